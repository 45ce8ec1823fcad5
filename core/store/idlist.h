#pragma once

#include "core/store/readsession.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <optional>

// Lists of ids as servers take and give them.
namespace argiope::store {

/// The numbers of a SELECT of one column, in its order, from a server: as one value, as a row costs it and us several
/// times what a number does, and its helpers can take part. None where there may be too many for that, and where it
/// failed.
[[nodiscard]] std::optional<QList<qint64>> idsInOneValue(
    ReadSession &session, const QString &sql, const QList<QVariant> &values);

/// Numbers of which none is there twice, in their order: those that lie close together in a fraction of the time that
/// comparing them takes.
void sortIds(QList<qint64> &ids);

/// An array of bigint as PostgreSQL sends it in binary; none where it is anything else.
[[nodiscard]] std::optional<QList<qint64>> idsOfArray(const QByteArray &sent);
[[nodiscard]] QByteArray arrayOfIds(const qint64 *ids, qsizetype count); ///< "{1,2,3}"

/// While it lives, within a moment of the session, a server's planner leaves these ways alone.
class AvoidedPlans
{
public:
    AvoidedPlans(ReadSession &session, const QStringList &settings);
    ~AvoidedPlans();
    AvoidedPlans(const AvoidedPlans &) = delete;
    AvoidedPlans &operator=(const AvoidedPlans &) = delete;

private:
    [[nodiscard]] base::Result<void, StoreError> each(const QString &statement);
    ReadSession &m_session;
    QStringList m_settings; ///< none with files
};

} // namespace argiope::store
