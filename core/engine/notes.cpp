#include "core/engine/notes.h"

#include "core/store/writer.h"

namespace argiope::engine {

base::Result<void, store::StoreError> keepNote(const QString &path, const QByteArray &name, const QByteArray &value)
{
    auto writer = store::Writer::open(path);
    if (!writer)
        return base::Failure{writer.error()};
    (*writer)->begin();
    (*writer)->setMeta(name, value);
    return (*writer)->commit();
}

} // namespace argiope::engine
