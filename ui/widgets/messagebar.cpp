#include "ui/widgets/messagebar.h"

#include "ui/widgets/icons.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>

namespace argiope::widgets {

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_details(new QLabel(this))
    , m_second(new QPushButton(this))
    , m_action(new QPushButton(this))
    , m_more(new QToolButton(this))
    , m_close(new QToolButton(this))
{
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    for (QLabel *label : {m_text, m_details}) {
        label->setForegroundRole(QPalette::ToolTipText);
        label->setWordWrap(true);
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_more->setCheckable(true);
    m_more->setAutoRaise(true);
    m_close->setObjectName(QStringLiteral("closeMessage"));
    m_close->setAutoRaise(true);
    m_close->setIcon(icon(QStringLiteral("close")));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 4, 4, 4);
    grid->addWidget(m_icon, 0, 0);
    grid->addWidget(m_text, 0, 1);
    grid->addWidget(m_more, 0, 2);
    grid->addWidget(m_second, 0, 3);
    grid->addWidget(m_action, 0, 4);
    grid->addWidget(m_close, 0, 5);
    grid->addWidget(m_details, 1, 1, 1, 4);
    grid->setColumnStretch(1, 1);
    connect(m_close, &QToolButton::clicked, this, [this] {
        hide();
        Q_EMIT dismissed();
    });
    connect(m_more, &QToolButton::toggled, m_details, &QWidget::setVisible);
    connect(m_action, &QPushButton::clicked, this, [this] {
        hide();
        if (const auto run = m_run)
            run();
        if (isHidden())
            Q_EMIT dismissed();
    });
    connect(m_second, &QPushButton::clicked, this, [this] {
        if (const auto run = m_runSecond)
            run();
    });
    m_more->hide();
    m_second->hide();
    m_action->hide();
    retranslate();
    hide();
}

void MessageBar::show(Kind kind, const QString &text, const QString &details, const QString &actionText,
    std::function<void()> action, const QString &secondText, std::function<void()> second)
{
    m_kind = kind;
    m_topic.clear();
    static const char *const Names[] = {"info", "warning", "error"};
    const int side = fontMetrics().height();
    m_icon->setPixmap(icon(QString::fromLatin1(Names[int(kind)])).pixmap(QSize(side, side), devicePixelRatio()));
    m_text->setText(text);
    m_details->setText(details);
    m_details->hide();
    m_more->setChecked(false);
    m_more->setVisible(!details.isEmpty());
    m_action->setText(actionText);
    m_action->setVisible(!actionText.isEmpty());
    m_run = std::move(action);
    m_second->setText(secondText);
    m_second->setVisible(!secondText.isEmpty());
    m_runSecond = std::move(second);
    QFrame::show();
}

void MessageBar::setText(const QString &text)
{
    m_text->setText(text);
}

QString MessageBar::text() const
{
    return m_text->text();
}

void MessageBar::retranslate()
{
    m_more->setText(tr("Details"));
    m_close->setToolTip(tr("Hide this message"));
    m_close->setAccessibleName(m_close->toolTip());
}

void MessageBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace argiope::widgets
