// What is asked of a project's place without a reader.
#include "core/store/dialect.h"
#include "core/store/place.h"
#include "core/store/postgres.h"
#include "core/store/projectlock.h"
#include "core/store/reader.h"

namespace argiope::store {

bool looksLikeProject(const QString &path)
{
    return Place::isDatabase(path) || dialect::isDatabase(path);
}

base::Result<bool, StoreError> whetherBeingWritten(const QString &path)
{
    if (!Place::isDatabase(path))
        return ProjectLock::isHeld(path);
    const auto place = Place::parse(path);
    if (!place)
        return base::Failure{place.error()};
    const auto session = postgres::Session::open(*place, postgres::Session::Access::Read);
    if (!session)
        return base::Failure{session.error()};
    return (*session)->isLocked(place->project());
}

bool isBeingWritten(const QString &path)
{
    const auto written = whetherBeingWritten(path);
    return written && *written;
}

} // namespace argiope::store
