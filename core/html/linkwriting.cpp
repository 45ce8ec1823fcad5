#include "core/html/linkwriting.h"

#include "core/base/bytes16.h"
#include "core/base/hashtable.h"
#include "core/html/strings.h"

#include <QString>

#include <algorithm>
#include <array>
#include <bitset>
#include <iterator>

#include <xxhash.h>

namespace argiope::html {

namespace {

constexpr qsizetype LongestGeneric = 60; ///< bytes, with the signs around it

struct GenericTexts
{
    const char *language;
    std::array<const char *, 14> texts; ///< the rest is null
};

constexpr GenericTexts AllGenericTexts[] = {
    {"en", // the first: counts where the language is not known
        {"click here", "click this", "here", "go", "this", "this page", "start", "more", "more info",
            "more information", "read more", "learn more", "see more"}},
    {"de",
        {"klicke hier", "klicken sie hier", "hier klicken", "klick hier", "hier", "mehr", "mehr erfahren", "mehr lesen",
            "mehr infos", "mehr informationen", "weiterlesen", "weiter lesen", "jetzt klicken", "los"}},
    {"fr",
        {"cliquez ici", "cliquer ici", "clique ici", "ici", "plus", "en savoir plus", "lire la suite", "lire plus",
            "voir plus", "plus d'infos", "plus d'informations", "suite", "la suite"}},
    {"es",
        {"click aquí", "clic aquí", "haz clic aquí", "haga clic aquí", "pincha aquí", "aquí", "más", "más info",
            "más información", "leer más", "ver más", "saber más", "ir", "empezar"}},
    {"it",
        {"clicca qui", "clicca", "fai clic qui", "qui", "di più", "leggi di più", "leggi tutto", "scopri di più",
            "altro", "maggiori informazioni", "vai", "continua"}},
    {"pt",
        {"clique aqui", "clica aqui", "aqui", "mais", "leia mais", "ler mais", "saiba mais", "saber mais", "ver mais",
            "mais informações", "mais info", "ir"}},
    {"nl",
        {"klik hier", "hier", "meer", "lees meer", "lees verder", "meer lezen", "meer info", "meer informatie",
            "bekijk meer", "verder", "ga"}},
    {"sv", {"klicka här", "här", "mer", "läs mer", "mer info", "mer information", "se mer"}},
    {"da", {"klik her", "her", "mere", "læs mere", "mere info", "se mere"}},
    {"nb", {"klikk her", "trykk her", "her", "mer", "les mer", "mer info", "se mer"}},
    {"fi", {"klikkaa tästä", "napsauta tästä", "tästä", "tähän", "lue lisää", "lisää", "lisätietoja", "katso lisää"}},
    {"pl",
        {"kliknij tutaj", "kliknij tu", "tutaj", "tu", "więcej", "czytaj więcej", "czytaj dalej", "zobacz więcej",
            "dowiedz się więcej"}},
    {"cs", {"klikněte zde", "klikni zde", "zde", "více", "více zde", "číst dále", "číst více", "zjistit více"}},
    {"ru",
        {"нажмите здесь", "нажмите сюда", "кликните здесь", "здесь", "тут", "сюда", "подробнее", "читать далее",
            "читать дальше", "далее", "ещё", "больше", "узнать больше", "смотреть"}},
    {"tr", {"tıklayın", "buraya tıklayın", "tıkla", "burada", "buraya", "daha fazla", "devamı", "devamını oku"}},
    {"ja",
        {"こちら", "ここ", "ここをクリック", "こちらをクリック", "詳細", "詳しく", "詳しくはこちら", "もっと見る",
            "続きを読む", "続き", "詳細はこちら"}},
    {"ko",
        {"여기", "여기를 클릭", "여기를 클릭하세요", "클릭", "더보기", "더 보기", "자세히", "자세히 보기",
            "계속 읽기"}},
    {"zh",
        {"点击这里", "点这里", "点击此处", "点此", "这里", "此处", "更多", "详情", "查看更多", "查看详情", "阅读更多",
            "了解更多", "點擊這裡", "更多資訊"}},
};

/// The languages of each text, as bits.
class GenericIndex
{
public:
    GenericIndex()
    {
        for (size_t i = 0; i < std::size(AllGenericTexts); ++i) {
            for (const char *text : AllGenericTexts[i].texts) {
                if (!text)
                    continue;
                const QByteArrayView known(text);
                m_languages.insert(hashOf(known)).first |= quint32(1) << i;
                m_shapes.set(shapeOf(known));
            }
        }
    }
    [[nodiscard]] quint32 languagesOf(QByteArrayView text) const
    {
        const bool may = !text.isEmpty() && text.size() <= LongestGeneric && m_shapes.test(shapeOf(text));
        return may ? m_languages.value(hashOf(text)) : 0;
    }

private:
    static constexpr size_t Shapes = 4096;
    /// Hardly any text begins and ends like one of these and is as long.
    [[nodiscard]] static size_t shapeOf(QByteArrayView text)
    {
        const auto byte = [](char c) { return size_t(static_cast<unsigned char>(c)); };
        return (byte(text.front()) * 331 + byte(text.back()) * 41 + size_t(text.size()) * 1021) % Shapes;
    }
    [[nodiscard]] static quint64 hashOf(QByteArrayView text) { return XXH3_64bits(text.data(), size_t(text.size())); }
    base::HashTable<quint32> m_languages;
    std::bitset<Shapes> m_shapes; ///< which a processor keeps at hand
};

constexpr std::array MistypedStarts{"http//", "https//", "http;", "https;", "http.//", "https.//",
    "htp:", "htps:", "htttp:", "htttps:", "hhttp:", "hhttps:", "htpp:", "htpps:", "ttp:", "ttps:", "http:///",
    "https:///", "http://http:", "http://https:", "https://http:", "https://https:"};

bool isHex(char c)
{
    return isDigit(c) || (toLower(c) >= 'a' && toLower(c) <= 'f');
}

/// Percent-encoded bytes are whole, and every other one is one of `allowed`, a letter, a digit, or no ASCII.
bool isWritten(QByteArrayView text, QByteArrayView allowed)
{
    for (qsizetype i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '%') {
            if (i + 2 >= text.size() || !isHex(text[i + 1]) || !isHex(text[i + 2]))
                return false;
            i += 2;
        } else if (!isAlpha(c) && !isDigit(c) && !allowed.contains(c) && static_cast<unsigned char>(c) < 0x80) {
            return false;
        }
    }
    return true;
}

bool isShortNumber(QByteArrayView number)
{
    constexpr qsizetype most = 3;
    return std::all_of(number.begin(), number.end(), isDigit)
        && ((number.size() > 1 && number.size() <= most) || (number.size() == 6 && number.startsWith("116")));
}

bool isAddress(QByteArrayView address)
{
    const qsizetype at = address.lastIndexOf('@');
    if (at <= 0 || at + 1 == address.size())
        return false;
    const QByteArrayView local = address.first(at);
    const QByteArrayView domain = address.sliced(at + 1);
    // A quoted local part may have an "@" of its own (RFC 6068, 6.1).
    const bool quoted
        = (local.startsWith('"') || local.startsWith("%22")) && (local.endsWith('"') || local.endsWith("%22"));
    return isWritten(local, quoted ? "!$'*+-._~/=?^`{|}#&\"@" : "!$'*+-._~/=?^`{|}#&\"") && isWritten(domain, "-.[]:")
        && !domain.startsWith('.') && !domain.endsWith('.') && !domain.contains("..");
}

/// Without what stands around letters and digits. Most ends are ASCII, which takes no memory.
QByteArray withoutEnds(QByteArrayView text)
{
    const auto ends
        = [](char c) { return static_cast<unsigned char>(c) < 0x80 && !isAlpha(c) && !isDigit(c) && c != '\''; };
    while (!text.isEmpty() && ends(text.back()))
        text.chop(1);
    while (!text.isEmpty() && ends(text.front()))
        text = text.sliced(1);
    const auto ascii = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
    if (text.isEmpty() || (ascii(text.front()) && ascii(text.back())))
        return QByteArray::fromRawData(text.data(), text.size());
    QString said = QString::fromUtf8(text);
    const auto says = [](QChar c) { return c.isLetterOrNumber() || c.isMark() || c == u'\''; };
    while (!said.isEmpty() && !says(said.back()))
        said.chop(1);
    qsizetype from = 0;
    while (from < said.size() && !says(said.at(from)))
        ++from;
    return said.sliced(from).toUtf8();
}

} // namespace

namespace {

/// `is` says of sixteen bytes whether there is something; so does what is returned of all.
template <class Is>
bool anyBytes(QByteArrayView text, Is is)
{
    const char *at = text.data();
    const char *const end = at + text.size();
    if (end - at < 16)
        return is(base::Bytes16::at(at, size_t(end - at))) != 0;
    for (; end - at > 16; at += 16) {
        if (is(base::Bytes16::at(at)) != 0)
            return true;
    }
    return is(base::Bytes16::at(end - 16)) != 0; // some of them twice
}

/// White space and backslashes.
base::Bytes16 oddBytes(const base::Bytes16 &bytes)
{
    return bytes.equal(' ') | bytes.equal('\\') | bytes.between('\t', '\n') | bytes.between('\f', '\r');
}

} // namespace

bool isPlainlyWritten(QByteArrayView href)
{
    // What is mistyped begins with one of these, and may have no colon: "http//".
    const char first = href.isEmpty() ? '\0' : toLower(href.front());
    if (first == 'h' || first == 't')
        return false;
    return !anyBytes(href, [](const base::Bytes16 &bytes) {
        return (oddBytes(bytes) | bytes.between('\t', '\r') | bytes.equal(':')).bits();
    });
}

bool isScriptUrl(QByteArrayView href)
{
    static constexpr QByteArrayView scheme("javascript");
    qsizetype i = 0;
    for (const char c : scheme) {
        while (i < href.size() && isSpace(href[i]))
            ++i;
        if (i == href.size() || toLower(href[i]) != c)
            return false;
        ++i;
    }
    while (i < href.size() && isSpace(href[i]))
        ++i;
    return i < href.size() && href[i] == ':';
}

bool isPageAction(QByteArrayView script)
{
    static constexpr const char *objects[] = {"window.", "self.", "top.", "parent.", "document.", "this."};
    static constexpr const char *calls[] = {"print", "history.back", "history.go", "history.forward", "close", "scroll",
        "scrollto", "scrollby", "location.reload", "external.addfavorite", "focus", "execcommand"};
    // Of several statements the first counts, unless a later one goes somewhere.
    QByteArray text = lowered(script);
    text.replace("%20", " ");
    for (const char *leads : {"location=", "location =", "location.href", "location.assign", "location.replace",
             "open(", "http:", "https:"}) {
        if (text.contains(leads))
            return false;
    }
    text = text.trimmed();
    for (const char *word : {"return ", "void "}) {
        if (text.startsWith(word))
            text = text.mid(qsizetype(qstrlen(word))).trimmed();
    }
    for (const char *object : objects) {
        if (text.startsWith(object))
            text.remove(0, qsizetype(qstrlen(object)));
    }
    return std::any_of(std::begin(calls), std::end(calls), [&text](const char *call) {
        return text.startsWith(call) && QByteArrayView(text).sliced(qsizetype(qstrlen(call))).trimmed().startsWith('(');
    });
}

bool isMistyped(QByteArrayView href)
{
    // Nothing of the list begins otherwise than with "ht", "hh" or "tt".
    const char first = href.size() < 2 ? '\0' : toLower(href[0]);
    const char second = href.size() < 2 ? '\0' : toLower(href[1]);
    if ((second != 't' || (first != 'h' && first != 't')) && (second != 'h' || first != 'h'))
        return false;
    for (const char *scheme : {"http://", "https://"}) {
        const QByteArrayView name(scheme);
        // What goes on with a host that neither a slash nor "http" begins is well written.
        if (href.size() > name.size() && href.startsWith(name)) {
            if (const char host = toLower(href[name.size()]); host != '/' && host != 'h')
                return false;
        }
    }
    for (const char *scheme : {"http:", "https:"}) {
        const QByteArrayView name(scheme);
        if (startsWithLower(href, name) && !href.sliced(name.size()).startsWith("//"))
            return true;
    }
    return std::any_of(MistypedStarts.begin(), MistypedStarts.end(),
        [href](const char *start) { return startsWithLower(href, start); });
}

bool hasSpaces(QByteArrayView href)
{
    return anyBytes(href, [](const base::Bytes16 &bytes) { return oddBytes(bytes).bits(); });
}

bool isMailUrl(QByteArrayView href)
{
    // RFC 6068 has no escaped "@" there, but every mail program understands it, and some generators write it.
    const QByteArray unescaped = href.toByteArray().replace("%40", "@");
    QByteArrayView rest = QByteArrayView(unescaped).sliced(qstrlen("mailto:"));
    const qsizetype query = rest.indexOf('?');
    const QByteArrayView fields = query < 0 ? QByteArrayView() : rest.sliced(query + 1);
    rest = query < 0 ? rest : rest.first(query);
    if (!isWritten(fields, "!$'()*+,;:@-._~/?=&"))
        return false;
    if (rest.isEmpty())
        return !fields.isEmpty(); // the writer names who gets it, or a field "to" does
    while (true) {
        const qsizetype comma = rest.indexOf(',');
        if (!isAddress(comma < 0 ? rest : rest.first(comma)))
            return false;
        if (comma < 0)
            return true;
        rest = rest.sliced(comma + 1);
    }
}

bool isTelUrl(QByteArrayView href)
{
    QByteArrayView number = href.sliced(qstrlen("tel:"));
    const qsizetype semicolon = number.indexOf(';');
    const QByteArrayView parameters = semicolon < 0 ? QByteArrayView() : number.sliced(semicolon);
    number = semicolon < 0 ? number : number.first(semicolon);
    const bool global = number.startsWith('+');
    if (global)
        number = number.sliced(1);
    bool digits = false;
    for (const char c : number) {
        const bool digit = global ? isDigit(c) : isHex(c) || c == '*' || c == '#';
        if (!digit && !QByteArrayView("-.()").contains(c))
            return false;
        digits = digits || digit;
    }
    // Numbers of emergencies and services are the same wherever somebody stands, and have no global form: 112, 911,
    // 116 117.
    if (!global && semicolon < 0 && isShortNumber(number))
        return true;
    if (!digits || !isWritten(parameters, ";=-._~!*'()[]/:&+$"))
        return false;
    return global || lowered(parameters).contains(";phone-context=");
}

bool isGenericText(QByteArrayView text, QByteArrayView language)
{
    if (text.size() > LongestGeneric)
        return false;
    if (text.size() > 1 && text.back() == ')' && text[text.size() - 2] == '(') // the name of a function
        return false;
    static const GenericIndex index;
    // Most have nothing but letters at their ends.
    const auto plain = [](char c) { return isAlpha(c) || isDigit(c); };
    quint32 languages = 0;
    if (!text.isEmpty() && plain(text.front()) && plain(text.back()))
        languages = index.languagesOf(text);
    else
        languages = index.languagesOf(withoutEnds(text));
    if (languages == 0)
        return false;
    if (language.isEmpty()) {
        // One word of plain letters may be a name, or a word of another language.
        const bool telling = std::any_of(
            text.begin(), text.end(), [](char c) { return c == ' ' || static_cast<unsigned char>(c) >= 0x80; });
        return telling || languages & 1;
    }
    const QByteArrayView spoken = language == "no" || language == "nn" ? QByteArrayView("nb") : language;
    for (size_t i = 0; i < std::size(AllGenericTexts); ++i) {
        if ((languages >> i & 1) && spoken == QByteArrayView(AllGenericTexts[i].language))
            return true;
    }
    return false;
}

} // namespace argiope::html
