#include "core/judge/challenge.h"

#include "core/html/mimetype.h"
#include "core/judge/challengemarks.h"
#include "core/judge/markupparts.h"

#include <algorithm>
#include <cstring>

namespace argiope::judge {

namespace {

/// A challenge is a script and a line of text, and some pictures drawn in it.
constexpr qsizetype LongestChallenge = 64 * 1024;
/// Links to who made it, and to help; a page of a site has more, which costs nothing to see.
constexpr int MostLinks = 8;
// Bytes of text
constexpr qsizetype MostText = 4000; ///< of a challenge, with its explanation
constexpr qsizetype FewWords = 600;
constexpr char BotCheck[] = "a bot check";

template <size_t N>
QByteArray vendorByHeader(const net::Headers &headers, const HeaderMark (&marks)[N])
{
    for (const auto &[name, value] : headers) {
        for (const HeaderMark &mark : marks) {
            if (qsizetype(std::strlen(mark.name)) == name.size() && name.compare(mark.name, Qt::CaseInsensitive) == 0
                && value.toLower().contains(mark.value))
                return mark.vendor;
        }
    }
    return {};
}

QByteArray vendorByTarget(const net::Reply &reply)
{
    const QByteArray target = net::headerValue(reply.headers, "location").toLower();
    if (target.isEmpty())
        return {};
    const auto mark = std::find_if(std::begin(TargetMarks), std::end(TargetMarks),
        [&target](const TargetMark &one) { return target.contains(one.target); });
    return mark == std::end(TargetMarks) ? QByteArray() : QByteArray(mark->vendor);
}

bool holds(const BodyMark &mark, const MarkupParts &parts, QByteArrayView body)
{
    if (mark.title && !parts.title.contains(mark.title))
        return false;
    switch (mark.place) {
    case MarkPlace::Tag:
        return parts.tags.contains(mark.text);
    case MarkPlace::Script:
        return parts.scripts.contains(mark.text);
    case MarkPlace::Code:
        return parts.tags.contains(mark.text) || parts.scripts.contains(mark.text);
    case MarkPlace::Title:
        return parts.title == mark.text;
    case MarkPlace::Text:
        return parts.text.contains(mark.text);
    case MarkPlace::Raw:
        return body.toByteArray().toLower().contains(mark.text);
    }
    return false;
}

/// How an answer's status goes with a challenge.
enum class Welcome : quint8 {
    Granted, ///< all is well, it says
    Failed, ///< something else is wrong, it says: an error's page may be short, lead nowhere and have a vendor's script
    Refused,
};

bool isEnough(const BodyMark &mark, Welcome welcome, const MarkupParts &parts)
{
    if (welcome == Welcome::Refused || mark.strength == MarkStrength::Alone)
        return true;
    if (mark.strength == MarkStrength::Refused || parts.links > 0)
        return false;
    return welcome == Welcome::Granted || mark.place == MarkPlace::Title || mark.place == MarkPlace::Text;
}

Challenge challengeInBody(QByteArrayView body, Welcome welcome)
{
    const bool refused = welcome == Welcome::Refused;
    const MarkupParts parts = MarkupParts::of(body);
    if (!refused && parts.text.size() > MostText)
        return {};
    for (const BodyMark &mark : BodyMarks) {
        if (isEnough(mark, welcome, parts) && holds(mark, parts, body))
            return {mark.vendor, mark.strength != MarkStrength::Refused};
    }
    if (!refused && (!parts.acts || parts.links > 0 || parts.text.size() > FewWords))
        return {};
    const bool checks = std::any_of(std::begin(CheckPhrases), std::end(CheckPhrases),
        [&parts](const char *phrase) { return parts.text.contains(phrase) || parts.title.contains(phrase); });
    return checks ? Challenge{BotCheck, true} : Challenge();
}

} // namespace

bool mayRefuse(int status)
{
    switch (status) {
    case 401:
    case 403:
    case 405:
    case 406:
    case 418:
    case 429:
    case 430:
    case 503:
    case 999:
        return true;
    default:
        return false;
    }
}

Challenge challengeOf(const net::Reply &reply)
{
    if (const QByteArray vendor = vendorByHeader(reply.headers, SureHeaders); !vendor.isEmpty())
        return {vendor, true};
    if (reply.status / 100 == 3)
        return {vendorByTarget(reply), true};
    if (reply.status < 200)
        return {};
    const bool refused = mayRefuse(reply.status);
    const Welcome welcome = refused ? Welcome::Refused : reply.status < 300 ? Welcome::Granted : Welcome::Failed;
    // Most pages are longer than any challenge, or have more links, and cost nothing here.
    const bool document = refused || html::isHtml(reply.contentType, {}) || html::isUnknownType(reply.contentType);
    if (!document || (!refused && reply.body.size() > LongestChallenge))
        return {};
    const QByteArrayView shown = QByteArrayView(reply.body).first(std::min(reply.body.size(), LongestChallenge));
    if (!refused && countLinks(shown, MostLinks) > MostLinks)
        return {};
    const QByteArray byGate = refused ? vendorByHeader(reply.headers, GateHeaders) : QByteArray();
    const Challenge byBody = shown.isEmpty() ? Challenge() : challengeInBody(shown, welcome);
    if (!byGate.isEmpty() && (byBody.vendor.isEmpty() || byBody.vendor == BotCheck))
        return {byGate, byBody.asks};
    return byBody;
}

} // namespace argiope::judge
