#include "core/audit/document.h"

#include "core/html/extract.h"

#include <QDateTime>

namespace argiope::audit {

using base::Outcome;

namespace {

struct Answer
{
    int status = 200;
    QList<QPair<QByteArray, QByteArray>> headers;
    QByteArray block; ///< as a crawl keeps it
};

Answer answerFrom(const QByteArray &text)
{
    Answer answer;
    const QByteArrayList lines = text.split('\n');
    for (const QByteArray &untrimmed : lines) {
        const QByteArray line = untrimmed.trimmed();
        if (line.startsWith("HTTP/")) {
            const int status = line.split(' ').value(1).toInt();
            answer.status = status > 0 ? status : answer.status;
            continue;
        }
        const qsizetype colon = line.indexOf(':');
        if (colon <= 0)
            continue;
        answer.headers.append({line.left(colon).trimmed(), line.mid(colon + 1).trimmed()});
        answer.block += answer.headers.constLast().first + ": " + answer.headers.constLast().second + '\n';
    }
    return answer;
}

Outcome outcomeOf(int status)
{
    if (status / 100 == 2)
        return Outcome::Ok;
    return status / 100 == 4 ? Outcome::Broken : status / 100 == 5 ? Outcome::ServerError : Outcome::UnexpectedStatus;
}

} // namespace

store::UrlRecord recordOf(const Document &document)
{
    const Answer answer = answerFrom(document.headers);
    html::PageInput input;
    input.body = document.body;
    input.url = document.url;
    input.headers = answer.headers;
    for (const auto &[name, value] : answer.headers) {
        if (name.compare("content-type", Qt::CaseInsensitive) == 0)
            input.contentType = value;
    }
    const html::ParsedPage parsed = html::extractHtml(input, {});
    store::UrlRecord record;
    record.id = base::UrlId(1);
    record.url = document.url.hrefWithoutFragment().toByteArray();
    record.state = store::UrlState::Finished;
    facts::PageRecord &page = record.page;
    static_cast<facts::PageFacts &>(page) = parsed;
    page.id = record.id;
    page.status = answer.status;
    page.outcome = parsed.tooComplex ? Outcome::TooComplex : outcomeOf(answer.status);
    page.contentType = input.contentType.isEmpty() ? QByteArrayLiteral("text/html") : input.contentType.toByteArray();
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
