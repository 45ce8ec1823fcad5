#include "core/compare/cells.h"

namespace argiope::compare {

using facts::Kind;

namespace {

/// As formats without types have it: rows of other kinds stand in the same column.
facts::Value withoutKind(const facts::Value &value, Kind kind)
{
    const exporting::PlainValue plain(value, kind);
    if (plain.text)
        return *plain.text;
    const bool number
        = std::holds_alternative<qint64>(value) && plain.bare == QByteArray::number(std::get<qint64>(value));
    return plain.isNothing() ? facts::Value{} : number ? value : facts::Value{plain.bare};
}

} // namespace

QList<exporting::Heading> headings()
{
    return {{"what", Kind::Text}, {"url", Kind::Url}, {"column", Kind::Text}, {"check", Kind::Text},
        {"old", Kind::Text}, {"new", Kind::Text}, {"old_url", Kind::Url}};
}

QList<facts::Value> valuesOf(const Difference &difference, const QList<store::Column> &columns)
{
    const bool hasColumn = difference.column >= 0 && difference.column < columns.size();
    const Kind kind = hasColumn ? columns[difference.column].kind : Kind::Text;
    const bool read = hasColumn && columns[difference.column].name == ChangeColumn;
    const facts::Value degree = difference.degree < 0 ? facts::Value{} : facts::Value{qint64(difference.degree)};
    return {QByteArray(name(difference.what)), difference.url,
        read            ? QByteArray("change_degree") // which hash it was says nothing to anybody
            : hasColumn ? columns[difference.column].name
                        : QByteArray(),
        QByteArray(difference.check ? difference.check->id : ""),
        read ? facts::Value{} : withoutKind(difference.before, kind),
        read ? degree : withoutKind(difference.after, kind), difference.urlBefore};
}

} // namespace argiope::compare
