#include "ui/project/settingsorders.h"

#include "core/store/nodeorders.h"
#include "ui/project/askdisk.h"

#include <QCoreApplication>
#include <QList>
#include <QPointer>

#include <mutex>
#include <optional>
#include <utility>

namespace argiope::project {

struct SettingsOrders::Queue
{
    struct Order
    {
        QString path;
        settings::CrawlSettings settings;
    };
    /// Nothing where none waits: whoever tells has done so.
    std::optional<Order> next()
    {
        const std::lock_guard lock(mutex);
        isBeingTold = !orders.isEmpty();
        return isBeingTold ? std::optional(orders.takeFirst()) : std::nullopt;
    }
    /// True where nobody tells yet.
    bool add(Order order)
    {
        const std::lock_guard lock(mutex);
        // The last of a project is all that has to be said.
        if (!orders.isEmpty() && orders.constLast().path == order.path)
            orders.removeLast();
        orders.append(std::move(order));
        return !std::exchange(isBeingTold, true);
    }

    std::mutex mutex; ///< guards what follows
    QList<Order> orders;
    bool isBeingTold = false;
};

SettingsOrders::SettingsOrders(QObject *parent)
    : QObject(parent)
    , m_queue(std::make_shared<Queue>())
{
}

SettingsOrders::~SettingsOrders() = default;

void SettingsOrders::add(const QString &path, const settings::CrawlSettings &settings)
{
    if (!m_queue->add({path, settings}))
        return;
    diskPool().start([queue = m_queue, self = QPointer<SettingsOrders>(this)] {
        while (const auto order = queue->next()) {
            const auto told = store::setNodeSettings(order->path, order->settings);
            if (told)
                continue;
            QMetaObject::invokeMethod(
                QCoreApplication::instance(),
                [self, path = order->path, error = told.error()] {
                    if (self)
                        Q_EMIT self->failed(path, error);
                },
                Qt::QueuedConnection);
        }
    });
}

} // namespace argiope::project
