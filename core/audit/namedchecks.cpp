#include "core/audit/sitechecks.h"

#include <QHash>

namespace argiope::audit {

namespace {

/// Nobody has asked for it, or the answer is none that others would get.
bool isUnasked(const SiteNode &node)
{
    return !node.is(SiteNode::Fetched)
        || (!node.is(SiteNode::Failed) && !node.is(SiteNode::Redirects) && (node.status < 200 || node.status > 299));
}

void checkAmp(const SiteGraph &graph, const SiteMention &mention, const SiteSink &sink)
{
    const SiteNode &target = graph.node(mention.target);
    if (mention.target == 0 || isUnasked(target)) {
        sink("amp-non-200", {mention.page, State::Undecidable, 0, mention.target, {}});
        sink("amp-no-return", {mention.page, State::Undecidable, 0, mention.target, {}});
        return;
    }
    if (target.status != 200) {
        sink("amp-non-200", {mention.page, State::Found, 1, mention.target, QByteArray::number(target.status)});
        return;
    }
    // A page may be its own AMP page.
    if (mention.target != mention.page && target.is(SiteNode::Html) && target.canonical != mention.page)
        sink("amp-no-return", {mention.page, State::Found, 1, mention.target, {}});
}

void checkPresence(const SiteGraph &graph, const SiteMention &mention, const char *check, const SiteSink &sink)
{
    const SiteNode &target = graph.node(mention.target);
    if (mention.target == 0 || isUnasked(target))
        sink(check, {mention.page, State::Undecidable, 0, mention.target, {}});
    else if (target.is(SiteNode::Absent) || (target.status >= 400 && target.is(SiteNode::Failed)))
        sink(check, {mention.page, State::Found, 1, mention.target, {}});
}

/// A link says that its target is in another language than the target says.
void checkLanguageOfLink(const SiteGraph &graph, const SiteMention &mention, const SiteSink &sink)
{
    const QByteArray said = graph.languageOf(mention.target);
    const QByteArray &named = graph.code(mention.code);
    const auto primary = [](const QByteArray &tag) { return tag.left(std::max<qsizetype>(tag.indexOf('-'), 0)); };
    const QByteArray whole = primary(said).isEmpty() ? said : primary(said);
    const QByteArray wanted = primary(named).isEmpty() ? named : primary(named);
    if (!said.isEmpty() && wanted != "?" && whole != wanted)
        sink("link-hreflang-differs",
            {mention.page, State::Found, 1, mention.target, QByteArray(named + " (hreflang), " + said + " (lang)")});
}

/// What is shown of the page elsewhere.
void checkPicture(const SiteGraph &graph, const SiteMention &mention, const Limits &limits, const SiteSink &sink)
{
    constexpr const char *Id = "og-image-small";
    constexpr const char *Discover = "discover-image-small";
    constexpr int DiscoverPixels = 1200; ///< wide: what Google Discover shows large
    const resource::ImageHead *image = graph.imageOf(mention.target);
    if (!image) {
        sink(Id, {mention.page, State::Undecidable, 0, mention.target, {}});
        sink(Discover, {mention.page, State::Undecidable, 0, mention.target, {}});
    } else if (image->width < limits.ogImagePixels || image->height < limits.ogImagePixels) {
        sink(Id,
            {mention.page, State::Found, 1, mention.target,
                QByteArray(QByteArray::number(image->width) + 'x' + QByteArray::number(image->height))});
    } else if (image->width < DiscoverPixels && graph.node(mention.page).status == 200) {
        sink(Discover,
            {mention.page, State::Found, 1, mention.target,
                QByteArray(QByteArray::number(image->width) + 'x' + QByteArray::number(image->height))});
    }
}

} // namespace

void checkNamed(const SiteGraph &graph, const Limits &limits, const SiteSink &sink)
{
    for (const SiteMention &mention : graph.mentions()) {
        if (!graph.node(mention.page).is(SiteNode::Internal))
            continue;
        switch (mention.what) {
        case SiteMention::What::Amp:
            checkAmp(graph, mention, sink);
            break;
        case SiteMention::What::Icon:
            checkPresence(graph, mention, "favicon-broken", sink);
            break;
        case SiteMention::What::Manifest:
            if (graph.node(mention.target).is(SiteNode::BadManifest))
                sink("manifest-broken",
                    {mention.page, State::Found, 1, mention.target, graph.manifestFaultOf(mention.target)});
            else
                checkPresence(graph, mention, "manifest-broken", sink);
            break;
        case SiteMention::What::OtherLanguage:
            checkLanguageOfLink(graph, mention, sink);
            break;
        case SiteMention::What::Picture:
            checkPicture(graph, mention, limits, sink);
            break;
        }
    }
    QHash<quint32, quint32> icons; // by host
    for (quint32 id = 1; id < graph.size(); ++id) {
        if (graph.node(id).is(SiteNode::SiteIcon))
            icons.insert(graph.node(id).host, id);
    }
    for (quint32 id = 1; id < graph.size(); ++id) {
        const SiteNode &node = graph.node(id);
        if (!node.is(SiteNode::Html) || !node.is(SiteNode::Internal) || node.is(SiteNode::HasIcon))
            continue;
        const quint32 icon = icons.value(node.host);
        const bool unasked = icon == 0 || isUnasked(graph.node(icon));
        const auto probed = graph.iconOf(node.host);
        if (node.is(SiteNode::Observed) && unasked && probed) {
            if (!*probed)
                sink("favicon-missing", {id, State::Found, 1, 0, {}});
        } else if (!node.is(SiteNode::Observed) || unasked)
            sink("favicon-missing", {id, State::Undecidable, 0, icon, {}});
        else if (graph.node(icon).is(SiteNode::Absent))
            sink("favicon-missing", {id, State::Found, 1, icon, {}});
    }
}

} // namespace argiope::audit
