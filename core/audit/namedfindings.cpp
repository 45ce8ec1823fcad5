#include "core/audit/namedfindings.h"

#include "core/store/reader.h"

#include <QHash>
#include <QList>
#include <QString>

#include <algorithm>

namespace argiope::audit {

namespace {

/// Gives findings on with the URLs of their ids, which are looked up many at a time.
class Naming
{
public:
    Naming(store::Reader &reader, const std::function<void(const NamedFinding &)> &take)
        : m_reader(reader)
        , m_take(take)
    {
    }
    void take(const Finding &finding)
    {
        if (!finding.url.isEmpty() && finding.other == base::UrlId::None && m_waiting.isEmpty()) {
            m_take({finding.check, finding.verdict.state, finding.url, finding.verdict.count, finding.severity,
                onOneLine(finding.verdict.evidence), finding.ignored, finding.verdict.needsPerson, finding.page});
            return;
        }
        m_waiting.append(finding);
        if (m_waiting.size() == Many)
            flush();
    }
    void flush()
    {
        QList<qint64> ids;
        for (const Finding &finding : std::as_const(m_waiting)) {
            for (const base::UrlId id : {finding.page, finding.other}) {
                if (id != base::UrlId::None)
                    ids << base::raw(id);
            }
        }
        std::sort(ids.begin(), ids.end());
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        QHash<qint64, QByteArray> urls;
        for (const store::UrlRow &row : m_reader.rows(ids, {store::UrlColumn::Url})) {
            if (const auto *text = std::get_if<QByteArray>(&row.values.constFirst()))
                urls.insert(base::raw(row.id), *text);
        }
        for (const Finding &finding : std::as_const(m_waiting)) {
            const QByteArray evidence = finding.other == base::UrlId::None
                ? finding.verdict.evidence
                : evidenceOf(urls.value(base::raw(finding.other)), finding.verdict.evidence);
            const QByteArray url = finding.url.isEmpty() ? urls.value(base::raw(finding.page)) : finding.url;
            m_take({finding.check, finding.verdict.state, url, finding.verdict.count, finding.severity,
                onOneLine(evidence), finding.ignored, finding.verdict.needsPerson, finding.page});
        }
        m_waiting.clear();
    }

private:
    static constexpr qsizetype Many = 500;
    store::Reader &m_reader;
    const std::function<void(const NamedFinding &)> &m_take;
    QList<Finding> m_waiting;
};

} // namespace

QByteArray evidenceOf(const QByteArray &other, const QByteArray &evidence)
{
    return other.isEmpty() || evidence.isEmpty() ? QByteArray(other + evidence)
                                                 : QByteArray(other + " (" + evidence + ')');
}

QByteArray onOneLine(const QByteArray &evidence)
{
    const auto isPlain = [](char c) { return c >= ' ' && c < 0x7f; };
    if (std::all_of(evidence.begin(), evidence.end(), isPlain))
        return evidence;
    QString text = QString::fromUtf8(evidence);
    for (QChar &c : text) {
        if (c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = u' ';
    }
    return text.toUtf8();
}

AuditResult auditNamed(
    store::Reader &reader, AuditOptions options, const std::function<void(const NamedFinding &)> &take)
{
    Naming naming(reader, take);
    options.finding = [&naming](const Finding &finding) { naming.take(finding); };
    AuditResult result = auditProject(reader, options);
    if (!result.canceled)
        naming.flush();
    return result;
}

} // namespace argiope::audit
