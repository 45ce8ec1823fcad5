#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QVariant>

#include <initializer_list>
#include <vector>

namespace argiope::store {

/// Values for a statement, one behind the other in one piece of memory: many of them cost no allocation, and a fraction
/// of the memory that QVariants take. A value; copies share their memory until one changes.
class PackedValues
{
public:
    PackedValues() = default;
    PackedValues(const QVariant *values, qsizetype count);

    void addNull();
    void addNumber(qint64 number);
    /// UTF-8; what is none becomes U+FFFD.
    void addText(QByteArrayView text);
    void addBlob(QByteArrayView bytes);
    void setNumbers(std::initializer_list<qint64> numbers); ///< in place of what there was
    void clear(); ///< the next values take as much memory at once as these did, up to a bound

    [[nodiscard]] qsizetype count() const { return m_count; }
    [[nodiscard]] bool isEmpty() const { return m_count == 0; }

    enum class Kind : char { Null, Number, Text, Blob, Other };
    struct Value
    {
        Kind kind = Kind::Null;
        qint64 number = 0;
        QByteArrayView bytes{}; ///< of a text or blob, in the memory of the values
        const QVariant *other = nullptr;
    };
    /// Goes through values, which must outlive it and stay as they are.
    class Cursor
    {
    public:
        explicit Cursor(const PackedValues &values);
        [[nodiscard]] bool next(Value &value); ///< false behind the last

    private:
        const char *m_at;
        const char *const m_end;
        const QVariant *m_other;
    };

    /// As they were, but that a whole number comes back as qlonglong.
    [[nodiscard]] std::vector<QVariant> unpacked() const;
    /// So many values a piece.
    [[nodiscard]] std::vector<PackedValues> pieces(qsizetype values) const;
    [[nodiscard]] qint64 bytes() const; ///< of memory, roughly

private:
    void addBytes(Kind kind, QByteArrayView bytes);
    void add(const Value &value);

    QByteArray m_packed;
    std::vector<QVariant> m_others; ///< of types that the store does not usually bind
    qsizetype m_count = 0;
    qsizetype m_usual = 0; ///< bytes to make room for
};

} // namespace argiope::store
