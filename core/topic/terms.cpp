#include "core/topic/terms.h"

#include "core/base/text.h"
#include "core/search/words.h"

#include <QByteArray>
#include <QString>

#include <algorithm>
#include <iterator>

namespace argiope::topic {

namespace {

constexpr qsizetype MostWord = 64; ///< letters; what is longer is no word

/// FNV-1a over UTF-16, and a last mixing of all bits.
Term termOf(QStringView text)
{
    quint64 hash = 0xcbf29ce484222325U;
    for (const QChar c : text)
        hash = (hash ^ c.unicode()) * 0x100000001b3U;
    hash = (hash ^ (hash >> 33)) * 0xff51afd7ed558ccdU;
    return hash ^ (hash >> 33);
}

/// One character of a script without blanks, as search::wordsOf() cuts them.
bool isUnspaced(QStringView word)
{
    constexpr char16_t firstThai = 0x0e00;
    constexpr char16_t firstHangul = 0xac00;
    constexpr char16_t lastHangul = 0xd7af;
    const char16_t c = word.front().unicode();
    if (word.size() == 2)
        return QChar::isSurrogate(c);
    return word.size() == 1 && c >= firstThai && !(c >= firstHangul && c <= lastHangul);
}

std::vector<Term> termsOfFolded(const QString &text)
{
    std::vector<Term> terms;
    const std::vector<search::Word> words = search::wordsOf(text);
    const auto textOf
        = [&text](const search::Word &word) { return QStringView(text).sliced(word.position, word.length); };
    for (size_t i = 0; i < words.size(); ++i) {
        const QStringView word = textOf(words[i]);
        if (!isUnspaced(word)) {
            if (word.size() > 1 && word.size() <= MostWord)
                terms.push_back(termOf(word));
            continue;
        }
        const bool afterOne = words[i].beside && i > 0 && isUnspaced(textOf(words[i - 1]));
        const bool beforeOne = i + 1 < words.size() && words[i + 1].beside && isUnspaced(textOf(words[i + 1]));
        if (afterOne) {
            const qsizetype from = words[i - 1].position;
            terms.push_back(termOf(QStringView(text).sliced(from, words[i].position + words[i].length - from)));
        } else if (!beforeOne) {
            terms.push_back(termOf(word)); // it stands alone
        }
    }
    return terms;
}

} // namespace

std::vector<Term> termsOf(QByteArrayView utf8)
{
    return termsOfFolded(search::folded(QString::fromUtf8(utf8)));
}

std::vector<Term> termsOfUrl(QByteArrayView url)
{
    static constexpr const char16_t *empty[] = {u"www", u"html", u"htm", u"php", u"asp", u"aspx", u"jsp", u"index"};
    const qsizetype scheme = url.indexOf("://");
    QByteArray text = QByteArray::fromPercentEncoding(url.sliced(scheme < 0 ? 0 : scheme + 3).toByteArray());
    std::replace(text.begin(), text.end(), '_', ' ');
    std::vector<Term> terms = termsOf(text);
    const auto saysNothing = [](Term term) {
        return std::any_of(std::begin(empty), std::end(empty),
            [term](const char16_t *word) { return termOf(QStringView(word)) == term; });
    };
    terms.erase(std::remove_if(terms.begin(), terms.end(), saysNothing), terms.end());
    return terms;
}

void Bag::add(QByteArrayView utf8, int times)
{
    const QByteArrayView counted = base::cutUtf8(utf8, std::max<qsizetype>(MostBytes - m_bytes, 0));
    m_bytes += counted.size();
    add(termsOf(counted), times);
}

void Bag::add(const std::vector<Term> &terms, int times)
{
    for (const Term term : terms) {
        const auto known = m_counts.find(term);
        if (known != m_counts.end())
            *known += times;
        else if (m_counts.size() < MostTerms)
            m_counts.insert(term, times);
    }
}

} // namespace argiope::topic
