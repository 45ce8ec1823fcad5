#include "core/store/linkstore.h"

#include "core/store/linkids.h"
#include "core/store/pagecolumns.h"

#include <algorithm>

namespace argiope::store {

namespace {

/// So much of what is gathered goes to the database at once: pages differ in length.
constexpr qsizetype MostGathered = 512 * 1024;

} // namespace

LinkStore::LinkStore(WriteSession &session, UrlStore &urls)
    : m_session(session)
    , m_urls(urls)
    , m_insert(session.connection(), session.transaction(),
          QStringLiteral("INSERT INTO page_links (id, n, texts, forms, links) VALUES"), 5,
          QStringLiteral("ON CONFLICT (id) DO UPDATE SET n = excluded.n, texts = excluded.texts, "
                         "forms = excluded.forms, links = excluded.links"))
    , m_insertInlinks(session.connection(), session.transaction(),
          QStringLiteral("INSERT INTO inlinks (target, n) VALUES"), 2,
          QStringLiteral("ON CONFLICT (target) DO UPDATE SET n = inlinks.n + excluded.n"))
    , m_formIds(session.connection(), session.transaction(), session.ids())
    , m_forms(session.connection())
    , m_index(session.connection(), session.transaction())
    , m_links(session.connection(), QStringLiteral("SELECT texts, forms, links FROM page_links WHERE id = ?"))
    , m_drop(session.connection(), QStringLiteral("DELETE FROM page_links WHERE id = ?"))
    , m_redirect(session.connection(), QStringLiteral("SELECT redirect_to FROM pages WHERE id = ?"))
    , m_target(session.connection(),
          QStringLiteral("SELECT id, state, role, depth, hops, host, rule, run, priority FROM urls WHERE id = ?"))
{
    if (session.ids())
        m_index.leaveTail();
}

void LinkStore::load()
{
    if (const auto error = m_index.load())
        m_session.fail(*error);
}

void LinkStore::forget()
{
    m_insert.clear();
    m_insertInlinks.clear();
    m_newSources.clear();
    m_gathered = 0;
    m_formIds.forget();
    m_forms.forget();
    load();
}

bool LinkStore::flush()
{
    if (m_session.failed())
        return false;
    m_session.flush(m_insert);
    m_newSources.clear();
    m_gathered = 0;
    return !m_session.failed();
}

bool LinkStore::flushIndex()
{
    if (m_session.failed())
        return false;
    if (const auto error = m_index.flush())
        m_session.fail(*error);
    return !m_session.failed();
}

void LinkStore::endTail()
{
    if (!m_session.ids() || !flush() || !flushIndex())
        return;
    if (const auto error = m_index.endTail())
        m_session.fail(*error);
}

void LinkStore::cutIndex()
{
    if (!flush())
        return;
    if (const auto error = m_index.cut())
        m_session.fail(*error);
}

base::Result<void, StoreError> LinkStore::mendIndex()
{
    const auto worn = m_index.isWorn();
    if (!worn)
        return base::Failure{worn.error()};
    if (!*worn)
        return {};
    const EarlyWrites early(m_session);
    Connection &connection = m_session.connection();
    if (auto begun = connection.begin(); !begun)
        return begun;
    const auto failed = m_index.rewrite();
    auto done = failed ? base::Result<void, StoreError>(base::Failure{*failed}) : connection.commit();
    if (done)
        return done;
    connection.rollback();
    if (const auto error = m_index.load())
        return base::Failure{*error};
    return done;
}

void LinkStore::setLinks(UrlId source, std::span<const LinkRow> links)
{
    if (m_session.failed())
        return;
    if (qint64(links.size()) > MaxLinksOfPage) {
        m_session.fail(StoreError::Code::Io, QStringLiteral("%1 links on one page").arg(links.size()));
        return;
    }
    const qint64 page = base::raw(source);
    if (m_newSources.contains(page) && !flush())
        return;
    if (links.empty()) {
        m_session.run(m_drop, {qlonglong(page)});
        return;
    }
    m_coded.clear();
    for (const LinkRow &link : links) {
        const auto form = m_formIds.id(formOf(link));
        if (!form) {
            m_session.fail(m_formIds.error());
            return;
        }
        m_coded.push_back({base::raw(link.target), base::raw(link.text), *form});
    }
    if (!m_packed.pack(m_coded)) {
        m_session.fail(StoreError::Code::Io, QStringLiteral("the links of page %1 have no numbers").arg(page));
        return;
    }
    if (const auto error = m_index.add(page, m_coded)) {
        m_session.fail(*error);
        return;
    }
    m_newSources.insert(page);
    m_gathered += m_packed.json().size();
    if (!m_insert.add(page, qint64(links.size()), m_packed.texts(), m_packed.forms(), BulkText{m_packed.json()})) {
        m_session.fail(m_insert.error());
        return;
    }
    if (m_insert.isEmpty() || m_gathered > MostGathered)
        flush();
}

template <class Visit>
bool LinkStore::each(UrlId source, Visit visit)
{
    m_values.clear();
    m_values.addNumber(base::raw(source));
    if (!flush() || !m_session.run(m_links, m_values))
        return false;
    if (!m_links.next())
        return m_session.check(m_links);
    const QByteArray json = m_links.text(2);
    LinkCursor links(json, m_links.number(0), m_links.number(1));
    m_links.finish();
    while (links.next()) {
        const LinkForm *form = m_forms.find(links.form());
        if (!form) {
            m_session.fail(m_forms.error());
            return false;
        }
        if (!visit(UrlId(links.target()), *form))
            return false;
    }
    if (links.failed())
        m_session.fail(StoreError::Code::Damaged, QStringLiteral("the links of page %1").arg(base::raw(source)));
    return !m_session.failed();
}

UrlId LinkStore::redirectOf(UrlId source)
{
    if (!m_session.run(m_redirect, {qlonglong(base::raw(source))}))
        return UrlId::None;
    const UrlId target = m_redirect.next() ? UrlId(m_redirect.number(0)) : UrlId::None;
    return m_session.check(m_redirect) ? target : UrlId::None;
}

QList<UrlId> LinkStore::followedTargets(UrlId source)
{
    QList<UrlId> targets;
    const bool read = each(source, [&targets](UrlId target, const LinkForm &form) {
        if (form.followed)
            targets.append(target);
        return true;
    });
    if (!read)
        return {};
    if (const UrlId redirect = redirectOf(source); redirect != UrlId::None)
        targets.append(redirect);
    if (m_session.failed())
        return {};
    std::sort(targets.begin(), targets.end());
    targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
    return targets;
}

QList<LinkTarget> LinkStore::linkTargets(UrlId source)
{
    QList<LinkTarget> links;
    const bool read = each(source, [&links](UrlId target, const LinkForm &form) {
        links.append({target, form.followed, 1, false});
        return true;
    });
    if (!read)
        return {};
    const UrlId redirect = redirectOf(source);
    if (m_session.failed())
        return {};
    std::sort(links.begin(), links.end(), [](const LinkTarget &a, const LinkTarget &b) { return a.id < b.id; });
    QList<LinkTarget> targets;
    for (const LinkTarget &link : std::as_const(links)) {
        if (targets.isEmpty() || targets.constLast().id != link.id) {
            targets.append(link);
            targets.last().redirect = link.id == redirect && redirect != UrlId::None;
            continue;
        }
        targets.last().followed |= link.followed;
        ++targets.last().count;
    }
    return targets;
}

QList<StoredLink> LinkStore::storedLinks(UrlId source)
{
    if (!m_urls.flush())
        return {};
    QList<StoredLink> links;
    const bool read = each(source, [&](UrlId target, const LinkForm &form) {
        m_values.clear();
        m_values.addNumber(base::raw(target));
        if (!m_session.run(m_target, m_values))
            return false;
        if (m_target.next()) {
            links.append({UrlStore::known(m_target, 0), form.followed, LinkKind(quint8(form.kind)),
                RuleId(intFromNumber(form.rule)), LinkRels(form.rel)});
            m_target.finish();
        }
        return m_session.check(m_target);
    });
    if (!read)
        return {};
    if (const UrlId redirect = redirectOf(source); redirect != UrlId::None) {
        for (StoredLink &link : links)
            link.redirect = link.target.id == redirect;
    }
    return links;
}

void LinkStore::rejudge(UrlId source, std::span<const StoredLink> links)
{
    m_values.clear();
    m_values.addNumber(base::raw(source));
    if (!flush() || !m_session.run(m_links, m_values))
        return;
    if (!m_links.next()) {
        (void)m_session.check(m_links);
        return;
    }
    const QByteArray json = m_links.text(2);
    LinkCursor stored(json, m_links.number(0), m_links.number(1));
    m_links.finish();
    m_coded.clear();
    for (const StoredLink &link : links) {
        const LinkForm *was
            = stored.next() && stored.target() == base::raw(link.target.id) ? m_forms.find(stored.form()) : nullptr;
        if (!was) {
            m_session.fail(StoreError::Code::Damaged, QStringLiteral("the links of page %1").arg(base::raw(source)));
            return;
        }
        LinkForm form = *was;
        form.rule = base::raw(link.rule);
        form.followed = link.followed;
        const auto id = m_formIds.id(form);
        if (!id) {
            m_session.fail(m_formIds.error());
            return;
        }
        m_coded.push_back({stored.target(), stored.text(), *id});
    }
    // Targets stay where they are, and so does the index.
    if (!m_packed.pack(m_coded)) {
        m_session.fail(
            StoreError::Code::Io, QStringLiteral("the links of page %1 have no numbers").arg(base::raw(source)));
        return;
    }
    m_newSources.insert(base::raw(source));
    if (!m_insert.add(
            base::raw(source), qint64(links.size()), m_packed.texts(), m_packed.forms(), BulkText{m_packed.json()}))
        m_session.fail(m_insert.error());
    else
        flush();
}

QList<UrlId> LinkStore::pages(UrlId after, int limit)
{
    if (!flush())
        return {};
    Statement select(
        m_session.connection(), QStringLiteral("SELECT id FROM page_links WHERE id > ? ORDER BY id LIMIT ?"));
    if (!m_session.run(select, {qlonglong(base::raw(after)), limit}))
        return {};
    QList<UrlId> ids;
    while (select.next())
        ids.append(UrlId(select.number(0)));
    return m_session.check(select) ? ids : QList<UrlId>();
}

void LinkStore::addInlinks(const QHash<UrlId, int> &counts)
{
    if (m_session.failed())
        return;
    // In the table's order: each of its pages is then looked for once, not once a row.
    std::vector<std::pair<qlonglong, int>> sorted;
    sorted.reserve(size_t(counts.size()));
    for (auto it = counts.begin(); it != counts.end(); ++it) {
        if (it.value() != 0)
            sorted.emplace_back(base::raw(it.key()), it.value());
    }
    std::sort(sorted.begin(), sorted.end());
    bool done = true;
    for (size_t i = 0; done && i < sorted.size(); ++i)
        done = m_insertInlinks.add(sorted[i].first, sorted[i].second);
    if (!done || !m_insertInlinks.flush())
        m_session.fail(m_insertInlinks.error());
}

} // namespace argiope::store
