#include "core/engine/replay.h"

#include "core/base/crew.h"
#include "core/base/heap.h"
#include "core/base/interruption.h"
#include "core/engine/answerreading.h"
#include "core/engine/bytebudget.h"
#include "core/engine/recorder/documentkeeper.h"
#include "core/engine/seeds.h"
#include "core/judge/agenttoken.h"
#include "core/kept/keptanswers.h"
#include "core/store/reader.h"
#include "core/store/writer.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QElapsedTimer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>

namespace argiope::engine {

using base::Failure;
using base::Outcome;
using base::UrlId;
using store::PageRecord;
using store::StoreError;

namespace {

const char *const ReplayMeta = "replay";
constexpr qsizetype Ahead = 64; ///< pages that are being read, or read and not written
constexpr int RowsAtOnce = 256;
constexpr qint64 CommitMs = 500;
constexpr qint64 CommitBytes = 32 * 1024 * 1024;
constexpr qint64 ProgressMs = 150;
constexpr qsizetype MostTroubles = 20;
constexpr qint64 ReadingBytes = qint64(256) * 1024 * 1024; ///< of all pages that are being read

/// One page on its way.
struct Task
{
    enum class Came : quint8 { Nothing, Facts, Trouble };
    PageRecord record; ///< as it is stored, then as it is to be
    ReadDocument document;
    QByteArray url;
    bool page = true;
    std::optional<kept::KeptPlace> place;
    Came came = Came::Nothing;
    bool otherLinks = false;
    QByteArray trouble;
    bool done = false;
};

/// What is asked for of documents, in place of what the project has.
settings::CrawlSettings withDocuments(settings::CrawlSettings settings, const ReplayOptions &options)
{
    settings.extract = options.extract.value_or(settings.extract);
    settings.text = options.text.value_or(settings.text);
    return settings;
}

/// The project's, with what replays are for.
settings::CrawlSettings allFacts(settings::CrawlSettings settings, const ReplayOptions &options)
{
    settings.pageFacts = true;
    settings.nearDuplicates = true;
    settings.inspectResources = true;
    settings.accessibility = settings.accessibility || options.accessibility;
    settings.spelling = settings.spelling || options.spelling;
    return withDocuments(std::move(settings), options);
}

/// What a page says depends on it: an interrupted replay is not gone on with by another one.
QByteArray modeOf(const settings::CrawlSettings &settings)
{
    const QByteArray cut = QByteArray::number(int(settings.text)) + settings.extract.join(QLatin1Char('\n')).toUtf8();
    return QCoreApplication::applicationVersion().toUtf8() + ' ' + QByteArray::number(facts::NewestFacts) + ' '
        + QByteArray::number(int(settings.accessibility)) + (settings.spelling ? "s " : " ")
        + QCryptographicHash::hash(cut, QCryptographicHash::Sha1).toHex();
}

/// Those by which links of a page stand in facts, since they lie where the page's links do.
void keepFactsOfLinks(facts::PageFacts &now, const facts::PageFacts &before)
{
    now.fragments = before.fragments;
    now.imageSizes = before.imageSizes;
}

/// The threads that read pages.
class Readers
{
public:
    Readers(const settings::CrawlSettings &settings, const QString &folder, int threads)
        : m_settings(settings)
        , m_folder(folder)
        , m_agentToken(judge::productToken(judge::userAgentOf(settings)))
        , m_scope(settings, {})
        , m_budget(ReadingBytes)
    {
        m_crew.start(threads, ReadingStackSize, [this] { work(); });
    }
    ~Readers()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_over = true;
        }
        m_budget.close();
        m_interruption.interrupt();
        m_changed.notify_all();
    }
    Readers(const Readers &) = delete;
    Readers &operator=(const Readers &) = delete;

    void give(std::shared_ptr<Task> task)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_waiting.push_back(std::move(task));
        }
        m_changed.notify_all();
    }
    /// False where it is canceled meanwhile.
    [[nodiscard]] bool waitFor(const Task &task, const std::function<bool()> &canceled)
    {
        constexpr std::chrono::milliseconds look{100};
        std::unique_lock lock(m_mutex);
        while (!m_changed.wait_for(lock, look, [&task] { return task.done; })) {
            if (canceled && canceled())
                return false;
        }
        return true;
    }

private:
    void work()
    {
        const base::Interruption::Scope scope(&m_interruption);
        const kept::ArchiveShelf shelf(m_folder);
        const DocumentReader documents(m_settings);
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_changed.wait(lock, [this] { return m_over || !m_waiting.empty(); });
            if (m_over)
                return;
            const std::shared_ptr<Task> task = std::move(m_waiting.front());
            m_waiting.pop_front();
            lock.unlock();
            if (task->place)
                read(shelf, documents, *task);
            lock.lock();
            task->done = true;
            m_changed.notify_all();
        }
    }

    void read(const kept::ArchiveShelf &shelf, const DocumentReader &documents, Task &task)
    {
        const auto fail = [&task](const QByteArray &why) {
            task.came = Task::Came::Trouble;
            task.trouble = why;
        };
        const auto url = url::parse(task.url);
        if (!url)
            return fail("not a URL");
        const auto reply = shelf.read(*task.place, *url, m_settings.maxPageBytes);
        if (!reply)
            return fail(reply.error());
        if (reply->failure != Outcome::None)
            return fail(reply->error);
        const judge::Reading reading = judge::readingOf(*reply, false, task.place->at);
        PageRecord record = task.record;
        static_cast<facts::PageFacts &>(record) = {};
        if (record.outcome == Outcome::TooComplex)
            record.outcome = Outcome::Ok;
        ByteBudget::Share held(m_budget);
        ReadingRoom room;
        room.grow = [&held](qint64 bytes) { return held.growTo(bytes); };
        room.parse = [](const std::function<void()> &parse) {
            QElapsedTimer timer;
            timer.start();
            parse();
            return int(timer.elapsed());
        };
        ReadAnswer read;
        const AnswerToRead answer{*url, *reply, reading, task.page, false, false};
        const ReadingRules rules{m_settings, m_scope, 0, m_agentToken, documents};
        if (!readAnswer(rules, answer, room, record, read) || base::Interruption::isCurrent())
            return; // it is over
        if (record.readAs == 0 && record.inspected == task.record.inspected)
            return; // no document, and nothing new of a resource
        if (record.readAs == 0) {
            static_cast<facts::PageFacts &>(record) = task.record;
        } else {
            task.otherLinks = read.linkCount != task.record.outlinks;
            if (task.otherLinks)
                keepFactsOfLinks(record, task.record);
        }
        task.record = std::move(record);
        task.document = std::move(read.document);
        task.came = Task::Came::Facts;
    }

    const settings::CrawlSettings &m_settings;
    const QString m_folder;
    const QByteArray m_agentToken;
    const scope::Scope m_scope;
    ByteBudget m_budget;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::shared_ptr<Task>> m_waiting;
    bool m_over = false;
    base::Interruption m_interruption;
    base::Crew m_crew; ///< the last one: it ends before what it works with
};

/// One replay, on one thread: looks rows up, hands them to readers, writes what comes back.
class Replay
{
public:
    Replay(store::Writer &writer, store::Reader &reader, const ReplayOptions &options)
        : m_writer(writer)
        , m_reader(reader)
        , m_options(options)
        , m_settings(allFacts(writer.settings(), options))
        , m_mode(modeOf(m_settings))
        , m_index(reader)
    {
    }

    [[nodiscard]] base::Result<ReplayResult, StoreError> run()
    {
        const qint64 after = m_options.fromStart ? 0 : doneBefore();
        store::KeptReader kept(m_reader);
        m_ids = kept.urls(after);
        m_last = after;
        if (after > 0)
            m_result.before = kept.urls().size() - m_ids.size();
        if (const auto error = m_reader.error())
            return Failure{*error};
        if (m_ids.isEmpty() && after == 0)
            return m_result; // the project stays as it is
        const int threads = m_options.threads > 0 ? m_options.threads : QThread::idealThreadCount();
        Readers readers(m_settings, kept::folderOf(m_writer.path()), threads);
        m_writer.begin();
        m_documents.emplace(m_settings, m_writer, false); // what is learnt while crawling stays
        const QByteArray &taken = m_documents->takenName();
        if (!taken.isEmpty() && m_options.extract)
            return Failure{StoreError{StoreError::Code::Io, m_writer.path(),
                QStringLiteral("the project already has a different column '%1', or too many columns")
                    .arg(QString::fromUtf8(taken))}};
        if (!taken.isEmpty())
            m_result.troubles.append("a column '" + taken + "' already exists with different content");
        if (const auto settings = withDocuments(m_writer.settings(), m_options); settings != m_writer.settings())
            m_writer.setSettings(settings);
        m_sinceCommit.start();
        while (!(m_result.canceled = m_options.canceled && m_options.canceled())) {
            if (const auto error = ask(readers))
                return Failure{*error};
            if (m_tasks.empty())
                break;
            const std::shared_ptr<Task> task = m_tasks.front();
            m_tasks.pop_front();
            if (!readers.waitFor(*task, m_options.canceled)) {
                m_result.canceled = true;
                break;
            }
            take(*task);
            if (const auto done = commitIfDue(); !done)
                return Failure{done.error()};
            tell();
        }
        noteDone(m_result.canceled ? m_last : 0);
        if (const auto done = m_writer.commit(); !done)
            return Failure{done.error()};
        tell(true);
        return m_result;
    }

private:
    [[nodiscard]] qint64 doneBefore() const
    {
        const QJsonObject note = QJsonDocument::fromJson(m_writer.meta(ReplayMeta)).object();
        if (note.value(QLatin1String("mode")).toString().toUtf8() != m_mode)
            return 0;
        return std::max<qint64>(note.value(QLatin1String("after")).toInteger(), 0);
    }
    void noteDone(qint64 after)
    {
        QByteArray note;
        if (after > 0) {
            note = QJsonDocument(
                QJsonObject{{QStringLiteral("mode"), QString::fromUtf8(m_mode)}, {QStringLiteral("after"), after}})
                       .toJson(QJsonDocument::Compact);
        }
        m_writer.setMeta(ReplayMeta, note);
    }

    /// Gives the readers what they have room for.
    [[nodiscard]] std::optional<StoreError> ask(Readers &readers)
    {
        while (qsizetype(m_tasks.size()) < Ahead) {
            if (m_rows.isEmpty()) {
                m_rows = m_reader.rows(m_ids.mid(m_asked, RowsAtOnce));
                m_asked += m_rows.size();
                if (const auto error = m_reader.error())
                    return error;
                if (m_rows.isEmpty())
                    return std::nullopt;
            }
            const store::UrlRecord row = m_rows.takeFirst();
            auto task = std::make_shared<Task>();
            task->url = row.url;
            task->page = row.role == store::UrlRole::Page;
            task->record = row.page;
            if (row.state == store::UrlState::Finished && row.page.id != UrlId::None)
                task->place = m_index.ofPage(row.id, row.url, row.page.visits);
            if (const auto error = m_reader.error())
                return error;
            m_urls.push_back(base::raw(row.id));
            m_tasks.push_back(task);
            readers.give(std::move(task));
        }
        return std::nullopt;
    }

    void take(const Task &task)
    {
        ++m_result.urls;
        m_last = m_urls.front();
        m_urls.pop_front();
        if (!task.place) {
            ++m_result.withoutAnswer;
        } else if (task.came == Task::Came::Trouble) {
            ++m_result.unreadable;
            if (m_result.troubles.size() < MostTroubles)
                m_result.troubles.append(task.url + ": " + task.trouble);
        } else if (task.came == Task::Came::Facts) {
            ++m_result.read;
            m_result.otherLinks += task.otherLinks ? 1 : 0;
            m_writer.finish(task.record, true);
            m_documents->keep(task.record.id, task.document, true);
            m_result.incomplete += task.document.problems.isEmpty() ? 0 : 1;
            for (const QByteArray &problem : std::as_const(task.document.problems))
                noteProblem(task.url + ": " + problem);
        }
    }
    void noteProblem(const QByteArray &what)
    {
        if (m_result.problems.size() < MostTroubles)
            m_result.problems.append(what);
    }

    [[nodiscard]] base::Result<void, StoreError> commitIfDue()
    {
        if (m_sinceCommit.elapsed() < CommitMs && m_writer.pendingBytes() < CommitBytes && !m_writer.holdsManyPages()
            && !m_writer.failed())
            return {};
        noteDone(m_last);
        auto done = m_writer.commit();
        if (done)
            m_writer.begin();
        m_sinceCommit.restart();
        return done;
    }

    void tell(bool last = false)
    {
        if (!m_options.progress || (!last && m_sinceTold.isValid() && m_sinceTold.elapsed() < ProgressMs))
            return;
        m_sinceTold.start();
        m_options.progress(m_result.before + m_result.urls, m_result.before + m_ids.size());
    }

    store::Writer &m_writer;
    store::Reader &m_reader;
    const ReplayOptions &m_options;
    const settings::CrawlSettings m_settings;
    const QByteArray m_mode;
    std::optional<DocumentKeeper> m_documents; ///< made inside a transaction
    kept::KeptIndex m_index;
    QList<qint64> m_ids;
    qsizetype m_asked = 0; ///< of them
    QList<store::UrlRecord> m_rows; ///< read, and not asked for
    std::deque<std::shared_ptr<Task>> m_tasks;
    std::deque<qint64> m_urls; ///< ids of m_tasks
    qint64 m_last = 0; ///< the URL that was taken last
    QElapsedTimer m_sinceCommit;
    QElapsedTimer m_sinceTold;
    ReplayResult m_result;
};

} // namespace

base::Result<ReplayResult, StoreError> replay(const QString &path, const ReplayOptions &options)
{
    auto writer = store::Writer::open(path);
    if (!writer)
        return Failure{writer.error()};
    auto reader = store::Reader::open(path);
    if (!reader)
        return Failure{reader.error()};
    auto result = Replay(**writer, **reader, options).run();
    (*reader).reset();
    (void)(*writer)->moveLogIntoFile();
    base::returnFreedMemory();
    return result;
}

} // namespace argiope::engine
