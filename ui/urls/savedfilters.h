#pragma once

#include "core/base/result.h"
#include "core/filter/parser.h"
#include "core/store/reader.h"

#include <QByteArray>
#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

/// Filters of lists under names of the person's, for every project and all windows. They are kept in QSettings, and
/// handed on as a file of JSON. UI thread.
namespace argiope::urls::saved {

struct Filter
{
    QString name;
    QJsonObject conditions; ///< as conditionsOf() makes them: read with the columns of the project that is there
    bool operator==(const Filter &) const = default;
};

inline constexpr int MostFilters = 200;
inline constexpr int MostName = 100; ///< UTF-16 units

[[nodiscard]] QList<Filter> filters();
void setFilters(const QList<Filter> &filters);
/// Under that name, in the place of one that has it. False where there would be more than MostFilters.
[[nodiscard]] bool save(const Filter &filter);
[[nodiscard]] bool isName(const QString &name);

/// All that `query` filters by; its kind and its order are the list's.
[[nodiscard]] QJsonObject conditionsOf(const store::ListQuery &query);
/// What is no condition is left out; an expression that these columns do not allow is the error.
[[nodiscard]] base::Result<store::ListQuery, filter::Error> queryOf(
    const QJsonObject &conditions, const store::Columns &columns);
/// The expression in words; "" for none.
[[nodiscard]] QString expressionOf(const QJsonObject &conditions);

[[nodiscard]] QByteArray toJson(const QList<Filter> &filters);
enum class ReadError : quint8 { NotJson, NotFilters, TooMany, BadName };
[[nodiscard]] base::Result<QList<Filter>, ReadError> fromJson(const QByteArray &json);
/// `more` behind `filters`, in the place of those of their names: all of them, which may be more than MostFilters.
[[nodiscard]] QList<Filter> merged(QList<Filter> filters, const QList<Filter> &more);

} // namespace argiope::urls::saved
