#include "core/store/nodeorders.h"

#include "core/store/nodebook.h"
#include "core/store/reader.h"

namespace argiope::store {

base::Result<void, StoreError> orderNodes(const QString &address, const QByteArray &wanted)
{
    return NodeBook::order(address, wanted);
}

base::Result<void, StoreError> setNodeSettings(const QString &address, const settings::CrawlSettings &settings)
{
    return NodeBook::setSettings(address, settings);
}

base::Result<settings::CrawlSettings, StoreError> nodeSettings(const QString &address)
{
    const auto reader = Reader::open(address);
    if (!reader)
        return base::Failure{reader.error()};
    return (*reader)->settings();
}

} // namespace argiope::store
