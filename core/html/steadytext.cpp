#include "core/html/steadytext.h"

#include "core/base/phraseset.h"
#include "core/html/strings.h"

#include <QSet>
#include <QString>

#include <algorithm>
#include <bitset>
#include <initializer_list>
#include <vector>

namespace argiope::html {

namespace {

constexpr qsizetype MostRead = 4096; ///< bytes of a block: what is longer is no counter
constexpr size_t ShortLine = 20; ///< words
constexpr size_t StampBlock = 12; ///< words

using Words = QSet<QByteArray>;

// All lower case. Counted things behind or before their number.
const Words &counterNouns()
{
    static const Words words{"view", "views", "pageview", "pageviews", "hit", "hits", "visit", "visits", "visitor",
        "visitors", "click", "clicks", "reads", "impressions", "plays", "downloads", "likes", "shares", "followers",
        "online", "guests", "watching", "cart", "basket", "notifications", "unread", // en
        "aufrufe", "aufrufen", "zugriffe", "besucher", "besuche", "klicks", "warenkorb", "seitenaufrufe", // de
        "vues", "visites", "visiteurs", "lectures", "panier", // fr
        "vistas", "visitas", "visitantes", "lecturas", "visualizaciones", "carrito", // es
        "visualizações", "visualizacoes", "acessos", "carrinho", // pt
        "visualizzazioni", "visite", "visitatori", "letture", "carrello", // it
        "weergaven", "bezoekers", "bezoeken", // nl
        "wyświetleń", "wyświetlenia", "odsłon", "odsłony", "odwiedzin", // pl
        "просмотр", "просмотра", "просмотров", "просмотры", "посетителей", "посещений", "показов", // ru
        "조회", "조회수", "방문자"}; // ko
    return words;
}

// What is done to a page so and so many times.
const Words &counterVerbs()
{
    static const Words words{"viewed", "accessed", "visited", "read", "seen", "opened", "downloaded", "loaded",
        "requested", "displayed", "shown", "called", "played", "clicked", "aufgerufen", "gelesen", "besucht",
        "angesehen", "abgerufen", "geklickt", "heruntergeladen", "consulté", "consultée", "vue", "vu", "lu", "lue",
        "affichée", "visto", "visitada", "visitado", "leído", "leída", "consultada", "visualizzata", "visitata",
        "letto", "lido", "acessada", "bekeken", "gelezen", "просмотрено", "просмотрена", "прочитано", "wyświetlono"};
    return words;
}

const Words &timesWords()
{
    static const Words words{
        "time", "times", "x", "mal", "fois", "veces", "vezes", "volte", "keer", "раз", "раза", "razy"};
    return words;
}

/// May stand between a counter and its number.
const Words &fillers()
{
    static const Words words{"unique", "total", "page", "profile", "people", "users", "user", "today", "so", "far",
        "now", "of", "the", "this", "per", "day", "week", "month", "all", "count", "counter", "number", "has", "been",
        "have", "was", "times", "anzahl", "gesamt", "heute", "bisher", "wurde", "total", "hoy", "oggi", "сегодня",
        "всего", "new", "items", "item", "registered"};
    return words;
}

const Words &durationUnits()
{
    static const Words words{"s", "sec", "secs", "second", "seconds", "ms", "msec", "msecs", "millisecond",
        "milliseconds", "µs", "us", "microseconds", "sekunde", "sekunden", "seconde", "secondes", "segundo", "segundos",
        "secondo", "secondi", "сек", "секунд", "секунды", "секунда", "мс", "초", "sekund", "sekundy"};
    return words;
}

/// Say by themselves that a page tells how long it took.
const Words &makingWords()
{
    static const Words words{"generated", "rendered", "processed", "executed", "generation", "rendering", "elapsed",
        "erzeugt", "generiert", "ladezeit", "laufzeit", "générée", "généré", "generada", "generado", "generata",
        "generato", "gerada", "gerado", "gegenereerd", "сгенерирована", "сгенерировано", "wygenerowano"};
    return words;
}

/// Say so beside a word for the page.
const Words &weakMakingWords()
{
    static const Words words{"created", "served", "loaded", "built", "took", "load", "execution", "processing",
        "response", "completed", "computed", "runtime", "time", "erstellt", "geladen", "chargée", "chargé", "exécution",
        "exécuté", "cargada", "cargado", "caricata", "создана", "загружена", "załadowano"};
    return words;
}

const Words &pageWords()
{
    static const Words words{"page", "site", "script", "request", "server", "php", "sql", "query", "queries",
        "database", "seite", "anfrage", "serveur", "requêtes", "página", "pagina", "servidor", "страница", "страницы",
        "запросов", "strona", "stronę"};
    return words;
}

/// Of a time that is told with a day: taken away with its numbers.
const Words &calendarWords()
{
    static const Words words{"am", "pm", "gmt", "utc", "cet", "cest", "est", "edt", "pst", "pdt", "mon", "tue", "wed",
        "thu", "fri", "sat", "sun", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "jan",
        "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec", "january", "february",
        "march", "april", "june", "july", "august", "september", "october", "november", "december", "montag",
        "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag", "januar", "februar", "märz", "mai",
        "juni", "juli", "oktober", "dezember", "st", "nd", "rd", "th", "t", "z", "lundi", "mardi", "mercredi", "jeudi",
        "vendredi", "samedi", "dimanche", "janvier", "février", "mars", "avril", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre", "lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo",
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre", "octubre", "noviembre",
        "diciembre"};
    return words;
}

const Words &timeUnits()
{
    static const Words words{"second", "seconds", "sec", "secs", "minute", "minutes", "min", "mins", "hour", "hours",
        "hr", "hrs", "h", "m", "s", "d", "day", "days", "week", "weeks", "month", "months", "year", "years", "sekunde",
        "sekunden", "minuten", "stunde", "stunden", "tag", "tage", "tagen", "woche", "wochen", "monat", "monaten",
        "jahr", "jahren", "seconde", "secondes", "heure", "heures", "jour", "jours", "semaine", "semaines", "mois",
        "an", "ans", "segundo", "segundos", "minuto", "minutos", "hora", "horas", "día", "días", "semana", "semanas",
        "mes", "meses", "año", "años", "dia", "dias", "ano", "anos", "secondi", "minuti", "ora", "ore", "giorno",
        "giorni", "settimana", "settimane", "mese", "mesi", "anno", "anni", "секунд", "секунды", "секунду", "минут",
        "минуты", "минуту", "час", "часа", "часов", "день", "дня", "дней", "неделю", "недели", "недель", "месяц",
        "месяца", "месяцев", "год", "года", "лет"};
    return words;
}

const Words &idWords()
{
    static const Words words{"request", "trace", "ray", "session", "token", "nonce", "csrf", "correlation", "incident",
        "instance", "transaction", "reference", "ref"};
    return words;
}

/// Words without one of which nothing is taken away. Most blocks have none: they are told by a table of bits, where
/// one in a hundred words is taken for one that it is not.
class Cues
{
public:
    Cues()
    {
        for (const Words *some : {&counterNouns(), &counterVerbs(), &makingWords(), &weakMakingWords(), &idWords()}) {
            for (const QByteArray &word : *some)
                add(word);
        }
        for (const char *word : {"time", "date", "now", "currently", "retrieved", "printed", "cached", "visit", "today",
                 "today's", "expires", "uptime", "zeit", "uhrzeit", "serverzeit", "generiert", "erzeugt", "heute",
                 "heure", "sommes", "actuellement", "actual", "generada", "generado", "atual", "attuale", "generata",
                 "ago", "fa", "geleden", "temu", "vor", "hace", "il", "id"})
            add(word);
    }
    /// Whether the Masker has anything to do with the text.
    [[nodiscard]] bool areIn(QByteArrayView text) const
    {
        const char *at = text.begin();
        int colons = 0;
        while (at != text.end()) {
            const char c = *at;
            if (isAlpha(c)) {
                quint32 hash = Seed;
                for (; at != text.end() && isAlpha(*at); ++at)
                    hash = next(hash, toLower(*at));
                if (has(hash))
                    return true;
                continue;
            }
            // Words of other scripts; what begins with these two are signs.
            if (quint8(c) >= 0xc3 && quint8(c) != 0xe2)
                return true;
            colons += c == ':' ? 1 : 0;
            ++at;
        }
        return colons >= 2;
    }

private:
    static constexpr quint32 Seed = 2166136261U;
    static constexpr size_t Bits = 1U << 15;
    static quint32 next(quint32 hash, char c) { return (hash ^ quint8(c)) * 16777619U; }
    static size_t placeOf(quint32 hash) { return (hash ^ hash >> 15) % Bits; }
    [[nodiscard]] bool has(quint32 hash) const { return m_bits[placeOf(hash)]; }
    void add(QByteArrayView word)
    {
        quint32 hash = Seed;
        for (const char c : word)
            hash = next(hash, c);
        m_bits[placeOf(hash)] = true;
    }

    std::bitset<Bits> m_bits;
};

struct Word
{
    enum Kind : quint8 { Number, Letters, Ideographs, Mark };
    Kind kind = Mark;
    QByteArrayView text;
    QByteArray low{}; ///< of letters and ideographs
    bool spaced = false; ///< white space stands before it
    bool masked = false;
};

bool isLetter(char c)
{
    return isAlpha(c) || quint8(c) >= 0x80 || c == '_';
}

/// The length of a character from U+3040 to U+9FFF, which is written without spaces; 0 for others.
qsizetype ideographAt(QByteArrayView text, qsizetype at)
{
    const auto lead = quint8(text[at]);
    if (lead < 0xe3 || lead > 0xe9 || at + 2 >= text.size())
        return 0;
    return lead == 0xe3 && quint8(text[at + 1]) < 0x81 ? 0 : 3;
}

/// Full-width punctuation and signs of three bytes: "：", "（", "»" has two.
qsizetype markAt(QByteArrayView text, qsizetype at)
{
    const auto lead = quint8(text[at]);
    if (lead == 0xe2 && at + 2 < text.size())
        return 3; // U+2000 to U+2FFF: punctuation, arrows, currency
    if (lead == 0xef && at + 2 < text.size() && quint8(text[at + 1]) >= 0xbc)
        return 3;
    if (lead == 0xe3 && at + 2 < text.size() && quint8(text[at + 1]) == 0x80)
        return 3;
    const bool latin = lead == 0xc2 && at + 1 < text.size() && quint8(text[at + 1]) != 0xb5; // but µ
    return latin ? 2 : isLetter(text[at]) ? 0 : 1;
}

QByteArray lowerCase(QByteArrayView text)
{
    const bool plain = std::all_of(text.begin(), text.end(), [](char c) { return quint8(c) < 0x80; });
    return plain ? lowered(text) : QString::fromUtf8(text).toLower().toUtf8();
}

std::vector<Word> wordsOf(QByteArrayView text)
{
    std::vector<Word> words;
    bool spaced = false;
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype begin = at;
        Word word;
        if (text[at] == ' ') {
            spaced = true;
            ++at;
            continue;
        }
        if (isDigit(text[at])) {
            word.kind = Word::Number;
            while (at < text.size()
                && (isDigit(text[at])
                    || (at + 1 < text.size() && isDigit(text[at + 1]) && QByteArrayView(".,:'/-").contains(text[at]))))
                ++at;
        } else if (ideographAt(text, at) > 0) {
            word.kind = Word::Ideographs;
            while (at < text.size() && ideographAt(text, at) > 0)
                at += 3;
        } else if (const qsizetype mark = markAt(text, at); mark > 0) {
            at += mark;
        } else {
            word.kind = Word::Letters;
            while (at < text.size() && isLetter(text[at]) && ideographAt(text, at) == 0
                && (isAlpha(text[at]) || text[at] == '_' || markAt(text, at) == 0))
                ++at;
        }
        word.text = text.sliced(begin, at - begin);
        if (word.kind == Word::Letters || word.kind == Word::Ideographs)
            word.low = lowerCase(word.text);
        word.spaced = spaced;
        spaced = false;
        words.push_back(std::move(word));
    }
    return words;
}

bool hasAny(const QByteArray &text, std::initializer_list<const char *> parts)
{
    return std::any_of(parts.begin(), parts.end(), [&text](const char *part) { return text.contains(part); });
}

class Masker
{
public:
    explicit Masker(QByteArrayView text)
        : m_text(text)
        , m_words(wordsOf(text))
    {
        for (const Word &word : m_words) {
            if (word.kind != Word::Mark)
                ++m_size;
        }
    }

    [[nodiscard]] QByteArray masked()
    {
        m_low = ' ' + lowerCase(m_text) + ' ';
        if (tellsPresentTime()) {
            maskAll(true);
        } else if (tellsMaking()) {
            maskAll(m_size <= ShortLine);
        } else {
            for (size_t i = 0; i < m_words.size(); ++i)
                look(i);
        }
        maskIds();
        maskAgo();
        return written();
    }

private:
    [[nodiscard]] const Word *wordAt(size_t at, Word::Kind kind) const
    {
        return at < m_words.size() && m_words[at].kind == kind ? &m_words[at] : nullptr;
    }
    [[nodiscard]] bool has(const Words &some) const
    {
        return std::any_of(m_words.begin(), m_words.end(),
            [&some](const Word &word) { return word.kind == Word::Letters && some.contains(word.low); });
    }

    [[nodiscard]] bool tellsPresentTime() const
    {
        if (m_size > ShortLine)
            return false;
        static const base::PhraseSet signs({"current time", "current date", "server time", "local time", "time now",
            "time is now", "it is currently", "it is now", "current server", "generated at", "generated on",
            "generated:", "generated by", "rendered at", "rendered on", "served at", "served by", "served from",
            "retrieved at", "printed on", "printed at", "page cached", "cached at", "last visit was", "your last visit",
            "today is", "today's date", "session expires", "uptime", " now: ", "aktuelle zeit", "aktuelle uhrzeit",
            "serverzeit", "generiert am", "erzeugt am", "erzeugt um", "heute ist", "heure actuelle", "heure du serveur",
            "générée le", "nous sommes le", "il est actuellement", "hora actual", "fecha actual", "hora del servidor",
            "generada el", "generado el", "hora atual", "ora attuale", "generata il", "текущее время", "время сервера",
            "сейчас ", "当前时间", "现在时间", "现在是", "今天是", "北京时间", "服务器时间", "系统时间", "當前時間",
            "現在時間", "生成于", "生成时间", "現在時刻", "現在の時刻", "현재 시간"});
        return signs.isAnyIn(m_low);
    }

    /// How long the page took.
    [[nodiscard]] bool tellsMaking() const
    {
        bool duration = false;
        for (size_t i = 0; i + 1 < m_words.size() && !duration; ++i) {
            const Word &behind = m_words[i + 1];
            duration = m_words[i].kind == Word::Number
                && ((behind.kind == Word::Letters && durationUnits().contains(behind.low))
                    || (behind.kind == Word::Ideographs
                        && (behind.low.startsWith("秒") || behind.low.startsWith("毫秒")
                            || behind.low.startsWith("微秒"))));
        }
        if (!duration)
            return false;
        static const base::PhraseSet signs(
            {"生成", "执行", "耗时", "加载", "处理时间", "用时", "實行", "执行时间", "処理時間", "表示時間"});
        return has(makingWords()) || (has(weakMakingWords()) && has(pageWords())) || signs.isAnyIn(m_low);
    }

    void maskAll(bool everything)
    {
        for (size_t i = 0; i < m_words.size(); ++i) {
            Word &word = m_words[i];
            const Word *behind = wordAt(i + 1, Word::Letters);
            const bool lasts = behind && durationUnits().contains(behind->low);
            if (word.kind == Word::Number)
                word.masked = everything || lasts;
            else if (word.kind == Word::Letters)
                word.masked = everything && calendarWords().contains(word.low);
        }
    }

    /// One number by what stands around it.
    void look(size_t at)
    {
        Word &number = m_words[at];
        if (number.kind != Word::Number)
            return;
        const bool seconds = number.text.count(':') == 2;
        number.masked
            = (seconds && m_size <= StampBlock) || countsBehind(at) || countsBefore(at) || countsIdeographs(at);
    }

    [[nodiscard]] bool countsBehind(size_t at) const
    {
        for (size_t i = at + 1, steps = 0; i < m_words.size() && steps < 3; ++i) {
            const Word &word = m_words[i];
            if (word.kind != Word::Letters)
                return false;
            if (counterNouns().contains(word.low))
                return true;
            if (timesWords().contains(word.low))
                return verbNear(at);
            if (!fillers().contains(word.low))
                return false;
            ++steps;
        }
        return false;
    }
    [[nodiscard]] bool verbNear(size_t at) const
    {
        constexpr size_t reach = 6;
        for (size_t i = at > reach ? at - reach : 0; i < std::min(at + reach, m_words.size()); ++i) {
            if (m_words[i].kind == Word::Letters && counterVerbs().contains(m_words[i].low))
                return true;
        }
        return false;
    }
    /// "Views: 123", "Visitors today (5)", "viewed: 123".
    [[nodiscard]] bool countsBefore(size_t at) const
    {
        bool marked = false; // by a colon or a bracket
        size_t steps = 0;
        for (size_t i = at; i-- > 0 && steps < 3;) {
            const Word &word = m_words[i];
            if (word.kind == Word::Mark) {
                const QByteArrayView mark = word.text;
                if (mark == ":" || mark == "(" || mark == "[" || mark == "：" || mark == "（" || mark == "=")
                    marked = true;
                else
                    return false;
                continue;
            }
            if (word.kind != Word::Letters)
                return false;
            if (counterNouns().contains(word.low) || (marked && counterVerbs().contains(word.low)))
                return marked || m_size <= 3;
            if (!fillers().contains(word.low))
                return false;
            ++steps;
        }
        return false;
    }
    [[nodiscard]] bool countsIdeographs(size_t at) const
    {
        static const std::initializer_list<const char *> cues{"浏览", "瀏覽", "阅读", "閱讀", "点击", "點擊", "访问",
            "訪問", "查看", "人气", "人氣", "热度", "下载", "下載", "观看", "觀看", "播放", "在线", "線上", "围观",
            "閲覧", "アクセス", "购物车", "購物車"};
        constexpr qsizetype near = 8 * 3;
        size_t before = at;
        while (before > 0 && m_words[before - 1].kind == Word::Mark)
            --before;
        const Word *left = before > 0 ? wordAt(before - 1, Word::Ideographs) : nullptr;
        if (left && hasAny(left->low.last(std::min(near, left->low.size())), cues))
            return true;
        const Word *right = wordAt(at + 1, Word::Ideographs);
        return right && hasAny(right->low.first(std::min(near, right->low.size())), cues)
            && hasAny(
                right->low.first(3), {"次", "人", "个", "回", "位", "名", "浏", "阅", "点", "访", "播", "下", "閲"});
    }

    void maskIds()
    {
        if (m_size > ShortLine || !(has(idWords()) || m_low.contains(" id:")))
            return;
        constexpr qsizetype shortest = 8;
        // Letters and digits that follow one another, and hyphens between them, are one id.
        for (size_t i = 0; i < m_words.size();) {
            size_t end = i;
            qsizetype bytes = 0;
            bool digits = false;
            while (end < m_words.size() && (end == i || !m_words[end].spaced)
                && (m_words[end].kind == Word::Number || m_words[end].kind == Word::Letters
                    || m_words[end].text == "-")) {
                digits = digits || m_words[end].kind == Word::Number;
                bytes += m_words[end].text.size();
                ++end;
            }
            for (size_t k = i; k < end && digits && bytes >= shortest; ++k)
                m_words[k].masked = true;
            i = std::max(end, i + 1);
        }
    }

    /// "5 minutes ago", "an hour ago", "just now", "vor 3 Stunden", "il y a 2 jours", "hace 5 minutos", "5 分钟前".
    void maskAgo()
    {
        static const Words behind{"ago", "назад", "fa", "geleden", "temu", "전"};
        static const Words before{"vor", "hace", "há"};
        static const Words ones{"a", "an", "one", "einer", "einem", "une", "un", "una", "um", "uma", "few"};
        const auto low = [&](size_t at) { return at < m_words.size() ? m_words[at].low : QByteArray(); };
        for (size_t i = 0; i < m_words.size(); ++i) {
            const bool amount = m_words[i].kind == Word::Number || ones.contains(m_words[i].low);
            if (amount && timeUnits().contains(low(i + 1)) && behind.contains(low(i + 2))) {
                maskSpan(i, i + 3);
            } else if (before.contains(m_words[i].low) && i + 2 < m_words.size()
                && (m_words[i + 1].kind == Word::Number || ones.contains(low(i + 1)))
                && timeUnits().contains(low(i + 2))) {
                maskSpan(i, i + 3);
            } else if (m_words[i].low == "il" && low(i + 1) == "y" && low(i + 2) == "a"
                && timeUnits().contains(low(i + 4))) {
                maskSpan(i, i + 5);
            } else if ((m_words[i].low == "just" || m_words[i].low == "right") && low(i + 1) == "now") {
                maskSpan(i, i + 2);
            } else if (amount && isAgo(low(i + 1))) {
                maskSpan(i, i + 2);
            } else if (m_words[i].low == "刚刚" || m_words[i].low == "剛剛") {
                maskSpan(i, i + 1);
            }
        }
    }
    static bool isAgo(const QByteArray &text)
    {
        return std::any_of(
            std::begin(AgoEnds), std::end(AgoEnds), [&text](const char *end) { return text.startsWith(end); });
    }
    static constexpr const char *AgoEnds[] = {"秒前", "分钟前", "分鐘前", "分前", "小时前", "小時前", "時間前", "天前",
        "日前", "周前", "週間前", "个月前", "個月前", "ヶ月前", "年前"};

    void maskSpan(size_t from, size_t end)
    {
        // "less than a minute ago", "about 2 hours ago"
        static const Words nearly{"about", "over", "almost", "nearly", "around", "less", "more", "than",
            "approximately", "etwa", "ungefähr", "fast", "über", "weniger", "mehr", "als", "environ", "moins", "plus",
            "aproximadamente"};
        while (from > 0 && nearly.contains(m_words[from - 1].low))
            --from;
        for (size_t i = from; i < std::min(end, m_words.size()); ++i)
            m_words[i].masked = true;
    }

    [[nodiscard]] QByteArray written() const
    {
        QByteArray out;
        out.reserve(m_text.size());
        bool before = false;
        for (const Word &word : m_words) {
            if (word.masked && before)
                continue; // what is taken away together is one
            if (word.spaced && !out.isEmpty())
                out += ' ';
            if (word.masked)
                out += '#';
            else
                out += word.text;
            before = word.masked;
        }
        return out;
    }

    const QByteArrayView m_text;
    std::vector<Word> m_words;
    size_t m_size = 0; ///< words that are no marks
    QByteArray m_low; ///< the text, lower case
};

} // namespace

QByteArray steadyText(QByteArrayView text)
{
    QByteArray line;
    line.reserve(text.size());
    bool space = false;
    bool digits = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool wide = quint8(c) == 0xc2 && i + 1 < text.size() && quint8(text[i + 1]) == 0xa0; // U+00A0
        if (wide || isSpace(c)) {
            space = true;
            i += wide ? 1 : 0;
            continue;
        }
        if (space && !line.isEmpty())
            line += ' ';
        space = false;
        digits = digits || isDigit(c);
        line += c;
    }
    static const Cues cues;
    constexpr qsizetype shortLine = 400; // of a line without digits
    const bool read = line.size() <= MostRead && (digits || line.size() <= shortLine) && cues.areIn(line);
    return read ? Masker(line).masked() : line;
}

bool mayBeUnsteady(QByteArrayView text)
{
    static const Cues cues;
    return text.size() <= MostRead && cues.areIn(text);
}

bool isCalendarWord(const QByteArray &word)
{
    return calendarWords().contains(word);
}

} // namespace argiope::html
