#include "ui/models/findingsmodel.h"

#include "core/audit/namedfindings.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"
#include "ui/words/wording.h"

#include <QBrush>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace argiope::models {

namespace foreign = words::foreign;
namespace wording = words::wording;

namespace {

constexpr int FindingsBlock = 32; ///< rows asked for around one that is missing
constexpr int FindingsMost = 256; ///< rows in one question
/// A finding whose page has gone from the project, or cannot be read, shows what is known of it.
constexpr qsizetype MostEvidenceBytes = 4 * (foreign::MostShown + 1);

} // namespace

FindingsModel::FindingsModel(project::ProjectReader &reader, QObject *parent)
    : QAbstractTableModel(parent)
    , m_reader(reader)
    , m_cache(CacheRows)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &FindingsModel::fetch);
}

FindingsModel::~FindingsModel()
{
    if (m_cancel)
        m_cancel->store(true);
}

void FindingsModel::show(const SharedFindings &findings, const audit::Check *check)
{
    QList<FindingRow> rows = findings && check ? findingRows(findings->of(*check)) : QList<FindingRow>();
    if (m_cancel)
        m_cancel->store(true);
    m_fetching = false;
    m_wanted.clear();
    m_cache.clear();
    if (check == m_check && rows == m_rows) { // the same findings of a later audit
        m_findings = findings;
        if (!m_rows.isEmpty())
            Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
        return;
    }
    beginResetModel();
    m_findings = findings;
    m_check = findings ? check : nullptr;
    m_rows = std::move(rows);
    endResetModel();
}

const FindingsModel::Cached *FindingsModel::cached(int row) const
{
    if (const Cached *known = m_cache.object(m_rows.at(row).id))
        return known;
    if (m_wanted.size() < FindingsMost) {
        const int last = std::min(row + FindingsBlock, int(m_rows.size()) - 1);
        for (int near = row; near <= last; ++near) {
            if (m_rows.at(near).file < 0 && !m_cache.contains(m_rows.at(near).id))
                m_wanted.insert(near);
        }
        if (!m_fetching && !m_timer.isActive())
            m_timer.start();
    }
    return nullptr;
}

int FindingsModel::rowOf(qint64 url) const
{
    const auto row = std::find_if(
        m_rows.cbegin(), m_rows.cend(), [url](const FindingRow &finding) { return url != 0 && finding.id == url; });
    return row == m_rows.cend() ? -1 : int(row - m_rows.cbegin());
}

void FindingsModel::fetch()
{
    if (m_fetching || m_wanted.isEmpty() || !m_check)
        return;
    QList<int> rows(m_wanted.cbegin(), m_wanted.cend());
    m_wanted.clear();
    std::sort(rows.begin(), rows.end());
    QList<qint64> ids;
    for (const int row : std::as_const(rows))
        ids.append(m_rows.at(row).id);
    m_fetching = true;
    m_cancel = m_reader.ask(
        project::Lane::Rows, this,
        [ids, check = m_check, findings = m_findings](store::Reader &reader, const std::atomic<bool> &) {
            return wordsOfFindings(reader, *check, *findings, ids);
        },
        [this, ids, rows](const QList<FindingWords> &words) {
            m_fetching = false;
            for (qsizetype i = 0; i < ids.size(); ++i) {
                auto *row = new Cached{words.at(i).url, {words.at(i).evidence.left(MostEvidenceBytes)}};
                for (const QByteArray &more : words.at(i).more)
                    row->evidence.append(more.left(MostEvidenceBytes));
                m_cache.insert(ids.at(i), row);
            }
            Q_EMIT dataChanged(index(rows.constFirst(), 0), index(rows.constLast(), ColumnCount - 1));
            fetch();
        });
    if (m_cancel->load()) // nothing is open
        m_fetching = false;
}

void FindingsModel::retranslate()
{
    Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int FindingsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int FindingsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant FindingsModel::display(int row, int column) const
{
    const FindingRow &finding = m_rows.at(row);
    const audit::FileFinding *file = finding.file < 0 ? nullptr : &found().files().at(finding.file);
    if (column == Instances)
        return words::format::count(file ? file->count : found().count(base::UrlId(finding.id)));
    if (column == Evidence)
        return evidenceLines(row).join(QStringLiteral("; "));
    if (file)
        return words::readableUrl(file->url);
    const Cached *known = cached(row);
    return known ? QVariant(words::readableUrl(known->url)) : QVariant();
}

QStringList FindingsModel::evidenceLines(int row) const
{
    const FindingRow &finding = m_rows.at(row);
    const audit::FileFinding *file = finding.file < 0 ? nullptr : &found().files().at(finding.file);
    const Cached *known = file ? nullptr : cached(row);
    if (!file && !known)
        return {};
    return evidenceLines(*m_check, file ? QByteArrayList{file->evidence} + file->more : known->evidence,
        file ? file->count : found().count(base::UrlId(finding.id)));
}

QStringList FindingsModel::evidenceLines(const audit::Check &check, const QByteArrayList &pieces, int count)
{
    const bool isTrap = qstrcmp(check.id, "url-trap") == 0; // the detail of a rule, which has words
    QStringList lines;
    for (const QByteArray &piece : pieces) {
        const bool isUrl = piece.startsWith("http://") || piece.startsWith("https://");
        lines << (isUrl  ? words::readableUrl(piece)
                : isTrap ? foreign::shown(wording::ruleDetail({facts::RuleKind::Trap, piece}))
                         : foreign::shown(piece));
    }
    if (const int rest = audit::unlisted(count, pieces.mid(1)); rest > 0)
        lines << tr("and %Ln more", "instances of a finding", rest);
    return lines;
}

QVariant FindingsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const FindingRow &finding = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(index.row(), index.column());
    case Qt::ToolTipRole: {
        if (index.column() == Instances)
            return finding.ignored ? tr("Ignored: not counted.") : QVariant();
        if (index.column() == Evidence)
            return foreign::plain(evidenceLines(index.row()).join(u'\n'));
        const QString text = display(index.row(), index.column()).toString();
        return text.isEmpty() ? QVariant() : QVariant(foreign::plain(text));
    }
    case Qt::AccessibleTextRole: {
        const QString text = display(index.row(), index.column()).toString();
        return finding.ignored && index.column() == Url ? tr("%1 (ignored)").arg(text) : text;
    }
    case Qt::ForegroundRole:
        return finding.ignored ? QVariant(QBrush(QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text)))
                               : QVariant();
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (index.column() == Instances ? Qt::AlignRight : Qt::AlignLeft)));
    case IdRole:
        return finding.id;
    case UrlRole: {
        if (finding.file >= 0)
            return found().files().at(finding.file).url;
        const Cached *known = cached(index.row());
        return known ? known->url : QByteArray();
    }
    case IgnoredRole:
        return finding.ignored;
    default:
        return {};
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    static constexpr const char *Titles[] = {QT_TR_NOOP("URL"), QT_TR_NOOP("Occurrences"), QT_TR_NOOP("Details")};
    static constexpr const char *Hints[] = {QT_TR_NOOP("Affected URL. Ignored findings are grey and listed last."),
        QT_TR_NOOP("Number of occurrences on this URL."), QT_TR_NOOP("Value or other URL that shows the finding.")};
    switch (role) {
    case Qt::DisplayRole:
        return tr(Titles[section]);
    case Qt::ToolTipRole:
    case Qt::WhatsThisRole:
        return tr(Hints[section]);
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignVCenter | (section == Instances ? Qt::AlignRight : Qt::AlignLeft)));
    default:
        return {};
    }
}

ShownTable FindingsModel::shown(const QList<int> &columns) const
{
    if (!m_check)
        return {};
    QList<FindingCell> cells;
    for (const int column : columns)
        cells.append(FindingCell(column));
    return findingsTable(m_reader.path(), m_findings, *m_check, m_rows, cells);
}

} // namespace argiope::models
