#include "core/audit/document.h"

#include "core/a11y/observe.h"
#include "core/html/extract.h"
#include "core/html/inputstream.h"

#include <QDateTime>

namespace argiope::audit {

using base::Outcome;

namespace {

struct Answer
{
    int status = 200;
    bool hasStatus = false; ///< there was a status line
    QList<QPair<QByteArray, QByteArray>> headers;
    QByteArray block; ///< as a crawl keeps it
    QByteArray contentType;
    QByteArray location;
    bool retryAfter = false;
};

Answer answerFrom(const QByteArray &text)
{
    Answer answer;
    bool first = true;
    bool dropped = false; // the line before, with which a folded one goes
    bool over = false; // behind the blank line that ends an answer's head stands its body, if it was saved, too
    const QByteArrayList lines = (text.startsWith("\xEF\xBB\xBF") ? text.mid(3) : text).split('\n');
    for (const QByteArray &untrimmed : lines) {
        const QByteArray line = untrimmed.trimmed();
        const bool folded = untrimmed.startsWith(' ') || untrimmed.startsWith('\t'); // RFC 9112, 5.2
        if (line.startsWith("HTTP/") && !folded) {
            // The last answer counts where several stand there, as after redirects.
            const int status = line.split(' ').value(1).toInt();
            answer = {};
            answer.status = status > 0 ? status : answer.status;
            answer.hasStatus = true;
            first = true;
            over = false;
            continue;
        }
        over = over || (answer.hasStatus && line.isEmpty());
        if (over)
            continue;
        const qsizetype colon = line.indexOf(':');
        if (folded && !first) {
            if (!dropped && !line.isEmpty())
                answer.headers.last().second = QByteArray(answer.headers.constLast().second + ' ' + line).trimmed();
            continue;
        }
        first = false;
        dropped = colon <= 0;
        if (colon > 0)
            answer.headers.append({line.left(colon).trimmed(), line.mid(colon + 1).trimmed()});
    }
    for (const auto &[name, value] : std::as_const(answer.headers)) {
        answer.block += name + ": " + value + '\n';
        const QByteArray lower = name.toLower();
        if (lower == "content-type")
            answer.contentType = value;
        else if (lower == "location")
            answer.location = value;
        answer.retryAfter = answer.retryAfter || lower == "retry-after";
    }
    if (answer.hasStatus && answer.headers.isEmpty())
        answer.block = "\n"; // known to be none, where an empty one says that nothing is known
    return answer;
}

} // namespace

store::UrlRecord recordOf(const Document &document)
{
    const Answer answer = answerFrom(document.headers);
    html::PageInput input;
    input.body = document.body;
    input.url = document.url;
    input.headers = answer.headers;
    input.contentType = answer.contentType;
    html::ParsedPage parsed = html::extractHtml(input, {});
    facts::Observations observed = facts::Observations::fromJson(parsed.observations);
    if (!parsed.tooComplex)
        a11y::observe(html::documentStream(input.body, input.contentType).text, observed);
    parsed.observations = observed.json();
    store::UrlRecord record;
    record.id = base::UrlId(1);
    record.url = document.url.hrefWithoutFragment().toByteArray();
    record.state = store::UrlState::Finished;
    facts::PageRecord &page = record.page;
    static_cast<facts::PageFacts &>(page) = parsed;
    page.id = record.id;
    page.status = answer.status;
    page.outcome = parsed.tooComplex
        ? Outcome::TooComplex
        : base::outcomeOfStatus(answer.status, {!answer.location.isEmpty(), answer.retryAfter, false});
    if (page.outcome == Outcome::Redirect) {
        const auto target = url::parse(answer.location, &document.url);
        record.redirectUrl = target ? target->href() : answer.location;
        page.redirectTo = base::UrlId(record.redirectUrl == record.url ? 1 : 2);
    }
    page.contentType = document.headers.isEmpty() ? QByteArrayLiteral("text/html") : answer.contentType;
    page.bytes = document.body.size();
    page.outlinks = int(parsed.links.size());
    page.headers = answer.block;
    const auto header = [&answer](const char *wanted) {
        for (const auto &[name, value] : answer.headers) {
            if (name.compare(wanted, Qt::CaseInsensitive) == 0)
                return value;
        }
        return QByteArray();
    };
    page.etag = header("etag");
    page.lastModified = header("last-modified");
    page.fetchedAt = QDateTime::currentMSecsSinceEpoch();
    return record;
}

} // namespace argiope::audit
