#include "core/language/detect.h"

#include "core/base/text.h"
#include "core/language/block.h"

#include <QByteArray>
#include <QChar>
#include <QList>
#include <QString>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <utility>
#include <vector>

namespace argiope::language {

namespace {

/// How much of a text there has to be.
struct Least
{
    int letters; ///< of an alphabet that several languages have
    int ownLetters; ///< of one that says the language
    int ideographs; ///< each says about as much as a word
    int words;
};
constexpr Least Leasts[] = {{200, 120, 60, 40}, {60, 30, 15, 10}}; // by Certainty
constexpr double MostlyShare = 0.9; ///< of the letters that have to be of one script
constexpr double KanaShare = 0.1; ///< of a Japanese text, at least
constexpr double StrayKanaShare = 0.01; ///< of a Chinese one, at most: names of goods
constexpr double LeastShare = 0.2; ///< of the words that the language cannot do without
constexpr double Ahead = 0.12; ///< of the words, before any other language

/// A language, those that are not told apart from it, and its words that others do not have. Of languages that are
/// close to each other only what parts them; a word that several have counts for each of them.
struct Words
{
    const char *languages; ///< the first one stands for all
    const char *words;
};

constexpr Words Tables[] = {
    {"en sco",
        "the of and to is that it for was with on as his be at by this had not are but from or have an they which you "
        "were her all she there would their we him been has when who will no more if out so said what about into than "
        "them can only other your our these may its"},
    {"de lb nds gsw bar",
        "der die und das den von zu mit sich des auf für ist im dem nicht ein eine als auch es an werden aus er hat "
        "dass "
        "sie nach wird bei einer um am sind noch wie einem über einen so zum war haben nur oder aber vor zur bis mehr "
        "durch man wenn können ihre wir ich"},
    {"fr oc",
        "le la les des et est une du dans que pour qui par sur pas plus ce il au avec son sont aux cette ou ont mais "
        "comme nous vous leur elle être fait sa ses même sans ces deux tout été ils aussi était peut votre"},
    {"es ast",
        "el la los las y del que en una por con para se no su al lo como más pero sus le ya o este sí porque esta "
        "entre "
        "cuando muy sin sobre también me hasta hay donde quien desde todo nos durante fue ser son está"},
    {"ca",
        "el la els les i amb per que una dels del és no al als més aquest aquesta són com però ser ha també entre seva "
        "seu va molt fins quan sobre dins sense pel pels tot tots"},
    {"pt gl",
        "o os as e do da dos das em não que um uma para com por se na no nas nos ao mais como mas foi ele seu sua ou "
        "quando muito já também só pelo pela até isso ela entre depois sem mesmo aos seus são está ser você"},
    {"it",
        "il di che è e la un una per non sono con del della dei delle nel nella alla gli si le lo da più anche come ma "
        "se "
        "questo questa al dal ha ed o tra suo essere dopo stato quando dalla molto ci loro dell"},
    {"ro mo",
        "și de la în a cu pe care nu din o este un mai pentru că se fost au ale sau ca prin lui sunt după al dar când "
        "această acest unei unui fi către între avea"},
    {"nl af fy li",
        "de het een en van in is dat op te zijn voor met niet aan er om ook als dan maar bij of uit naar nog door "
        "worden "
        "wordt over deze die tot meer hebben heeft kan zich wel je ze wat geen"},
    {"sv",
        "och att det som en på är av för med den till inte har de ett om var jag men han sig från vi så kan när man "
        "hade "
        "ska eller detta också där efter vid ut hon under sin alla mycket blir"},
    {"da no nb nn",
        "og at det som en på er av af for med den til ikke har de et om var jeg men han seg sig fra vi så kan når man "
        "hadde "
        "havde skal eller dette også der etter efter ved ut hun under sin alle blir bliver mot være"},
    {"is",
        "og að er í á sem það til við um með en ekki hann þess var af eru fyrir ég þeir hún sér þetta eða frá því svo"},
    {"fi",
        "ja on ei että se oli hän mutta ovat joka tai kun niin myös kuin sen ole hänen jos jotka olla mukaan vain jo "
        "sekä siitä ollut voi nyt mitä kanssa jälkeen ovat tämä tämän sitä vuonna"},
    {"et",
        "ja on ei et see oli ta mis kui ka või aga oma ning kes selle siis nii sest veel tema olid pole mida seda "
        "aasta"},
    {"pl",
        "i w na się z nie do że to jest o jak po za od przez ale dla są tym który która które był była było co tego "
        "oraz lub może tylko ich być jego jej przy już czy"},
    {"cs sk",
        "a v na se že je s z do to o jako za pro jsou byl ale by jeho po které který od která při jen nebo aby tak své "
        "když bylo také až jeho sa ktoré ktorý nie sú pre bol alebo ako aj už čo roku"},
    {"hr bs sr sh cnr",
        "je i u na se da za su od koji koja koje s kao iz do ne što ili te bi nije sam ali o po biti samo bio može sa "
        "kako njegov ovaj kod prema između nakon"},
    {"sl",
        "je in v na da so se za z ki ne s pa po tudi ali kot od do bi pri kar ni bil še lahko ter iz med če tako bila"},
    {"hu",
        "a az és hogy nem is egy ez volt meg de csak ha már azt mint vagy el még van ki lesz azonban után volna pedig "
        "amely ezt lehet minden olyan között"},
    {"tr az",
        "ve bir bu için ile da de olarak olan en çok daha sonra kadar gibi ne var ancak ya o her olduğu ise değil "
        "tarafından ki oldu üzere veya bunu"},
    {"lt", "ir į kad yra su iš ar tai kaip bet jis buvo apie po už nuo taip pat dėl tik savo ne jo iki gali prie būti"},
    {"lv", "un ir ar uz no ka par kas tas bija bet vai arī kā pie pēc to lai gan savu tikai viņš līdz ne var tiek"},
    {"vi",
        "và của là có được cho không trong các một với những người này đã từ khi để cũng như đó vào ở tại về trên "
        "nhưng "
        "ra đến hay năm sự theo"},
    {"id ms",
        "yang dan di dengan ini untuk dari dalam tidak itu pada adalah ke akan juga atau oleh sebagai ada mereka telah "
        "dapat lebih karena bisa saya anda kami tersebut bagi"},
    {"sq", "të e në dhe një i për me nga që është si ka u por nuk më ky janë kjo ai kishte tek së pas ishte duke"},
    {"eu", "eta da ez du bat dira baina zen ere izan dute beste hau den edo dela egin bere horrela zuen hori zituen"},
    {"ga gd", "an na agus a ar i is le bhí do go sé ag níl tá ach sin mar air seo ó bha tha gu chan"},
    {"cy", "y yr a yn o i ar ei mae am gan fod wedi oedd ac gyda hefyd i'r o'r sydd nid"},
    {"tl fil", "ang ng sa mga at na ay si ni para hindi kung ito niya siya may isang kanyang mula nang"},
    {"sw", "ya na wa kwa ni katika za la kuwa hiyo huo watu au kama mwaka hii baada lakini wake pia"},
    {"eo", "la de kaj en estas al por ke kun ne li mi sed ankaŭ el pri ĝi kiu pli kiel ili kiuj tiu"},
    {"ru",
        "и в не на что с по это как из у за для его но они был все от так также к было или если только при мы может "
        "быть "
        "же чтобы я она вы то бы были этот"},
    {"uk rue",
        "і в не на що з та це як у за для його але вони був всі від так також до було або якщо тільки при ми може бути "
        "ж "
        "щоб я вона ви є й із про які який"},
    {"be",
        "і ў не на што з па гэта як у за для яго але яны быў ад так таксама да было або калі толькі мы можа быць каб"},
    {"bg",
        "и в не на че с по това като от за да се са е който която които му но ще към или при след само може има ли си "
        "бъде бе те до"},
    {"sr hr bs sh cnr mk",
        "је и у на се да за су од који која које с као из до не што или те би није али о по бити само може са како од "
        "го ги ќе со има дека беше"},
};

/// Scripts that one language has for itself, or a few that are not told apart by it.
struct Script
{
    QChar::Script script;
    const char *languages;
};
constexpr Script Scripts[] = {
    {QChar::Script_Greek, "el grc"},
    {QChar::Script_Hebrew, "he iw yi ji lad"},
    {QChar::Script_Thai, "th"},
    {QChar::Script_Georgian, "ka xmf"},
    {QChar::Script_Armenian, "hy hyw"},
    {QChar::Script_Hangul, "ko"},
    {QChar::Script_Tamil, "ta"},
    {QChar::Script_Telugu, "te"},
    {QChar::Script_Kannada, "kn tcy"},
    {QChar::Script_Malayalam, "ml"},
    {QChar::Script_Gujarati, "gu"},
    {QChar::Script_Gurmukhi, "pa"},
    {QChar::Script_Sinhala, "si"},
    {QChar::Script_Lao, "lo"},
    {QChar::Script_Khmer, "km"},
    {QChar::Script_Myanmar, "my mnw shn"},
    {QChar::Script_Tibetan, "bo dz"},
    {QChar::Script_Ethiopic, "am ti gez"},
    {QChar::Script_Bengali, "bn as mni"},
    {QChar::Script_Oriya, "or"},
    {QChar::Script_Devanagari, "hi mr ne sa bho mai kok new awa doi brx gom"},
    {QChar::Script_Arabic, "ar fa ur ps ckb ku ug sd pnb azb arz ary glk mzn ks bal uz kk ky tg ms ha az pa"},
};
constexpr const char *Chinese = "zh yue cmn wuu nan hak gan lzh cdo hsn";
constexpr const char *Japanese = "ja";

bool hasLanguage(const char *languages, QByteArrayView language)
{
    for (const QByteArray &one : QByteArray(languages).split(' ')) {
        if (one == language)
            return true;
    }
    return false;
}

QByteArray firstOf(const char *languages)
{
    return base::upTo(QByteArray(languages), ' ');
}

constexpr size_t TableCount = std::size(Tables);

/// Words go by a hash of their characters (FNV-1a over code points), which costs nothing while a text goes by.
class WordHash
{
public:
    void add(char32_t c) { m_hash = (m_hash ^ c) * 0x100000001B3; }
    [[nodiscard]] quint64 take() { return std::exchange(m_hash, Empty); }
    [[nodiscard]] bool isEmpty() const { return m_hash == Empty; }

private:
    static constexpr quint64 Empty = 0xCBF29CE484222325;
    quint64 m_hash = Empty;
};

/// A word of letters of ASCII alone, as most are: those that say something are so short that they are one number.
struct PlainWord
{
    static constexpr int Most = 8; ///< letters

    /// In lower case; 0 where it is longer. Eight bytes can be read.
    [[nodiscard]] static quint64 of(const char *word, int size)
    {
        static constexpr auto kept = [] {
            std::array<quint64, Block::Bytes> masks{};
            for (int count = 1; count <= Most; ++count)
                masks[size_t(count)] = ~quint64(0) >> (64 - 8 * count);
            return masks;
        }();
        constexpr quint64 LowerCase = 0x2020202020202020;
        return (qFromLittleEndian<quint64>(word) | LowerCase) & kept[size_t(size)];
    }
    [[nodiscard]] static quint64 hash(quint64 word)
    {
        word *= 0x9FB21C651E98DF25;
        return word ^ word >> 32;
    }
};

constexpr bool isPlain(char c)
{
    return c >= 'a' && c <= 'z';
}

constexpr bool arePlainWordsShort()
{
    for (const Words &table : Tables) {
        int size = 0;
        bool plain = true;
        for (const char *at = table.words;; ++at) {
            if (*at == ' ' || *at == '\0') {
                if (plain && size > PlainWord::Most)
                    return false;
                size = 0;
                plain = true;
            } else {
                ++size;
                plain = plain && isPlain(*at);
            }
            if (*at == '\0')
                break;
        }
    }
    return true;
}
static_assert(arePlainWordsShort());

/// Calls `take` with each word of the tables, and with its table.
template <class Take>
void forEachWord(Take take)
{
    static_assert(TableCount <= 64);
    for (size_t i = 0; i < TableCount; ++i) {
        for (const QByteArray &word : QByteArray(Tables[i].words).split(' '))
            take(word, i);
    }
}

/// Which tables a word stands in, a bit for each. By WordHash.
class WordIndex
{
public:
    WordIndex()
        : m_slots(Slots)
    {
        forEachWord([this](const QByteArray &word, size_t table) {
            WordHash hash;
            for (const char32_t c : QString::fromUtf8(word).toUcs4())
                hash.add(c);
            const quint64 key = hash.take();
            Slot &slot = m_slots[placeOf(key)];
            slot.word = key;
            slot.tables |= quint64(1) << table;
        });
    }
    [[nodiscard]] quint64 tablesOf(quint64 word) const { return m_slots[placeOf(word)].tables; }

private:
    static constexpr size_t Slots = 4096; ///< a few times as many as there are words
    struct Slot
    {
        quint64 word = 0;
        quint64 tables = 0; ///< 0: there is no word
    };
    /// Its slot, or the empty one that it would have.
    [[nodiscard]] size_t placeOf(quint64 word) const
    {
        size_t at = word % Slots;
        while (m_slots[at].tables != 0 && m_slots[at].word != word)
            at = (at + 1) % Slots;
        return at;
    }
    std::vector<Slot> m_slots;
};

/// The same of plain words, by PlainWord::hash(). A word has two places and stands in one of them, so that looking one
/// up takes no decision: what words follow one another in a text cannot be foreseen. Small, as each page looks at all
/// of it.
class PlainIndex
{
public:
    /// The first of sets() is that of words that stand in no table.
    static constexpr size_t MostSets = 256;

    PlainIndex()
    {
        std::map<quint64, quint64> tables; // by hash
        forEachWord([&tables](const QByteArray &word, size_t table) {
            if (std::all_of(word.begin(), word.end(), isPlain)) {
                const QByteArray padded = word.leftJustified(PlainWord::Most, '\0');
                tables[PlainWord::hash(PlainWord::of(padded.constData(), int(word.size())))] |= quint64(1) << table;
            }
        });
        for (const auto &[hash, set] : tables) {
            auto known = std::find(m_sets.begin(), m_sets.end(), set);
            if (known == m_sets.end())
                known = m_sets.insert(known, set);
            put(quint32(hash >> 32), quint8(known - m_sets.begin()), hash % Places);
        }
        Q_ASSERT(m_sets.size() <= MostSets);
    }
    [[nodiscard]] size_t setOf(quint64 hash) const
    {
        const auto tag = quint32(hash >> 32);
        const size_t first = hash % Places;
        const size_t second = otherPlace(first, tag);
        return (m_set[first] & allIf(m_tags[first] == tag)) | (m_set[second] & allIf(m_tags[second] == tag));
    }
    [[nodiscard]] const std::vector<quint64> &sets() const { return m_sets; } ///< bits of tables

private:
    static constexpr size_t Places = 2048; ///< more than twice as many as there are words
    [[nodiscard]] static quint8 allIf(bool is) { return quint8(0 - unsigned(is)); }
    [[nodiscard]] static size_t otherPlace(size_t place, quint32 tag) { return (place ^ (tag * 2 + 1)) % Places; }
    /// Who stood there has another place.
    void put(quint32 tag, quint8 set, size_t place)
    {
        while (set != 0) {
            std::swap(tag, m_tags[place]);
            std::swap(set, m_set[place]);
            place = otherPlace(place, tag);
        }
    }
    std::array<quint32, Places> m_tags{};
    std::array<quint8, Places> m_set{}; ///< the word's set; 0: there is no word
    std::vector<quint64> m_sets{0};
};

const PlainIndex &plainIndex()
{
    static const PlainIndex index;
    return index;
}

/// What goes by of a text, in numbers.
class Tally
{
public:
    /// The words from there to the text's end, or as long as nothing is open and they are plain, with what is between
    /// them: up to one that is very long or may go on beyond ASCII. How many bytes that is.
    qsizetype takePlainWords(QByteArrayView text)
    {
        if (!m_word.isEmpty())
            return 0;
        const PlainIndex &index = plainIndex();
        qsizetype at = 0;
        while (at < text.size()) {
            const Block block(text.sliced(at));
            quint64 letters = 0;
            quint64 high = 0;
            for (int part = 0; part < Block::Parts; ++part) {
                const auto bytes = block.part(part);
                letters |= Block::bits(bytes.lowered().between('a', 'z'), part);
                high |= Block::bits(bytes, part);
            }
            const int limit = std::countr_zero(high); // of what is ASCII
            letters = Block::before(letters, limit);
            quint64 starts = letters & ~(letters << 1);
            quint64 ends = ~letters & letters << 1;
            // A word that may go on behind it is left.
            const bool open = limit == 0 || (letters >> (limit - 1) & 1);
            const int over = open && starts != 0 ? Block::Bytes - 1 - std::countl_zero(starts) : limit;
            int count = 0;
            int all = 0;
            for (ends = Block::before(ends, over); ends != 0; ends &= ends - 1, starts &= starts - 1) {
                const int start = std::countr_zero(starts);
                const int size = std::countr_zero(ends) - start;
                ++m_plain[index.setOf(PlainWord::hash(PlainWord::of(block.data() + start, size)))];
                ++count;
                all += size;
            }
            m_words += count;
            m_letters += all;
            m_latin += all;
            at += over;
            if (limit < Block::Bytes || over == 0)
                break;
        }
        return std::min(at, text.size());
    }
    /// The letters of ASCII that stand there, which is what most texts have most of. How many that are.
    qsizetype takeLetters(QByteArrayView text)
    {
        qsizetype count = 0;
        WordHash word = m_word;
        for (; count < text.size(); ++count) {
            const auto lower = static_cast<unsigned char>(text[count] | 0x20);
            if (lower < 'a' || lower > 'z')
                break;
            word.add(lower);
        }
        m_word = word;
        m_letters += int(count);
        m_latin += int(count);
        return count;
    }
    void take(char32_t c) ///< beyond ASCII
    {
        if (QChar::isMark(c)) {
            m_word.add(c);
            return;
        }
        if (!QChar::isLetter(c)) {
            endWord();
            return;
        }
        ++m_letters;
        m_word.add(QChar::toLower(c));
        countScript(QChar::script(c));
    }
    void endWord()
    {
        if (m_word.isEmpty())
            return;
        static const WordIndex index;
        ++m_words;
        count(index.tablesOf(m_word.take()), 1);
    }
    /// Once, at the text's end.
    [[nodiscard]] QByteArray language(const Least &least)
    {
        endWord();
        const std::vector<quint64> &sets = plainIndex().sets();
        for (size_t i = 1; i < sets.size(); ++i) {
            if (m_plain[i] > 0)
                count(sets[i], m_plain[i]);
        }
        if (m_han + m_kana >= least.ideographs && isMost(m_han + m_kana)) {
            if (m_kana >= KanaShare * (m_han + m_kana))
                return firstOf(Japanese);
            return m_kana <= StrayKanaShare * (m_han + m_kana) ? firstOf(Chinese) : QByteArray();
        }
        const auto most = size_t(std::max_element(m_own.begin(), m_own.end()) - m_own.begin());
        const bool syllables = Scripts[most].script == QChar::Script_Hangul;
        if (m_own[most] >= (syllables ? least.ideographs : least.ownLetters) && isMost(m_own[most]))
            return firstOf(Scripts[most].languages);
        return m_letters >= least.letters && (isMost(m_latin) || isMost(m_cyrillic)) ? byWords(least) : QByteArray();
    }

private:
    void count(quint64 tables, int words)
    {
        for (; tables != 0; tables &= tables - 1)
            m_hits[size_t(std::countr_zero(tables))] += words;
    }
    [[nodiscard]] bool isMost(int count) const { return count >= MostlyShare * m_letters; }
    [[nodiscard]] QByteArray byWords(const Least &least) const
    {
        const auto best = size_t(std::max_element(m_hits.begin(), m_hits.end()) - m_hits.begin());
        if (m_words < least.words || m_hits[best] < LeastShare * m_words)
            return {};
        for (size_t i = 0; i < TableCount; ++i) {
            if (i != best && m_hits[best] - m_hits[i] < Ahead * m_words)
                return {};
        }
        return firstOf(Tables[best].languages);
    }
    void countScript(QChar::Script script)
    {
        if (script == QChar::Script_Latin) {
            ++m_latin;
        } else if (script == QChar::Script_Cyrillic) {
            ++m_cyrillic;
        } else if (script == QChar::Script_Han) {
            ++m_han;
        } else if (script == QChar::Script_Hiragana || script == QChar::Script_Katakana) {
            ++m_kana;
        } else {
            const auto *it = std::find_if(
                std::begin(Scripts), std::end(Scripts), [script](const Script &one) { return one.script == script; });
            if (it != std::end(Scripts))
                ++m_own[size_t(it - std::begin(Scripts))];
        }
    }

    WordHash m_word;
    int m_letters = 0;
    int m_latin = 0;
    int m_cyrillic = 0;
    int m_han = 0;
    int m_kana = 0;
    int m_words = 0;
    std::array<int, std::size(Scripts)> m_own{};
    std::array<int, TableCount> m_hits{};
    std::array<quint16, PlainIndex::MostSets> m_plain{}; ///< plain words, by PlainIndex::setOf()
};
static_assert(SampleBytes < 0x10000);

} // namespace

QByteArray detect(QByteArrayView utf8, Certainty certainty)
{
    const QByteArrayView sample = base::cutUtf8(utf8, SampleBytes);
    Tally tally;
    for (qsizetype i = 0; i < sample.size();) {
        if (const qsizetype words = tally.takePlainWords(sample.sliced(i)); words > 0) {
            i += words;
            continue;
        }
        if (const qsizetype letters = tally.takeLetters(sample.sliced(i)); letters > 0) {
            i += letters;
            continue;
        }
        const auto byte
            = [&](qsizetype at) { return at < sample.size() ? static_cast<unsigned char>(sample[at]) : 0U; };
        const unsigned first = byte(i);
        if (first < 0x80) {
            tally.endWord();
            ++i;
            continue;
        }
        const int length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
        char32_t c = first & (0xFFU >> (length + 1));
        for (int more = 1; more < length; ++more)
            c = c << 6 | (byte(i + more) & 0x3F);
        tally.take(c <= QChar::LastValidCodePoint ? c : U' ');
        i += length;
    }
    return tally.language(Leasts[size_t(certainty)]);
}

bool isKnown(QByteArrayView language)
{
    return hasLanguage(Chinese, language) || hasLanguage(Japanese, language)
        || std::any_of(std::begin(Tables), std::end(Tables),
            [language](const Words &words) { return hasLanguage(words.languages, language); })
        || std::any_of(std::begin(Scripts), std::end(Scripts),
            [language](const Script &script) { return hasLanguage(script.languages, language); });
}

bool fits(QByteArrayView detected, QByteArrayView language)
{
    const auto both
        = [&](const char *languages) { return firstOf(languages) == detected && hasLanguage(languages, language); };
    return detected == language || both(Chinese) || both(Japanese)
        || std::any_of(std::begin(Tables), std::end(Tables), [&](const Words &words) { return both(words.languages); })
        || std::any_of(
            std::begin(Scripts), std::end(Scripts), [&](const Script &script) { return both(script.languages); });
}

} // namespace argiope::language
