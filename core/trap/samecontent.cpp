#include "core/trap/samecontent.h"

#include <algorithm>

namespace argiope::trap {

namespace {

constexpr size_t MostContents = 20000;
constexpr qsizetype MostChildren = 100000;
constexpr int OthersPerHundred = 2; ///< children with another text that a trap may have

/// Letters only, or letters and digits in turns: no member of a numbered series.
bool isNamed(QByteArrayView path)
{
    int changes = 0;
    bool any = false;
    bool wasDigit = false;
    for (const char c : path) {
        const bool digit = c >= '0' && c <= '9';
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (!digit && !letter)
            continue;
        changes += any && digit != wasDigit;
        any = true;
        wasDigit = digit;
    }
    return any && (changes == 0 ? !wasDigit : changes >= 3);
}

} // namespace

SameContent::Verdict SameContent::see(const QByteArray &text, qint64 id, const QByteArray &url)
{
    if (const auto parent = m_parents.constFind(id); parent != m_parents.constEnd()) {
        Content &content = m_contents[*parent];
        if (*parent == text)
            ++content.again;
        else
            ++content.other;
        m_parents.erase(parent);
    }
    if (text.isEmpty())
        return Verdict::Fine;
    auto known = m_contents.find(text);
    if (known == m_contents.end()) {
        while (m_rare.size() >= MostContents) {
            const auto oldest = m_contents.constFind(m_rare.front());
            if (oldest != m_contents.constEnd() && oldest->pages < WatchFrom)
                m_contents.erase(oldest);
            m_rare.pop_front();
        }
        known = m_contents.insert(text, {0, 0, 0, url});
        m_rare.push_back(text);
    }
    ++known->pages;
    if (known->again >= LeastAgain && known->other * 100 <= known->again * OthersPerHundred)
        return Verdict::Trap;
    return known->pages >= WatchFrom ? Verdict::Watched : Verdict::Fine;
}

void SameContent::restore(const QByteArray &text, const QByteArray &example)
{
    if (!text.isEmpty() && !m_contents.contains(text))
        m_contents.insert(text, {WatchFrom, LeastAgain, 0, example});
}

void SameContent::child(const QByteArray &text, qint64 id, const url::Url &url)
{
    if (m_parents.size() < MostChildren && isNamed(url.pathname()) && !url.search().contains('='))
        m_parents.insert(id, text);
}

QByteArray SameContent::example(const QByteArray &text) const
{
    return m_contents.value(text).example;
}

} // namespace argiope::trap
