#include "ui/project/repeatplan.h"

#include "core/store/place.h"

#include <QCryptographicHash>
#include <QSettings>

#include <algorithm>

namespace argiope::project {

namespace {

constexpr qint64 LongestMs = qint64(366) * 24 * 3600 * 1000;

QString groupOf(const QString &path)
{
    // A path has separators of its own.
    const QByteArray name = store::absolutePlace(path).toUtf8();
    return QStringLiteral("repeat/")
        + QString::fromLatin1(QCryptographicHash::hash(name, QCryptographicHash::Sha256).toHex().left(32));
}

} // namespace

RepeatPlan repeatPlan(const QString &path)
{
    RepeatPlan plan;
    QSettings settings;
    settings.beginGroup(groupOf(path));
    plan.everyMs = std::clamp<qint64>(settings.value(QStringLiteral("every")).toLongLong(), 0, LongestMs);
    plan.due = std::max<qint64>(settings.value(QStringLiteral("due")).toLongLong(), 0);
    plan.inBackground = settings.value(QStringLiteral("background"), true).toBool();
    plan.feed = settings.value(QStringLiteral("feed")).toString();
    plan.command = settings.value(QStringLiteral("command")).toString();
    plan.lastBegan = settings.value(QStringLiteral("began")).toLongLong();
    return plan;
}

void keepRepeatPlan(const QString &path, const RepeatPlan &plan)
{
    QSettings settings;
    if (plan == RepeatPlan()) {
        settings.remove(groupOf(path));
        return;
    }
    settings.beginGroup(groupOf(path));
    settings.setValue(QStringLiteral("project"), path); // for people who read the file
    settings.setValue(QStringLiteral("every"), plan.everyMs);
    settings.setValue(QStringLiteral("due"), plan.due);
    settings.setValue(QStringLiteral("background"), plan.inBackground);
    settings.setValue(QStringLiteral("feed"), plan.feed);
    settings.setValue(QStringLiteral("command"), plan.command);
    settings.setValue(QStringLiteral("began"), plan.lastBegan);
}

} // namespace argiope::project
