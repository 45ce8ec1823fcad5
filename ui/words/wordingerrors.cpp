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
            return ErrorWords::tr("There is no project “%1” in the database any more.").arg(file);
        return ErrorWords::tr("There is no file “%1” any more. It may have been moved or renamed.").arg(file);
    case Code::NotAProject:
        return ErrorWords::tr("“%1” is not an Argiope project.").arg(file);
    case Code::NewerVersion:
        return ErrorWords::tr("“%1” was made by a newer Argiope. Update Argiope to open it.").arg(file);
    case Code::Exists:
        return ErrorWords::tr("“%1” exists already. Choose another name; nothing is overwritten.").arg(file);
    case Code::Locked:
        return ErrorWords::tr("Another Argiope is crawling into “%1”. Stop it there first.").arg(file);
    case Code::CannotCreate:
        return ErrorWords::tr("“%1” cannot be created. Check that the folder exists and that you may write to it.")
            .arg(file);
    case Code::ReadOnly:
        if (store::Place::isDatabase(path))
            return ErrorWords::tr("The database of “%1” can only be read: it is perhaps a standby server.").arg(file);
        return ErrorWords::tr("“%1” is write-protected. Save a copy elsewhere and go on there.").arg(file);
    case Code::DiskFull:
        return ErrorWords::tr("The disk is full. Make room, then resume; what was saved is safe.");
    case Code::Damaged:
        return ErrorWords::tr("“%1” is damaged; only a part of it can be read.").arg(file);
    case Code::Canceled:
        return ErrorWords::tr("Cancelled; “%1” was not written.").arg(file);
    case Code::BadPlace:
        return ErrorWords::tr("This names no project in a database. One is named like "
                              "postgresql://host/database#project, without a password.");
    case Code::InDatabase:
        return ErrorWords::tr("“%1” is in a database. Make a file of it with argiope-cli copy, and open that.")
            .arg(file);
    case Code::Unreachable:
        return ErrorWords::tr("The database of “%1” cannot be reached.").arg(file);
    case Code::LostCommits:
        return ErrorWords::tr(
            "The server of “%1” has lost what it had said was saved. Resume the crawl: it goes on from "
            "what the server has.")
            .arg(file);
    case Code::Fenced:
        return ErrorWords::tr("This node was silent for too long: others go on with its servers in “%1”.").arg(file);
    case Code::NoDriver:
        return ErrorWords::tr(
            "Qt’s PostgreSQL plugin is missing. Install libqt6sql6-psql (its name on Debian and Ubuntu), then "
            "start Argiope again.");
    case Code::NotLetIn:
        return ErrorWords::tr(
            "The server of “%1” does not let this user in. The password is taken from the file .pgpass, "
            "the variable PGPASSWORD or a service file, never from the address.")
            .arg(file);
    case Code::NoDatabase:
        return ErrorWords::tr("The server has no database of the name in “%1”.").arg(file);
    case Code::Forbidden:
        return ErrorWords::tr("The database’s user has no right to “%1”. Whoever owns it can grant it.").arg(file);
    case Code::OlderFormat:
        return ErrorWords::tr(
            "“%1” was made by an older Argiope, and in a database projects are not converted. Copy it "
            "there anew from its file.")
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
        return {ErrorWords::tr("One of the options cannot be used. Open Crawl > Options… and correct it."),
            foreign::shown(error.message())};
    case Code::UnknownHost:
        if (error.detail == QLatin1String("no_answer")) {
            return {ErrorWords::tr("Nobody in the network says where %1 is. Check your connection, and try again.")
                        .arg(foreign::shown(error.subject)),
                foreign::shown(error.message())};
        }
        return {ErrorWords::tr("%1 does not exist. Check the spelling, or your connection.")
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
        return ErrorWords::tr("Only web addresses can be crawled: those that begin with http:// or https://.");
    if (why == QLatin1String("word"))
        return ErrorWords::tr("This is a word, not an address: a website’s name has a dot in it.");
    if (why == QLatin1String("encoding"))
        return ErrorWords::tr(
            "A character of this line cannot be read: the line is in another encoding than the rest. Save the list as "
            "UTF-8.");
    if (why == QLatin1String("masked_password"))
        return ErrorWords::tr("The dots only stand for a password. Type the password itself in their place.");
    if (why == QLatin1String("mail_address"))
        return ErrorWords::tr(
            "This is an e-mail address. A user’s name for a website is typed with http:// before it.");
    if (why == QLatin1String("missing_host"))
        return ErrorWords::tr("The name of the website is missing, such as example.org.");
    if (why == QLatin1String("invalid_host"))
        return text.trimmed().contains(QLatin1Char(' '))
            ? ErrorWords::tr("An address has no spaces in it.")
            : ErrorWords::tr("The name of the website has characters that no name may have.");
    if (why == QLatin1String("invalid_ipv4"))
        return ErrorWords::tr("The numbers look like an IP address, but are none. One looks like 192.0.2.1.");
    if (why == QLatin1String("invalid_ipv6"))
        return ErrorWords::tr("The IPv6 address in brackets is not complete. One looks like [2001:db8::1].");
    if (why == QLatin1String("invalid_port"))
        return ErrorWords::tr("What follows the colon is the port: a number from 0 to 65535.");
    return ErrorWords::tr("This is not the address of a website.");
}

} // namespace argiope::words::wording
