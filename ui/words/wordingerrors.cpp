#include "core/store/place.h"
#include "ui/words/foreigntext.h"
#include "ui/words/wording.h"

#include <QCoreApplication>
#include <QDir>

namespace argiope::words::wording {

namespace {

struct ErrorWords
{
    Q_DECLARE_TR_FUNCTIONS(ErrorWords)
};

QString storeText(store::StoreError::Code code, const QString &path)
{
    using Code = store::StoreError::Code;
    const QString file = foreign::shown(QDir::toNativeSeparators(path));
    switch (code) {
    case Code::NotFound:
        if (store::Place::isDatabase(path))
            return ErrorWords::tr("The project “%1” no longer exists in the database.").arg(file);
        return ErrorWords::tr("The file “%1” does not exist. It may have been moved or renamed.").arg(file);
    case Code::NotAProject:
        return ErrorWords::tr("“%1” is not an Argiope project.").arg(file);
    case Code::NewerVersion:
        return ErrorWords::tr("“%1” was created by a newer version of Argiope. Update Argiope to open it.").arg(file);
    case Code::Exists:
        return ErrorWords::tr("“%1” already exists. Choose another name; nothing is overwritten.").arg(file);
    case Code::Locked:
        return ErrorWords::tr("Another Argiope is crawling into “%1”. Stop it there first.").arg(file);
    case Code::CannotCreate:
        return ErrorWords::tr("“%1” cannot be created. Check that the folder exists and is writable.").arg(file);
    case Code::ReadOnly:
        if (store::Place::isDatabase(path))
            return ErrorWords::tr("The database of “%1” is read-only. It may be a standby server.").arg(file);
        return ErrorWords::tr("“%1” is write-protected. Save a copy elsewhere and continue there.").arg(file);
    case Code::DiskFull:
        return ErrorWords::tr("The disk is full. Free some space, then resume. Saved data is not lost.");
    case Code::Damaged:
        return ErrorWords::tr("“%1” is damaged; only part of it can be read.").arg(file);
    case Code::Canceled:
        return ErrorWords::tr("Cancelled; “%1” was not written.").arg(file);
    case Code::BadPlace:
        return ErrorWords::tr(
            "This is not a PostgreSQL project address. Use postgresql://host/database#project, without a password.");
    case Code::InDatabase:
        return ErrorWords::tr("“%1” is in a database. Copy it to a file with argiope-cli copy, then open the file.")
            .arg(file);
    case Code::Unreachable:
        return ErrorWords::tr("The database of “%1” cannot be reached.").arg(file);
    case Code::LostCommits:
        return ErrorWords::tr("The server of “%1” lost data that it had confirmed as saved. Resume the crawl to "
                              "continue from the data on the server.")
            .arg(file);
    case Code::Fenced:
        return ErrorWords::tr("This node did not respond for too long. Other nodes have taken over its hosts in “%1”.")
            .arg(file);
    case Code::NoDriver:
        return ErrorWords::tr(
            "Qt’s PostgreSQL plugin is missing. Install libqt6sql6-psql (Debian, Ubuntu), then restart Argiope.");
    case Code::NotLetIn:
        return ErrorWords::tr("The server of “%1” rejected this user. The password is read from .pgpass, PGPASSWORD or "
                              "a service file, never from the address.")
            .arg(file);
    case Code::NoDatabase:
        return ErrorWords::tr("The server has no database of the name given in “%1”.").arg(file);
    case Code::Forbidden:
        return ErrorWords::tr("The database user has no permission for “%1”. The owner can grant it.").arg(file);
    case Code::OlderFormat:
        return ErrorWords::tr("“%1” was created by an older version of Argiope. Projects in a database are not "
                              "converted: copy it there again from its file.")
            .arg(file);
    case Code::Io:
        break;
    }
    return ErrorWords::tr("“%1” cannot be read or written.").arg(file);
}

} // namespace

Explained error(const store::StoreError &error)
{
    return {storeText(error.code, error.path), foreign::shown(error.message())};
}

Explained error(const engine::CrawlError &error)
{
    using Code = engine::CrawlError::Code;
    switch (error.code) {
    case Code::NoSeed:
        return {ErrorWords::tr("Type the address of a website first."), foreign::shown(error.message())};
    case Code::BadSeed:
        return {badSeed(error.subject, error), foreign::shown(error.message())};
    case Code::BadSettings:
        return {ErrorWords::tr("A crawl setting is invalid. Open Crawl > Crawl Settings… and correct it."),
            foreign::shown(error.message())};
    case Code::UnknownHost:
        if (error.detail == QLatin1String("no_answer")) {
            return {ErrorWords::tr(
                        "DNS lookup failed: no DNS server answered for %1. Check your connection, and try again.")
                        .arg(foreign::shown(error.subject)),
                foreign::shown(error.message())};
        }
        return {ErrorWords::tr("The host %1 was not found. Check the spelling, or your connection.")
                    .arg(foreign::shown(error.subject)),
            foreign::shown(error.message())};
    case Code::Store: {
        const auto code = error.storeCode < 0 ? store::StoreError::Code::Io : store::StoreError::Code(error.storeCode);
        return {storeText(code, error.subject), foreign::shown(error.message())};
    }
    }
    return {foreign::shown(error.message()), foreign::shown(error.message())};
}

QString badSeed(const QString &text, const engine::CrawlError &error)
{
    if (error.code == engine::CrawlError::Code::NoSeed)
        return ErrorWords::tr("Type the address of a website, such as example.org.");
    const QString &why = error.detail;
    if (why == QLatin1String("scheme"))
        return ErrorWords::tr("Only http:// and https:// addresses can be crawled.");
    if (why == QLatin1String("word"))
        return ErrorWords::tr("This is a word, not an address: a host name contains a dot.");
    if (why == QLatin1String("encoding"))
        return ErrorWords::tr("This line has characters in another encoding than the rest. Save the list as UTF-8.");
    if (why == QLatin1String("masked_password"))
        return ErrorWords::tr("The dots stand for a password. Replace them with the password itself.");
    if (why == QLatin1String("mail_address"))
        return ErrorWords::tr("This is an e-mail address. To enter a user name for a website, put http:// before it.");
    if (why == QLatin1String("number"))
        return ErrorWords::tr("A number alone is not an address. Example: example.org.");
    if (why == QLatin1String("missing_host"))
        return ErrorWords::tr("The host name is missing. Example: example.org.");
    if (why == QLatin1String("invalid_host"))
        return text.trimmed().contains(QLatin1Char(' ')) ? ErrorWords::tr("An address cannot contain spaces.")
                                                         : ErrorWords::tr("The host name contains invalid characters.");
    if (why == QLatin1String("invalid_ipv4"))
        return ErrorWords::tr("Invalid IPv4 address. Example: 192.0.2.1.");
    if (why == QLatin1String("invalid_ipv6"))
        return ErrorWords::tr("Incomplete IPv6 address in brackets. Example: [2001:db8::1].");
    if (why == QLatin1String("invalid_port"))
        return ErrorWords::tr("Invalid port. The port after the colon is a number from 0 to 65535.");
    return ErrorWords::tr("This is not a website address.");
}

} // namespace argiope::words::wording
