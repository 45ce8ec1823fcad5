#include "core/a11y/structurerules.h"

#include "core/a11y/findings.h"
#include "core/html/strings.h"

namespace argiope::a11y::checks {

namespace {

std::vector<NodeId> exposedWith(const Page &page, Role role)
{
    std::vector<NodeId> found;
    for (NodeId id = 0; id < page.tree.size(); ++id) {
        if (page.semantics.role(id) == role && page.tree.isElement(id) && page.tree.isExposed(id))
            found.push_back(id);
    }
    return found;
}

void reportAllButFirst(const Page &page, Findings &findings, Role role)
{
    bool first = true;
    for (const NodeId id : exposedWith(page, role)) {
        if (!first)
            findings.add(id);
        first = false;
    }
}

void requireTopLevel(Page &page, Findings &findings, Role role)
{
    for (const NodeId id : exposedWith(page, role)) {
        NodeId around = page.tree.parent(id) == NoNode ? NoNode : page.semantics.landmark(page.tree.parent(id));
        // A form around everything is how some frameworks work.
        while (around != NoNode && page.semantics.role(around) == Role::Form && page.names.spend(1))
            around = page.tree.parent(around) == NoNode ? NoNode : page.semantics.landmark(page.tree.parent(around));
        if (around != NoNode && page.semantics.role(around) != Role::Form)
            findings.add(id, factsOf(page.semantics.role(around)).name);
    }
}

/// What is announced or reached without a landmark around it.
bool isCovered(const Page &page, NodeId id)
{
    switch (const Role role = page.semantics.role(id)) {
    case Role::Alert:
    case Role::Alertdialog:
    case Role::Dialog:
    case Role::Log:
    case Role::Status:
        return true;
    default: {
        if (hasFlag(role, RoleFacts::IsLandmark))
            return true;
        const QByteArrayView live = page.tree.attribute(id, "aria-live");
        if (html::equalsLower(html::trimmed(live), "polite") || html::equalsLower(html::trimmed(live), "assertive"))
            return true;
        return page.tree.tag(id) == Tag::A && page.tree.trimmed(id, "href").startsWith('#'); // leads on
    }
    }
}

bool isContent(const Page &page, NodeId id)
{
    if (!page.tree.isExposed(id))
        return false;
    switch (page.tree.tag(id)) {
    case Tag::Text:
        return !html::trimmed(page.tree.text(id)).isEmpty();
    case Tag::Img:
        return !isPresentational(page.semantics.role(id)) && !page.tree.trimmed(id, "alt").isEmpty();
    case Tag::Button:
    case Tag::Input:
    case Tag::Select:
    case Tag::Textarea:
    case Tag::Video:
        return true;
    default:
        return false;
    }
}

} // namespace

void landmarkBannerIsTopLevel(Page &page, Findings &findings)
{
    requireTopLevel(page, findings, Role::Banner);
}

void landmarkContentinfoIsTopLevel(Page &page, Findings &findings)
{
    requireTopLevel(page, findings, Role::Contentinfo);
}

void landmarkMainIsTopLevel(Page &page, Findings &findings)
{
    requireTopLevel(page, findings, Role::Main);
}

void landmarkNoDuplicateBanner(Page &page, Findings &findings)
{
    reportAllButFirst(page, findings, Role::Banner);
}

void landmarkNoDuplicateContentinfo(Page &page, Findings &findings)
{
    reportAllButFirst(page, findings, Role::Contentinfo);
}

void landmarkNoDuplicateMain(Page &page, Findings &findings)
{
    reportAllButFirst(page, findings, Role::Main);
}

void landmarkOneMain(Page &page, Findings &findings)
{
    const auto htmls = page.tree.all(Tag::Html);
    if (!htmls.empty() && exposedWith(page, Role::Main).empty())
        findings.add(htmls.front());
}

void landmarkUnique(Page &page, Findings &findings)
{
    QHash<QByteArray, NodeId> seen;
    for (NodeId id = 0; id < page.tree.size(); ++id) {
        const Role role = page.semantics.role(id);
        if (!hasFlag(role, RoleFacts::IsLandmark) || !page.tree.isElement(id) || !page.tree.isExposed(id))
            continue;
        const Name name = page.names.of(id);
        if (name.unknown)
            continue;
        const QByteArray key = QByteArray(factsOf(role).name) + '\n' + html::lowered(name.text);
        if (seen.contains(key))
            findings.add(id, name.text.isEmpty() ? QByteArray(factsOf(role).name) : name.text);
        else
            seen.insert(key, id);
    }
}

// Reported are the outermost elements that hold content and no landmark, so that one forgotten wrapper is one finding.
void region(Page &page, Findings &findings)
{
    const auto bodies = page.tree.all(Tag::Body);
    if (bodies.empty())
        return;
    const NodeId body = bodies.front();
    const NodeId end = page.tree[body].end;
    // How many covered elements begin, and how much content outside of them stands, before each node.
    std::vector<int> covers(size_t(end - body) + 1);
    std::vector<int> contents(size_t(end - body) + 1);
    NodeId coveredUntil = body;
    for (NodeId id = body; id < end; ++id) {
        const bool covered = id >= coveredUntil && page.tree.isElement(id) && isCovered(page, id);
        if (covered)
            coveredUntil = page.tree[id].end;
        const size_t place = size_t(id - body);
        covers[place + 1] = covers[place] + covered;
        contents[place + 1] = contents[place] + (id >= coveredUntil && isContent(page, id));
    }
    const auto count = [&](const std::vector<int> &before, NodeId id) {
        return before[size_t(page.tree[id].end - body)] - before[size_t(id - body)];
    };
    NodeId textIn = NoNode; // reported for a text of its own
    for (NodeId id = body; id < end;) {
        if (count(contents, id) == 0) {
            id = page.tree[id].end;
            continue;
        }
        const bool holdsLandmarks = count(covers, id) > 0;
        if (page.tree.isElement(id) && !holdsLandmarks) {
            findings.add(id);
            id = page.tree[id].end;
            continue;
        }
        if (!page.tree.isElement(id) && page.tree.parent(id) != textIn) {
            textIn = page.tree.parent(id);
            findings.add(textIn);
        }
        ++id;
    }
}

} // namespace argiope::a11y::checks
