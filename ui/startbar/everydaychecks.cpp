#include "ui/startbar/everydaychecks.h"

#include <QSettings>
#include <QStringList>

namespace argiope::startbar::everyday {

namespace {

using S = settings::CrawlSettings;

const QString Key = QStringLiteral("start/checks");
const QString Resources = QStringLiteral("resources");
const QString Related = QStringLiteral("relatedPages");

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
        = QSettings().value(Key, QStringList{Resources, Related, QStringLiteral("checkExternal")}).toStringList();
    if (on.contains(Resources))
        settings.resources = settings::ResourcePolicy::Check;
    settings.relatedPages = on.contains(Related) ? settings::RelatedPages::Always : settings::RelatedPages::Off;
    for (const Switch &each : Switches)
        settings.*each.member = on.contains(QLatin1String(each.name));
}

void remember(const S &settings)
{
    QStringList on;
    if (settings.resources == settings::ResourcePolicy::Check)
        on.append(Resources);
    if (settings::fetchesRelatedPages(settings))
        on.append(Related);
    for (const Switch &each : Switches) {
        if (settings.*each.member)
            on.append(QLatin1String(each.name));
    }
    QSettings().setValue(Key, on);
}

} // namespace argiope::startbar::everyday
