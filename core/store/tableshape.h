#pragma once

#include "core/store/schema.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace argiope::store {

/// A table of the format as the schema's list has it, without a database.
struct TableShape
{
    enum class Type : quint8 { Number, Text, Bytes };
    struct ColumnShape
    {
        QString name;
        Type type = Type::Number;
    };
    QString name;
    QList<ColumnShape> columns;
    QStringList key; ///< the columns of the primary key
    bool serial = false; ///< ids of rows that went are not given again

    [[nodiscard]] QStringList columnNames() const;
};

/// All tables of the present format, in the schema's order.
[[nodiscard]] const QList<TableShape> &tableShapes();

} // namespace argiope::store
