#include "ui/startpage/startpage.h"

#include "ui/startpage/recentmodel.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/tableview.h"

#include <QAction>
#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <atomic>
#include <memory>
#include <utility>

namespace argiope::startpage {

namespace recent = project::recent;

StartPage::StartPage(QWidget *parent)
    : QWidget(parent)
    , m_model(new RecentModel(this))
    , m_begin(new widgets::EmptyState(this))
    , m_title(new QLabel(this))
    , m_table(new widgets::TableView(this))
    , m_open(new QAction(this))
    , m_resume(new QAction(this))
    , m_remove(new QAction(this))
    , m_openButton(new QPushButton(this))
    , m_resumeButton(new QPushButton(this))
    , m_removeButton(new QPushButton(this))
{
    setObjectName(QStringLiteral("startPage"));
    m_pool.setMaxThreadCount(1);
    m_begin->setAutoFillBackground(false);
    m_begin->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_table->setObjectName(QStringLiteral("recentTable"));
    m_table->setModel(m_model);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setContextMenuPolicy(Qt::CustomContextMenu);
    m_table->restoreColumns(QStringLiteral("recent"), [](int column) {
        static constexpr int Widths[RecentModel::ColumnCount] = {72, 18, 12, 26, 12};
        return Widths[column];
    });
    m_remove->setShortcut(QKeySequence::Delete);
    m_remove->setShortcutContext(Qt::WidgetShortcut);
    m_table->addAction(m_remove);
    m_openButton->setObjectName(QStringLiteral("openRecent"));
    m_resumeButton->setObjectName(QStringLiteral("resumeRecent"));
    m_removeButton->setObjectName(QStringLiteral("removeRecent"));

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_openButton);
    buttons->addWidget(m_resumeButton);
    buttons->addStretch(1);
    buttons->addWidget(m_removeButton);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 4);
    column->addWidget(m_begin);
    column->addWidget(m_title);
    column->addWidget(m_table, 1);
    column->addLayout(buttons);

    connect(m_open, &QAction::triggered, this, &StartPage::openCurrent);
    connect(m_resume, &QAction::triggered, this, &StartPage::resumeCurrent);
    connect(m_remove, &QAction::triggered, this, &StartPage::removeCurrent);
    connect(m_openButton, &QPushButton::clicked, m_open, &QAction::trigger);
    connect(m_resumeButton, &QPushButton::clicked, m_resume, &QAction::trigger);
    connect(m_removeButton, &QPushButton::clicked, m_remove, &QAction::trigger);
    connect(m_begin, &widgets::EmptyState::buttonClicked, this, &StartPage::demoRequested);
    connect(m_table, &widgets::TableView::rowActivated, this, &StartPage::openCurrent);
    connect(m_table, &widgets::TableView::currentRowChanged, this, &StartPage::refreshButtons);
    connect(m_table, &QWidget::customContextMenuRequested, this, &StartPage::showMenu);
    connect(m_model, &QAbstractItemModel::dataChanged, this, &StartPage::refreshButtons);
    connect(m_model, &QAbstractItemModel::modelReset, this, &StartPage::refreshButtons);
    retranslate();
    refreshButtons();
}

StartPage::~StartPage()
{
    if (m_cancel)
        m_cancel->store(true);
}

bool StartPage::refresh()
{
    const QStringList paths = recent::projects();
    QStringList shown;
    for (int row = 0; row < m_model->rowCount(); ++row)
        shown.append(m_model->path(row));
    if (paths != shown) {
        m_model->setPaths(paths);
        m_table->selectFirstIfNone();
        if (isVisible())
            read();
    }
    return !paths.isEmpty();
}

void StartPage::read()
{
    QStringList paths;
    for (int row = 0; row < m_model->rowCount(); ++row)
        paths.append(m_model->path(row));
    if (m_cancel) {
        m_again = true;
        if (paths != m_looked)
            m_cancel->store(true);
        return;
    }
    m_looked = paths;
    m_cancel = std::make_shared<std::atomic<bool>>(false);
    m_pool.start([self = QPointer<StartPage>(this), paths, canceled = m_cancel] {
        const auto tell = [](auto what) {
            QMetaObject::invokeMethod(QCoreApplication::instance(), std::move(what), Qt::QueuedConnection);
        };
        for (const QString &path : paths) {
            if (canceled->load())
                break;
            tell([self, facts = recent::factsOf(path)] {
                if (self)
                    self->m_model->setFacts(facts);
            });
        }
        tell([self] {
            if (self)
                self->lookDone();
        });
    });
}

void StartPage::lookDone()
{
    m_cancel.reset();
    if (std::exchange(m_again, false))
        read();
}

void StartPage::setDemoAvailable(bool available)
{
    m_demo = available;
    retranslate();
}

void StartPage::focusContent()
{
    m_table->setFocus(Qt::ShortcutFocusReason);
    m_table->selectFirstIfNone();
}

void StartPage::saveColumns() const
{
    m_table->saveColumns();
}

int StartPage::currentRow() const
{
    const QList<int> rows = m_table->selectedRowNumbers();
    return rows.isEmpty() ? -1 : rows.constFirst();
}

void StartPage::openCurrent()
{
    const int row = currentRow();
    if (row < 0)
        return;
    const auto facts = m_model->facts(row);
    if (facts && facts->state == recent::Facts::State::Missing)
        Q_EMIT missingChosen(m_model->path(row));
    else
        Q_EMIT openRequested(m_model->path(row));
}

void StartPage::resumeCurrent()
{
    const int row = currentRow();
    const auto facts = m_model->facts(row);
    if (facts && facts->canResume())
        Q_EMIT resumeRequested(m_model->path(row));
}

void StartPage::removeCurrent()
{
    const int row = currentRow();
    if (row < 0)
        return;
    recent::remove(m_model->path(row));
    m_model->setPaths(recent::projects());
    if (m_model->rowCount() == 0) {
        Q_EMIT emptied();
        return;
    }
    m_table->selectRow(std::min(row, m_model->rowCount() - 1));
}

void StartPage::refreshButtons()
{
    const int row = currentRow();
    const auto facts = m_model->facts(row);
    m_open->setEnabled(row >= 0);
    m_remove->setEnabled(row >= 0);
    m_resume->setEnabled(facts && facts->canResume());
    m_openButton->setEnabled(m_open->isEnabled());
    m_removeButton->setEnabled(m_remove->isEnabled());
    m_resumeButton->setEnabled(m_resume->isEnabled());
}

void StartPage::showMenu(const QPoint &where)
{
    if (!m_table->indexAt(where).isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions({m_open, m_resume, m_remove});
    m_table->fillCellMenu(menu);
    menu->popup(m_table->viewport()->mapToGlobal(where));
}

void StartPage::retranslate()
{
    m_begin->setTexts(tr("Type the address of a website above and press Enter to crawl it."),
        tr("For example: example.org"), m_demo ? tr("Crawl the Demo Site") : QString());
    m_title->setText(tr("Recent projects"));
    m_table->setAccessibleName(tr("Recent projects"));
    m_open->setText(tr("O&pen"));
    m_resume->setText(tr("&Resume"));
    m_remove->setText(tr("Re&move from List"));
    m_openButton->setText(m_open->text());
    m_resumeButton->setText(m_resume->text());
    m_removeButton->setText(m_remove->text());
    m_removeButton->setToolTip(tr("The file is not deleted."));
    m_resumeButton->setToolTip(tr("Resumes the crawl where it stopped."));
    m_model->retranslate();
}

void StartPage::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void StartPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    read();
}

} // namespace argiope::startpage
