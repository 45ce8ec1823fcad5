#pragma once

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QtGlobal>

#include <functional>

/// Pages as an installed browser makes them of what the caller has fetched. Knows no crawl.
namespace argiope::render {

using Headers = QList<QPair<QByteArray, QByteArray>>;

/// An answer that the caller has: the browser is given it in place of the server's.
struct Document
{
    QByteArray url; ///< http or https, without fragment
    int status = 200;
    Headers headers;
    QByteArray body; ///< decoded of content codings
};

/// What a page asks for besides.
enum class ResourceType : quint8 { Frame, Script, Style, Data, Image, Font, Media, Beacon, Other };
[[nodiscard]] const char *name(ResourceType type); ///< "script" …; stable

/// Why a page did not get what it asked for.
enum class Withheld : quint8 {
    None, ///< it got it
    Type, ///< a kind that makes neither links nor text
    Tracker, ///< a host of advertisements or statistics
    Method, ///< it would send something: neither GET nor HEAD
    Frame, ///< a frame of another origin
    Scope, ///< a rule of the caller's
    Private, ///< an address of the person's own network, asked for by a page from elsewhere
    Robots, ///< robots.txt of its host
    Insecure, ///< http within https
    Failed, ///< there was no answer
    Limit, ///< the page has asked for too many, or they are too large
};
[[nodiscard]] const char *name(Withheld why); ///< "robots" …; stable

/// A cookie that a script has set, as `document.cookie` was given it.
struct ScriptCookie
{
    QByteArray url; ///< of the document, of the page's origin
    QByteArray line; ///< as a Set-Cookie header has it
};

struct ResourceRequest
{
    QByteArray url; ///< without fragment
    QByteArray method; ///< GET or HEAD
    ResourceType type = ResourceType::Other;
    Headers headers; ///< that the page's scripts and the kind of request ask for; neither cookies nor User-Agent
    QList<ScriptCookie> cookies{}; ///< set since the request before, in their order
};
struct ResourceAnswer
{
    Withheld withheld = Withheld::None;
    QByteArray detail{}; ///< of what is withheld: the rule, the failure
    int status = 0;
    Headers headers{};
    QByteArray body{};
};
/// Gets what a page asks for, or says why not. Called on the thread that renders; may block: that time counts against
/// no limit of the page's.
using ResourceSource = std::function<ResourceAnswer(const ResourceRequest &request)>;

/// How long a page may take to come to rest, without the waits for what it asks for.
struct PageLimits
{
    int ownMs = 5'000; ///< of its own, virtual time
    int busyMs = 10'000; ///< that it keeps the machine busy; then its scripts are interrupted
};

struct ResourceNote
{
    QByteArray url;
    ResourceType type = ResourceType::Other;
    Withheld why = Withheld::None; ///< None: it was given, and its status is 400 or more
    QByteArray detail;
    int status = 0;
};

struct ScriptError
{
    QByteArray message; ///< first line
    QByteArray source; ///< URL of the script; "": of none
    int line = 0; ///< from 1; 0: not known
};

struct Rendering
{
    enum class End : quint8 {
        Rendered,
        NoBrowser, ///< none can be started: `error`
        Crashed, ///< it or the page's process ended
        Hung, ///< it did not answer within the limits
        Aborted, ///< by Renderer::abort()
    };
    End end = End::Aborted;
    QByteArray error{}; ///< English, technical
    QByteArray html{}; ///< UTF-8 with a byte order mark; with what open shadow roots and frames of the origin show
    QByteArray finalUrl{}; ///< as the address bar would show it
    QList<QByteArray> redirects{}; ///< where scripts sent the whole page, which was not followed
    QList<QByteArray> popups{}; ///< URLs of windows that it wanted to open
    QList<ScriptError> errors{}; ///< at most MostNotes
    QList<ResourceNote> notes{}; ///< what it did not get, or got as an error; at most MostNotes
    QList<ScriptCookie> cookies{}; ///< set after the last request
    int requests = 0; ///< for anything
    int errorCount = 0; ///< of errors, also those beyond MostNotes
    bool settled = false; ///< it came to rest within the limit
    bool overtime = false; ///< it kept the machine busy until it was interrupted
    bool cut = false; ///< its document was too large: the end of it is missing
    int ms = -1; ///< without the waits for resources

    static constexpr qsizetype MostNotes = 50;
};

} // namespace argiope::render
