// Opening the project: the half of Recorder that comes before the first result.

#include "core/engine/archiveimport.h"
#include "core/engine/credentials.h"
#include "core/engine/extractors.h"
#include "core/engine/leasekeeper.h"
#include "core/engine/recorder.h"
#include "core/engine/recorder/desk.h"
#include "core/engine/recorder/wishserver.h"
#include "core/engine/renderoptions.h"
#include "core/engine/seeds.h"
#include "core/engine/topicmaking.h"
#include "core/settings/fields.h"
#include "core/settings/secrets.h"
#include "core/store/batchtable.h"
#include "core/store/place.h"

#include <QFileInfo>

namespace argiope::engine {

using base::Milliseconds;

namespace {

/// Pages that were fetched and are not written yet, in another order than breadth-first: what they link to competes for
/// no turn, so that a site which answers quicker than we write would be fetched in the order in which it was found.
constexpr size_t MostAhead = 16;

CrawlError storeFailure(const store::StoreError &error)
{
    return {CrawlError::Code::Store, error.path, error.message(), int(error.code)};
}

QByteArray whereKept(const KeptCredentials &credentials)
{
    const QByteArray detail = credentials.detail.toUtf8();
    QByteArray where = "in the keychain";
    if (credentials.place == CredentialsPlace::File)
        where = "in " + detail + ", as no keychain is available";
    else if (credentials.place == CredentialsPlace::Nowhere)
        where = "nowhere: " + detail;
    return where;
}

CrawlError columnTaken(const QByteArray &taken)
{
    return CrawlError{CrawlError::Code::BadSettings, QStringLiteral("extract"),
        QStringLiteral("extract: the project already has a different column '%1', or too many columns")
            .arg(QString::fromUtf8(taken))};
}

std::optional<CrawlError> openTopic(Session &session, store::Writer &writer)
{
    auto focus = makeFocus(session.settings, writer);
    if (!focus)
        return CrawlError{CrawlError::Code::BadSettings, QStringLiteral("topicPages"), focus.error()};
    session.focus = std::move(focus).value();
    return std::nullopt;
}

QString firstHost(const QList<url::Url> &seeds)
{
    return seeds.isEmpty() ? QString() : QString::fromLatin1(seeds.first().hostname());
}

/// The project's settings, with what this machine knows besides: secrets, and how many threads it may have.
settings::CrawlSettings nodeSettings(const settings::CrawlSettings &stored, const CrawlOptions &options)
{
    settings::CrawlSettings settings = stored;
    settings::fillSecrets(settings, options.settings);
    if (options.node.threads > 0)
        settings.threads = options.node.threads;
    return settings;
}

/// What several nodes cannot go on with together.
std::optional<CrawlError> unfitForNode(const Desk &desk, const settings::CrawlSettings &settings)
{
    if (desk.refetch.isRecrawl() || desk.refetch.isUnderWay() || desk.rejudge.isUnderWay())
        return CrawlError{CrawlError::Code::BadSettings, QStringLiteral("join"),
            QStringLiteral("join: a recrawl, or a crawl with changed settings, must be finished by a single program "
                           "with --resume")};
    return unfitForNodes(settings);
}

/// Looks for a free name where that is wanted: `options` have it then.
base::Result<std::unique_ptr<store::Writer>, store::StoreError> createStore(
    CrawlOptions &options, const std::atomic<bool> &canceled)
{
    using Code = store::StoreError::Code;
    const QFileInfo wanted(options.path);
    for (int number = 2;; ++number) {
        auto made = store::Writer::create(options.path, options.settings);
        // Locked: another crawl is about to make it, in this program or in another one.
        const bool taken = !made && (made.error().code == Code::Exists || made.error().code == Code::Locked);
        if (!taken || !options.numbered || canceled || store::Place::isDatabase(options.path))
            return made;
        const QString suffix = wanted.suffix().isEmpty() ? QString() : QString(QLatin1Char('.') % wanted.suffix());
        options.path = wanted.absolutePath() % QLatin1Char('/') % wanted.completeBaseName() % QStringLiteral(" (")
            % QString::number(number) % QLatin1Char(')') % suffix;
    }
}

/// Whether a crawl may begin, as far as that shows before there is a project.
std::optional<CrawlError> lookAhead(CrawlOptions &options, const std::atomic<bool> &canceled, QList<url::Url> &seeds)
{
    if (options.before)
        options.before(); // nodes try again where somebody has the project for a moment
    if (!options.settings.seeds.isEmpty())
        bindSecrets(options.settings);
    if (const auto valid = settings::validate(options.settings); !valid)
        return CrawlError{CrawlError::Code::BadSettings, valid.error().key, valid.error().message()};

    if (const auto extractors = extractorsOf(options.settings); !extractors)
        return CrawlError{CrawlError::Code::BadSettings, QStringLiteral("extract"),
            QString(QLatin1String("extract: ") % extractors.error())};

    if (store::Place::isDatabase(options.path)
        && (options.settings.bodies != settings::Bodies::None || options.answers))
        return CrawlError{CrawlError::Code::BadSettings, QStringLiteral("bodies"),
            QStringLiteral("bodies: responses can only be stored with a project file, not in a database; use "
                           "bodies=none, or crawl into a file and copy it with argiope-cli copy")};

    if (options.settings.render != settings::Render::Off && !options.answers) {
        const QByteArray why = render::Renderer::whyNone(renderOptions(options.settings, {}));
        if (!why.isEmpty())
            return CrawlError{CrawlError::Code::BadSettings, QStringLiteral("render"),
                QString(QLatin1String("render: ") % QString::fromUtf8(why))};
    }

    const bool fresh = options.mode == CrawlOptions::Mode::Create;
    if (fresh || !options.settings.seeds.isEmpty()) {
        auto parsed = parseSeeds(options.settings.seeds);
        if (!parsed)
            return parsed.error();
        seeds = std::move(parsed).value();
    }
    // Archives need no names, a proxy looks them up itself. What is resumed has shown once that its hosts exist.
    if (fresh && options.settings.proxy.isEmpty() && !options.answers) {
        const auto patience = Milliseconds(qint64(options.settings.timeout * 1000));
        const HostsAnswer answer = lookUpHosts(seeds, patience, [&canceled] { return canceled.load(); });
        if (answer == HostsAnswer::Unknown)
            return CrawlError{CrawlError::Code::UnknownHost, firstHost(seeds), {}};
        if (answer == HostsAnswer::Silence)
            return CrawlError{CrawlError::Code::UnknownHost, firstHost(seeds), QStringLiteral("no_answer")};
    }
    return std::nullopt;
}

} // namespace

std::optional<CrawlError> Recorder::open()
{
    QList<url::Url> seeds;
    if (!m_seat.share) {
        if (const auto error = lookAhead(m_options, m_canceled, seeds))
            return error;
        if (m_canceled)
            return std::nullopt; // nothing was made yet, and nothing is
    }
    return openStore(seeds);
}

std::optional<CrawlError> Recorder::openStore(const QList<url::Url> &given)
{
    const bool fresh = m_options.mode == CrawlOptions::Mode::Create;
    const bool inDatabase = store::Place::isDatabase(m_options.path);
    auto opened = m_seat.share ? store::Writer::join(m_options.path, *m_seat.share)
        : fresh                ? createStore(m_options, m_canceled)
                               : store::Writer::open(m_options.path);
    if (!opened)
        return storeFailure(opened.error());
    m_writer = std::move(opened).value();

    settings::CrawlSettings settings
        = m_seat.share ? nodeSettings(m_writer->settings(), m_options) : m_options.settings;
    QList<url::Url> seeds = given;
    if (seeds.isEmpty()) {
        settings.seeds = m_writer->settings().seeds;
        auto parsed = parseSeeds(settings.seeds);
        if (!parsed)
            return parsed.error();
        seeds = std::move(parsed).value();
    }
    bindSecrets(settings);
    const settings::CrawlSettings stored = m_writer->settings();
    const KeptCredentials credentials = keepCredentials(settings, fresh && !m_seat.share ? nullptr : &stored,
        {QByteArray::number(m_writer->keySeed(), 16),
            inDatabase ? m_writer->path() : QFileInfo(m_options.path).canonicalFilePath(),
            m_writer->meta(CredentialTagsName)},
        [this] { return m_canceled.load(); });
    if (credentials.newlyKept)
        m_events.credentialsKept(credentials.place, credentials.detail);
    m_session = std::make_shared<Session>(
        m_options.answers ? settingsOfImport(settings) : settings, seeds, m_writer->keySeed(), m_options, m_clock);
    if (settings.order != settings::Order::Breadth)
        m_mail.setMost(MostAhead);
    if (credentials.newlyKept) {
        m_session->log(base::LogLevel::Info, 0, "credentials are stored " + whereKept(credentials));
    }
    if (settings::missesSecrets(settings)) {
        m_session->log(base::LogLevel::Warning, 0,
            "the credentials of this project are not stored on this machine, or cannot be read: requests are sent "
            "without them");
        if (m_events.credentialsMissing)
            m_events.credentialsMissing();
    }
    m_session->frontier.onRefillWanted([this] { m_mail.wantRefill(); });
    if (m_seat.share) {
        m_session->lease = m_seat.lease;
        m_session->frontier.onMayLease([lease = m_seat.lease] { return lease->holds(); });
        (void)m_session->frontier.hold(); // the end is what all nodes come to
    }

    beginIfNeeded();
    if (m_seat.share)
        m_writer->batches().lockMeta(); // nodes open one after the other
    const settings::CrawlSettings before = m_seat.share ? settings : m_writer->settings();
    if (!m_seat.share)
        m_writer->setSettings(settings);
    if (credentials.tags != m_writer->meta(CredentialTagsName))
        m_writer->setMeta(CredentialTagsName, credentials.tags);
    const bool cutOff = m_writer->meta("state") == "running";
    // A node that opens while another one says that all is done leaves it said.
    if (!m_seat.share || (!cutOff && !m_writer->batches().hasEnded()))
        m_writer->setMeta("state", "running");
    const auto limit = [this] { return m_options.fileLimit ? m_options.fileLimit->load() : qint64(0); };
    const auto room = [this] { return m_mayWait && waitForRoom(PauseReason::DiskFull); };
    const auto log
        = [session = m_session.get()](base::LogLevel level, const QByteArray &text) { session->log(level, 0, text); };
    if (const auto error = openTopic(*m_session, *m_writer))
        return error;
    m_desk = std::make_unique<Desk>(*m_session, *m_writer,
        TrapKeeper::Events{m_events.trapFound, log, [this](const QByteArray &id) { liftTrap(id); }},
        ArchiveKeeper::Needs{room, limit, [log](const QByteArray &warning) { log(base::LogLevel::Warning, warning); }});
    if (const QByteArray &taken = m_desk->documents.takenName(); !taken.isEmpty())
        return columnTaken(taken);
    m_desk->restore(before, m_options, cutOff && !m_seat.share);
    if (const auto error = m_seat.share ? unfitForNode(*m_desk, m_session->settings) : std::nullopt)
        return error;
    if (m_desk->archives.failed())
        return storeFailure(*m_desk->archives.error());
    m_wishes = std::make_unique<WishServer>(m_mail, *m_session, *m_writer, *m_desk,
        WishServer::Needs{[this] { beginIfNeeded(); }, [this] { return m_inTransaction; }, m_events.requeued});
    m_wishes->goOnJudging();
    m_desk->offerSeeds();
    writeCounters();
    m_inTransaction = false;
    if (const auto done = m_writer->commit(); !done)
        return storeFailure(done.error());
    serveRefills();
    if (!limitFile())
        return CrawlError{CrawlError::Code::Store, m_options.path, QStringLiteral("the file's size cannot be limited"),
            int(store::StoreError::Code::Io)};
    // Until here a full disk is an error: nothing was begun that could wait.
    m_mayWait = true;
    m_writer->onFull([this](const store::StoreError &error) {
        const bool isGone = error.code == store::StoreError::Code::Unreachable;
        return waitForRoom(isGone ? PauseReason::Unreachable : PauseReason::DiskFull);
    });
    return std::nullopt;
}

} // namespace argiope::engine
