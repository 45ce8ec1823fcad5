#include "core/facts/observations.h"

#include "core/base/json.h"
#include "core/base/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <charconv>
#include <iterator>

namespace argiope::facts {

namespace {

/// Goes through JSON as Observations::json() writes it.
class PlainText
{
public:
    explicit PlainText(QByteArrayView json)
        : m_rest(json)
    {
    }
    [[nodiscard]] bool atEnd() const { return m_rest.isEmpty(); }
    [[nodiscard]] bool take(char wanted)
    {
        if (m_rest.isEmpty() || m_rest.front() != wanted)
            return false;
        m_rest = m_rest.sliced(1);
        return true;
    }
    /// Behind the quote that opens it, to behind the one that closes it. False where it has what is rare.
    [[nodiscard]] bool string(QByteArray &text)
    {
        text.clear();
        qsizetype run = 0;
        for (qsizetype at = 0; at < m_rest.size(); ++at) {
            const char c = m_rest[at];
            if (c == '"') {
                text.append(m_rest.sliced(run, at - run));
                m_rest = m_rest.sliced(at + 1);
                return text.isValidUtf8();
            }
            if (static_cast<unsigned char>(c) < 0x20)
                return false;
            if (c != '\\')
                continue;
            const char escaped = at + 1 < m_rest.size() ? m_rest[at + 1] : '\0';
            const char meant = escaped == 'n' ? '\n' : escaped == 't' ? '\t' : escaped == 'r' ? '\r' : escaped;
            if (meant == escaped && escaped != '"' && escaped != '\\')
                return false;
            text.append(m_rest.sliced(run, at - run));
            text.append(meant);
            run = ++at + 1;
        }
        return false;
    }
    [[nodiscard]] bool number(int &value)
    {
        qsizetype digits = 0;
        value = 0;
        while (digits < m_rest.size() && digits < 9 && m_rest[digits] >= '0' && m_rest[digits] <= '9')
            value = value * 10 + (m_rest[digits++] - '0');
        m_rest = m_rest.sliced(digits);
        return digits > 0;
    }

private:
    QByteArrayView m_rest;
};

bool isBefore(const Observation &a, QByteArrayView name)
{
    return QByteArrayView(a.name) < name;
}

} // namespace

QByteArray Observations::Text::kept(qsizetype bytes) const
{
    // What stands in memory of somebody else's may not last.
    if (m_shared && m_view.size() <= bytes && const_cast<QByteArray *>(m_shared)->data_ptr().d_ptr())
        return *m_shared;
    return base::cutUtf8(m_view, bytes).toByteArray();
}

QByteArray Observations::Name::kept() const
{
    return m_lasts ? QByteArray::fromRawData(view().data(), view().size()) : view().toByteArray();
}

void Observations::add(const Name &name, const Text &evidence, int count)
{
    const auto known
        = std::find_if(m_all.begin(), m_all.end(), [&name](const Observation &one) { return name.view() == one.name; });
    if (known == m_all.end()) {
        constexpr size_t usual = 24;
        if (m_all.empty())
            m_all.reserve(usual);
        m_sorted = false;
        if (m_all.size() < MostNames)
            m_all.push_back({name.kept(), count, evidence.kept(EvidenceBytes)});
        return;
    }
    known->count += count;
    if (known->evidence.isEmpty())
        known->evidence = evidence.kept(EvidenceBytes);
    else if (!evidence.view().isEmpty() && known->more.size() < MostMore
        && known->evidence != base::cutUtf8(evidence.view(), EvidenceBytes))
        addMore(*known, evidence);
}

bool Observations::addMore(Observation &known, const Text &evidence)
{
    const QByteArrayView text = base::cutUtf8(evidence.view(), EvidenceBytes);
    if (known.more.size() >= MostMore || m_moreBytes + text.size() > MoreBytes)
        return false;
    if (std::none_of(known.more.cbegin(), known.more.cend(), [&](const QByteArray &one) { return one == text; })) {
        known.more.append(evidence.kept(EvidenceBytes));
        m_moreBytes += text.size();
    }
    return true;
}

const Observation *Observations::find(QByteArrayView name) const
{
    constexpr size_t few = 24; // whose lengths are compared sooner than some of them found by halves
    const auto known = m_sorted && m_all.size() > few
        ? std::lower_bound(m_all.cbegin(), m_all.cend(), name, isBefore)
        : std::find_if(m_all.cbegin(), m_all.cend(), [name](const Observation &one) { return name == one.name; });
    return known == m_all.cend() || known->name != name ? nullptr : &*known;
}

int Observations::count(QByteArrayView name) const
{
    const Observation *known = find(name);
    return known ? known->count : 0;
}

QByteArray Observations::json() const
{
    qsizetype size = 2 + m_moreBytes + m_moreBytes / 8;
    for (const Observation &one : m_all)
        size += one.name.size() + one.evidence.size() + 24;
    QByteArray text;
    text.reserve(size);
    text += '{';
    for (const Observation &one : m_all) {
        if (text.size() > 1)
            text += ',';
        base::appendJsonString(text, one.name);
        char count[16];
        const auto end = std::to_chars(std::begin(count), std::end(count), one.count);
        text += ":[";
        text.append(count, end.ptr - count);
        if (!one.evidence.isEmpty()) {
            text += ',';
            base::appendJsonString(text, one.evidence);
        }
        for (const QByteArray &more : one.more) {
            text += ',';
            base::appendJsonString(text, more);
        }
        text += ']';
    }
    text += '}';
    return text;
}

Observations Observations::fromJson(const QByteArray &json)
{
    Observations found;
    if (json.size() <= 2) // "{}", which is what most pages have
        return found;
    if (found.readPlain(json))
        return found;
    found.m_all.clear();
    found.m_moreBytes = 0;
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QJsonArray values = it.value().toArray();
        const int count = values.at(0).toInt();
        if (count <= 0)
            continue;
        found.add(it.key().toUtf8(), values.at(1).toString().toUtf8(), count);
        for (qsizetype i = 2; i < values.size(); ++i)
            found.add(it.key().toUtf8(), values.at(i).toString().toUtf8(), 0);
    }
    found.sort();
    return found;
}

/// False, with anything read, where it is not as json() writes it of ordinary texts.
bool Observations::readPlain(QByteArrayView json)
{
    PlainText text(json);
    if (!text.take('{'))
        return false;
    do {
        Observation one;
        if (!text.take('"') || !text.string(one.name) || !text.take(':') || !text.take('[') || !text.number(one.count))
            return false;
        if (text.take(',') && (!text.take('"') || !text.string(one.evidence)))
            return false;
        QByteArray more;
        while (text.take(',')) {
            if (!text.take('"') || !text.string(more) || more.isEmpty() || more.size() > EvidenceBytes
                || !addMore(one, more))
                return false;
        }
        if (!text.take(']') || one.count == 0 || one.evidence.size() > EvidenceBytes || m_all.size() >= MostNames)
            return false;
        m_all.push_back(std::move(one));
    } while (text.take(','));
    if (!text.take('}') || !text.atEnd())
        return false;
    sort();
    // Who names one twice means something else.
    return std::adjacent_find(m_all.begin(), m_all.end(), [](const Observation &a, const Observation &b) {
        return a.name == b.name;
    }) == m_all.end();
}

void Observations::sort()
{
    std::sort(m_all.begin(), m_all.end(), [](const Observation &a, const Observation &b) { return a.name < b.name; });
    m_sorted = true;
}

} // namespace argiope::facts
