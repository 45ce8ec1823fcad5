#include "ui/export/exportdialog.h"

#include "core/store/place.h"
#include "ui/export/exportjob.h"
#include "ui/export/exportkeys.h"
#include "ui/export/exportwords.h"
#include "ui/savefile/savefield.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/metrics.h"
#include "ui/widgets/mnemonics.h"
#include "ui/widgets/screenroom.h"
#include "ui/words/columnwords.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QProgressBar>
#include <QPushButton>
#include <QRadioButton>
#include <QSet>
#include <QSettings>
#include <QSignalBlocker>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace argiope::exporting {

using store::ListKind;
using words::format::count;

namespace {

const QString ColumnsKey = QStringLiteral("export/columns"); ///< names in order; a '-' before those not written
constexpr int ColumnRole = Qt::UserRole;

QString lastDelimiter()
{
    return QSettings().value(ExportDelimiterKey).toString();
}

} // namespace

ExportDialog::ExportDialog(Source source, QWidget *parent)
    : QDialog(parent)
    , m_source(std::move(source))
    , m_table(new QComboBox(this))
    , m_format(new QComboBox(this))
    , m_bom(new QCheckBox(tr("UTF-8 with BOM (for E&xcel)"), this))
    , m_words(new QCheckBox(tr("Column names and values as in the &window"), this))
    , m_delimiter(new QComboBox(this))
    , m_all(new QRadioButton(this))
    , m_filtered(new QRadioButton(this))
    , m_selected(new QRadioButton(this))
    , m_columnsShown(new QToolButton(this))
    , m_columnsBox(new QWidget(this))
    , m_columns(new QListWidget(m_columnsBox))
    , m_file(new savefile::SaveField(ExportFolderKey, m_source.project, this))
    , m_message(new QLabel(this))
    , m_progress(new QProgressBar(this))
    , m_start(new QPushButton(widgets::icon(QStringLiteral("export")), tr("&Export"), this))
    , m_cancel(new QPushButton(tr("Close"), this))
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export"));
    m_table->setObjectName(QStringLiteral("table"));
    m_format->setObjectName(QStringLiteral("format"));
    m_file->line().setObjectName(QStringLiteral("file"));
    m_file->setDialog(tr("Export To"));
    m_start->setObjectName(QStringLiteral("start"));
    m_bom->setObjectName(QStringLiteral("bom"));
    m_bom->setToolTip(
        tr("Excel needs the byte order mark (BOM) to detect UTF-8. Other programs do not, and some fail on it."));
    m_bom->setChecked(QSettings().value(ExportBomKey).toBool());
    m_delimiter->setObjectName(QStringLiteral("delimiter"));
    m_delimiter->setToolTip(tr("Use semicolons where numbers have a decimal comma."));
    m_delimiter->addItem(tr("Comma"), QStringLiteral(","));
    m_delimiter->addItem(tr("Semicolon"), QStringLiteral(";"));
    m_delimiter->addItem(tr("Tab"), QStringLiteral("\t"));
    m_delimiter->setCurrentIndex(qMax(0, m_delimiter->findData(lastDelimiter())));
    m_message->setObjectName(QStringLiteral("message"));
    m_all->setObjectName(QStringLiteral("all"));
    m_filtered->setObjectName(QStringLiteral("filtered"));
    m_selected->setObjectName(QStringLiteral("selected"));
    for (const Table one : {Table::Urls, Table::Skipped, Table::Links, Table::Broken, Table::Chains, Table::Issues,
             Table::Images, Table::Hreflang, Table::Sitemaps, Table::Hosts})
        m_table->addItem(tableWords(one), int(one));
    const Table front = m_source.query.kind == ListKind::Skipped ? Table::Skipped : Table::Urls;
    m_table->setCurrentIndex(m_table->findData(int(m_source.table.value_or(front))));
    for (const FormatInfo &info : formats())
        m_format->addItem(formatWords(info.format), int(info.format));
    m_columnsShown->setObjectName(QStringLiteral("columnsShown"));
    m_columnsShown->setCheckable(true);
    m_columnsShown->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_columnsShown->setArrowType(Qt::RightArrow);
    m_columnsShown->setFocusPolicy(Qt::StrongFocus);
    m_columnsShown->setToolTip(tr("Choose the exported columns and their order"));
    m_columns->setObjectName(QStringLiteral("columns"));
    m_columns->setAccessibleName(tr("Exported columns in order"));
    m_columns->setDragDropMode(QAbstractItemView::InternalMove);
    m_columns->setToolTip(tr("Ticked columns are exported. Drag them, or use the buttons, to change their order."));
    m_format->setCurrentIndex(qMax(0, m_format->findData(QSettings().value(ExportFormatKey).toInt())));
    m_progress->setRange(0, 0);
    m_progress->hide();
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);

    auto *rows = new QVBoxLayout;
    rows->addWidget(m_all);
    rows->addWidget(m_filtered);
    rows->addWidget(m_selected);
    auto *form = new QFormLayout;
    form->addRow(tr("&Table"), m_table);
    auto *format = new QHBoxLayout; // one row: small screens have no room for two
    auto *between = new QLabel(tr("&Delimiter"), this);
    auto *formatLabel = new QLabel(tr("&Format"), this);
    formatLabel->setBuddy(m_format);
    between->setBuddy(m_delimiter);
    format->addWidget(m_format, 1);
    format->addWidget(between);
    format->addWidget(m_delimiter);
    form->addRow(formatLabel, format);
    m_words->setObjectName(QStringLiteral("words"));
    m_words->setToolTip(tr("For people. Programs need the names and values that are the same in every language."));
    auto *ticks = new QHBoxLayout; // likewise
    ticks->addWidget(m_bom);
    ticks->addWidget(m_words, 1);
    form->addRow(QString(), ticks);
    form->addRow(tr("Rows"), rows);
    auto *up = new QPushButton(tr("Move &Up"), m_columnsBox);
    auto *down = new QPushButton(tr("Move Do&wn"), m_columnsBox);
    auto *usual = new QPushButton(tr("Default &Columns"), m_columnsBox);
    usual->setObjectName(QStringLiteral("usualColumns"));
    up->setObjectName(QStringLiteral("columnUp"));
    auto *shown = new QPushButton(tr("As Shown in Tab&le"), m_columnsBox);
    auto *every = new QPushButton(tr("All"), m_columnsBox);
    auto *none = new QPushButton(tr("None"), m_columnsBox);
    shown->setObjectName(QStringLiteral("columnsAsShown"));
    every->setObjectName(QStringLiteral("allColumns"));
    none->setObjectName(QStringLiteral("noColumns"));
    shown->setEnabled(!m_source.shown.isEmpty());
    shown->setToolTip(tr("The columns shown in the table, in the same order"));
    connect(shown, &QPushButton::clicked, this, &ExportDialog::tickShown);
    connect(every, &QPushButton::clicked, this, [this] { tickAll(true); });
    connect(none, &QPushButton::clicked, this, [this] { tickAll(false); });
    m_columns->setMinimumHeight(fontMetrics().lineSpacing() * 8);
    auto *columnButtons = new QVBoxLayout;
    for (QPushButton *button : {shown, every, none, up, down, usual}) {
        button->setAutoDefault(false);
        columnButtons->addWidget(button);
    }
    columnButtons->addStretch(1);
    auto *columns = new QHBoxLayout(m_columnsBox);
    columns->setContentsMargins(0, 0, 0, 0);
    columns->addWidget(m_columns, 1);
    columns->addLayout(columnButtons);
    m_columnsBox->hide();
    auto *columnsLabel = new QLabel(tr("Colu&mns"), this);
    columnsLabel->setBuddy(m_columnsShown);
    form->addRow(columnsLabel, m_columnsShown);
    form->addRow(m_columnsBox);
    connect(m_columnsShown, &QToolButton::toggled, this, [this](bool open) {
        m_columnsBox->setVisible(open);
        if (!open || !isVisible())
            return;
        layout()->activate();
        widgets::resizeWithinScreen(*this, {width(), std::max(height(), sizeHint().height())});
    });
    connect(m_columnsShown, &QToolButton::toggled, this,
        [this](bool open) { m_columnsShown->setArrowType(open ? Qt::DownArrow : Qt::RightArrow); });
    connect(up, &QPushButton::clicked, this, [this] { moveColumn(-1); });
    connect(down, &QPushButton::clicked, this, [this] { moveColumn(1); });
    connect(usual, &QPushButton::clicked, this, [this] {
        QSettings().remove(ColumnsKey);
        fillColumns();
        refresh();
    });
    connect(m_columns, &QListWidget::itemChanged, this, &ExportDialog::refresh);
    fillColumns();
    auto *fileLabel = new QLabel(tr("F&ile"), this);
    fileLabel->setBuddy(&m_file->line());
    form->addRow(fileLabel, m_file);
    // The underline of a letter takes the kerning away that the label's hint counts with.
    for (QWidget *field : std::initializer_list<QWidget *>{m_table, m_format}) {
        QWidget *label = field == m_format ? formatLabel : form->labelForField(field);
        label->setMinimumWidth(label->sizeHint().width() + widgets::letterWidth(fontMetrics()));
    }
    auto *buttons = new QDialogButtonBox(this);
    buttons->addButton(m_start, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    m_file->addButtons(*buttons); // last: the box shows what it has with each that it is given
    m_file->openButton()->setObjectName(QStringLiteral("openFile"));
    m_file->folderButton()->setObjectName(QStringLiteral("showFolder"));
    m_start->setDefault(true);
    auto *column = new QVBoxLayout(this);
    column->addLayout(form);
    column->addWidget(m_progress);
    column->addWidget(m_message);
    column->addStretch(1);
    column->addWidget(buttons);

    m_filtered->setChecked(m_source.filtered || m_source.table);
    m_all->setChecked(!m_filtered->isChecked());
    connect(m_table, &QComboBox::currentIndexChanged, this, [this] {
        refreshFormats();
        proposeName();
        refresh();
    });
    connect(m_format, &QComboBox::currentIndexChanged, this, [this] {
        m_words->setChecked(isWorded(this->format()));
        proposeName();
        refresh();
    });
    connect(m_file, &savefile::SaveField::changed, this, &ExportDialog::refresh);
    connect(m_file, &savefile::SaveField::writeWanted, this, &ExportDialog::write);
    connect(m_file, &savefile::SaveField::refused, m_message, &QLabel::setText);
    connect(m_start, &QPushButton::clicked, this, &ExportDialog::start);
    connect(m_cancel, &QPushButton::clicked, this, &ExportDialog::reject);

    refreshFormats();
    m_words->setChecked(isWorded(this->format()));
    proposeName();
    refresh();
}

ExportDialog::~ExportDialog() = default;

Format ExportDialog::format() const
{
    return Format(m_format->currentData().toInt());
}

Table ExportDialog::table() const
{
    return Table(m_table->currentData().toInt());
}

ExportDialog::Choices ExportDialog::choices() const
{
    if (m_source.table) {
        const bool same = *m_source.table == table();
        return {same && !m_source.listed.isEmpty(), same && !m_source.selected.isEmpty()};
    }
    const ListKind kind = m_source.query.kind;
    // The queue is a part of the URLs: its filter fits no table of an export.
    const bool sameTable = (table() == Table::Urls && kind == ListKind::Urls)
        || (table() == Table::Skipped && kind == ListKind::Skipped);
    // Those on the pages of the table in front; a graph of every link is whole.
    const bool links = table() == Table::Links && kind == ListKind::Urls && infoOf(format()).shape == Shape::Rows;
    const bool queued = kind == ListKind::Queue && table() == Table::Urls;
    return {(sameTable || links) && m_source.filtered, !m_source.selected.isEmpty() && (sameTable || queued || links)};
}

void ExportDialog::refreshRows()
{
    const Choices can = choices();
    const bool links = table() == Table::Links;
    const QString filteredCount = count(m_source.table ? m_source.listed.size() : m_source.filteredRows);
    const QString selectedCount = count(m_source.selected.size());
    m_all->setText(links ? tr("&All links") : tr("&All rows"));
    if (links) {
        m_filtered->setText(can.filtered ? tr("Links on the &filtered pages (%1 pages)").arg(filteredCount)
                                         : tr("Links on the &filtered pages"));
        m_selected->setText(can.selected ? tr("Links on the &selected pages (%1 pages)").arg(selectedCount)
                                         : tr("Links on the &selected pages"));
    } else {
        m_filtered->setText(!can.filtered ? tr("&Filtered rows")
                : m_source.table          ? tr("&Rows shown in the table (%1)").arg(filteredCount)
                                          : tr("&Filtered rows (%1)").arg(filteredCount));
        m_selected->setText(can.selected ? tr("&Selected rows (%1)").arg(selectedCount) : tr("&Selected rows"));
    }
    m_filtered->setEnabled(can.filtered);
    m_selected->setEnabled(can.selected);
    if ((m_filtered->isChecked() && !can.filtered) || (m_selected->isChecked() && !can.selected))
        m_all->setChecked(true);
}

void ExportDialog::refresh()
{
    const bool columns = hasColumns();
    m_columnsShown->setEnabled(columns);
    m_columnsBox->setVisible(columns && m_columnsShown->isChecked());
    m_columnsShown->setText(columns   ? tr("%1 of %2").arg(count(chosenColumns().size()), count(m_columns->count()))
            : !infoOf(table()).ofUrls ? tr("Fixed by this table")
                                      : tr("Fixed by this format"));
    m_bom->setEnabled(format() == Format::Csv);
    m_words->setEnabled(columns && infoOf(format()).shape == Shape::Rows);
    m_delimiter->setEnabled(infoOf(format()).hasDelimiter);
    m_start->setEnabled(!m_file->file().isEmpty() && (!columns || !chosenColumns().isEmpty()));
    refreshRows();
    widgets::giveMnemonics(*this);
}

bool ExportDialog::hasColumns() const
{
    return infoOf(format()).hasColumns && (infoOf(table()).ofUrls || infoOf(format()).shape == Shape::Graph);
}

void ExportDialog::fillColumns()
{
    const QSignalBlocker blocker(m_columns);
    m_columns->clear();
    QList<store::Column> order;
    QSet<QByteArray> off;
    const auto isIn = [&order](const store::Column &column) {
        return std::any_of(order.cbegin(), order.cend(), [&](const store::Column &one) { return one.id == column.id; });
    };
    for (const QString &saved : QSettings().value(ColumnsKey).toStringList()) {
        const bool written = !saved.startsWith(QLatin1Char('-'));
        const store::Column *column = m_source.columns.find(QByteArrayView(saved.mid(written ? 0 : 1).toUtf8()));
        if (!column || isIn(*column))
            continue;
        order.append(*column);
        if (!written)
            off.insert(column->name);
    }
    // Columns of a later version, and of this project alone, come last and are written.
    for (const store::Column &column : m_source.columns.all()) {
        if (!isIn(column))
            order.append(column);
    }
    for (const store::Column &column : std::as_const(order)) {
        const QString name = QString::fromUtf8(column.name);
        auto *item
            = new QListWidgetItem(column.isOwn() ? words::foreign::shown(name)
                                                 : tr("%1 (%2)", "column: what it is called, its name in the file")
                                                       .arg(words::wording::column(column), name),
                m_columns);
        item->setData(ColumnRole, int(column.id));
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsDragEnabled);
        item->setCheckState(off.contains(column.name) ? Qt::Unchecked : Qt::Checked);
    }
    m_columns->setCurrentRow(0);
    if (!m_source.shown.isEmpty() && !QSettings().contains(ColumnsKey))
        tickShown(); // what is in sight is what somebody wants, unless he has chosen
}

void ExportDialog::tickAll(bool written)
{
    {
        const QSignalBlocker blocker(m_columns);
        for (int i = 0; i < m_columns->count(); ++i)
            m_columns->item(i)->setCheckState(written ? Qt::Checked : Qt::Unchecked);
    }
    refresh();
}

void ExportDialog::tickShown()
{
    {
        const QSignalBlocker blocker(m_columns);
        int place = 0;
        for (const store::UrlColumn column : std::as_const(m_source.shown)) {
            for (int i = place; i < m_columns->count(); ++i) {
                if (store::UrlColumn(m_columns->item(i)->data(ColumnRole).toInt()) != column)
                    continue;
                m_columns->insertItem(place++, m_columns->takeItem(i));
                break;
            }
        }
        for (int i = 0; i < m_columns->count(); ++i)
            m_columns->item(i)->setCheckState(i < place ? Qt::Checked : Qt::Unchecked);
        m_columns->setCurrentRow(0);
    }
    refresh();
}

void ExportDialog::refreshFormats()
{
    auto *items = qobject_cast<QStandardItemModel *>(m_format->model());
    for (int i = 0; items && i < m_format->count(); ++i)
        items->item(i)->setEnabled(canHold(Format(m_format->itemData(i).toInt()), table()));
    if (!canHold(format(), table()))
        m_format->setCurrentIndex(m_format->findData(int(Format::Csv)));
}

void ExportDialog::moveColumn(int by)
{
    const int row = m_columns->currentRow();
    if (row < 0 || row + by < 0 || row + by >= m_columns->count())
        return;
    QListWidgetItem *item = m_columns->takeItem(row);
    m_columns->insertItem(row + by, item);
    m_columns->setCurrentItem(item);
}

void ExportDialog::saveColumns() const
{
    if (chosenColumns() == m_source.shown) { // the next time they may be others
        QSettings().remove(ColumnsKey);
        return;
    }
    QStringList saved;
    for (int i = 0; i < m_columns->count(); ++i) {
        const QListWidgetItem *item = m_columns->item(i);
        const store::Column *column = m_source.columns.find(store::UrlColumn(item->data(ColumnRole).toInt()));
        const QString name = column ? QString::fromUtf8(column->name) : QString();
        saved.append(item->checkState() == Qt::Checked ? name : QString(QLatin1Char('-') % name));
    }
    QSettings().setValue(ColumnsKey, saved);
}

QList<store::UrlColumn> ExportDialog::chosenColumns() const
{
    QList<store::UrlColumn> chosen;
    for (int i = 0; i < m_columns->count(); ++i) {
        if (m_columns->item(i)->checkState() == Qt::Checked)
            chosen.append(store::UrlColumn(m_columns->item(i)->data(ColumnRole).toInt()));
    }
    return chosen;
}

void ExportDialog::proposeName()
{
    QString name = store::shortName(m_source.project);
    if (table() != Table::Urls)
        name += QLatin1Char('-') % QLatin1String(infoOf(table()).name);
    m_file->setProposal(name, QLatin1String(infoOf(format()).suffix));
    m_message->clear();
}

void ExportDialog::setTable(Table table)
{
    if (m_job)
        return;
    m_table->setCurrentIndex(m_table->findData(int(table)));
    m_all->setChecked(true);
}

void ExportDialog::setFile(const QString &path)
{
    m_file->setFile(path);
}

Options ExportDialog::options() const
{
    Options options;
    options.format = format();
    options.table = table();
    options.bom = m_bom->isChecked() && format() == Format::Csv;
    if (infoOf(format()).hasDelimiter)
        options.delimiter = m_delimiter->currentData().toString().at(0).toLatin1();
    if (hasColumns())
        options.columns = chosenColumns();
    if (m_words->isEnabled() && m_words->isChecked())
        options.words = windowWords();
    if (m_source.table) {
        if (!m_all->isChecked())
            options.onlyIds = m_filtered->isChecked() ? m_source.listed : m_source.selected;
        return options;
    }
    const bool sameKind = (table() == Table::Urls && m_source.query.kind == ListKind::Urls)
        || (table() == Table::Skipped && m_source.query.kind == ListKind::Skipped);
    if (m_filtered->isChecked() && sameKind) {
        options.query = m_source.query;
    } else if (sameKind) {
        options.query.sort = m_source.query.sort;
        options.query.descending = m_source.query.descending;
    }
    if (m_selected->isChecked())
        options.onlyIds = m_source.selected;
    else if (m_filtered->isChecked() && table() == Table::Links)
        options.linkPages = m_source.query;
    return options;
}

void ExportDialog::start()
{
    if (!m_job)
        m_file->ask();
}

void ExportDialog::write(const QString &file)
{
    if (m_job)
        return;
    m_file->remember();
    QSettings store;
    store.setValue(ExportFormatKey, int(format()));
    store.setValue(ExportBomKey, m_bom->isChecked());
    store.setValue(ExportDelimiterKey, m_delimiter->currentData());
    if (hasColumns())
        saveColumns();
    if (m_words->isEnabled())
        setWorded(format(), m_words->isChecked());
    m_job = std::make_unique<ExportJob>(m_source.project, file, options());
    connect(m_job.get(), &ExportJob::progressed, this,
        [this](qint64 rows) { m_message->setText(tr("%1 rows written…").arg(count(rows))); });
    connect(m_job.get(), &ExportJob::succeeded, this, [this, file](qint64 rows) {
        m_job->wait();
        m_job.reset();
        setRunning(false);
        m_file->setWritten(file);
        m_message->setText(tr("%1 rows written to “%2”.").arg(count(rows), QDir::toNativeSeparators(file)));
        Q_EMIT exported(file, rows);
    });
    connect(m_job.get(), &ExportJob::failed, this, [this, file](const ExportError &error) {
        m_job->wait();
        m_job.reset();
        setRunning(false);
        m_message->setText(exportProblem(error, file));
        m_message->setToolTip(words::foreign::tip(error.message()));
    });
    m_file->setWritten({});
    setRunning(true);
    m_job->start();
}

void ExportDialog::setRunning(bool running)
{
    m_progress->setVisible(running);
    for (QWidget *widget : std::initializer_list<QWidget *>{
             m_table, m_format, m_bom, m_words, m_delimiter, m_all, m_columnsShown, m_columnsBox, m_file, m_start})
        widget->setEnabled(!running);
    m_cancel->setText(running ? tr("Cancel") : tr("Close"));
    if (running) {
        m_filtered->setEnabled(false);
        m_selected->setEnabled(false);
        m_message->setText(tr("Writing…"));
    } else {
        refresh();
    }
}

void ExportDialog::reject()
{
    if (m_job) {
        m_job->cancel();
        return;
    }
    QDialog::reject();
}

} // namespace argiope::exporting
