#include "ui/log/logview.h"

#include "ui/words/foreigntext.h"
#include "ui/words/wording.h"

#include "ui/widgets/filterfield.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QScrollBar>
#include <QStandardPaths>
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

void LogFilter::setText(const QString &text)
{
    m_text = text;
    invalidateRowsFilter();
}

bool LogFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    return (m_worker == 0 || index.data(models::LogModel::WorkerRole).toInt() == m_worker)
        && index.data(models::LogModel::LevelRole).toInt() >= int(m_level)
        && (m_text.isEmpty()
            || index.data(models::LogModel::TextRole).toString().contains(m_text, Qt::CaseInsensitive));
}

LogView::LogView(models::LogModel &model, std::function<int()> threads, QWidget *parent)
    : View(parent)
    , m_model(model)
    , m_threads(std::move(threads))
    , m_filter(new LogFilter(this))
    , m_list(new QListView(this))
    , m_threadLabel(new QLabel(this))
    , m_thread(new QComboBox(this))
    , m_levelLabel(new QLabel(this))
    , m_level(new QComboBox(this))
    , m_text(new widgets::FilterField(this))
    , m_file(new QToolButton(this))
    , m_clear(new QToolButton(this))
    , m_copy(new QAction(m_list))
    , m_all(new QAction(m_list))
{
    m_list->setObjectName(QStringLiteral("logList"));
    m_text->setObjectName(QStringLiteral("logFilter"));
    m_level->setObjectName(QStringLiteral("logLevel"));
    m_file->setObjectName(QStringLiteral("logToFile"));
    m_file->setCheckable(true);
    m_file->setAutoRaise(true);
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
    row->addWidget(m_text, 1);
    row->addWidget(m_file);
    row->addWidget(m_clear);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_list, 1);

    const std::pair<QAction *, QKeySequence::StandardKey> actions[]
        = {{m_copy, QKeySequence::Copy}, {m_all, QKeySequence::SelectAll}};
    for (const auto &[action, keys] : actions) {
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_list->addAction(action);
    }
    m_list->setContextMenuPolicy(Qt::ActionsContextMenu);
    connect(m_copy, &QAction::triggered, this, &LogView::copy);
    connect(m_all, &QAction::triggered, m_list, &QListView::selectAll);
    connect(m_thread, &QComboBox::currentIndexChanged, this,
        [this] { m_filter->setWorker(m_thread->currentData().toInt()); });
    connect(m_level, &QComboBox::currentIndexChanged, this, [this] {
        const auto level = LogLevel(m_level->currentData().toInt());
        m_filter->setLevel(level);
        Q_EMIT levelChanged(level);
    });
    connect(m_text, &widgets::FilterField::filterChanged, m_filter, &LogFilter::setText);
    connect(m_file, &QToolButton::clicked, this, &LogView::toggleFile);
    connect(&m_model.file(), &project::LogFile::changed, this, &LogView::refreshFile);
    connect(&m_model.file(), &project::LogFile::failed, this, [this](const QString &path, const QString &why) {
        Q_EMIT fileFailed(path, why);
        const QString shown = words::foreign::shown(QDir::toNativeSeparators(path));
        Q_EMIT reported(tr("The log could not be written to “%1”.").arg(shown), why, true);
    });
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

QString LogView::title() const
{
    return tr("Log");
}

void LogView::poll(bool)
{
    if (m_threads)
        setThreadCount(m_threads());
}

void LogView::follow(const project::ProjectSession &)
{
    poll();
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

void LogView::toggleFile(bool on)
{
    if (!on) {
        m_model.stopLogFile();
        return;
    }
    m_file->setChecked(false); // until there is a file
    auto *dialog = new QFileDialog(this, tr("Log to File"),
        QDir(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation))
            .filePath(QStringLiteral("argiope.log")),
        tr("Logs (*.log);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("log"));
    connect(dialog, &QFileDialog::fileSelected, this, &LogView::logToFile);
    dialog->open();
}

void LogView::logToFile(const QString &path)
{
    m_model.startLogFile(path);
}

void LogView::refreshFile()
{
    const project::LogFile &file = m_model.file();
    m_file->setChecked(file.isOn());
    m_file->setToolTip(file.isOn()
            ? words::foreign::plain(tr("Every line is also written to “%1”. Click to stop.")
                                        .arg(words::foreign::shown(QDir::toNativeSeparators(file.path()))))
            : tr("Writes existing and new log lines to a file"));
}

void LogView::copy()
{
    QModelIndexList rows = m_list->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    QString text;
    for (const QModelIndex &row : std::as_const(rows))
        text += row.data(models::LogModel::LineRole).toString() + QLatin1Char('\n');
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
        m_level->setItemText(i, words::wording::logLevel(LogLevel(m_level->itemData(i).toInt())));
    m_text->setPlaceholderText(tr("Filter…"));
    m_text->setAccessibleName(tr("Filter the log"));
    m_file->setText(tr("Log to File…"));
    m_clear->setText(tr("Clear"));
    m_copy->setText(tr("&Copy Lines"));
    m_all->setText(tr("Selec&t All"));
    refreshFile();
}

} // namespace argiope::log
