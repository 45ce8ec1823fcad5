#pragma once

#include "core/settings/crawlsettings.h"
#include "core/store/types.h"

#include <QList>
#include <QObject>
#include <QString>

#include <memory>
#include <mutex>

namespace argiope::project {

/// Settings that the nodes of projects in databases are told. One after the other, so that of several the last counts,
/// whatever a connection takes; also when another project is open by then. UI thread; asks on others.
class SettingsOrders : public QObject
{
    Q_OBJECT
public:
    using QObject::QObject;
    ~SettingsOrders() override; ///< what waits is told all the same
    void add(const QString &path, const settings::CrawlSettings &settings);

Q_SIGNALS:
    void failed(const QString &path, const argiope::store::StoreError &error);

private:
    struct Order
    {
        QString path;
        settings::CrawlSettings settings;
    };
    void next();

    QList<Order> m_orders; ///< that wait
    bool m_isTelling = false;
    std::shared_ptr<std::mutex> m_turn = std::make_shared<std::mutex>();
};

} // namespace argiope::project
