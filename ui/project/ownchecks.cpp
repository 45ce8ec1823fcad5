#include "ui/project/ownchecks.h"

#include "core/store/filtersql.h"

#include <QSettings>

namespace argiope::project::ownchecks {

namespace {

constexpr char OwnChecksKey[] = "checks/own";

} // namespace

QList<audit::OwnCheck> all()
{
    const auto read = audit::ownChecksFromJson(QSettings().value(QLatin1String(OwnChecksKey)).toByteArray());
    return read ? *read : QList<audit::OwnCheck>();
}

void set(const QList<audit::OwnCheck> &checks)
{
    QSettings().setValue(QLatin1String(OwnChecksKey), audit::ownChecksJson(checks));
}

QList<audit::OwnCheck> usable(const store::Columns &columns)
{
    const filter::Fields fields = store::filterFields(columns);
    QList<audit::OwnCheck> list = all();
    list.removeIf([&fields](const audit::OwnCheck &check) { return !filter::parse(check.expression, fields).ok(); });
    return list;
}

} // namespace argiope::project::ownchecks
