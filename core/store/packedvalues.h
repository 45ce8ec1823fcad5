#pragma once

#include <QByteArray>
#include <QVariant>

#include <vector>

namespace argiope::store {

/// Values that were bound to a statement, in a fraction of the memory that QVariants take. A value.
class PackedValues
{
public:
    PackedValues() = default;
    PackedValues(const QVariant *values, qsizetype count);

    /// As they were, but that a whole number comes back as qlonglong.
    [[nodiscard]] std::vector<QVariant> unpacked() const;
    [[nodiscard]] qint64 bytes() const; ///< of memory, roughly

private:
    QByteArray m_packed;
    std::vector<QVariant> m_others; ///< of types that the store does not usually bind
};

} // namespace argiope::store
