#include "core/html/alttext.h"

#include "core/html/alttextwords.h"
#include "core/html/strings.h"

#include <QByteArray>
#include <QSet>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>

namespace argiope::html {

namespace {

constexpr qsizetype LongestName = 250; ///< bytes; what is longer is a text
constexpr int MostTokens = 10; ///< of the name of a screenshot
constexpr int MostPlaceholderTokens = 5;

constexpr std::array ImageEndings{".jpg", ".jpeg", ".jpe", ".jfif", ".png", ".apng", ".gif", ".webp", ".avif", ".svg",
    ".bmp", ".ico", ".tif", ".tiff", ".heic", ".heif", ".psd", ".jxl"};
/// Scripts that answer with images.
constexpr std::array ScriptEndings{".php", ".ashx", ".aspx"};

using FoldedWords = QSet<QString>;

const FoldedWords &wordSet(std::span<const char *const> (*list)())
{
    static const auto made = [](std::span<const char *const> all) {
        FoldedWords set;
        for (const char *const word : all)
            set.insert(QString::fromUtf8(word).toCaseFolded());
        return set;
    };
    static const FoldedWords nouns = made(altNouns());
    static const FoldedWords fillers = made(altFillers());
    static const FoldedWords phrases = made(altPhrases());
    static const FoldedWords dates = made(dateWords());
    return list == altNouns ? nouns : list == altFillers ? fillers : list == altPhrases ? phrases : dates;
}

/// Names of screenshots, the longest first.
const QStringList &screenshots()
{
    static const QStringList all = [] {
        QStringList list;
        for (const char *const name : screenshotNames())
            list += QString::fromUtf8(name).toCaseFolded();
        std::sort(list.begin(), list.end(), [](const QString &a, const QString &b) { return a.size() > b.size(); });
        return list;
    }();
    return all;
}

bool isHexDigit(char c)
{
    return isDigit(c) || (toLower(c) >= 'a' && toLower(c) <= 'f');
}

/// Without the ending of an image file; as it is where it has none.
QByteArrayView withoutEnding(QByteArrayView lower)
{
    const auto ending = std::find_if(
        ImageEndings.begin(), ImageEndings.end(), [lower](const char *one) { return lower.endsWith(one); });
    return ending == ImageEndings.end() ? lower : lower.chopped(qsizetype(qstrlen(*ending)));
}

QByteArray lastPart(QByteArrayView url)
{
    const auto end = std::find_if(url.begin(), url.end(), [](char c) { return c == '?' || c == '#'; });
    const QByteArray path(url.data(), end - url.begin());
    return lowered(QByteArray::fromPercentEncoding(path.mid(path.lastIndexOf('/') + 1)));
}

/// The name of the image's file, decoded, lower case: where a service scales it, that which its query names.
QByteArray fileName(QByteArrayView src)
{
    const QByteArray url = src.toByteArray();
    const qsizetype query = url.indexOf('?');
    for (const char *const parameter : {"url=", "src=", "image="}) {
        const qsizetype at = query < 0 ? -1 : url.indexOf(parameter, query);
        if (at < 0 || (url[at - 1] != '?' && url[at - 1] != '&'))
            continue;
        const QByteArray value
            = QByteArray::fromPercentEncoding(url.mid(at + qsizetype(qstrlen(parameter))).split('&').first());
        if (const QByteArray name = lastPart(value); withoutEnding(name).size() < name.size())
            return name;
    }
    return lastPart(src);
}

/// What systems put behind a name when they scale an image or publish it under its hash: "-300x200", "-scaled", "@2x",
/// ".3f2a9c1b".
QByteArrayView withoutVersion(QByteArrayView stem)
{
    for (;;) {
        const auto *const begin = std::find_if(
            std::make_reverse_iterator(stem.end()), std::make_reverse_iterator(stem.begin()), [](char c) {
                return c == '-' || c == '.' || c == '@' || c == '_';
            }).base();
        if (begin == stem.begin() || begin - 1 == stem.begin())
            return stem;
        const QByteArrayView part(begin, stem.end() - begin);
        const bool digits = std::any_of(part.begin(), part.end(), isDigit);
        const bool size = digits && std::all_of(part.begin(), part.end(), [](char c) { return isDigit(c) || c == 'x'; })
            && part.contains('x');
        const bool hash = digits && part.size() >= 8 && std::all_of(part.begin(), part.end(), isHexDigit)
            && std::any_of(part.begin(), part.end(), isAlpha);
        if (!size && !hash && part != "scaled")
            return stem;
        stem.chop(part.size() + 1);
    }
}

/// A UUID, or a long number in hexadecimal digits.
bool isIdentifier(QByteArrayView text)
{
    constexpr qsizetype LeastHash = 16;
    constexpr qsizetype Hyphens[] = {8, 13, 18, 23};
    QByteArray hex = text.toByteArray();
    if (text.size() == 36
        && std::all_of(std::begin(Hyphens), std::end(Hyphens), [text](qsizetype at) { return text[at] == '-'; }))
        hex.replace('-', QByteArray());
    return hex.size() >= LeastHash && std::all_of(hex.begin(), hex.end(), isHexDigit)
        && std::any_of(hex.begin(), hex.end(), isDigit) && std::any_of(hex.begin(), hex.end(), isAlpha);
}

/// What cameras, telephones, messengers and agencies begin the names of files with, and how many digits follow at
/// least. An underscore or hyphen between them is part of it where it has to be there.
struct CameraName
{
    const char *prefix;
    int digits;
    bool exactly = false;
};
constexpr CameraName CameraNames[]
    = {{"img", 3}, {"dcim", 3}, {"imgp", 4}, {"mg_", 4}, {"igp", 4}, {"dsc", 4}, {"dscn", 3}, {"dscf", 4}, {"dsci", 4},
        {"dscim", 4}, {"sdc", 5}, {"cimg", 4}, {"hpim", 4}, {"pict", 4}, {"kif_", 4}, {"sam_", 4}, {"mvimg", 8},
        {"pxl", 8}, {"pano_", 8}, {"burst", 8}, {"vid_", 8}, {"wp_", 8}, {"gopr", 4}, {"gh", 6, true}, {"gx", 6, true},
        {"dji_", 4}, {"fb_img", 8}, {"received_", 8}, {"snapchat-", 6}, {"inshot_", 8}, {"photo-", 10}, {"photo_", 4},
        {"signal-", 4}, {"shutterstock", 6}, {"istock", 6}, {"istockphoto", 6}, {"adobestock", 6}, {"gettyimages", 6},
        {"depositphotos", 6}, {"dreamstime", 6}, {"pexels-photo-", 4}, {"unsplash-image-", 1}, {"fullsizerender", 0}};

qsizetype digitsAt(QByteArrayView text)
{
    const auto end = std::find_if(text.begin(), text.end(), [](char c) { return !isDigit(c); });
    return end - text.begin();
}

/// Numbers, and what telephones and editors put behind them: "WA0001", "1024x768", "COVER", "edited".
bool isRestOfName(QByteArrayView rest)
{
    static constexpr std::array<QByteArrayView, 17> marks{"cover", "edit", "edited", "bearbeitet", "copy", "kopie",
        "hdr", "mp", "pano", "night", "portrait", "burst", "scaled", "min", "web", "small", "large"};
    constexpr int MostLetters = 4;
    const auto isBreak = [](char c) { return QByteArrayView(" _-.()~+").contains(c); };
    while (!rest.isEmpty()) {
        if (isBreak(rest.front())) {
            rest = rest.sliced(1);
            continue;
        }
        const QByteArrayView token = rest.first(std::find_if(rest.begin(), rest.end(), isBreak) - rest.begin());
        rest = rest.sliced(token.size());
        const auto letters = std::count_if(token.begin(), token.end(), [](char c) { return !isDigit(c); });
        const bool number = letters == 0 || (letters <= MostLetters && letters < token.size());
        const bool hash = std::all_of(token.begin(), token.end(), isHexDigit) && letters < token.size();
        if (!number && !hash && std::find(marks.begin(), marks.end(), token) == marks.end())
            return false;
    }
    return true;
}

bool isCameraName(QByteArrayView name)
{
    while (name.startsWith('_'))
        name = name.sliced(1);
    for (const CameraName &camera : CameraNames) {
        if (!name.startsWith(camera.prefix))
            continue;
        QByteArrayView rest = name.sliced(qsizetype(qstrlen(camera.prefix)));
        const bool parted = !rest.isEmpty() && QByteArrayView("_- ").contains(rest.front());
        const bool spaced = parted && rest.front() == ' ';
        if (parted && camera.exactly)
            continue;
        rest = rest.sliced(parted ? 1 : 0);
        if (rest.size() > 1 && rest.front() == 'e' && isDigit(rest[1]))
            rest = rest.sliced(1); // of a telephone: edited
        const qsizetype digits = digitsAt(rest);
        // "DSC 2024" may be a conference, "DSC 0012" is none.
        const bool counted = !spaced || qstrcmp(camera.prefix, "img") == 0 || rest.startsWith('0') || digits > 4;
        if (counted && (camera.exactly ? digits == camera.digits : digits >= camera.digits)
            && isRestOfName(rest.sliced(digits)))
            return true;
    }
    // P1010001, R0012345, L1000123; 100_1234; 20230101_123456.
    constexpr qsizetype Eight = 8;
    if (name.size() == Eight && QByteArrayView("prl").contains(name[0]) && isHexDigit(name[1])
        && digitsAt(name.sliced(2)) == 6)
        return true;
    if (name.size() == Eight && digitsAt(name) == 3 && name[3] == '_' && digitsAt(name.sliced(4)) == 4)
        return true;
    const auto digits = std::count_if(name.begin(), name.end(), isDigit);
    return digits >= 14 && (name.startsWith("20") || name.startsWith("19"))
        && std::all_of(
            name.begin(), name.end(), [](char c) { return isDigit(c) || QByteArrayView(" _-.()").contains(c); })
        && digits < name.size();
}

/// One that a tool named by its date or number. `folded` has no ending.
bool isScreenshotName(const QString &folded)
{
    for (const QString &name : screenshots()) {
        if (!folded.startsWith(name))
            continue;
        const QStringList tokens = folded.mid(name.size()).split(u' ', Qt::SkipEmptyParts);
        const auto hasDigit = [](const QString &token) {
            return std::any_of(token.begin(), token.end(), [](QChar c) { return c.isDigit(); });
        };
        const bool attached = name.size() < folded.size() && folded[name.size()].isLetter()
            && folded[name.size()].script() == folded[name.size() - 1].script();
        return !attached && !tokens.isEmpty() && tokens.size() <= MostTokens
            && std::any_of(tokens.begin(), tokens.end(), hasDigit)
            && std::all_of(tokens.begin(), tokens.end(),
                [&](const QString &token) { return hasDigit(token) || wordSet(dateWords).contains(token); });
    }
    return false;
}

/// The file's own name: one that nobody would write as a text.
bool isOwnName(QByteArrayView bare, QByteArrayView src)
{
    const QByteArray source = lowered(src);
    for (const char *const person : {"avatar", "/user", "profile"}) {
        if (source.contains(person))
            return false; // people choose names like files
    }
    const QByteArray name = fileName(src);
    const QByteArrayView stem = withoutVersion(withoutEnding(name));
    if (bare.contains(' ') || withoutVersion(bare) != stem)
        return false;
    if (bare.contains('_') || bare.count('-') >= 2)
        return true;
    // Capture.PNG, Scan3.jpg, 0815.jpg
    QByteArrayView word = bare;
    while (!word.isEmpty() && (isDigit(word.back()) || word.back() == '-'))
        word.chop(1);
    return (word.isEmpty() && bare.size() != 4) || word == "capture" || word == "captura" || word == "scan"
        || word == "download";
}

bool isPlaceholder(const QString &folded)
{
    const auto isMark = [](QChar c) { return QStringView(u"[](){}<>#*.:\u2026\"'!,;\u3010\u3011").contains(c); };
    QStringView text = folded;
    while (!text.isEmpty() && isMark(text.front()))
        text = text.sliced(1);
    while (!text.isEmpty() && isMark(text.back()))
        text.chop(1);
    if (wordSet(altPhrases).contains(text.toString()))
        return true;
    if (std::any_of(screenshots().begin(), screenshots().end(), [text](const QString &name) { return name == text; }))
        return true;
    QString parted = text.toString();
    for (const QChar c : QStringView(u"-_/()#"))
        parted.replace(c, u' ');
    const QStringList tokens = parted.split(u' ', Qt::SkipEmptyParts);
    bool noun = false;
    for (const QString &token : tokens) {
        QStringView word = token;
        while (!word.isEmpty() && word.back().isDigit())
            word.chop(1);
        const bool isNoun = wordSet(altNouns).contains(word.toString());
        noun = noun || isNoun;
        if (!isNoun && !word.isEmpty() && !wordSet(altFillers).contains(token))
            return false;
    }
    return noun && tokens.size() <= MostPlaceholderTokens;
}

} // namespace

AltFault altFault(QByteArrayView alt, QByteArrayView src)
{
    if (alt.isEmpty() || alt.size() > LongestName)
        return AltFault::None;
    const QByteArray lower = lowered(alt);
    const QByteArrayView bare = withoutEnding(lower);
    const bool ends = bare.size() < lower.size() && !bare.isEmpty();
    constexpr qsizetype MostSpaces = 2; // a sentence may end with a file's name
    if (ends && bare.back() != ' ' && lower.count(' ') <= MostSpaces)
        return AltFault::FileName;
    const QByteArray name = fileName(src);
    const bool scripted = std::any_of(
        ScriptEndings.begin(), ScriptEndings.end(), [&name](const char *ending) { return name.endsWith(ending); });
    if (lower == name && (ends || scripted))
        return AltFault::FileName;
    const bool isUrl = lower.startsWith("http://") || lower.startsWith("https://") || lower.startsWith("//");
    if ((isUrl && lower == lowered(src)) || lower.startsWith("data:image/") || lower.startsWith("blob:"))
        return AltFault::FileName;
    if (isIdentifier(bare) || isCameraName(bare) || isOwnName(bare, src))
        return AltFault::FileName;
    const QString folded = QString::fromUtf8(bare.data(), bare.size()).toCaseFolded();
    if (isScreenshotName(folded))
        return AltFault::FileName;
    return isPlaceholder(folded) ? AltFault::Placeholder : AltFault::None;
}

} // namespace argiope::html
