#include "core/language/mixture.h"

#include "core/language/detect.h"

#include <QList>

#include <algorithm>

namespace argiope::language {

namespace {

constexpr qsizetype LineBytes = 120; ///< shorter lines are looked at together
constexpr int MostLanguages = 8; ///< of one text; what else is guessed is chance

struct Share
{
    QByteArray language;
    QByteArray text;
};

class Shares
{
public:
    void add(QByteArrayView lines)
    {
        if (lines.isEmpty())
            return;
        const QByteArray language = detect(lines, Certainty::Likely);
        if (language.isEmpty())
            return;
        auto share = std::find_if(
            m_all.begin(), m_all.end(), [&language](const Share &one) { return one.language == language; });
        if (share == m_all.end()) {
            if (m_all.size() == MostLanguages)
                return;
            share = m_all.insert(m_all.end(), Share{language, {}});
        }
        share->text.append(lines).append('\n');
    }
    /// The largest first.
    [[nodiscard]] QList<Share> take()
    {
        std::stable_sort(
            m_all.begin(), m_all.end(), [](const Share &a, const Share &b) { return a.text.size() > b.text.size(); });
        return std::move(m_all);
    }

private:
    QList<Share> m_all;
};

/// Calls `sink` with each part that is looked at by itself, and its number, until it returns false.
template <class Sink>
void forEachPart(QByteArrayView utf8, Sink sink)
{
    QByteArray shorts;
    int number = 0;
    for (qsizetype at = 0; at < utf8.size();) {
        qsizetype end = utf8.indexOf('\n', at);
        end = end < 0 ? utf8.size() : end;
        const QByteArrayView line = utf8.sliced(at, end - at);
        at = end + 1;
        if (line.size() >= LineBytes) {
            if (!sink(line, number++))
                return;
            continue;
        }
        shorts.append(line).append('\n');
        if (shorts.size() >= LineBytes) {
            if (!sink(shorts, number++))
                return;
            shorts.clear();
        }
    }
    if (!shorts.isEmpty())
        sink(shorts, number);
}

/// The one language that some of the parts are in, which no regular order of languages can evade: most texts are. ""
/// where there is more to look at.
QByteArray onlyLanguage(QByteArrayView utf8)
{
    constexpr quint32 golden = 0x9E3779B9U;
    constexpr quint32 share = 0x58000000U; // a good third
    constexpr int always = 4; // the first parts
    bool isOne = true;
    QByteArray first;
    forEachPart(utf8, [&](QByteArrayView part, int number) {
        if (number >= always && quint32(number) * golden > share)
            return true;
        const QByteArray language = detect(part, Certainty::Likely);
        if (first.isEmpty())
            first = language;
        isOne = language.isEmpty() || language == first;
        return isOne;
    });
    return isOne ? first : QByteArray();
}

} // namespace

Mixture mixtureOf(QByteArrayView utf8)
{
    if (const QByteArray only = onlyLanguage(utf8); !only.isEmpty())
        return {only, {}, 0};
    Shares shares;
    forEachPart(utf8, [&shares](QByteArrayView part, int) {
        shares.add(part);
        return true;
    });
    const QList<Share> all = shares.take();
    Mixture mixture;
    if (all.isEmpty())
        return mixture;
    mixture.first = all[0].language;
    if (all.size() < 2)
        return mixture;
    const qsizetype both = all[0].text.size() + all[1].text.size();
    mixture.percent = int(100 * all[1].text.size() / both);
    const bool sure = mixture.percent >= Mixture::LeastPercent && detect(all[0].text) == all[0].language
        && detect(all[1].text) == all[1].language;
    if (sure)
        mixture.second = all[1].language;
    return mixture;
}

} // namespace argiope::language
