#include "ui/mainwindow/captions.h"

#include "core/store/place.h"
#include "core/url/url.h"
#include "ui/project/projectsession.h"
#include "ui/words/foreigntext.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"
#include "ui/words/wording.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace argiope::mainwindow::captions {

namespace wording = words::wording;

namespace {

struct Captions
{
    Q_DECLARE_TR_FUNCTIONS(Captions)
};

/// Failed URLs that are asked once more, where nothing else is left to do; 0 while something is.
int retried(const project::ProjectSession &session)
{
    const auto counters = session.counters();
    if (!counters || counters->queued > 0 || session.isNode())
        return 0;
    const QList<engine::WorkerStatus> workers = session.workers();
    const bool isBusy = std::any_of(workers.cbegin(), workers.cend(),
        [](const engine::WorkerStatus &worker) { return !worker.url.isEmpty() && worker.attempt < 2; });
    return isBusy ? 0 : int(counters->leased);
}

/// The project, and how its crawl goes.
QString subject(const project::ProjectSession &session)
{
    if (!session.hasProject())
        return {};
    const engine::State state = session.state();
    const auto seed = url::parse(engine::normalizeSeed(session.settings().seeds.value(0)));
    const QString name = seed ? words::readableUrl(QByteArray("http://" + seed->host())).mid(7)
                              : words::foreign::shown(store::shortName(session.path()));
    const auto counters = session.counters();
    if (session.isActive() && counters && state == engine::State::Running) {
        const qint64 known = counters->finished + counters->queued + counters->leased;
        return Captions::tr("%1 – crawling, %2 of %3")
            .arg(name, words::format::count(counters->finished), words::format::count(known));
    }
    if (session.isActive() && (counters || session.isNode()))
        return Captions::tr("%1 – %2", "host – state").arg(name, wording::state(state));
    if (state == engine::State::Ended)
        return Captions::tr("%1 – %2", "host – state").arg(name, wording::endReason(session.endReason()));
    return name;
}

} // namespace

QString title(const project::ProjectSession &session)
{
    const QString text = subject(session);
    return text.isEmpty() ? QStringLiteral("Argiope") : QString(text % QStringLiteral(" – Argiope"));
}

QString status(const project::ProjectSession &session, bool closing)
{
    const engine::State state = session.state();
    if (closing)
        return Captions::tr("Saving, then closing…");
    if (state == engine::State::Ended)
        return wording::endReason(session.endReason());
    if (const int urls = state == engine::State::Running && session.isActive() ? retried(session) : 0; urls > 0)
        return Captions::tr("Retrying %Ln failed URL(s)", nullptr, urls);
    if (session.isActive())
        return wording::state(state);
    if (!session.hasProject() || !session.reader().isOpen())
        return wording::state(engine::State::Idle);
    if (session.isBeingWritten())
        return Captions::tr("Being crawled by another program");
    return session.isUnfinished() ? Captions::tr("Not finished: can be resumed")
                                  : wording::endReason(engine::EndReason::Completed);
}

} // namespace argiope::mainwindow::captions
