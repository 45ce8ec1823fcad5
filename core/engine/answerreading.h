#pragma once

#include "core/engine/documentreader.h"
#include "core/html/page.h"
#include "core/judge/foundlinks.h"
#include "core/judge/reading.h"
#include "core/render/rendering.h"
#include "core/scope/scope.h"
#include "core/settings/crawlsettings.h"
#include "core/store/types.h"
#include "core/topic/focus.h"

#include <QByteArray>

#include <functional>

namespace argiope::engine {

/// Bytes of stack for a thread that reads answers. Set by us: platforms differ by a factor of sixteen.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr uint ReadingStackSize = 8 * 1024 * 1024;
#else
inline constexpr uint ReadingStackSize = 512 * 1024;
#endif

/// By what answers are read: the same for all of a crawl. All outlive the reading.
struct ReadingRules
{
    const settings::CrawlSettings &settings;
    const scope::Scope &scope;
    quint64 keySeed = 0;
    const QByteArray &agentToken; ///< what robots metas and X-Robots-Tag are compared with
    const DocumentReader &documents;
    topic::Focus *focus = nullptr; ///< null: pages get no relevance
};

/// An answer, and what it is the answer to.
struct AnswerToRead
{
    const url::Url &url;
    const net::Reply &reply;
    const judge::Reading &reading;
    bool page = true; ///< false: it was only checked
    bool wordSet = false; ///< ReadAnswer::words is wanted
    bool links = true; ///< ReadAnswer::found is wanted
    const render::Rendering *rendering = nullptr; ///< what a browser made of it; null: none was shown it
};

/// What an answer says.
struct ReadAnswer
{
    judge::FoundLinks found;
    qsizetype linkCount = 0; ///< of the document
    ReadDocument document; ///< where the rules want something of it
    QList<qint8> promises; ///< of each target of `found`, where the order goes by a topic; see promisesOf()
    html::TextWords words; ///< where they were wanted
    QByteArray renderDifference; ///< of a rendered page; see differenceOf()
    bool gaveUp = false; ///< a pattern took too many steps on a link; there it counted as no match
};

/// What reading a document takes of what its reader shares with others.
struct ReadingRoom
{
    /// Before it is read: so many bytes of memory, until the answer's links are stored. May wait; false: not at all.
    std::function<bool(qint64 bytes)> grow;
    /// Reads, as soon as there is a core for it, and says how long that took; a negative number: not at all.
    std::function<int(const std::function<void()> &parse)> parse;
};

/// Reads an answer as a page of a crawl: facts of its document, or of the resource that it is, go into `record`, whose
/// outcome and content type stand; a document that is too complex changes the outcome. False where there was no room.
/// Any thread.
[[nodiscard]] bool readAnswer(const ReadingRules &rules, const AnswerToRead &answer, const ReadingRoom &room,
    store::PageRecord &record, ReadAnswer &read);

} // namespace argiope::engine
