#include "core/compare/cells.h"

namespace argiope::compare {

using facts::Kind;

QList<exporting::Cell> cellsOf(const Difference &difference, const QList<store::Column> &columns)
{
    const bool hasColumn = difference.column >= 0 && difference.column < columns.size();
    const Kind kind = hasColumn ? columns[difference.column].kind : Kind::Text;
    return {{"what", QByteArray(name(difference.what)), Kind::Text}, {"url", difference.url, Kind::Url},
        {"column", hasColumn ? columns[difference.column].name : QByteArray(), Kind::Text},
        {"check", QByteArray(difference.check ? difference.check->id : ""), Kind::Text},
        {"old", difference.before, kind}, {"new", difference.after, kind},
        {"old_url", difference.urlBefore, Kind::Url}};
}

} // namespace argiope::compare
