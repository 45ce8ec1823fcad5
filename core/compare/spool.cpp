#include "core/compare/spool.h"

#include <QDir>

#include <algorithm>
#include <cstring>
#include <limits>

namespace argiope::compare {

namespace {

constexpr qsizetype PieceBytes = 1 << 20;
constexpr quint32 SameText = std::numeric_limits<quint32>::max();
enum class Tag : quint8 { Unknown, Number, Text };

template <class T>
void put(QByteArray &out, T value)
{
    out.append(reinterpret_cast<const char *>(&value), sizeof(value));
}

void putText(QByteArray &out, const QByteArray &text)
{
    put(out, quint32(text.size()));
    out += text;
}

void putValue(QByteArray &out, const facts::Value &value)
{
    if (const auto *text = std::get_if<QByteArray>(&value)) {
        put(out, Tag::Text);
        putText(out, *text);
    } else if (const auto *number = std::get_if<qint64>(&value)) {
        put(out, Tag::Number);
        put(out, *number);
    } else {
        put(out, Tag::Unknown);
    }
}

/// Reads what was put, where it stands.
class Taker
{
public:
    explicit Taker(const uchar *at)
        : m_at(at)
    {
    }
    template <class T>
    T take()
    {
        T value;
        std::memcpy(&value, m_at, sizeof(value));
        m_at += sizeof(value);
        return value;
    }
    QByteArrayView bytes(quint32 size)
    {
        const QByteArrayView found(m_at, qsizetype(size));
        m_at += size;
        return found;
    }

private:
    const uchar *m_at;
};

/// A value without a copy of its text.
struct ValueView
{
    Tag tag = Tag::Unknown;
    qint64 number = 0;
    QByteArrayView text;

    static ValueView from(Taker &taker)
    {
        ValueView value;
        value.tag = taker.take<Tag>();
        if (value.tag == Tag::Number)
            value.number = taker.take<qint64>();
        else if (value.tag == Tag::Text)
            value.text = taker.bytes(taker.take<quint32>());
        return value;
    }
    [[nodiscard]] facts::Value value() const
    {
        switch (tag) {
        case Tag::Number:
            return number;
        case Tag::Text:
            return text.toByteArray();
        case Tag::Unknown:
            break;
        }
        return {};
    }
    /// Nothing, then numbers, then texts.
    friend bool operator<(const ValueView &a, const ValueView &b)
    {
        if (a.tag != b.tag)
            return a.tag < b.tag;
        return a.tag == Tag::Text ? a.text < b.text : a.number < b.number;
    }
};

} // namespace

struct Spool::View
{
    What what;
    qint16 column;
    qint16 degree;
    qint16 check;
    qint64 first;
    qint64 second;
    QByteArrayView url;
    QByteArrayView urlBefore;
    ValueView before;
    ValueView after;
};

Spool::Spool()
    : m_file(QDir::tempPath() + QStringLiteral("/argiope-compare-XXXXXX"))
{
}

Spool::~Spool() = default;

bool Spool::append(const Difference &difference)
{
    if (m_places.size() >= size_t(std::numeric_limits<qint32>::max()))
        return false;
    m_places.push_back(m_end + m_buffer.size());
    put(m_buffer, quint8(difference.what));
    put(m_buffer, qint16(difference.column));
    put(m_buffer, qint16(difference.degree));
    put(m_buffer, qint16(difference.check ? audit::indexOf(*difference.check) : -1));
    put(m_buffer, qint64(base::raw(difference.first)));
    put(m_buffer, qint64(base::raw(difference.second)));
    putText(m_buffer, difference.url);
    if (difference.urlBefore == difference.url)
        put(m_buffer, SameText);
    else
        putText(m_buffer, difference.urlBefore);
    putValue(m_buffer, difference.before);
    putValue(m_buffer, difference.after);
    return m_buffer.size() < PieceBytes || write();
}

bool Spool::write()
{
    if (!m_file.isOpen() && !m_file.open())
        return false;
    if (m_file.write(m_buffer) != m_buffer.size())
        return false;
    m_end += m_buffer.size();
    m_buffer.clear();
    return true;
}

bool Spool::finish()
{
    if (!write() || !m_file.flush())
        return false;
    if (m_end == 0)
        return true;
    m_map = m_file.map(0, m_end);
    return m_map != nullptr;
}

Spool::View Spool::view(qsizetype row) const
{
    Taker taker(m_map + m_places[size_t(row)]);
    View view;
    view.what = What(taker.take<quint8>());
    view.column = taker.take<qint16>();
    view.degree = taker.take<qint16>();
    view.check = taker.take<qint16>();
    view.first = taker.take<qint64>();
    view.second = taker.take<qint64>();
    view.url = taker.bytes(taker.take<quint32>());
    const auto size = taker.take<quint32>();
    view.urlBefore = size == SameText ? view.url : taker.bytes(size);
    view.before = ValueView::from(taker);
    view.after = ValueView::from(taker);
    return view;
}

Difference Spool::at(qsizetype row) const
{
    const View found = view(row);
    Difference difference;
    difference.what = found.what;
    difference.column = found.column;
    difference.degree = found.degree;
    difference.check = found.check < 0 ? nullptr : &audit::checks()[size_t(found.check)];
    difference.first = base::UrlId(found.first);
    difference.second = base::UrlId(found.second);
    difference.url = found.url.toByteArray();
    difference.urlBefore = found.urlBefore.toByteArray();
    difference.before = found.before.value();
    difference.after = found.after.value();
    return difference;
}

QList<quint32> Spool::rows(const SpoolQuery &query, const TextOf &textOf, const std::atomic<bool> *cancel) const
{
    const auto canceled = [cancel] { return cancel && cancel->load(std::memory_order_relaxed); };
    QList<quint32> found;
    const auto hasText = [&query](const QByteArray &utf8) {
        return QString::fromUtf8(utf8).contains(query.text, Qt::CaseInsensitive);
    };
    for (qsizetype row = 0; row < size() && !canceled(); ++row) {
        const View one = view(row);
        if (!query.kinds.isEmpty() && !query.kinds.contains(one.what))
            continue;
        const bool named
            = one.check >= 0 ? query.checksOfText.contains(one.check) : query.columnsOfText.contains(int(one.column));
        if (query.text.isEmpty() || named || hasText(one.url.toByteArray())
            || hasText(textOf(one.before.value(), one.column)) || hasText(textOf(one.after.value(), one.column)))
            found.append(quint32(row));
    }
    if (!query.sort || canceled())
        return found;
    // Records stand where they are; of equals the first told stays first, whichever the direction.
    const auto sortBy = [&](const auto &keyOf) {
        std::stable_sort(found.begin(), found.end(), [&](quint32 a, quint32 b) {
            return query.descending ? keyOf(view(b)) < keyOf(view(a)) : keyOf(view(a)) < keyOf(view(b));
        });
    };
    switch (*query.sort) {
    case Field::Url:
        sortBy([](const View &one) { return one.url; });
        break;
    case Field::What:
        sortBy([](const View &one) { return int(one.what); });
        break;
    case Field::Column:
        sortBy([](const View &one) { return std::pair(int(one.check), int(one.column)); });
        break;
    case Field::Before:
        sortBy([](const View &one) { return one.before; });
        break;
    case Field::After:
        sortBy([](const View &one) { return one.after; });
        break;
    }
    return found;
}

} // namespace argiope::compare
