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
            give(finding, finding.url, finding.verdict.evidence, finding.verdict.more);
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
            for (const quint32 id : finding.moreOthers)
                ids << id;
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
            QByteArrayList more = finding.verdict.more;
            for (const quint32 id : finding.moreOthers)
                more.append(urls.value(id));
            give(finding, url, evidence, more);
        }
        m_waiting.clear();
    }

private:
    void give(const Finding &finding, const QByteArray &url, const QByteArray &evidence, const QByteArrayList &more)
    {
        m_take({finding.check, finding.verdict.state, url, finding.verdict.count, finding.severity, onOneLine(evidence),
            finding.ignored, finding.verdict.needsPerson, finding.page, onOneLine(more)});
    }

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

QByteArrayList onOneLine(const QByteArrayList &evidence)
{
    QByteArrayList lines;
    for (const QByteArray &one : evidence)
        lines.append(onOneLine(one));
    return lines;
}

int unlisted(int count, const QByteArrayList &more)
{
    return more.isEmpty() ? 0 : std::max(count - 1 - int(more.size()), 0);
}

QByteArray evidenceText(const NamedFinding &finding)
{
    QByteArray text = finding.evidence;
    for (const QByteArray &one : finding.more)
        text += "; " + one;
    const int rest = unlisted(finding.count, finding.more);
    return rest > 0 ? QByteArray(text + "; and " + QByteArray::number(rest) + " more") : text;
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
