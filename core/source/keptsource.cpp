#include "core/source/keptsource.h"

#include "core/dom/document.h"
#include "core/html/inputstream.h"
#include "core/html/mimetype.h"
#include "core/kept/keptanswers.h"
#include "core/store/kept.h"
#include "core/text/innertext.h"

#include <algorithm>

namespace argiope::source {

using base::Outcome;
using kept::KeptPlace;

namespace {

struct Body
{
    QByteArray bytes;
    QByteArray contentType;
};

/// False where it cannot be read: `into` says why.
bool readBody(store::Reader &reader, const KeptPlace &place, const url::Url &url, KeptSource &into, Body &body)
{
    const kept::ArchiveShelf shelf(kept::folderOf(reader.path()));
    const auto reply = shelf.read(place, url, reader.settings().maxPageBytes);
    if (!reply || reply->failure != Outcome::None) {
        into.missing = Missing::Unreadable;
        into.error = reply ? reply->error : reply.error();
        return false;
    }
    body = {reply->body, reply->contentType};
    if (!body.bytes.isEmpty() && isReadable(body.bytes, body.contentType))
        return true;
    into.missing = body.bytes.isEmpty() ? Missing::Empty : Missing::NoText;
    into.contentType = body.contentType;
    return false;
}

SourceText textOf(const Body &body, Missing &missing)
{
    SourceText text;
    const html::InputStream stream = html::inputStream(body.bytes, body.contentType);
    text.charset = stream.encoding.name;
    if (!html::isHtml(body.contentType, body.bytes)) {
        text.text = QString::fromUtf8(stream.text);
        return text;
    }
    const dom::Document document(stream.text);
    if (document.isWhole())
        text.text = QString::fromUtf8(text::plainText(document));
    else
        missing = Missing::TooComplex;
    return text;
}

const KeptPlace *placeOf(const QList<KeptPlace> &places, int visit)
{
    const auto it
        = std::find_if(places.begin(), places.end(), [visit](const KeptPlace &place) { return place.visit == visit; });
    return it == places.end() ? nullptr : &*it;
}

/// The one before it that says something else; the one before it where all say the same; null where it is the first.
const KeptPlace *otherThan(const QList<KeptPlace> &places, const KeptPlace &shown)
{
    const KeptPlace *last = nullptr;
    const KeptPlace *differs = nullptr;
    for (const KeptPlace &place : places) {
        if (place.visit >= shown.visit)
            break;
        last = &place;
        if (place.digest != shown.digest)
            differs = &place;
    }
    return differs ? differs : last;
}

} // namespace

KeptSource readKept(store::Reader &reader, const Wanted &wanted, const std::atomic<bool> *cancel)
{
    KeptSource result;
    const auto record = reader.row(wanted.url);
    if (!record || record->page.id == base::UrlId::None) {
        result.missing = Missing::NotFetched;
        return result;
    }
    const QList<KeptPlace> places = kept::KeptIndex(reader).of(wanted.url, record->url);
    for (const KeptPlace &place : places)
        result.visits.append({place.visit, place.at, place.status, place.confirmed});
    result.contentType = record->page.contentType;
    const auto url = url::parse(record->url);
    const KeptPlace *shown = placeOf(places, wanted.visit);
    if (!shown && !places.isEmpty())
        shown = &places.last();
    if (!shown || !url) {
        const bool others = store::KeptReader(reader).count() > 0;
        result.missing = others ? Missing::NotKept : Missing::KeepsNothing;
        return result;
    }
    result.visit = shown->visit;
    Body body;
    if (!readBody(reader, *shown, *url, result, body))
        return result;
    result.contentType = body.contentType;
    if (wanted.shown == Shown::Text) {
        result.source = textOf(body, result.missing);
        return result;
    }
    result.source = readSource(body.bytes, body.contentType, *url);
    if (wanted.shown != Shown::Difference)
        return result;
    const KeptPlace *other = placeOf(places, wanted.other);
    if (!other || other->visit == shown->visit)
        other = otherThan(places, *shown);
    Body before;
    if (!other || !readBody(reader, *other, *url, result, before))
        return result;
    result.other = other->visit;
    result.before = readSource(before.bytes, before.contentType, *url);
    result.difference = difference(result.before.text, result.source.text, cancel);
    result.changed = changedParts(result.before.text, result.source.text, result.difference, cancel);
    return result;
}

} // namespace argiope::source
