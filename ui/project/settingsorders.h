#pragma once

#include "core/settings/crawlsettings.h"
#include "core/store/types.h"

#include <QObject>
#include <QString>

#include <memory>

namespace argiope::project {

/// Settings that the nodes of projects in databases are told. One after the other, so that of several the last counts,
/// whatever a connection takes; also when another project is open by then, or this object is gone. UI thread; tells on
/// another.
class SettingsOrders : public QObject
{
    Q_OBJECT
public:
    explicit SettingsOrders(QObject *parent = nullptr);
    ~SettingsOrders() override;
    void add(const QString &path, const settings::CrawlSettings &settings);

Q_SIGNALS:
    void failed(const QString &path, const argiope::store::StoreError &error);

private:
    struct Queue;
    std::shared_ptr<Queue> m_queue;
};

} // namespace argiope::project
