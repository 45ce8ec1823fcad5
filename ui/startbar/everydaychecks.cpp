#include "ui/startbar/everydaychecks.h"

#include <QSettings>
#include <QStringList>

namespace argiope::startbar::everyday {

namespace {

using S = settings::CrawlSettings;

const QString Key = QStringLiteral("start/checks");
const QString Resources = QStringLiteral("resources");

struct Switch
{
    const char *name;
    bool S::*member;
};
constexpr Switch Switches[] = {{"checkExternal", &S::checkExternal}, {"sitemaps", &S::sitemaps}, {"probes", &S::probes},
    {"accessibility", &S::accessibility}};

} // namespace

void restore(S &settings)
{
    const QStringList on
        = QSettings().value(Key, QStringList{Resources, QStringLiteral("checkExternal")}).toStringList();
    if (on.contains(Resources))
        settings.resources = settings::ResourcePolicy::Check;
    for (const Switch &each : Switches)
        settings.*each.member = on.contains(QLatin1String(each.name));
}

void remember(const S &settings)
{
    QStringList on;
    if (settings.resources == settings::ResourcePolicy::Check)
        on.append(Resources);
    for (const Switch &each : Switches) {
        if (settings.*each.member)
            on.append(QLatin1String(each.name));
    }
    QSettings().setValue(Key, on);
}

} // namespace argiope::startbar::everyday
