#include "ui/models/findingstable.h"

#include "core/export/formats.h"
#include "core/export/issuetable.h"
#include "core/store/reader.h"

#include <algorithm>
#include <functional>

namespace argiope::models {

namespace {

constexpr qsizetype FindingsPerRead = 256;

using PutFinding = std::function<bool(const FindingWords &words, bool ignored)>;

/// Some at a time. Answers why the project cannot be read, or ""; `more` is false where no more are wanted.
QString eachFinding(store::Reader &reader, const audit::Check &check, const AuditFindings &findings,
    const QList<FindingRow> &rows, const PutFinding &put, bool &more)
{
    const audit::CheckFindings &found = findings.of(check);
    for (qsizetype at = 0; more && at < rows.size(); at += FindingsPerRead) {
        const QList<FindingRow> some = rows.mid(at, FindingsPerRead);
        QList<qint64> ids;
        for (const FindingRow &row : some) {
            if (row.file < 0)
                ids.append(row.id);
        }
        const QList<FindingWords> words = wordsOfFindings(reader, check, findings, ids);
        if (const auto error = reader.error())
            return error->message();
        qsizetype next = 0;
        for (const FindingRow &row : some) {
            FindingWords about;
            if (row.file < 0) {
                about = words.at(next++);
            } else {
                const audit::FileFinding &file = found.files().at(row.file);
                about = {file.url, file.evidence, file.more, file.count};
            }
            more = put(about, row.ignored);
            if (!more)
                break;
        }
    }
    return {};
}

/// Where a person has to look. Only how many these are is kept, so the pages are read again.
QString eachToLookAt(store::Reader &reader, const AuditFindings &findings, const QList<const audit::Check *> &checks,
    const ShownTable::Put &put)
{
    audit::AuditOptions options;
    for (const audit::Check *check : checks) {
        if (audit::sumOf(findings.result, *check).needsPerson > 0)
            options.checks.push_back(check);
    }
    if (options.checks.empty())
        return {};
    std::atomic<bool> ended{false};
    options.own = findings.own.get();
    options.rules = findings.result.rules;
    options.ignores = findings.ignores;
    options.cancel = &ended;
    options.progress = [&](qint64, qint64, const auto &) { ended = ended || (put.cancel && *put.cancel); };
    const audit::AuditResult result = audit::auditNamed(reader, options, [&](const audit::NamedFinding &finding) {
        if (finding.needsPerson)
            ended = ended || !put(exporting::issueValues(finding));
    });
    // Whoever wants no more hears nothing of the project: that reading it was broken off is his own doing.
    return result.error && !ended ? result.error->message() : QString();
}

} // namespace

QList<FindingRow> findingRows(const audit::CheckFindings &found)
{
    using Which = audit::CheckFindings::Which;
    QList<FindingRow> rows;
    const auto add = [&](Which which, bool ignored) {
        const std::vector<qint64> ids = found.idsInShownOrder(which);
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
    return rows;
}

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

ShownTable findingsTable(const QString &project, const SharedFindings &findings, const audit::Check &check,
    const QList<FindingRow> &rows, const QList<FindingCell> &cells)
{
    using facts::Kind;
    ShownTable table{QString::fromLatin1(check.id)};
    table.count = rows.size();
    for (const FindingCell cell : cells) {
        if (cell == FindingCell::Url)
            table.columns << exporting::Heading{"url", Kind::Url} << exporting::Heading{"ignored", Kind::Flag};
        else if (cell == FindingCell::Instances)
            table.columns << exporting::Heading{"instances", Kind::Count};
        else
            table.columns << exporting::Heading{"evidence", Kind::Text}
                          << exporting::Heading{"more_evidence", Kind::Text};
    }
    table.rows = [project, rows, findings, &check, cells](const ShownTable::Put &put) {
        auto reader = store::Reader::open(project);
        if (!reader)
            return reader.error().message();
        bool more = true;
        const auto putWords = [&](const FindingWords &words, bool ignored) {
            QList<facts::Value> values;
            for (const FindingCell cell : cells) {
                if (cell == FindingCell::Url)
                    values << facts::Value{words.url} << facts::Value{qint64(ignored)};
                else if (cell == FindingCell::Instances)
                    values << facts::Value{qint64(words.count)};
                else
                    values << facts::Value{audit::onOneLine(words.evidence)}
                           << facts::Value{audit::onOneLine(words.more).join(" | ")};
            }
            return put(values);
        };
        return eachFinding(**reader, check, *findings, rows, putWords, more);
    };
    return table;
}

ShownTable issuesTable(
    const QString &project, const SharedFindings &findings, const QList<const audit::Check *> &checks)
{
    ShownTable table{checks.size() == 1 ? QString::fromLatin1(checks.constFirst()->id)
                                        : QString::fromLatin1(exporting::infoOf(exporting::Table::Issues).name)};
    table.columns = exporting::issueHeadings();
    const auto isUrl = [](const exporting::Heading &heading) { return heading.kind == facts::Kind::Url; };
    table.url = int(std::find_if(table.columns.cbegin(), table.columns.cend(), isUrl) - table.columns.cbegin());
    for (const audit::Check *check : checks) {
        const audit::CheckFindings &found = findings->of(*check);
        table.count += found.size() + found.files().size() + audit::sumOf(findings->result, *check).needsPerson;
    }
    table.rows = [project, findings, checks](const ShownTable::Put &put) {
        auto reader = store::Reader::open(project);
        if (!reader)
            return reader.error().message();
        bool more = true;
        for (const audit::Check *check : checks) {
            const QString problem = eachFinding(
                **reader, *check, *findings, findingRows(findings->of(*check)),
                [&](const FindingWords &words, bool ignored) {
                    return put(exporting::issueValues(namedFinding(*check, *findings, words, ignored)));
                },
                more);
            if (!more || !problem.isEmpty())
                return problem;
        }
        return eachToLookAt(**reader, *findings, checks, put);
    };
    return table;
}

} // namespace argiope::models
