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
            return inDatabase ? QStringLiteral("there is no such project")
                              : QStringLiteral("there is no such project file");
        case Code::NotAProject:
            return QStringLiteral("this is not an Argiope project");
        case Code::NewerVersion:
            return QStringLiteral("the project was written by a newer Argiope");
        case Code::Exists:
            return inDatabase ? QStringLiteral("there is a project or another schema of that name already")
                              : QStringLiteral("the file exists already");
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
            return QStringLiteral("this names no project; postgresql://[user@]host[:port]/database#project does");
        case Code::InDatabase:
            return QStringLiteral(
                "this project is in a database; argiope-cli copy makes a file of it, which works here");
        case Code::Unreachable:
            return QStringLiteral("the database cannot be reached");
        case Code::Fenced:
            return QStringLiteral("this node was silent for longer than its lease, and others go on with its servers");
        case Code::LostCommits:
            return QStringLiteral("the database has lost what it had said was saved; a crawl that is resumed goes on "
                                  "from what it has");
        case Code::NoDriver:
            return QStringLiteral("Qt's PostgreSQL plugin is missing: install libqt6sql6-psql");
        case Code::NotLetIn:
            return QStringLiteral("the database's server does not let this user in; the password is taken from "
                                  "PGPASSWORD, ~/.pgpass or a service file of libpq's");
        case Code::NoDatabase:
            return QStringLiteral("the server has no such database");
        case Code::Forbidden:
            return QStringLiteral("the database's user has no right to that");
        case Code::OlderFormat:
            return QStringLiteral("an older Argiope made the project, and only files are converted; copy it there anew "
                                  "from its file");
        case Code::Io:
            break;
        }
        return inDatabase ? QStringLiteral("the database failed") : QStringLiteral("the project file failed");
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
