#pragma once

#include "core/base/result.h"
#include "core/store/types.h"

#include <QList>
#include <QPair>
#include <QString>

namespace argiope::store {

/// Where a project is: a file, or a part of a PostgreSQL database, `postgresql://[user@]host[:port]/database#project`,
/// or `host:port,host:port` where one of several servers is the right one, as libpq has it. What is left out of host,
/// port, user and database is what libpq takes then (environment, service file); a password is never part of it. A
/// value.
class Place
{
public:
    /// BadPlace for what begins like a database's and is none, or has a password; the error repeats nothing of it.
    [[nodiscard]] static base::Result<Place, StoreError> parse(const QString &text);
    /// Whether it begins like a database's. Any text; nothing is opened.
    [[nodiscard]] static bool isDatabase(const QString &text);

    [[nodiscard]] bool isFile() const { return m_project.isEmpty(); }
    /// The path of a file; of a database its address in one spelling, for people and for parse().
    [[nodiscard]] const QString &name() const { return m_name; }

    // Of a database. Empty, or 0, where it does not say.
    /// A name, an address, or the folder of a socket; of several servers all, with a comma in between.
    [[nodiscard]] const QString &host() const { return m_host; }
    [[nodiscard]] int port() const { return m_ports.contains(u',') ? 0 : m_ports.toInt(); } ///< of one server
    [[nodiscard]] const QString &ports() const { return m_ports; } ///< as host() has them; "": the usual one
    [[nodiscard]] bool hasSeveral() const { return m_host.contains(u','); } ///< servers
    [[nodiscard]] const QString &user() const { return m_user; }
    [[nodiscard]] const QString &database() const { return m_database; }
    [[nodiscard]] const QString &project() const { return m_project; } ///< never empty there
    /// Further parameters of libpq: how connections are encrypted, which of several servers is the right one, a
    /// service.
    [[nodiscard]] const QList<QPair<QString, QString>> &options() const { return m_options; }

private:
    QString m_name;
    QString m_host;
    QString m_ports;
    QString m_user;
    QString m_database;
    QString m_project;
    QList<QPair<QString, QString>> m_options;
};

// Of what Place::parse() takes, for whoever shows or compares places:
/// A file's absolute path, or a database's address in one spelling.
[[nodiscard]] QString absolutePlace(const QString &text);
/// False where there is no such file; what a database has is for the server to say. Asks the disk.
[[nodiscard]] bool mayBeThere(const QString &text);
/// A file's name without its ending, or the project's in its database.
[[nodiscard]] QString shortName(const QString &text);

/// BadPlace or InDatabase where the path names a project that is no file: for whoever takes files only.
[[nodiscard]] base::Result<void, StoreError> requireFile(const QString &path);

} // namespace argiope::store
