#include "ui/mainwindow/endnotice.h"

#include "core/url/url.h"
#include "ui/project/projectsession.h"
#include "ui/widgets/messagebar.h"
#include "ui/words/foreigntext.h"
#include "ui/words/wording.h"

#include <QLocale>

#include <algorithm>
#include <limits>

namespace argiope::mainwindow {

namespace foreign = words::foreign;
namespace wording = words::wording;
using widgets::MessageBar;

namespace {
constexpr qsizetype MostRulesInALine = 3;
} // namespace

EndNotice::EndNotice(project::ProjectSession &session, MessageBar &message, QObject *parent)
    : QObject(parent)
    , m_session(session)
    , m_message(message)
{
    connect(&m_message, &MessageBar::dismissed, this, &EndNotice::dismissed);
    connect(&m_session.reader(), &project::ProjectReader::sessionChanged, this, [this] { m_waits = false; });
}

void EndNotice::look()
{
    m_waits = false;
    if (!m_session.reader().isOpen()) { // a crawl may be over before its file is read
        connect(&m_session.reader(), &project::ProjectReader::opened, this, &EndNotice::look,
            Qt::ConnectionType(Qt::UniqueConnection | Qt::SingleShotConnection));
        return;
    }
    m_session.reader().ask(
        project::Lane::Rows, this,
        [](store::Reader &reader, const std::atomic<bool> &cancel) { return engine::endReport(reader, &cancel); },
        [this](const engine::EndReport &report) {
            m_report = report;
            m_waits = true;
            tell();
        });
}

void EndNotice::tell()
{
    const bool isUrgent = m_report.isMadeByScripts() || !m_report.login.url.isEmpty();
    const bool isFree = m_message.isHidden() || (isUrgent && m_message.topic() == VerdictTopic);
    if (!m_waits || m_session.isActive() || !isFree)
        return;
    m_waits = false;
    if (!tellOfLogin() && !tellOfScripts())
        tellOfRules();
}

void EndNotice::dismissed()
{
    if (m_message.topic() == LeftOutTopic)
        m_waits = false;
    tell();
}

bool EndNotice::tellOfScripts()
{
    if (!m_report.isMadeByScripts())
        return false;
    m_message.show(MessageBar::Kind::Warning,
        tr("These pages are made by scripts: without JavaScript they have almost no text or links. Turn on "
           "JavaScript rendering in Crawl Settings to crawl them as a browser shows them."),
        foreign::shown(m_report.firstScriptPage), tr("Crawl Settings…"), [this] { Q_EMIT optionsRequested(); });
    return true;
}

bool EndNotice::tellOfLogin()
{
    const engine::LoginWanted &login = m_report.login;
    if (login.url.isEmpty())
        return false;
    const int number = int(std::min<qint64>(login.pages, std::numeric_limits<int>::max()));
    if (login.isForm) {
        m_message.show(MessageBar::Kind::Warning,
            tr("%Ln page(s) redirect to a login form. Log in with a browser, enter the session cookie in Crawl "
               "Settings, and crawl again.",
                nullptr, number),
            foreign::shown(login.url), tr("Enter Cookie…"), [this] { Q_EMIT loginOptionsRequested(); });
        return true;
    }
    const auto url = url::parse(login.url);
    m_message.show(MessageBar::Kind::Warning,
        tr("%1 asks for a user name and password. %Ln URL(s) could not be crawled.", "host", number)
            .arg(foreign::shown(url ? url->host() : login.url)),
        foreign::shown(login.url), tr("Log In…"), [this, page = login.url] { Q_EMIT loginRequested(page); });
    return true;
}

void EndNotice::tellOfRules()
{
    qint64 all = 0;
    QStringList first;
    QStringList lines;
    const QLocale locale;
    for (const engine::LeftOut &left : std::as_const(m_report.leftOut)) {
        if (!engine::isOfInterest(left.kind))
            continue;
        all += left.count;
        const store::Rule rule = store::Rule::fromFile(left.name, {});
        const QString text
            = tr("%1: %2", "rule: URLs").arg(wording::rule(rule), locale.toString(qlonglong(left.count)));
        if (first.size() < MostRulesInALine)
            first.append(text);
        QStringList details;
        for (const auto &[detail, count] : left.details)
            details.append(
                tr("%1 (%2)", "pattern (URLs)").arg(foreign::shown(detail), locale.toString(qlonglong(count))));
        lines.append(
            details.isEmpty() ? text : tr("%1 – %2", "what was found – how many").arg(text, details.join(u' ')));
    }
    if (all == 0)
        return;
    const qsizetype more = lines.size() - first.size();
    QString list = first.join(tr(", ", "between two rules"));
    if (more > 0)
        list = tr("%1 and %Ln more rule(s)", nullptr, int(more)).arg(list);
    store::ListQuery query;
    query.kind = store::ListKind::Skipped;
    const int number = int(std::min<qint64>(all, std::numeric_limits<int>::max()));
    m_message.show(MessageBar::Kind::Info, tr("%Ln URL(s) were excluded. %1.", nullptr, number).arg(list),
        lines.join(u'\n'), tr("Show URLs Not Crawled"), [this, query] { Q_EMIT showRequested(query); });
    m_message.setTopic(LeftOutTopic);
    m_waits = true; // until it is put away
}

} // namespace argiope::mainwindow
