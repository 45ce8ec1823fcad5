#include "ui/models/findingsmodel.h"

#include "core/audit/namedfindings.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"

#include <QBrush>
#include <QGuiApplication>
#include <QPalette>

#include <algorithm>

namespace argiope::models {

namespace foreign = words::foreign;

namespace {

constexpr int FindingsBlock = 32; ///< rows asked for around one that is missing
constexpr int FindingsMost = 256; ///< rows in one question
/// A finding whose page has gone from the project, or cannot be read, shows what is known of it.
constexpr qsizetype MostEvidenceBytes = 4 * (foreign::MostShown + 1);

} // namespace

QList<FindingWords> wordsOfFindings(
    store::Reader &reader, const audit::Check &check, const AuditFindings &findings, const QList<qint64> &ids)
{
    QList<FindingWords> list(ids.size());
    const audit::CheckFindings &found = findings.of(check);
    const audit::Limits limits = findings.result.rules.allLimits();
    const auto urlsOf = [&reader](const QList<qint64> &wanted) {
        QList<QByteArray> urls;
        const QList<store::UrlRow> rows = reader.rows(wanted, {store::UrlColumn::Url});
        for (const store::UrlRow &row : rows) {
            const auto *url = row.values.isEmpty() ? nullptr : std::get_if<QByteArray>(&row.values.constFirst());
            urls.append(url ? *url : QByteArray());
        }
        return urls;
    };
    QList<qint64> others;
    for (const qint64 id : ids)
        others.append(qint64(base::raw(found.other(base::UrlId(id)))));
    const QList<QByteArray> urls = urlsOf(ids);
    const QList<QByteArray> otherUrls = urlsOf(others);
    const auto own = findings.own->placeOf(check);
    const QByteArrayList ownLines
        = own ? audit::ownEvidence(reader, findings.own->condition(*own), ids) : QByteArrayList();
    for (qsizetype i = 0; i < ids.size(); ++i) {
        const auto id = base::UrlId(ids.at(i));
        list[i].url = urls.at(i);
        list[i].count = found.count(id);
        list[i].more = found.moreEvidence(id);
        QList<qint64> further;
        for (const base::UrlId other : found.moreOthers(id))
            further.append(base::raw(other));
        if (!further.isEmpty())
            list[i].more += urlsOf(further);
        list[i].evidence = audit::evidenceOf(otherUrls.at(i), found.evidence(id));
        if (list[i].evidence.isEmpty())
            list[i].evidence = ownLines.value(i);
        if (!check.page || others.at(i) != 0 || !list[i].evidence.isEmpty())
            continue;
        const auto record = reader.row(id);
        if (!record)
            continue;
        const audit::Verdict verdict = audit::verdictAgain(check, *record, reader, limits);
        list[i].evidence = verdict.evidence;
        list[i].more = verdict.more;
    }
    return list;
}

audit::NamedFinding namedFinding(
    const audit::Check &check, const AuditFindings &findings, const FindingWords &words, bool ignored)
{
    audit::NamedFinding finding{&check, audit::State::Found, words.url, words.count,
        audit::severityOf(findings.result, check), audit::onOneLine(words.evidence), ignored};
    finding.more = audit::onOneLine(words.more);
    return finding;
}

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
    QList<Row> rows;
    if (findings && check) {
        const audit::CheckFindings &found = findings->of(*check);
        using Which = audit::CheckFindings::Which;
        const auto add = [&](Which which, bool ignored) {
            const std::vector<qint64> ids = found.ids(which);
            rows.reserve(rows.size() + qsizetype(ids.size()));
            for (const qint64 id : ids)
                rows.append({id, -1, ignored});
            for (int i = 0; i < found.files().size(); ++i) {
                if (found.files().at(i).ignored == ignored)
                    rows.append({0, i, ignored});
            }
        };
        add(Which::Counted, false);
        add(Which::Ignored, true);
    }
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
    const Row &finding = m_rows.at(row);
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
    const Row &finding = m_rows.at(row);
    const audit::FileFinding *file = finding.file < 0 ? nullptr : &found().files().at(finding.file);
    const Cached *known = file ? nullptr : cached(row);
    if (!file && !known)
        return {};
    QStringList lines;
    const QByteArrayList pieces = file ? QByteArrayList{file->evidence} + file->more : known->evidence;
    for (const QByteArray &piece : pieces) {
        const bool isUrl = piece.startsWith("http://") || piece.startsWith("https://");
        lines << (isUrl ? words::readableUrl(piece) : foreign::shown(piece));
    }
    const int count = file ? file->count : found().count(base::UrlId(finding.id));
    if (const int rest = audit::unlisted(count, pieces.mid(1)); rest > 0)
        lines << tr("and %Ln more", "instances of a finding", rest);
    return lines;
}

QVariant FindingsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= m_rows.size())
        return {};
    const Row &finding = m_rows.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return display(index.row(), index.column());
    case Qt::ToolTipRole: {
        if (index.column() == Instances)
            return finding.ignored ? tr("Ignored: it is not counted.") : QVariant();
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
    static constexpr const char *Titles[] = {QT_TR_NOOP("URL"), QT_TR_NOOP("Instances"), QT_TR_NOOP("Evidence")};
    static constexpr const char *Hints[] = {QT_TR_NOOP("Where it was found; ignored findings are grey, and come last."),
        QT_TR_NOOP("How often it was found there."),
        QT_TR_NOOP("What shows it: the value in question, or another URL.")};
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
    using facts::Kind;
    ShownTable table{m_check ? QString::fromLatin1(m_check->id) : QString()};
    table.count = m_rows.size();
    for (const int column : columns) {
        if (column == Url)
            table.columns << exporting::Heading{"url", Kind::Url} << exporting::Heading{"ignored", Kind::Flag};
        else if (column == Instances)
            table.columns << exporting::Heading{"instances", Kind::Count};
        else
            table.columns << exporting::Heading{"evidence", Kind::Text}
                          << exporting::Heading{"more_evidence", Kind::Text};
    }
    if (!m_check)
        return table;
    table.rows = [path = m_reader.path(), rows = m_rows, findings = m_findings, check = m_check, columns](
                     const ShownTable::Put &put) {
        auto reader = store::Reader::open(path);
        if (!reader)
            return reader.error().message();
        const audit::CheckFindings &found = findings->of(*check);
        for (qsizetype at = 0; at < rows.size(); at += FindingsMost) {
            const QList<Row> some = rows.mid(at, FindingsMost);
            QList<qint64> ids;
            for (const Row &row : some) {
                if (row.file < 0)
                    ids.append(row.id);
            }
            const QList<FindingWords> words = wordsOfFindings(**reader, *check, *findings, ids);
            if (const auto error = (*reader)->error())
                return error->message();
            qsizetype next = 0;
            for (const Row &row : some) {
                FindingWords about;
                if (row.file < 0) {
                    about = words.at(next++);
                } else {
                    const audit::FileFinding &file = found.files().at(row.file);
                    about = {file.url, file.evidence, file.more, file.count};
                }
                QList<facts::Value> values;
                for (const int column : columns) {
                    if (column == Url)
                        values << facts::Value{about.url} << facts::Value{qint64(row.ignored)};
                    else if (column == Instances)
                        values << facts::Value{qint64(about.count)};
                    else
                        values << facts::Value{audit::onOneLine(about.evidence)}
                               << facts::Value{audit::onOneLine(about.more).join(" | ")};
                }
                if (!put(values))
                    return QString();
            }
        }
        return QString();
    };
    return table;
}

} // namespace argiope::models
