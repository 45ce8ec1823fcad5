#include "app/cli/checknames.h"

#include "app/cli/lines.h"

#include <algorithm>

namespace argiope::cli {

base::Result<QList<audit::OwnCheck>, QString> readOwnChecks(const QString &path)
{
    QByteArray json;
    QString error;
    if (!readAllOf(path, json, &error))
        return base::Failure{error};
    auto checks = audit::ownChecksFromJson(json);
    if (!checks)
        return base::Failure{QString(path % QStringLiteral(": ") % checks.error().message())};
    return *std::move(checks);
}

std::optional<QString> OwnChecks::read(const QString &path, const store::Columns &columns)
{
    const auto checks = readOwnChecks(path);
    if (!checks)
        return checks.error();
    auto set = audit::OwnCheckSet::of(*checks, columns);
    if (!set)
        return QString(path % QStringLiteral(": ") % set.error().message());
    m_set = *std::move(set);
    return {};
}

CheckList OwnChecks::all() const
{
    CheckList list;
    for (const audit::Check &check : audit::checks())
        list << &check;
    if (m_set) {
        for (const audit::Check &check : m_set->rows())
            list << &check;
    }
    return list;
}

base::Result<CheckList, QString> OwnChecks::chosen(const QString &words) const
{
    const CheckList known = all();
    CheckList list;
    for (const QString &word : words.split(u',', Qt::SkipEmptyParts)) {
        const QByteArray name = word.trimmed().toUtf8();
        const auto isMeant
            = [&name](const audit::Check *check) { return name == check->id || name == audit::name(check->group); };
        if (std::none_of(known.begin(), known.end(), isMeant))
            return base::Failure{word.trimmed()};
        std::copy_if(known.begin(), known.end(), std::back_inserter(list), isMeant);
    }
    if (list.isEmpty())
        return base::Failure{words};
    CheckList inOrder = known;
    inOrder.removeIf([&list](const audit::Check *check) { return !list.contains(check); });
    return inOrder;
}

} // namespace argiope::cli
