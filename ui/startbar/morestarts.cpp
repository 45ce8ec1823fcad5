#include "ui/startbar/morestarts.h"

#include <QAction>
#include <QMenu>
#include <QStyleOptionToolButton>

namespace argiope::startbar {

MoreStarts::MoreStarts(QWidget *parent)
    : QToolButton(parent)
    , m_again(new QAction(this))
    , m_new(new QAction(this))
{
    setObjectName(QStringLiteral("moreStarts"));
    setPopupMode(QToolButton::InstantPopup);
    setArrowType(Qt::DownArrow);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Minimum); // as high as the button beside it
    auto *menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    setMenu(menu);
    m_again->setObjectName(QStringLiteral("startAgain"));
    m_new->setObjectName(QStringLiteral("startNew"));
    menu->addActions({m_again, m_new});
    connect(m_again, &QAction::triggered, this, &MoreStarts::againRequested);
    connect(m_new, &QAction::triggered, this, &MoreStarts::newRequested);
}

void MoreStarts::setAgainOffered(bool offered)
{
    m_again->setVisible(offered);
}

QString MoreStarts::againTip() const
{
    return m_again->toolTip();
}

void MoreStarts::retranslate()
{
    m_again->setText(tr("Crawl A&gain"));
    m_again->setToolTip(
        tr("Fetches every known URL again, with conditional requests where the server supports them, and shows what is "
           "new, changed and removed"));
    m_new->setText(tr("&New Crawl"));
    m_new->setToolTip(tr("Crawls this address into a new project"));
    setToolTip(tr("Other ways to start"));
    setAccessibleName(toolTip());
}

void MoreStarts::initStyleOption(QStyleOptionToolButton *option) const
{
    QToolButton::initStyleOption(option);
    option->features &= ~QStyleOptionToolButton::HasMenu; // its arrow is all that it shows: no second one
}

} // namespace argiope::startbar
