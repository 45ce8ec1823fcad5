#include "core/store/linkcoding.h"

#include "core/store/linkids.h"

#include <QtNumeric>

#include <algorithm>
#include <charconv>
#include <limits>

namespace argiope::store {

namespace {

/// Of a number of 63 bits.
constexpr qsizetype MostDigits = 19;
/// Of a pair: two numbers, brackets and commas.
constexpr qsizetype LongestPair = 2 * MostDigits + 4;
/// What is kept for the next page beyond this is given back.
constexpr qsizetype UsualBytes = 1024 * 1024;

qsizetype digits(qint64 number)
{
    char text[MostDigits + 1];
    return std::to_chars(text, text + sizeof text, number).ptr - text;
}

bool product(qint64 a, qint64 b, qint64 *result)
{
    return !qMulOverflow(a, b, result);
}

} // namespace

void PackedLinks::put(qint64 number)
{
    m_at = std::to_chars(m_at, m_at + MostDigits, number).ptr;
}

bool PackedLinks::pack(std::span<const CodedLink> links)
{
    CodedLink most;
    for (const CodedLink &link : links) {
        if (link.target < 0 || link.text < 0 || link.form < 0)
            return false;
        most.target = std::max(most.target, link.target);
        most.text = std::max(most.text, link.text);
        most.form = std::max(most.form, link.form);
    }
    constexpr qint64 limit = std::numeric_limits<qint64>::max();
    if (most.target == limit || most.text == limit || most.form == limit)
        return false;
    m_texts = most.text + 1;
    m_forms = most.form + 1;
    qint64 numbers = 0;
    const bool fits = product(m_texts, m_forms, &numbers) && product(numbers, most.target + 1, &numbers);
    if (!fits) {
        m_texts = 0;
        if (!product(m_forms, most.target + 1, &numbers))
            return false;
    }
    if (m_json.capacity() > UsualBytes)
        m_json = QByteArray();
    m_json.resize(qsizetype(links.size()) * (fits ? digits(numbers) + 1 : LongestPair) + 2);
    m_at = m_json.data();
    *m_at++ = '[';
    for (const CodedLink &link : links) {
        if (&link != links.data())
            *m_at++ = ',';
        if (fits) {
            put((link.target * m_texts + link.text) * m_forms + link.form);
            continue;
        }
        *m_at++ = '[';
        put(link.target * m_forms + link.form);
        *m_at++ = ',';
        put(link.text);
        *m_at++ = ']';
    }
    *m_at++ = ']';
    m_json.truncate(m_at - m_json.constData());
    return true;
}

LinkCursor::LinkCursor(QByteArrayView json, qint64 texts, qint64 forms)
    : m_at(json.data())
    , m_end(json.data() + json.size())
    , m_texts(texts)
    , m_forms(std::max(forms, qint64(1)))
{
    m_failed = texts < 0 || forms < 1 || (texts > 0 && !product(texts, forms, &m_perTarget)) || !take('[');
    if (texts == 0)
        m_perTarget = m_forms;
    m_perTarget = std::max(m_perTarget, qint64(1));
}

bool LinkCursor::fail()
{
    m_failed = true;
    return false;
}

bool LinkCursor::take(char c)
{
    if (m_at == m_end || *m_at != c)
        return false;
    ++m_at;
    return true;
}

bool LinkCursor::number(qint64 &number)
{
    quint64 value = 0;
    const char *const begin = m_at;
    while (m_at != m_end && *m_at >= '0' && *m_at <= '9')
        value = value * 10 + quint64(*m_at++ - '0');
    // Nineteen digits fit into 64 bits, if not into 63.
    if (m_at == begin || m_at - begin > 19 || value > quint64(std::numeric_limits<qint64>::max()))
        return false;
    number = qint64(value);
    return true;
}

bool LinkCursor::next()
{
    if (m_failed || m_ended)
        return false;
    if (take(']')) {
        m_ended = true;
        return m_at == m_end ? false : fail();
    }
    if (++m_position == MaxLinksOfPage || (m_position > 0 && !take(',')))
        return fail();
    if (m_texts > 0)
        return number(m_first) || fail();
    return (take('[') && number(m_first) && take(',') && number(m_second) && take(']')) || fail();
}

bool LinkCursor::leadsTo(qint64 id) const
{
    // Beyond these no number can belong to it, and the product below does.
    if (id > m_first)
        return false;
    qint64 from = 0;
    return product(id, m_perTarget, &from) && m_first >= from && m_first - from < m_perTarget;
}

} // namespace argiope::store
