#include "core/engine/listencoding.h"

#include "core/html/charset.h"

#include <QByteArrayList>
#include <QStringDecoder>
#include <QUtf8StringView>

#include <algorithm>
#include <array>
#include <functional>

namespace argiope::engine {

namespace {

/// Characters beyond ASCII that speak for UTF-8. A few that fit may be chance: two letters of GBK or Thai can.
constexpr qsizetype LeastEvidence = 4;

/// The encoding that texts of a language had before UTF-8: the table of the HTML Standard, 13.2.3.2.
QByteArray legacyEncoding(const QString &locale)
{
    struct Row
    {
        const char *language;
        const char *encoding;
    };
    static constexpr std::array rows{Row{"zh_TW", "Big5"}, Row{"zh_HK", "Big5"}, Row{"zh", "gb18030"},
        Row{"ja", "Shift_JIS"}, Row{"ko", "EUC-KR"}, Row{"ar", "windows-1256"}, Row{"fa", "windows-1256"},
        Row{"el", "windows-1253"}, Row{"he", "windows-1255"}, Row{"th", "windows-874"}, Row{"tr", "windows-1254"},
        Row{"vi", "windows-1258"}, Row{"ru", "windows-1251"}, Row{"uk", "windows-1251"}, Row{"be", "windows-1251"},
        Row{"bg", "windows-1251"}, Row{"sr", "windows-1251"}, Row{"mk", "windows-1251"}, Row{"cs", "windows-1250"},
        Row{"hu", "windows-1250"}, Row{"pl", "windows-1250"}, Row{"sk", "windows-1250"}, Row{"sl", "windows-1250"},
        Row{"hr", "windows-1250"}, Row{"et", "windows-1257"}, Row{"lv", "windows-1257"}, Row{"lt", "windows-1257"}};
    for (const Row &row : rows) {
        if (locale.startsWith(QLatin1String(row.language)))
            return row.encoding;
    }
    return "windows-1252";
}

/// True where all bytes beyond ASCII are pairs, as in the encodings of East Asia; letters with accents hardly ever are.
bool hasPairsOnly(QByteArrayView data)
{
    qsizetype run = 0;
    for (const char c : data) {
        if (quint8(c) >= 0xA1 && quint8(c) != 0xFF) {
            ++run;
            continue;
        }
        if (quint8(c) >= 0x80 || run % 2 != 0)
            return false;
        run = 0;
    }
    return run % 2 == 0;
}

/// Stands for what is not to be read; a control character that no list has.
constexpr char Masked = '\x1a';

/// The text where every byte has a meaning, else nothing.
std::optional<QString> cleanlyDecoded(QByteArrayView data, const QByteArray &encoding)
{
    const QString text = QString::fromUtf8(html::decodeToUtf8(data, encoding));
    const bool clean = std::none_of(text.begin(), text.end(), [](QChar c) {
        const bool control = c.unicode() < 0x20 && c != u'\n' && c != u'\r' && c != u'\t' && c != QLatin1Char(Masked);
        return control || c == QChar::ReplacementCharacter || (c.unicode() >= 0x7F && c.unicode() < 0xA0)
            || (c.unicode() >= 0xE000 && c.unicode() < 0xF900);
    });
    return clean ? std::optional<QString>(text) : std::nullopt;
}

/// What is not UTF-8, in an older encoding.
std::optional<DecodedList> decodeLegacy(QByteArrayView data, const QString &locale)
{
    const QByteArray own = legacyEncoding(locale);
    QByteArrayList candidates;
    if (hasPairsOnly(data)) {
        if (locale.startsWith(QLatin1String("ja")))
            candidates.append("EUC-JP");
        // Of the encodings with such pairs the one that most lists are in, where the locale has none of its own.
        if (own == "windows-1252")
            candidates.append("gb18030");
    }
    candidates.append(own);
    candidates.append("windows-1252");
    for (const QByteArray &candidate : std::as_const(candidates)) {
        if (auto decoded = cleanlyDecoded(data, candidate))
            return DecodedList{*std::move(decoded), candidate};
    }
    return std::nullopt;
}

/// The data with all beyond ASCII masked in lines that are UTF-8. They may be that or what the others are.
QByteArray withoutUtf8Lines(QByteArrayView data)
{
    QByteArray masked = data.toByteArray();
    const auto isEnd = [](char c) { return c == '\n' || c == '\r'; };
    const auto isAscii = [](char c) { return quint8(c) < 0x80; };
    for (auto line = masked.begin(); line != masked.end();) {
        const auto end = std::find_if(line, masked.end(), isEnd);
        if (QUtf8StringView(&*line, end - line).isValidUtf8())
            std::replace_if(line, end, std::not_fn(isAscii), Masked);
        line = end == masked.end() ? end : end + 1;
    }
    return masked;
}

} // namespace

std::optional<DecodedList> decodeList(QByteArrayView data, const QString &locale)
{
    const auto marked = QStringConverter::encodingForData(data);
    QStringDecoder decoder(marked.value_or(QStringConverter::Utf8));
    QString text = decoder(data);
    if (!decoder.hasError())
        return DecodedList{text, {}};
    if (marked && *marked != QStringConverter::Utf8)
        return std::nullopt;
    const qsizetype unread = text.count(QChar::ReplacementCharacter);
    const qsizetype beyondAscii
        = std::count_if(text.begin(), text.end(), [](QChar c) { return c.unicode() >= 0x80; }) - unread;
    if (marked || (beyondAscii >= LeastEvidence && beyondAscii > unread))
        return DecodedList{std::move(text), {}};
    if (data.contains(Masked))
        return std::nullopt;
    if (auto legacy = decodeLegacy(beyondAscii > 0 ? withoutUtf8Lines(data) : data.toByteArray(), locale)) {
        legacy->text.replace(QLatin1Char(Masked), QChar(QChar::ReplacementCharacter));
        return legacy;
    }
    if (beyondAscii > unread)
        return DecodedList{std::move(text), {}};
    return std::nullopt;
}

} // namespace argiope::engine
