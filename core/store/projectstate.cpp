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

bool isBeingWritten(const QString &path)
{
    if (!Place::isDatabase(path))
        return ProjectLock::isHeld(path);
    const auto place = Place::parse(path);
    if (!place)
        return false;
    const auto session = postgres::Session::open(*place, postgres::Session::Access::Read);
    if (!session)
        return false;
    const auto held = (*session)->isLocked(place->project());
    return held && *held;
}

} // namespace argiope::store
