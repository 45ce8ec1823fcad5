// The versions of pages in other languages, and whether they name each other.
#include "core/audit/listedversions.h"
#include "core/audit/pageview.h"
#include "core/export/tablerows.h"
#include "core/scope/spellings.h"
#include "core/url/url.h"

#include <xxhash.h>

#include <algorithm>
#include <compare>
#include <vector>

namespace argiope::exporting {

using facts::Kind;
using facts::Value;
using store::UrlRecord;

namespace {

struct Version
{
    const UrlRecord &page;
    const audit::LanguageVersion &named;
    const std::optional<UrlRecord> &target; ///< none: the crawl does not know it
    Value returns;
    bool self = false;
};

using V = Version;
const FixedColumn<Version> VersionColumns[] = {
    {"page", Kind::Url, [](const V &v) -> Value { return v.page.url; }},
    {"code", Kind::Text, [](const V &v) -> Value { return v.named.code; }},
    {"target", Kind::Url, [](const V &v) -> Value { return v.named.url; }},
    {"status", Kind::Status, [](const V &v) { return v.target ? numberFrom(v.target->page.status, 1) : Value{}; }},
    {"outcome", Kind::Outcome, [](const V &v) { return v.target ? Value{qint64(v.target->page.outcome)} : Value{}; }},
    {"rule", Kind::Rule,
        [](const V &v) {
            const bool out = v.target && v.target->state == store::UrlState::Skipped;
            return out ? Value{v.target->rule.name()} : Value{};
        }},
    {"returns", Kind::Flag, [](const V &v) { return v.returns; }},
    {"self", Kind::Flag, [](const V &v) -> Value { return qint64(v.self); }},
    {"x_default", Kind::Flag,
        [](const V &v) -> Value { return qint64(v.named.code.compare("x-default", Qt::CaseInsensitive) == 0); }},
    {"source", Kind::Text, [](const V &v) -> Value { return QByteArray(audit::name(v.named.source)); }},
};

/// A page names another as its version: hashes of both URLs.
struct Naming
{
    quint64 page = 0;
    quint64 target = 0;
    auto operator<=>(const Naming &) const = default;
};

class HreflangRows : public TableRows
{
public:
    HreflangRows(store::Reader &reader, const Options &options, Progress &progress)
        : m_reader(reader)
        , m_options(options)
        , m_progress(progress)
        , m_sameUrls(scope::canonicalOptions(reader.settings()))
    {
    }
    QList<Heading> columns() const override { return headingsOf(VersionColumns); }
    void each(const Take &take) override
    {
        m_listed.read(m_reader);
        // Sixteen bytes a version are what is held of all pages.
        eachPage([this](const UrlRecord &record, const QList<audit::LanguageVersion> &versions) {
            const quint64 page = hashOf(spellingOf(record.url));
            for (const audit::LanguageVersion &version : versions)
                m_namings.push_back({page, hashOf(spellingOf(version.url))});
            return true;
        });
        std::sort(m_namings.begin(), m_namings.end());
        if (m_progress.canceled() || m_reader.error())
            return;
        eachPage([&](const UrlRecord &record, const QList<audit::LanguageVersion> &versions) {
            if (m_options.keeps && !m_options.keeps(record.id))
                return true;
            const quint64 page = hashOf(spellingOf(record.url));
            return std::all_of(versions.cbegin(), versions.cend(), [&](const audit::LanguageVersion &version) {
                const QByteArray spelling = spellingOf(version.url);
                const auto target = spelling.isEmpty() ? std::nullopt : m_reader.find(spelling);
                const quint64 other = hashOf(spelling);
                const Version row{record, version, target, returns(page, other, target), page == other};
                return take(valuesOf(row, VersionColumns), record.url);
            });
        });
    }

private:
    template <class Visit>
    void eachPage(Visit visit)
    {
        store::ListQuery query;
        query.outcomes = {base::Outcome::Ok};
        const audit::Limits limits;
        m_reader.forEach(query, [&](const UrlRecord &record) {
            const QByteArray listed = m_listed.of(record.id);
            if (!record.page.languageVersions.isEmpty() || !listed.isEmpty()) {
                UrlRecord known = record;
                known.sitemapVersions = listed;
                const audit::PageView view(known, limits, true, false, m_sameUrls);
                if (!visit(record, view.languageVersions()))
                    return false;
            }
            return !m_progress.canceled();
        });
    }
    /// As the crawl tells URLs apart; "" for what is none.
    QByteArray spellingOf(const QByteArray &url) const
    {
        const auto parsed = url::parse(url);
        return parsed ? url::canonical(*parsed, m_sameUrls) : QByteArray();
    }
    static quint64 hashOf(const QByteArray &spelling)
    {
        return XXH3_64bits(spelling.constData(), size_t(spelling.size()));
    }
    Value returns(quint64 page, quint64 target, const std::optional<UrlRecord> &record) const
    {
        if (std::binary_search(m_namings.begin(), m_namings.end(), Naming{target, page}))
            return qint64(1);
        // Only a document that was read can be said not to name the page.
        const bool known = record && record->page.outcome == base::Outcome::Ok && !record->page.observations.isEmpty();
        return known ? Value{qint64(0)} : Value{};
    }

    store::Reader &m_reader;
    const Options &m_options;
    Progress &m_progress;
    const url::CanonicalOptions m_sameUrls;
    audit::ListedVersions m_listed;
    std::vector<Naming> m_namings;
};

} // namespace

std::unique_ptr<TableRows> hreflangRows(store::Reader &reader, const Options &options, Progress &progress)
{
    return std::make_unique<HreflangRows>(reader, options, progress);
}

} // namespace argiope::exporting
