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

void PackedLinks::put(const CodedLink &link)
{
    if (m_texts > 0)
        return put((link.target * m_texts + link.text) * m_forms + link.form);
    const bool own = m_texts == OwnTexts && link.text == ownTextId(link.target);
    const qint64 first = m_texts == OwnTexts ? (link.target * 2 + (own ? 1 : 0)) * m_forms + link.form
                                             : link.target * m_forms + link.form;
    if (m_texts == OwnTexts && (own || link.text == 0))
        return put(first);
    *m_at++ = '[';
    put(first);
    *m_at++ = ',';
    put(link.text);
    *m_at++ = ']';
}

bool PackedLinks::pack(std::span<const CodedLink> links)
{
    CodedLink most;
    qint64 pairs = 0; // with OwnTexts
    for (const CodedLink &link : links) {
        if (link.target < 0 || link.text < 0 || link.form < 0)
            return false;
        most.target = std::max(most.target, link.target);
        most.text = std::max(most.text, link.text);
        most.form = std::max(most.form, link.form);
        pairs += link.text != 0 && (link.text % 2 != 0 || link.text / 2 != link.target);
    }
    constexpr qint64 limit = std::numeric_limits<qint64>::max();
    if (most.target == limit || most.text == limit || most.form == limit)
        return false;
    m_forms = most.form + 1;
    const auto bytesAlone = [&](qint64 texts) -> qsizetype { // a link, and the comma behind it; 0: it does not fit
        qint64 numbers = 0;
        const bool fits = product(texts, m_forms, &numbers) && product(numbers, most.target + 1, &numbers);
        return fits ? digits(numbers) + 1 : 0;
    };
    const auto count = qsizetype(links.size());
    const qsizetype single = bytesAlone(most.text + 1);
    const qsizetype own = bytesAlone(2);
    const qsizetype withOwn = count * own + pairs * (digits(most.text) + 3);
    qsizetype bytes = count * LongestPair;
    if (own > 0 && (single == 0 || withOwn < count * single)) {
        m_texts = OwnTexts;
        bytes = withOwn;
    } else if (single > 0) {
        m_texts = most.text + 1;
        bytes = count * single;
    } else {
        m_texts = 0;
        if (bytesAlone(1) == 0)
            return false;
    }
    if (m_json.capacity() > UsualBytes)
        m_json = QByteArray();
    m_json.resize(bytes + 2);
    m_at = m_json.data();
    *m_at++ = '[';
    for (const CodedLink &link : links) {
        if (&link != links.data())
            *m_at++ = ',';
        put(link);
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
    const qint64 apart = texts == PackedLinks::OwnTexts ? 2 : std::max(texts, qint64(1));
    m_failed = texts < PackedLinks::OwnTexts || forms < 1 || !product(apart, m_forms, &m_perTarget) || !take('[');
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
    m_isPair = m_texts <= 0 && take('[');
    if (!m_isPair)
        return (m_texts != 0 && number(m_first)) || fail();
    return (number(m_first) && take(',') && number(m_second) && take(']')) || fail();
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
