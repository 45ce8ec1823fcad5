#pragma once

#include "core/base/clock.h"
#include "core/render/browser.h"
#include "core/render/rendering.h"

#include <QJsonObject>
#include <QString>

namespace argiope::render {

/// What a visit takes place in. All of it outlives the visit.
struct Place
{
    Browser &browser;
    Channel &channel;
    const QByteArray &session;
    const QByteArray &frame; ///< the main one
};

/// One document in a tab, from the navigation until its text is had. The page's clock is virtual: it stands still as
/// long as something is fetched and jumps to the next timer else, so that the same page comes to the same end whatever
/// the machine has to do besides, and nobody sleeps. On the stack of the thread that renders.
class Visit
{
public:
    Visit(const Place &place, const Document &document, const ResourceSource &source, const PageLimits &limits);
    [[nodiscard]] Rendering run();

private:
    enum class Step : quint8 { Running, Probing, Showing, Scrolling, Writing, Over };

    void begin();
    void grant(); ///< more virtual time
    void probe();
    void write();
    int evaluate(const QString &expression);
    void handle(const Message &message);
    void answered(const Message &message);
    void probed(const QJsonObject &value);
    void awaitFrame(Step step, const QString &expression);
    void noFrame();
    void written(const QJsonObject &value);
    void rest(bool settled);
    void overtime();

    void paused(const Message &message); ///< Fetch.requestPaused
    void document(const QByteArray &requestId);
    [[nodiscard]] ResourceAnswer answerTo(const QJsonObject &request, ResourceType type, QByteArray &url);
    void fulfil(const QByteArray &session, const QByteArray &requestId, int status, const Headers &headers,
        const QByteArray &body);
    void refuse(const QByteArray &session, const QByteArray &requestId, const char *reason);
    void preflight(const Message &message, const QByteArray &requestId);
    void attached(const QJsonObject &event);
    void thrown(const QJsonObject &details);
    void cookieSet(const QJsonObject &event);
    void leads(const QJsonObject &event); ///< the page is to go elsewhere
    void note(ResourceNote note);
    void end(Rendering::End end, const QByteArray &error);

    const Place m_place;
    const Document &m_document;
    const ResourceSource &m_source;
    const PageLimits m_limits;
    Rendering m_result;
    Step m_step = Step::Running;
    base::TimePoint m_start;
    base::TimePoint::duration m_waited{}; ///< for resources
    base::TimePoint::duration m_grace{}; ///< beyond the limit, for the document to be had
    int m_virtualMs = 0; ///< granted and used
    int m_call = 0; ///< that is waited for
    int m_navigate = 0;
    int m_world = 0; ///< execution context of our scripts
    qint64 m_changes = -1; ///< at the last probe
    int m_requestsSeen = 0; ///< likewise
    bool m_given = false; ///< the document
    bool m_committed = false; ///< it is the tab's now
    bool m_scrolled = false;
    bool m_noFrames = false; ///< the browser draws none of this page
    base::TimePoint m_frameUntil{}; ///< where one is waited for
    bool m_overtime = false;
    int m_leads = 0; ///< how often it was to go elsewhere
    QByteArray m_origin;
};

} // namespace argiope::render
