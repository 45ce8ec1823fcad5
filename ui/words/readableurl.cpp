#include "ui/words/readableurl.h"

#include "core/engine/crawl.h"

#include <QSet>
#include <QStringDecoder>
#include <QUrl>

#include <algorithm>
#include <utility>

namespace argiope::words {

namespace {

using Script = QChar::Script;

/// Letters of other scripts that nobody tells from Latin ones.
constexpr QStringView Lookalikes = u"асԁеһіјӏорԛѕԝхуһҽԍѵᴦгпꞵοικνρτυχωϲϳ";

bool isLookalike(char32_t c)
{
    return c < 0x10000 && Lookalikes.contains(QChar(char16_t(c)));
}

/// May stand unencoded, wherever it does.
bool isHarmless(char32_t c)
{
    if (c < 0xa1 || (c >= 0xff00 && c <= 0xffef)) // the latter: half and full forms of others, also of '/' and '?'
        return false;
    switch (QChar::category(c)) {
    case QChar::Letter_Lowercase:
    case QChar::Letter_Uppercase:
    case QChar::Letter_Titlecase:
    case QChar::Letter_Modifier:
    case QChar::Letter_Other:
    case QChar::Number_DecimalDigit:
    case QChar::Mark_NonSpacing:
    case QChar::Mark_SpacingCombining:
        break;
    case QChar::Punctuation_Other: // 、。！ and the like, but nothing that looks like a mark of ASCII
    case QChar::Punctuation_Open:
    case QChar::Punctuation_Close:
        if (c < 0x3001 || c > 0x3011)
            return false;
        break;
    default:
        return false;
    }
    switch (QChar::direction(c)) {
    case QChar::DirR:
    case QChar::DirAL:
    case QChar::DirAN:
        return false;
    default:
        break;
    }
    // Fillers, joiners and variation selectors are letters or marks that cannot be seen.
    return c != 0x034f && c != 0x115f && c != 0x1160 && c != 0x17b4 && c != 0x17b5 && c != 0x3164
        && !(c >= 0x180b && c <= 0x180f) && !(c >= 0xfe00 && c <= 0xfe0f) && c < 0xe0000;
}

/// One word of a URL, as one writes in some language.
bool isOneScript(const QString &text)
{
    QSet<int> scripts;
    bool allLookalikes = true;
    bool any = false;
    bool first = true;
    for (const char32_t c : text.toUcs4()) {
        const bool mark
            = QChar::category(c) == QChar::Mark_NonSpacing || QChar::category(c) == QChar::Mark_SpacingCombining;
        if (mark && first)
            return false; // it would stand on what comes before
        first = false;
        const Script script = QChar::script(c);
        if (script == QChar::Script_Common || script == QChar::Script_Inherited)
            continue;
        scripts.insert(script);
        if (script != QChar::Script_Latin && !mark) {
            any = true;
            allLookalikes = allLookalikes && isLookalike(c);
        }
    }
    if (any && allLookalikes)
        return false;
    if (scripts.size() <= 1)
        return true;
    // What goes together in Chinese, Japanese and Korean, also with Latin letters among it.
    const auto within = [&scripts](std::initializer_list<int> all) {
        return std::all_of(scripts.cbegin(), scripts.cend(),
            [all](int script) { return std::find(all.begin(), all.end(), script) != all.end(); });
    };
    return within({QChar::Script_Latin, QChar::Script_Han, QChar::Script_Hiragana, QChar::Script_Katakana})
        || within({QChar::Script_Latin, QChar::Script_Han, QChar::Script_Bopomofo})
        || within({QChar::Script_Latin, QChar::Script_Han, QChar::Script_Hangul});
}

QString readableHost(const QString &host)
{
    if (!host.contains(QLatin1String("xn--")))
        return host;
    QStringList labels = host.split(QLatin1Char('.'));
    for (QString &label : labels) {
        if (!label.startsWith(QLatin1String("xn--")))
            continue;
        const QString decoded = QUrl::fromAce(label.toLatin1(), QUrl::IgnoreIDNWhitelist);
        bool good = decoded != label && isOneScript(decoded);
        for (const char32_t c : decoded.toUcs4())
            good = good && (c < 0x80 || isHarmless(c));
        if (good)
            label = decoded;
    }
    return labels.join(QLatin1Char('.'));
}

int hexValue(char c)
{
    return c >= '0' && c <= '9' ? c - '0'
        : c >= 'A' && c <= 'F'  ? c - 'A' + 10
        : c >= 'a' && c <= 'f'  ? c - 'a' + 10
                                : -1;
}

/// The text of percent-encoded bytes, each character of which is harmless; the others stay as they were.
QString decodedRun(QByteArrayView bytes)
{
    QString text;
    for (qsizetype at = 0; at < bytes.size();) {
        const auto lead = uchar(bytes.at(at));
        const qsizetype length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc2 ? 2 : 1;
        if (length > 1 && at + length <= bytes.size()) {
            QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
            const QString one = decoder(bytes.sliced(at, length));
            const QList<uint> points = one.toUcs4();
            if (!decoder.hasError() && points.size() == 1 && points.constFirst() != QChar::ReplacementCharacter
                && isHarmless(points.constFirst())) {
                text += one;
                at += length;
                continue;
            }
        }
        text += QLatin1Char('%') % QString::number(lead, 16).toUpper().rightJustified(2, QLatin1Char('0'));
        ++at;
    }
    return text;
}

/// What stands between two marks of a URL.
QString readableSegment(QByteArrayView segment)
{
    if (!segment.contains('%'))
        return QString::fromUtf8(segment);
    QString text;
    QByteArray run;
    QByteArray written; ///< the run as it came
    const auto endRun = [&] {
        // Where nothing of it can be read, the letters of its numbers keep their case.
        const QString decoded = decodedRun(run);
        const bool read = std::any_of(decoded.cbegin(), decoded.cend(), [](QChar c) { return c.unicode() >= 0x80; });
        text += read ? decoded : QString::fromLatin1(written);
        run.clear();
        written.clear();
    };
    for (qsizetype at = 0; at < segment.size(); ++at) {
        const bool escape = segment.at(at) == '%' && at + 2 < segment.size() && hexValue(segment.at(at + 1)) >= 0
            && hexValue(segment.at(at + 2)) >= 0;
        if (escape) {
            run += char(hexValue(segment.at(at + 1)) * 16 + hexValue(segment.at(at + 2)));
            written += segment.sliced(at, 3).toByteArray();
            at += 2;
            continue;
        }
        endRun();
        text += QLatin1Char(segment.at(at));
    }
    endRun();
    return isOneScript(text) ? text : QString::fromUtf8(segment);
}

/// Where the host of an http(s) URL begins and ends; {0, 0} where there is none.
std::pair<qsizetype, qsizetype> hostOf(QByteArrayView url)
{
    if (!url.startsWith("http://") && !url.startsWith("https://"))
        return {0, 0};
    const qsizetype begin = url.indexOf("//") + 2;
    qsizetype end = begin;
    while (end < url.size() && !QByteArrayView("/?#").contains(url.at(end)))
        ++end;
    return {begin, end};
}

} // namespace

QString readableOrigin(QByteArrayView url)
{
    const auto [begin, end] = hostOf(url);
    return QString::fromUtf8(url.first(begin)) % readableHost(QString::fromUtf8(url.sliced(begin, end - begin)));
}

QString originOfSeed(const QString &seed)
{
    return readableOrigin(engine::normalizeSeed(seed));
}

QString readableUrl(QByteArrayView url)
{
    const auto [begin, end] = hostOf(url);
    // Most are plain, and tables show many.
    if (!url.contains('%') && !url.contains("xn--"))
        return QString::fromUtf8(url);
    QString text = readableOrigin(url);
    qsizetype from = end;
    for (qsizetype at = end; at <= url.size(); ++at) {
        if (at < url.size() && !QByteArrayView("/?#&=;+").contains(url.at(at)))
            continue;
        text += readableSegment(url.sliced(from, at - from));
        if (at < url.size())
            text += QLatin1Char(url.at(at));
        from = at + 1;
    }
    return text;
}

} // namespace argiope::words
