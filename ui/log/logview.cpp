#include "ui/log/logview.h"

#include "ui/models/wording.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace argiope::log {

using base::LogLevel;

LogFilter::LogFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
{
}

void LogFilter::setWorker(int worker)
{
    m_worker = worker;
    invalidateRowsFilter();
}

void LogFilter::setLevel(LogLevel level)
{
    m_level = level;
    invalidateRowsFilter();
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return (m_worker == 0 || index.data(models::LogModel::WorkerRole).toInt() == m_worker)
        && index.data(models::LogModel::LevelRole).toInt() >= int(m_level);
}

LogView::LogView(models::LogModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_filter(new LogFilter(this))
    , m_list(new QListView(this))
    , m_threadLabel(new QLabel(this))
    , m_thread(new QComboBox(this))
    , m_levelLabel(new QLabel(this))
    , m_level(new QComboBox(this))
    , m_clear(new QToolButton(this))
{
    m_filter->setSourceModel(&m_model);
    m_list->setModel(m_filter);
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_threadLabel->setBuddy(m_thread);
    m_levelLabel->setBuddy(m_level);
    m_thread->addItem(QString(), 0);
    for (const LogLevel level : {LogLevel::Debug, LogLevel::Info, LogLevel::Warning, LogLevel::Error})
        m_level->addItem(QString(), int(level));
    m_level->setCurrentIndex(m_level->findData(int(LogLevel::Info)));
    m_clear->setAutoRaise(true);

    auto *row = new QHBoxLayout;
    row->addWidget(m_threadLabel);
    row->addWidget(m_thread);
    row->addWidget(m_levelLabel);
    row->addWidget(m_level);
    row->addStretch(1);
    row->addWidget(m_clear);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_list, 1);

    auto *copyAction = new QAction(m_list);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    m_list->addAction(copyAction);
    connect(copyAction, &QAction::triggered, this, &LogView::copy);
    connect(m_thread, &QComboBox::currentIndexChanged, this,
        [this] { m_filter->setWorker(m_thread->currentData().toInt()); });
    connect(m_level, &QComboBox::currentIndexChanged, this,
        [this] { m_filter->setLevel(LogLevel(m_level->currentData().toInt())); });
    connect(m_clear, &QToolButton::clicked, &m_model, &models::LogModel::clear);
    connect(m_filter, &QAbstractItemModel::rowsAboutToBeInserted, this, [this] {
        const QScrollBar *bar = m_list->verticalScrollBar();
        m_follow = bar->value() >= bar->maximum() - 2;
    });
    connect(m_filter, &QAbstractItemModel::rowsInserted, this, [this] {
        if (m_follow)
            m_list->scrollToBottom();
    });
    retranslate();
}

void LogView::setThreadCount(int threads)
{
    while (m_thread->count() - 1 > threads)
        m_thread->removeItem(m_thread->count() - 1);
    while (m_thread->count() - 1 < threads) {
        const int number = m_thread->count();
        m_thread->addItem(tr("Thread %1").arg(number), number);
    }
}

void LogView::setWorker(int worker)
{
    const int at = m_thread->findData(worker);
    if (at >= 0)
        m_thread->setCurrentIndex(at);
}

void LogView::copy()
{
    QModelIndexList rows = m_list->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QString text;
    for (const QModelIndex &row : std::as_const(rows))
        text += row.data(Qt::ToolTipRole).toString() + QLatin1Char('\n');
    if (!text.isEmpty())
        QApplication::clipboard()->setText(text);
}

void LogView::retranslate()
{
    m_threadLabel->setText(tr("Thread"));
    m_thread->setItemText(0, tr("All threads"));
    for (int i = 1; i < m_thread->count(); ++i)
        m_thread->setItemText(i, tr("Thread %1").arg(i));
    m_levelLabel->setText(tr("Show"));
    for (int i = 0; i < m_level->count(); ++i)
        m_level->setItemText(i, models::wording::logLevel(LogLevel(m_level->itemData(i).toInt())));
    m_clear->setText(tr("Clear"));
}

void LogView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace argiope::log
