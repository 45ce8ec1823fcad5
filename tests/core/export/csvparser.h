#pragma once

#include <QByteArrayList>
#include <QList>

namespace argiope::exporttest {

/// RFC 4180, written from its grammar: the other side of the export.
inline QList<QByteArrayList> parseCsv(const QByteArray &csv, bool *ok, char delimiter = ',')
{
    QList<QByteArrayList> rows;
    QByteArrayList row;
    QByteArray cell;
    *ok = true;
    for (qsizetype i = 0; i < csv.size();) {
        if (csv[i] == '"') {
            for (++i;; ++i) {
                if (i >= csv.size()) {
                    *ok = false;
                    return rows;
                }
                if (csv[i] != '"') {
                    cell += csv[i];
                } else if (i + 1 < csv.size() && csv[i + 1] == '"') {
                    cell += '"';
                    ++i;
                } else {
                    ++i;
                    break;
                }
            }
        } else {
            while (i < csv.size() && csv[i] != delimiter && csv[i] != '\r' && csv[i] != '\n' && csv[i] != '"')
                cell += csv[i++];
        }
        row << cell;
        cell.clear();
        if (i < csv.size() && csv[i] == delimiter) {
            ++i;
            if (i == csv.size() || csv[i] == '\r')
                row << QByteArray();
        }
        if (csv.mid(i, 2) == "\r\n") {
            rows << row;
            row.clear();
            i += 2;
        } else if (i < csv.size() && csv[i] != '"' && (csv[i] == '\r' || csv[i] == '\n')) {
            *ok = false;
            return rows;
        }
    }
    *ok = *ok && row.isEmpty();
    return rows;
}

} // namespace argiope::exporttest
