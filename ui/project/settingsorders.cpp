#include "ui/project/settingsorders.h"

#include "core/base/result.h"
#include "core/store/nodeorders.h"
#include "ui/project/askdisk.h"

#include <memory>

namespace argiope::project {

SettingsOrders::~SettingsOrders()
{
    if (m_orders.isEmpty())
        return;
    diskPool().start([orders = m_orders, turn = m_turn] {
        const std::lock_guard lock(*turn);
        for (const Order &order : orders)
            (void)store::setNodeSettings(order.path, order.settings); // nobody is there to hear of it
    });
}

void SettingsOrders::add(const QString &path, const settings::CrawlSettings &settings)
{
    // The last of a project is all that has to be said.
    if (!m_orders.isEmpty() && m_orders.constLast().path == path)
        m_orders.removeLast();
    m_orders.append({path, settings});
    if (!m_isTelling)
        next();
}

void SettingsOrders::next()
{
    using Answer = base::Result<void, store::StoreError>;
    m_isTelling = !m_orders.isEmpty();
    if (!m_isTelling)
        return;
    const Order order = m_orders.takeFirst();
    askDisk(
        this,
        [order, turn = m_turn] {
            const std::lock_guard lock(*turn);
            return std::make_shared<Answer>(store::setNodeSettings(order.path, order.settings));
        },
        [this, path = order.path](const std::shared_ptr<Answer> &answer) {
            next();
            if (!*answer)
                Q_EMIT failed(path, answer->error());
        });
}

} // namespace argiope::project
