#include "core/audit/audit.h"

#include "core/audit/contentsitechecks.h"
#include "core/audit/fragmentchecks.h"
#include "core/audit/inside.h"
#include "core/audit/linkchecks.h"
#include "core/audit/listedversions.h"
#include "core/audit/notfoundtexts.h"
#include "core/audit/owncheck.h"
#include "core/audit/ownrun.h"
#include "core/audit/pagesahead.h"
#include "core/audit/pageview.h"
#include "core/audit/probechecks.h"
#include "core/audit/resourcechecks.h"
#include "core/audit/sitechecks.h"
#include "core/audit/sitefiles.h"
#include "core/audit/siteshares.h"
#include "core/audit/spellingchecks.h"
#include "core/audit/startpages.h"
#include "core/audit/troubled.h"
#include "core/scope/spellings.h"
#include "core/store/reader.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QThread>

#include <algorithm>
#include <array>

namespace argiope::audit {

namespace {

constexpr qint64 UrlsPerReport = 2000;

/// What takes the whole crawl, or a fact that differs with every fetch, is not known of an earlier run.
bool isOpenInThePast(const Check &check)
{
    return needsCrawl(check) || qstrcmp(check.id, "perf-no-validator") == 0;
}

class Run
{
public:
    Run(store::Reader &reader, const AuditOptions &options)
        : m_reader(reader)
        , m_options(options)
        , m_wanted(checks().size() + (options.own ? options.own->rows().size() : 0), options.checks.empty())
    {
        for (const Check *check : options.checks)
            m_wanted[placeOf(*check, options.own)] = true;
        m_result.sums.resize(m_wanted.size());
        m_result.own = options.own;
        m_result.rules = options.rules ? *options.rules : rulesFromJson(reader.meta(RulesName));
        m_limits = m_result.rules.allLimits();
        const auto judgeBy = [this](const Check &check) {
            const bool on = m_result.rules.isOn(check);
            const size_t place = m_result.off.size();
            m_result.off.push_back(!on);
            m_result.severities.push_back(m_result.rules.severityOf(check));
            m_wanted[place] = m_wanted[place] && on;
        };
        for (const Check &check : checks())
            judgeBy(check);
        if (options.own) {
            for (const Check &check : options.own->rows())
                judgeBy(check);
        }
        const settings::CrawlSettings settings = reader.settings();
        m_sameUrls = scope::canonicalOptions(settings);
        m_limits.keptCookies = settings.cookies;
        m_offeredHttp2 = settings.http2 && settings.transport == settings::Transport::Own;
        m_ignores
            = Ignores(options.ignores ? *options.ignores : ignoresFromJson(reader.meta(IgnoresName)), options.own);
        const auto ignoreOnSite = [this](const Check &check) {
            if (!check.page && m_ignores.concern(check) && m_wanted[placeOf(check, m_options.own)])
                m_ignoredOnSite[&check] = {};
        };
        for (const Check &check : checks())
            ignoreOnSite(check);
        if (options.own) {
            for (const Check &check : options.own->rows())
                ignoreOnSite(check);
        }
        const auto all = checks();
        for (size_t i = 0; i < all.size(); ++i) {
            if (!m_wanted[i] || !all[i].page || (options.run > 0 && isOpenInThePast(all[i])))
                continue;
            if (all[i].page == observed)
                m_noted.insert(all[i].id, int(i));
            else
                m_ofPages.push_back(int(i));
        }
        for (const Check &check : all)
            m_besides.push_back(check.besides ? indexOf(*checkFromId(check.besides)) : -1);
        m_result.run = std::max(reader.meta("run").toInt(), 1);
    }

    AuditResult run()
    {
        const store::Reader::Snapshot moment(m_reader);
        const Inside inside(m_reader);
        const StartPages starts(m_reader);
        const QJsonObject counters = QJsonDocument::fromJson(m_reader.meta("counters")).object();
        for (const char *count : {"queued", "finished", "skipped"})
            m_all += counters.value(QLatin1String(count)).toInteger();
        SiteGraph graph(
            m_sameUrls, m_options.run == 0 && (wants("content-near-duplicate") || wants("canonical-different-text")));
        // Links to places in other pages take the links, and all of them: a link is named by its position.
        if (m_options.run == 0 && wants(FragmentChecks::Id) && m_reader.settings().links == settings::LinkStorage::All)
            m_fragments.emplace(graph);
        if (m_options.run == 0 && m_reader.settings().links == settings::LinkStorage::All
            && wantsAny(ResourceChecks::decides))
            m_resources.emplace(graph, m_limits, m_reader.places(),
                [this](const char *id, SiteVerdict verdict) { takeFromSite(id, std::move(verdict)); });
        if (m_options.run == 0 && wants(SpellingChecks::Id))
            m_spelling.emplace(m_limits);
        m_probes = m_reader.probes();
        const NotFoundTexts notFound(m_probes);
        ListedVersions listed;
        if (m_options.run == 0)
            listed.read(m_reader, base::UrlId::None, m_options.cancel);
        QByteArray lastOrigin;
        const auto visit = [&](JudgedPage &judged) {
            const PageView &page = judged.page;
            look(judged);
            lookForNotFound(judged, notFound);
            if (m_options.run == 0 && !graph.add(page)) {
                m_result.error = store::StoreError{
                    store::StoreError::Code::Damaged, m_reader.path(), QStringLiteral("ids far apart")};
                return false;
            }
            if (page.internal && page.record.role == store::UrlRole::Page && page.address().isHttp()) {
                if (QByteArray origin = page.address().origin(); origin != lastOrigin) {
                    m_origins.insert(origin);
                    lastOrigin = std::move(origin);
                }
            }
            if (m_fragments)
                m_fragments->add(page);
            if (m_resources)
                m_resources->add(page);
            if (m_spelling)
                m_spelling->add(page);
            report(false);
            return !isCanceled();
        };
        const auto visitHere = [&](const store::UrlRecord &record) {
            store::UrlRecord known = record;
            known.sitemapVersions = listed.of(record.id);
            JudgedPage page(std::move(known), m_limits, inside.has(record), starts.has(record), m_sameUrls);
            judge(page);
            return visit(page);
        };
        if (m_options.run > 0) {
            m_reader.forEachRecordOfRun(m_options.run, visitHere);
            countChecked();
            leaveOpen(isOpenInThePast);
        } else if (const int threads = helpers(); threads > 1) {
            PagesAhead pages(m_reader.path(), threads,
                {[&inside](const store::UrlRecord &record) { return inside.has(record); },
                    [&starts](const store::UrlRecord &record) { return starts.has(record); },
                    [this](JudgedPage &page) { judge(page); }, [&listed](base::UrlId id) { return listed.of(id); },
                    m_limits, m_sameUrls});
            if (const auto error = pages.forEach(visit); error && !m_result.error)
                m_result.error = error;
        } else {
            for (const auto kind : {store::ListKind::Urls, store::ListKind::Skipped}) {
                store::ListQuery query;
                query.kind = kind;
                m_reader.forEach(query, visitHere, store::Reader::Headers::With);
            }
        }
        if (!m_result.error)
            m_result.error = m_reader.error();
        countChecked();
        if (m_options.run == 0 && !isCanceled() && !m_result.error)
            lookAtSite(graph);
        if (!isCanceled() && !m_result.error)
            tellShares();
        if (!m_result.error)
            m_result.error = m_reader.error();
        m_result.canceled = isCanceled();
        m_result.troubled = m_troubled.count();
        report(true);
        return std::move(m_result);
    }

private:
    [[nodiscard]] bool isCanceled() const
    {
        return m_options.cancel && m_options.cancel->load(std::memory_order_relaxed);
    }

    /// Threads that are worth their beginning; 1: this one. Where somebody writes they would see different moments.
    [[nodiscard]] int helpers() const
    {
        constexpr int urlsWorth = 5000;
        constexpr int most = 4; // this thread has something to do, too
        if (store::isBeingWritten(m_reader.path()))
            return 1;
        if (m_options.threads > 0)
            return m_options.threads;
        return m_all < urlsWorth ? 1 : std::clamp(QThread::idealThreadCount(), 1, most);
    }

    /// Any thread.
    void judge(JudgedPage &judged) const
    {
        const PageView &page = judged.page;
        const auto all = checks();
        for (const int place : m_ofPages) {
            const Check &check = all[size_t(place)];
            if (!judged.passes(check.gate))
                continue;
            Verdict verdict = place != m_fragmentsPlace ? check.page(check, page)
                : !m_fragments                          ? ofOwnFragments(check, page)
                                                        : Verdict();
            if (verdict.state != State::NotFound)
                judged.verdicts.push_back({place, std::move(verdict)});
        }
        judgeNoted(judged);
        leaveOutSaid(judged.verdicts);
        (void)page.address(); // for whoever asks next
    }

    /// What another check has said of the page in another way.
    void leaveOutSaid(std::vector<PageVerdict> &verdicts) const
    {
        const auto isSaid = [&](const PageVerdict &one) {
            const int other = m_besides[size_t(one.check)];
            return other >= 0 && std::any_of(verdicts.begin(), verdicts.end(), [other](const PageVerdict &two) {
                return two.check == other && two.verdict.state == State::Found;
            });
        };
        for (size_t i = verdicts.size(); i-- > 0;) {
            if (isSaid(verdicts[i]))
                verdicts.erase(verdicts.begin() + qptrdiff(i));
        }
    }

    /// Most checks ask for nothing but what the page's reading noted under their ids, and most pages have few notes.
    void judgeNoted(JudgedPage &judged) const
    {
        const auto all = checks();
        std::vector<PageVerdict> &verdicts = judged.verdicts;
        const auto before = verdicts.size();
        if (!judged.page.isObserved()) {
            for (const int place : m_noted) {
                if (judged.passes(all[size_t(place)].gate))
                    verdicts.push_back({place, undecidable()});
            }
        } else {
            for (const facts::Observation &note : judged.page.observations().all()) {
                const auto place = m_noted.constFind(QByteArrayView(note.name));
                if (place != m_noted.cend() && judged.passes(all[size_t(*place)].gate))
                    verdicts.push_back({*place, found(note)});
            }
        }
        if (verdicts.size() > before)
            std::sort(verdicts.begin(), verdicts.end(),
                [](const PageVerdict &a, const PageVerdict &b) { return a.check < b.check; });
    }

    void look(JudgedPage &judged)
    {
        const PageView &page = judged.page;
        // The passes over the whole crawl know no texts.
        for (auto it = m_ignoredOnSite.begin(); it != m_ignoredOnSite.end(); ++it) {
            if (m_ignores.cover(*it.key(), page.record.url))
                it->insert(page.record.id);
        }
        m_result.urls += judged.passes(Gate::Fetched) ? 1 : 0;
        m_result.pages += judged.passes(Gate::Html) ? 1 : 0;
        m_shares.begin(quint32(base::raw(page.record.id)), page.address().isHttp() ? page.address().origin() : "");
        for (size_t gate = 0; gate < m_passed.size(); ++gate) {
            if (!judged.passes(Gate(gate)))
                continue;
            ++m_passed[gate];
            m_shares.countPassed(Gate(gate));
        }
        const auto all = checks();
        Finding finding{nullptr, page.record.id, page.record.url, {}};
        for (PageVerdict &said : judged.verdicts) {
            const auto place = size_t(said.check);
            // What was not noted is not known of any page: counted, not told one by one.
            if (said.verdict.state == State::Undecidable && !said.verdict.needsPerson && !m_options.tellUndecidable) {
                ++m_result.sums[place].undecidable;
                continue;
            }
            finding.check = &all[place];
            if (isShared(*finding.check, said.verdict) && !m_ignores.cover(*finding.check, finding.url)) {
                m_shares.take(said.check, quint32(base::raw(finding.page)), std::move(said.verdict));
                continue;
            }
            // Lent, as there are tens of millions: to copy them costs time, and to free what another thread has taken.
            std::swap(finding.verdict, said.verdict);
            tell(finding, place);
            std::swap(finding.verdict, said.verdict);
        }
    }

    /// A page that reads as those do that are not there. What its own words say of it comes first.
    void lookForNotFound(const JudgedPage &judged, const NotFoundTexts &texts)
    {
        const int place = indexOf(*m_soft404);
        if (m_options.run > 0 || !m_wanted[size_t(place)])
            return;
        const bool said = std::any_of(judged.verdicts.begin(), judged.verdicts.end(),
            [place](const PageVerdict &one) { return one.check == place && one.verdict.state == State::Found; });
        if (said)
            return;
        if (auto verdict = texts.of(judged.page))
            take({m_soft404, judged.page.record.id, judged.page.record.url, std::move(*verdict)});
    }

    /// Where links are not kept, or not all, what leads to other pages is not known.
    static Verdict ofOwnFragments(const Check &check, const PageView &page)
    {
        const Verdict own = check.page(check, page);
        return own.state == State::NotFound && !page.page.fragments.isEmpty() ? undecidable() : own;
    }

    static bool isShared(const Check &check, const Verdict &verdict)
    {
        return check.told != Told::OfEachPage && verdict.state == State::Found;
    }

    void tellShares()
    {
        const auto all = checks();
        m_shares.tell([&all](int check) { return std::pair(all[size_t(check)].gate, all[size_t(check)].told); },
            [&](int check, SiteShares::Shared found) {
                Finding finding{&all[size_t(check)], base::UrlId(found.page), {}, std::move(found.verdict),
                    base::UrlId(found.other)};
                finding.moreOthers = std::move(found.examples);
                count(finding, size_t(check));
            });
    }

    void lookAtSite(SiteGraph &graph)
    {
        m_graph = &graph;
        graph.resolve(helpers());
        graph.setIcons(probedIcons(m_probes));
        const SiteSink sink = [this](const char *id, SiteVerdict verdict) { takeFromSite(id, std::move(verdict)); };
        for (const SitePass pass : sitePasses()) {
            if (isCanceled())
                return;
            pass(graph, m_limits, sink);
            report(true);
        }
        checkThinForSite(graph, m_limits, sink);
        if (m_spelling)
            m_spelling->finish(sink);
        m_spelling.reset();
        if (wants("canonical-different-text"))
            checkCanonicalTexts(graph, m_limits, sink);
        graph.forgetTexts(); // what follows takes memory, too
        if (wants("content-near-duplicate"))
            checkNearDuplicates(
                graph, m_limits, m_options.cancel, [this] { report(true); }, sink);
        report(true);
        lookAtLinks(graph);
        lookAtFiles();
        lookAtOwn();
    }

    void lookAtOwn()
    {
        for (size_t i = 0; m_options.own && i < m_options.own->rows().size(); ++i) {
            const size_t place = checks().size() + i;
            if (!m_wanted[place] || isCanceled())
                continue;
            const Check &check = m_options.own->rows()[i];
            holdAgainst(m_reader, m_options.own->condition(i), m_options.ownEvidence, m_options.cancel,
                m_result.sums[place], [&](base::UrlId id, Verdict verdict) {
                    take({&check, id, {}, std::move(verdict)});
                });
            report(true);
        }
    }

    [[nodiscard]] bool wants(const char *id) const
    {
        const Check *check = checkFromId(id);
        Q_ASSERT(check && (!check->page || qstrcmp(id, FragmentChecks::Id) == 0));
        return m_wanted[size_t(indexOf(*check))];
    }

    [[nodiscard]] bool wantsAny(bool (*test)(const Check &)) const
    {
        const auto all = checks();
        return std::any_of(all.begin(), all.end(),
            [&](const Check &check) { return m_wanted[size_t(indexOf(check))] && test(check); });
    }

    void lookAtLinks(const SiteGraph &graph)
    {
        if (isCanceled())
            return;
        if (!m_resources)
            leaveOpen([](const Check &check) { return ResourceChecks::decides(check); });
        const settings::LinkStorage kept = m_reader.settings().links;
        if (kept == settings::LinkStorage::None) {
            leaveOpen([](const Check &check) { return LinkChecks::decides(check); });
            return;
        }
        const bool all = kept == settings::LinkStorage::All;
        if (!all)
            leaveOpen([](const Check &check) { return LinkChecks::decides(check) && LinkChecks::needsAll(check); });
        LinkChecks links(graph, m_limits, m_reader.places(), all,
            [this](const char *id, SiteVerdict verdict) { takeFromSite(id, std::move(verdict)); });
        if (m_fragments)
            m_fragments->beginLinks();
        if (m_resources)
            m_resources->beginLinks();
        m_reader.forEachLinkNumbers([&](const store::LinkNumbers &link) {
            links.take(link);
            if (m_fragments)
                m_fragments->take(link);
            if (m_resources)
                m_resources->take(link);
            return !isCanceled();
        });
        if (isCanceled())
            return;
        links.finish();
        if (m_resources)
            m_resources->finish();
        if (m_fragments) {
            m_fragments->finish(
                [this](quint32 page, const auto &misses) { return linksToNoPlace(m_reader, page, misses); },
                [this](const char *id, SiteVerdict verdict) { takeFromSite(id, std::move(verdict)); });
        }
        report(true);
    }

    /// The crawl did not keep what would tell.
    template <class Test>
    void leaveOpen(Test test)
    {
        for (const Check &check : checks()) {
            CheckSum &sum = m_result.sums[size_t(indexOf(check))];
            if (m_wanted[size_t(indexOf(check))] && test(check))
                sum.undecidable = sum.checked;
        }
    }

    void lookAtFiles()
    {
        const FileSink sink = [this](const char *id, const QByteArray &url, Verdict verdict) {
            const Check *check = checkFromId(id);
            Q_ASSERT(check);
            if (m_wanted[size_t(indexOf(*check))])
                take({check, base::UrlId::None, url, std::move(verdict)});
        };
        // Those of others, whose resources or pages were asked for, are not the site's.
        checkProbes(m_probes, sink);
        SitemapChecks sitemaps(sink);
        for (const store::HostRecord &host : m_reader.hosts()) {
            sitemaps.takeHost(host);
            if (!m_origins.contains(host.origin))
                continue;
            checkRobots(host, sink);
            checkTls(host, m_limits, sink);
        }
        m_reader.forEachSitemap([&](const store::SitemapRecord &sitemap) {
            sitemaps.take(sitemap);
            return !isCanceled();
        });
        if (!isCanceled())
            sitemaps.finish();
    }

    /// checkFromId() for ids that the passes have in their code: each of millions of verdicts names one.
    [[nodiscard]] const Check *checkOfPass(const char *id)
    {
        auto &[known, check] = m_checksOfPasses[reinterpret_cast<quintptr>(id) / 8 % m_checksOfPasses.size()];
        if (known != id) {
            known = id;
            check = checkFromId(id);
        }
        return check;
    }

    void takeFromSite(const char *id, SiteVerdict verdict)
    {
        const Check *check = checkOfPass(id);
        Q_ASSERT(check);
        if (!m_wanted[size_t(indexOf(*check))])
            return;
        if (check->gate == Gate::InResults && !(m_graph->node(verdict.page).marks & SiteNode::InResults))
            return;
        if (check == m_http1Only && !m_offeredHttp2)
            verdict = {verdict.page, State::Undecidable, 0, 0, {}}; // nobody asked the host for more
        Finding finding{check, base::UrlId(verdict.page), {},
            {verdict.state, verdict.count, std::move(verdict.evidence), false, std::move(verdict.more)},
            base::UrlId(verdict.other)};
        finding.moreOthers = std::move(verdict.moreOthers);
        if (isShared(*check, finding.verdict) && !isIgnored(finding))
            m_shares.take(indexOf(*check), verdict.page, std::move(finding.verdict), verdict.other);
        else
            take(std::move(finding));
    }

    [[nodiscard]] bool isIgnored(const Finding &finding) const
    {
        if (m_ignores.isEmpty() || finding.verdict.state != State::Found)
            return false;
        return finding.url.isEmpty() ? m_ignoredOnSite.value(finding.check).contains(finding.page)
                                     : m_ignores.cover(*finding.check, finding.url);
    }

    void take(Finding finding) { tell(finding, placeOf(*finding.check, m_options.own)); }

    /// `place`: of its check.
    void tell(Finding &finding, size_t place)
    {
        finding.ignored = isIgnored(finding);
        count(finding, place);
    }

    /// The same, where it is known whether it is ignored.
    void count(Finding &finding, size_t place)
    {
        finding.severity = m_result.severities[place];
        CheckSum &sum = m_result.sums[place];
        if (finding.ignored) {
            ++sum.ignored;
        } else if (finding.verdict.state == State::Found) {
            ++sum.pages;
            sum.instances += finding.verdict.count;
            m_troubled.take(finding);
        } else {
            ++(finding.verdict.needsPerson ? sum.needsPerson : sum.undecidable);
        }
        if (m_options.finding)
            m_options.finding(finding);
    }

    /// How many URLs passed is one number a gate, and not one a check, for a million URLs and hundreds of checks.
    void countChecked()
    {
        const auto all = checks();
        for (size_t i = 0; i < all.size(); ++i)
            m_result.sums[i].checked = m_wanted[i] ? m_passed[size_t(all[i].gate)] : 0;
    }

    void report(bool now)
    {
        if (!now)
            ++m_done;
        if (now || m_done % UrlsPerReport == 0) {
            countChecked();
            if (m_options.progress)
                m_options.progress(m_done, std::max(m_all, m_done), m_result.sums);
        }
    }

    store::Reader &m_reader;
    const AuditOptions &m_options;
    std::vector<bool> m_wanted;
    TroubledUrls m_troubled;
    std::vector<int> m_ofPages; ///< places of those that are wanted and decided page by page, but for
    QHash<QByteArrayView, int> m_noted; ///< those that are observed(), by their ids
    std::vector<int> m_besides; ///< by place: that of the check that says the same; -1: none
    SiteShares m_shares;
    const SiteGraph *m_graph = nullptr; ///< while the whole crawl is looked at
    std::array<std::pair<const char *, const Check *>, 256> m_checksOfPasses{};
    const int m_fragmentsPlace = indexOf(*checkFromId(FragmentChecks::Id));
    std::array<qint64, GateCount> m_passed{};
    url::CanonicalOptions m_sameUrls; ///< which spellings are one URL, as in the crawl
    Limits m_limits;
    QSet<QByteArray> m_origins; ///< of the site's pages
    QList<store::ProbeRecord> m_probes;
    Ignores m_ignores;
    QHash<const Check *, QSet<base::UrlId>> m_ignoredOnSite; ///< of checks that take the whole crawl
    std::optional<ResourceChecks> m_resources; ///< where one of them is asked for, and all links are kept
    std::optional<SpellingChecks> m_spelling; ///< where it is asked for
    std::optional<FragmentChecks> m_fragments; ///< where they are asked for, and can be decided
    AuditResult m_result;
    const Check *const m_http1Only = checkFromId("http-1-only");
    const Check *const m_soft404 = checkFromId("soft-404");
    bool m_offeredHttp2 = true;
    qint64 m_done = 0;
    qint64 m_all = 0;
};

} // namespace

AuditResult auditProject(store::Reader &reader, const AuditOptions &options)
{
    return Run(reader, options).run();
}

} // namespace argiope::audit
