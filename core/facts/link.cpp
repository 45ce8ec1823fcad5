#include "core/facts/link.h"

#include <utility>

namespace argiope::facts {

QByteArray name(LinkKind kind)
{
    switch (kind) {
    case LinkKind::Navigation:
        return QByteArrayLiteral("navigation");
    case LinkKind::Resource:
        return QByteArrayLiteral("resource");
    case LinkKind::Metadata:
        return QByteArrayLiteral("metadata");
    case LinkKind::Form:
        return QByteArrayLiteral("form");
    }
    return QByteArray::number(int(kind));
}

QByteArray names(LinkRels rels)
{
    static constexpr std::pair<LinkRel, const char *> known[] = {{LinkRel::NoFollow, "nofollow"},
        {LinkRel::Sponsored, "sponsored"}, {LinkRel::Ugc, "ugc"}, {LinkRel::InNoscript, "noscript"},
        {LinkRel::InTemplate, "template"}, {LinkRel::MetaNoFollow, "meta_nofollow"}, {LinkRel::Dynamic, "dynamic"},
        {LinkRel::NoOpener, "noopener"}, {LinkRel::Canonical, "canonical"}, {LinkRel::Alternate, "alternate"},
        {LinkRel::Prev, "prev"}, {LinkRel::Next, "next"}, {LinkRel::Action, "action"},
        {LinkRel::Counterpart, "counterpart"}, {LinkRel::Scripted, "scripted"}, {LinkRel::SourceOnly, "source_only"}};
    QByteArray text;
    for (const auto &[rel, name] : known) {
        if (!rels.testFlag(rel))
            continue;
        if (!text.isEmpty())
            text += ' ';
        text += name;
    }
    return text;
}

} // namespace argiope::facts
