#include "core/store/tableshape.h"

namespace argiope::store {

namespace {

/// What stands between commas that are in no parentheses.
QStringList atCommas(const QString &text)
{
    QStringList parts{QString()};
    int depth = 0;
    for (const QChar c : text) {
        depth += c == u'(' ? 1 : c == u')' ? -1 : 0;
        if (c == u',' && depth == 0)
            parts.append(QString());
        else
            parts.last() += c;
    }
    for (QString &part : parts)
        part = part.trimmed();
    return parts;
}

QString inParentheses(const QString &text)
{
    const qsizetype from = text.indexOf(u'(') + 1;
    return text.mid(from, text.lastIndexOf(u')') - from);
}

TableShape shapeOf(const QString &statement)
{
    TableShape shape;
    shape.name = statement.section(u' ', 2, 2);
    for (const QString &part : atCommas(inParentheses(statement))) {
        if (part.startsWith(u"UNIQUE ("))
            continue;
        if (part.startsWith(u"PRIMARY KEY (")) {
            shape.key = atCommas(inParentheses(part));
            continue;
        }
        const QString name = part.section(u' ', 0, 0);
        const QString type = part.section(u' ', 1, 1);
        using Type = TableShape::Type;
        shape.columns.append({name, type == u"{text}" ? Type::Text : type == u"{blob}" ? Type::Bytes : Type::Number});
        shape.serial = shape.serial || type == u"{serial}";
        if (type == u"{id}" || type == u"{serial}" || part.contains(u"PRIMARY KEY"))
            shape.key = QStringList{name};
    }
    return shape;
}

} // namespace

QStringList TableShape::columnNames() const
{
    QStringList names;
    for (const ColumnShape &column : columns)
        names.append(column.name);
    return names;
}

const QList<TableShape> &tableShapes()
{
    static const QList<TableShape> shapes = [] {
        QList<TableShape> list;
        for (const QString &statement : untypedSchema()) {
            if (statement.startsWith(u"CREATE TABLE "))
                list.append(shapeOf(statement));
        }
        return list;
    }();
    return shapes;
}

} // namespace argiope::store
