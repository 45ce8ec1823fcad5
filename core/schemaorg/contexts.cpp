#include "core/schemaorg/contexts.h"

#include "core/schemaorg/jsonvalues.h"
#include "core/schemaorg/vocabulary.h"

#include <QByteArrayList>
#include <QJsonArray>

#include <algorithm>
#include <array>

namespace argiope::schemaorg {

namespace {

constexpr QLatin1String ContextWord("@context");
constexpr QLatin1String TypeWord("@type");
constexpr qsizetype MostNamedTypes = 20; ///< of one item
constexpr QByteArrayView SchemaHost = "schema.org";
constexpr qsizetype MostMistakes = 2; ///< letters that are missing, too many or others

/// Letters to be changed to get from one to the other (Levenshtein); more than `SchemaHost` has where it is much
/// longer.
qsizetype distance(QByteArrayView one)
{
    constexpr size_t Length = size_t(SchemaHost.size());
    if (one.size() > SchemaHost.size() + MostMistakes)
        return SchemaHost.size();
    std::array<qsizetype, Length + 1> row{};
    for (size_t i = 0; i <= Length; ++i)
        row[i] = qsizetype(i);
    for (qsizetype i = 0; i < one.size(); ++i) {
        qsizetype diagonal = row[0];
        row[0] = i + 1;
        for (size_t j = 0; j < Length; ++j) {
            const qsizetype changed = diagonal + (one[i] == SchemaHost[qsizetype(j)] ? 0 : 1);
            diagonal = row[j + 1];
            row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, changed});
        }
    }
    return row[Length];
}

bool isOneOf(QByteArrayView host, std::initializer_list<QByteArrayView> known)
{
    return std::any_of(known.begin(), known.end(), [host](QByteArrayView one) {
        return host == one
            || (host.size() > one.size() && host.endsWith(one) && host[host.size() - one.size() - 1] == '.');
    });
}

QByteArray writtenTypes(const QJsonObject &object)
{
    QByteArrayList types;
    for (const QJsonValue &one : listOf(object.value(object.contains(TypeWord) ? TypeWord : QLatin1String("type"))))
        types.append(textOf(one));
    return types.first(std::min(types.size(), MostNamedTypes)).join('/');
}

bool isContextMissing(const QJsonObject &object)
{
    const QJsonArray contexts = listOf(object.value(ContextWord));
    return std::all_of(contexts.begin(), contexts.end(),
        [](const QJsonValue &one) { return one.toString(QStringLiteral("{}")).isEmpty(); });
}

} // namespace

ContextKind contextKind(QByteArrayView written)
{
    const QByteArray lower = written.toByteArray().toLower();
    const qsizetype scheme = lower.indexOf("://");
    if (scheme < 0) // relative to the page, or a name (urn:)
        return lower.contains("schema") || !lower.contains(':') ? ContextKind::Mistaken : ContextKind::Unknown;
    const bool http = lower.startsWith("http://") || lower.startsWith("https://");
    QByteArray host = lower.mid(scheme + 3);
    const qsizetype slash = host.indexOf('/');
    const QByteArray path = slash < 0 ? QByteArray() : host.mid(slash);
    host.truncate(slash < 0 ? host.size() : slash);
    if (host.startsWith("www."))
        host.remove(0, 4);
    if (host == SchemaHost) {
        const bool whole = path.isEmpty() || path == "/" || path == "/#" || path.startsWith("/docs/jsonldcontext")
            || path.startsWith("/version/");
        return http && whole ? ContextKind::SchemaOrg : ContextKind::Mistaken;
    }
    if (isOneOf(host, {"data-vocabulary.org"}) || distance(host) <= MostMistakes || host.startsWith("schema."))
        return ContextKind::Mistaken;
    if (isOneOf(host,
            {"w3.org", "w3id.org", "purl.org", "json-ld.org", "xmlns.com", "ogp.me", "iiif.io", "geojson.org",
                "rdfs.org", "joinmastodon.org", "purl.imsglobal.org", "codemeta.org", "doi.org", "gs1.org",
                "id.loc.gov"}))
        return ContextKind::Vocabulary;
    return ContextKind::Unknown;
}

ContextFault contextFaultOf(const QJsonObject &object)
{
    const QJsonArray nodes = listOf(object.value(QLatin1String("@graph")));
    ContextFault fault;
    fault.types = writtenTypes(object);
    if (isContextMissing(object)) {
        // The nodes of a graph may each have their own.
        const bool inNodes = !nodes.isEmpty() && !object.contains(TypeWord)
            && std::none_of(
                nodes.begin(), nodes.end(), [](const QJsonValue &node) { return isContextMissing(node.toObject()); });
        fault.isMissing = !inNodes;
        return fault;
    }
    QByteArray unknown;
    bool known = false;
    for (const QJsonValue &one : listOf(object.value(ContextWord))) {
        known = known || one.toObject().contains(QLatin1String("@vocab"));
        const QByteArray written = one.toString().trimmed().toUtf8();
        if (written.isEmpty())
            continue;
        const ContextKind kind = contextKind(written);
        if (kind == ContextKind::Mistaken && fault.wrong.isEmpty())
            fault.wrong = written;
        if (kind == ContextKind::Unknown && unknown.isEmpty())
            unknown = written;
        known = known || kind == ContextKind::SchemaOrg || kind == ContextKind::Vocabulary;
    }
    const QByteArray type = writtenTypes(nodes.isEmpty() ? object : nodes.first().toObject());
    if (fault.wrong.isEmpty() && !known && findType(type))
        fault.wrong = unknown;
    return fault;
}

} // namespace argiope::schemaorg
