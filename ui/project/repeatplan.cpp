#include "ui/project/repeatplan.h"

#include "core/store/place.h"

#include <QCryptographicHash>
#include <QDateTime>
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

constexpr int DaysOfWeek = 7;
constexpr int MinutesOfDay = 24 * 60;

} // namespace

qint64 RepeatPlan::nextAt() const
{
    if (days == 0)
        return lastBegan + everyMs;
    const QDate from = QDateTime::fromMSecsSinceEpoch(lastBegan).date();
    for (int ahead = 0; ahead <= DaysOfWeek; ++ahead) {
        const QDate day = from.addDays(ahead);
        if ((days & (1 << (day.dayOfWeek() - 1))) == 0)
            continue;
        QDateTime at(day, QTime(minute / 60, minute % 60));
        if (!at.isValid()) // the hour that summer time leaves out
            at = QDateTime(day, QTime(minute / 60, minute % 60).addSecs(3600));
        if (at.toMSecsSinceEpoch() > lastBegan)
            return at.toMSecsSinceEpoch();
    }
    return lastBegan;
}

RepeatPlan repeatPlan(const QString &path)
{
    RepeatPlan plan;
    QSettings settings;
    settings.beginGroup(groupOf(path));
    plan.everyMs = std::clamp<qint64>(settings.value(QStringLiteral("every")).toLongLong(), 0, LongestMs);
    plan.days = settings.value(QStringLiteral("days")).toInt() & ((1 << DaysOfWeek) - 1);
    plan.minute = std::clamp(settings.value(QStringLiteral("minute"), plan.minute).toInt(), 0, MinutesOfDay - 1);
    if (plan.days != 0)
        plan.everyMs = 0;
    plan.write = settings.value(QStringLiteral("write")).toStringList();
    plan.folder = settings.value(QStringLiteral("folder")).toString();
    plan.webhook = settings.value(QStringLiteral("webhook")).toString();
    plan.bySystem = settings.value(QStringLiteral("bySystem")).toBool();
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
    settings.setValue(QStringLiteral("days"), plan.days);
    settings.setValue(QStringLiteral("minute"), plan.minute);
    settings.setValue(QStringLiteral("write"), plan.write);
    settings.setValue(QStringLiteral("folder"), plan.folder);
    settings.setValue(QStringLiteral("webhook"), plan.webhook);
    settings.setValue(QStringLiteral("bySystem"), plan.bySystem);
    settings.setValue(QStringLiteral("due"), plan.due);
    settings.setValue(QStringLiteral("background"), plan.inBackground);
    settings.setValue(QStringLiteral("feed"), plan.feed);
    settings.setValue(QStringLiteral("command"), plan.command);
    settings.setValue(QStringLiteral("began"), plan.lastBegan);
}

} // namespace argiope::project
