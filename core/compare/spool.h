#pragma once

#include "core/compare/difference.h"

#include <QByteArrayView>
#include <QList>
#include <QString>
#include <QTemporaryFile>

#include <atomic>
#include <functional>
#include <optional>
#include <vector>

namespace argiope::compare {

/// The columns of a table of differences.
enum class Field : quint8 { Url, What, Column, Before, After };
inline constexpr int FieldCount = int(Field::After) + 1;

/// Which differences, in which order.
struct SpoolQuery
{
    QList<What> kinds; ///< empty: all
    QString text; ///< part of the URL or of a value, without case; "" for all
    /// Differences of these columns, and issues of these checks (audit::indexOf()), are shown besides for `text`: it is
    /// part of what they are called.
    QList<int> columnsOfText;
    QList<int> checksOfText;
    std::optional<Field> sort; ///< none: as they were told
    bool descending = false;
    bool operator==(const SpoolQuery &) const = default;
};

/// Differences in a temporary file, as many as there are: eight bytes of memory each. One thread appends; after
/// finish() any number may read. The file goes with the object.
class Spool
{
public:
    /// What plain text stands for a value in searches: as exports write it.
    using TextOf = std::function<QByteArray(const facts::Value &, int column)>;

    Spool();
    ~Spool();
    Spool(const Spool &) = delete;
    Spool &operator=(const Spool &) = delete;

    /// False where the file cannot be written: errorString() says why.
    [[nodiscard]] bool append(const Difference &difference);
    [[nodiscard]] bool finish();
    [[nodiscard]] QString errorString() const { return m_file.errorString(); }

    [[nodiscard]] qsizetype size() const { return qsizetype(m_places.size()); }
    [[nodiscard]] Difference at(qsizetype row) const;
    /// Rows in the query's order. Stops early, with less, when `*cancel` becomes true. A million take a second or two.
    [[nodiscard]] QList<quint32> rows(
        const SpoolQuery &query, const TextOf &textOf, const std::atomic<bool> *cancel = nullptr) const;

private:
    struct View; ///< a record where it stands
    [[nodiscard]] View view(qsizetype row) const;
    [[nodiscard]] bool write();

    QTemporaryFile m_file;
    QByteArray m_buffer; ///< not written yet
    std::vector<qint64> m_places; ///< of each row
    qint64 m_end = 0;
    const uchar *m_map = nullptr;
};

} // namespace argiope::compare
