// Opening the project, and the first URLs of a session.

#include "core/engine/linkjudge.h"
#include "core/engine/recorder.h"
#include "core/engine/seeds.h"
#include "core/settings/fields.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <limits>
#include <numeric>

namespace argiope::engine {

namespace {

CrawlError storeFailure(const store::StoreError &error)
{
    return {CrawlError::Code::Store, error.path, error.message(), int(error.code)};
}

template <class Array>
void readNumbers(const QJsonValue &json, Array &array)
{
    const QJsonArray values = json.toArray();
    for (qsizetype i = 0; i < qsizetype(array.size()) && i < values.size(); ++i)
        array[size_t(i)] = values[i].toInteger();
}

QString firstHost(const QList<url::Url> &seeds)
{
    return seeds.isEmpty() ? QString() : QString::fromLatin1(seeds.first().hostname());
}

} // namespace

std::optional<CrawlError> Recorder::open()
{
    if (const auto valid = settings::validate(m_options.settings); !valid)
        return CrawlError{CrawlError::Code::BadSettings, valid.error().key, valid.error().message()};

    const bool fresh = m_options.mode == CrawlOptions::Mode::Create;
    QList<url::Url> seeds;
    if (fresh || !m_options.settings.seeds.isEmpty()) {
        auto parsed = parseSeeds(m_options.settings.seeds);
        if (!parsed)
            return parsed.error();
        seeds = std::move(parsed).value();
    }
    // A proxy looks names up itself. What is resumed has shown once that its hosts exist.
    if (fresh && m_options.settings.proxy.isEmpty() && !anyHostResolves(seeds, [this] { return m_canceled.load(); }))
        return CrawlError{CrawlError::Code::UnknownHost, firstHost(seeds), {}};
    if (m_canceled)
        return std::nullopt; // nothing was made yet, and nothing is
    if (const auto error = openStore(seeds))
        return error;
    return std::nullopt;
}

base::Result<std::unique_ptr<store::Writer>, store::StoreError> Recorder::createStore()
{
    using Code = store::StoreError::Code;
    const QFileInfo wanted(m_options.path);
    for (int number = 2;; ++number) {
        auto made = store::Writer::create(m_options.path, m_options.settings);
        // Locked: another crawl is about to make it, in this program or in another one.
        const bool taken = !made && (made.error().code == Code::Exists || made.error().code == Code::Locked);
        if (!taken || !m_options.numbered || m_canceled)
            return made;
        const QString suffix = wanted.suffix().isEmpty() ? QString() : QString(QLatin1Char('.') % wanted.suffix());
        m_options.path = wanted.absolutePath() % QLatin1Char('/') % wanted.completeBaseName() % QLatin1Char('-')
            % QString::number(number) % suffix;
    }
}

std::optional<CrawlError> Recorder::openStore(const QList<url::Url> &given)
{
    const bool fresh = m_options.mode == CrawlOptions::Mode::Create;
    auto opened = fresh ? createStore() : store::Writer::open(m_options.path);
    if (!opened)
        return storeFailure(opened.error());
    m_writer = std::move(opened).value();

    settings::CrawlSettings settings = m_options.settings;
    QList<url::Url> seeds = given;
    if (seeds.isEmpty()) {
        settings.seeds = m_writer->settings().seeds;
        auto parsed = parseSeeds(settings.seeds);
        if (!parsed)
            return parsed.error();
        seeds = std::move(parsed).value();
    }
    m_session = std::make_shared<Session>(settings, seeds, m_writer->keySeed(), m_options, m_clock);
    m_session->frontier.onRefillWanted([this] {
        const std::lock_guard lock(m_mutex);
        m_refillWanted = true;
        m_work.notify_one();
    });

    beginIfNeeded();
    const settings::CrawlSettings before = m_writer->settings();
    m_writer->setSettings(settings);
    m_writer->setMeta("state", "running");
    restore(before);
    if (m_options.again == Again::Selected) {
        for (const base::UrlId id : m_options.selected)
            fetchAgain(id);
    }
    offerSeeds();
    writeCounters();
    m_inTransaction = false;
    if (const auto done = m_writer->commit(); !done)
        return storeFailure(done.error());
    serveRefills();
    if (!limitFile())
        return CrawlError{CrawlError::Code::Store, m_options.path, QStringLiteral("the file's size cannot be limited"),
            int(store::StoreError::Code::Io)};
    // Until here a full disk is an error: nothing was begun that could wait.
    m_writer->onFull([this](const store::StoreError &) { return waitForRoom(); });
    return std::nullopt;
}

void Recorder::restore(const settings::CrawlSettings &before)
{
    m_seen = std::make_unique<frontier::SeenCache>(m_session->settings.seenCache);
    m_depthRule = m_writer->rule({QByteArrayLiteral("depth"), {}});
    m_hopsRule = m_writer->rule({QByteArrayLiteral("redirects"), {}});
    const QJsonObject counters = QJsonDocument::fromJson(m_writer->meta("counters")).object();
    readTally(counters);
    frontier::Counts counts;
    counts.finished = counters.value(QStringLiteral("finished")).toInteger();
    counts.skipped = counters.value(QStringLiteral("skipped")).toInteger();
    // Written by every version but the first, which knew one run only.
    counts.fetched = counters.value(QStringLiteral("fetched")).toInteger(counts.finished);
    counts.outdated = counters.value(QStringLiteral("outdated")).toInteger();
    m_session->traps.restore(m_writer->meta("traps"));
    beginAgain(before, counts);
    counts.skipped += applyChangedLimits(before);

    const QHash<base::HostId, qint64> queued = m_writer->queuedByHost();
    counts.queued = std::accumulate(queued.begin(), queued.end(), qint64(0));
    counts.discovered = counts.queued + counts.finished + counts.skipped;

    m_bloom = std::make_unique<frontier::BloomFilter>(
        std::max<qint64>(counts.discovered * 2, 100000), m_options.memory.bloomKeys);
    m_writer->forEachKey([this](const url::UrlKey &key) { m_bloom->insert(key); });

    scope::Scope scope = *m_session->scope();
    bool wider = false;
    for (const QByteArray &also : m_writer->meta("scope_also").split('\n')) {
        if (const auto url = url::parse(also)) {
            scope = scope.withSeed(*url);
            wider = true;
        }
    }
    if (wider)
        m_session->setScope(std::make_shared<const scope::Scope>(scope));
    m_session->frontier.restore(counts, queued);
}

qint64 Recorder::applyChangedLimits(const settings::CrawlSettings &before)
{
    const settings::CrawlSettings &now = m_session->settings;
    constexpr int Any = std::numeric_limits<int>::max();
    const int maxDepth = now.maxDepth < 0 ? Any : now.maxDepth;
    qint64 skipped = 0;
    for (const auto &[id, rule] : m_writer->rules()) {
        const bool obeyed = rule.name == "robots" && now.robots == settings::RobotsPolicy::Obey;
        if (obeyed)
            m_hardRules.insert(id);
        const bool trap = rule.name == "trap";
        const bool released = trap && m_session->traps.isReleased(rule.detail);
        if (trap && !released)
            m_hardRules.insert(id);
        // robots.txt that failed may be there now; what it said may not count any more.
        if (rule.name == "robots_unavailable" || (rule.name == "robots" && !obeyed) || released)
            skipped -= m_writer->requeueSkipped(id,
                m_writer->rule(released ? store::Rule{QByteArrayLiteral("released"), rule.detail}
                                        : store::Rule{QByteArrayLiteral("resumed"), {}}),
                Any, Any, m_session->run);
    }
    if (before.maxDepth != now.maxDepth || before.maxRedirects != now.maxRedirects) {
        const base::RuleId letIn = m_writer->rule({QByteArrayLiteral("resumed"), {}});
        skipped -= m_writer->requeueSkipped(m_depthRule, letIn, maxDepth, now.maxRedirects, m_session->run);
        skipped -= m_writer->requeueSkipped(m_hopsRule, letIn, maxDepth, now.maxRedirects, m_session->run);
        if (maxDepth != Any)
            skipped += m_writer->skipDeeper(maxDepth, m_depthRule);
    }
    return skipped;
}

void Recorder::readTally(const QJsonObject &json)
{
    m_bytesBefore = json.value(QStringLiteral("bytes_before")).toInteger();
    m_tally.bytes = json.value(QStringLiteral("bytes")).toInteger();
    m_tally.links = json.value(QStringLiteral("links")).toInteger();
    readNumbers(json.value(QStringLiteral("by_outcome")), m_tally.byOutcome);
    readNumbers(json.value(QStringLiteral("by_status_class")), m_tally.byStatusClass);
    m_session->setTally(m_tally);
}

void Recorder::offerSeeds()
{
    LinkJudge judge(m_session->settings, *m_session->scope(), m_session->keySeed);
    for (const url::Url &seed : m_session->seeds)
        judge.addSeed(seed);
    const FoundLinks found = judge.take();
    const QList<base::RuleId> rules = storeRules(found);
    for (const Target &target : found.targets)
        (void)meet(target, rules[target.rule], {base::UrlId::None, 0, 0, false});
}

} // namespace argiope::engine
