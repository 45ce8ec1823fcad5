#pragma once

#include "core/base/result.h"
#include "core/store/place.h"

#include <QList>
#include <QString>

#include <optional>

namespace argiope::store {

/// The parts of a database's address as somebody types them.
struct DatabaseParts
{
    /// A name, an address, or the folder of a socket; "": what libpq takes then. Several are "host:port,host:port".
    QString host;
    int port = 0; ///< 0: the usual one; of several servers that of those that have none
    QString user;
    QString database;
    QString project;
    QList<QPair<QString, QString>> options; ///< as Place::options()
};
/// The address, with what is special in names encoded. It is checked by Place::parse().
[[nodiscard]] QString addressOf(const DatabaseParts &parts);
[[nodiscard]] DatabaseParts partsOf(const Place &place);

/// A project in a database, as far as its list says.
struct DatabaseProject
{
    QString name;
    bool mayRead = false; ///< the user has the rights; nothing else is known where not
    int version = 0; ///< of the format
    bool beingWritten = false;
    qint64 bytes = 0; ///< tables and indexes
    QString state; ///< meta "state"
    QString firstSeed; ///< without credentials
};

struct DatabaseList
{
    QString server; ///< "15.4"
    QString user; ///< whom the server takes us for
    bool mayCreate = false; ///< new projects
    QList<DatabaseProject> projects; ///< by name, without unfinished copies
};

/// What the database of a place has; which project the place names does not matter. Asks the server, on any thread.
[[nodiscard]] base::Result<DatabaseList, StoreError> listDatabase(const Place &place);

} // namespace argiope::store
