#include "core/store/types.h"

namespace argiope::store {

const char *name(UrlState state)
{
    switch (state) {
    case UrlState::Queued:
        return "queued";
    case UrlState::Finished:
        return "finished";
    case UrlState::Skipped:
        return "skipped";
    }
    return "";
}

const char *name(ProbeKind kind)
{
    static constexpr const char *names[]
        = {"not_found", "other_scheme", "other_www", "favicon", "security_txt", "old_tls"};
    static_assert(std::size(names) == size_t(ProbeKindCount));
    return names[size_t(kind)];
}

const char *name(SitemapSource source)
{
    switch (source) {
    case SitemapSource::UsualPlace:
        return "usual_place";
    case SitemapSource::Robots:
        return "robots";
    case SitemapSource::Index:
        return "index";
    case SitemapSource::Redirect:
        return "redirect";
    }
    return "";
}

QString StoreError::message() const
{
    const bool inDatabase = path.startsWith(QLatin1String("postgresql:"));
    const auto words = [this, inDatabase]() -> QString {
        switch (code) {
        case Code::NotFound:
            return inDatabase ? QStringLiteral("no such project") : QStringLiteral("no such project file");
        case Code::NotAProject:
            return QStringLiteral("not an Argiope project");
        case Code::NewerVersion:
            return QStringLiteral("the project was written by a newer version of Argiope");
        case Code::Exists:
            return inDatabase ? QStringLiteral("a project or another schema with that name already exists")
                              : QStringLiteral("the file already exists");
        case Code::Locked:
            return QStringLiteral("the project is open elsewhere");
        case Code::CannotCreate:
            return QStringLiteral("the project cannot be created");
        case Code::ReadOnly:
            return QStringLiteral("the project cannot be written to");
        case Code::DiskFull:
            return QStringLiteral("the disk is full");
        case Code::Damaged:
            return QStringLiteral("the project file is damaged");
        case Code::Canceled:
            return QStringLiteral("the copy was canceled");
        case Code::BadPlace:
            return QStringLiteral("not a project address; expected postgresql://[user@]host[:port]/database#project");
        case Code::InDatabase:
            return QStringLiteral(
                "this project is in a database; copy it to a file with argiope-cli copy, and use the file");
        case Code::Unreachable:
            return QStringLiteral("the database cannot be reached");
        case Code::Fenced:
            return QStringLiteral(
                "this node sent no heartbeat within its lease; other nodes have taken over its hosts");
        case Code::LostCommits:
            return QStringLiteral("the database has lost data that it had confirmed as saved; resume the crawl to "
                                  "continue from the remaining data");
        case Code::NoDriver:
            return QStringLiteral("Qt's PostgreSQL plugin is missing: install libqt6sql6-psql");
        case Code::NotLetIn:
            return QStringLiteral("the database server denies access to this user; the password is taken from "
                                  "PGPASSWORD, ~/.pgpass or a libpq service file");
        case Code::NoDatabase:
            return QStringLiteral("no such database on the server");
        case Code::Forbidden:
            return QStringLiteral("the database user has no permission for this");
        case Code::OlderFormat:
            return QStringLiteral("the project was created by an older version of Argiope, and projects in a database "
                                  "are not converted; copy it again from its file");
        case Code::Io:
            break;
        }
        return inDatabase ? QStringLiteral("database error") : QStringLiteral("project file error");
    }();
    QString line = path.isEmpty() ? words : QString(path % QStringLiteral(": ") % words);
    if (!detail.isEmpty())
        line += QStringLiteral(" (") % detail.simplified() % QLatin1Char(')');
    return line;
}

VisitRecord lastVisit(const PageRecord &page)
{
    VisitRecord visit;
    visit.visit = page.visits;
    visit.attempt = page.attempts;
    visit.outcome = page.outcome;
    visit.status = page.notModified ? 304 : page.status;
    visit.bytes = page.notModified ? -1 : page.bytes;
    visit.responseMs = page.responseMs;
    visit.at = page.fetchedAt;
    visit.contentHash = page.contentHash;
    visit.error = page.error;
    visit.changeHash = page.changeHash;
    return visit;
}

} // namespace argiope::store
