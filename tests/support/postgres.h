// Where tests have a PostgreSQL server, and why they have none. Of a file whose program links Qt Sql.
#pragma once

#include <QSqlDatabase>
#include <QString>
#include <QTest>

namespace argiope::test {

/// The start of a project's address on the server of with_postgres, without its name; empty where there is no server,
/// or this Qt cannot talk to one. Needs an application where plugins lie beside the program.
inline QString postgresServer()
{
    if (!QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL")))
        return {};
    return qEnvironmentVariable("ARGIOPE_POSTGRES");
}

/// Why there is none, for who reads that a test was skipped.
inline const char *whyNoPostgres()
{
    return qEnvironmentVariableIsEmpty("ARGIOPE_POSTGRES")
        ? "no PostgreSQL server: tests/support/with_postgres starts one where PostgreSQL is installed"
        : "Qt's PostgreSQL plugin is missing: install libqt6sql6-psql";
}

} // namespace argiope::test

/// Skips where `server`, of postgresServer(), is empty.
#define REQUIRE_POSTGRES(server)                                                                                       \
    do {                                                                                                               \
        if ((server).isEmpty())                                                                                        \
            QSKIP(argiope::test::whyNoPostgres());                                                                     \
    } while (false)
