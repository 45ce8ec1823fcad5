#include "ui/words/celltext.h"

#include "core/facts/contenttype.h"
#include "ui/words/columnwords.h"
#include "ui/words/direction.h"
#include "ui/words/format.h"
#include "ui/words/readableurl.h"
#include "ui/words/wording.h"

#include <QCoreApplication>
#include <QDateTime>

namespace argiope::words {

namespace {

using facts::Kind;

struct CellWords
{
    Q_DECLARE_TR_FUNCTIONS(CellWords)
};

constexpr qsizetype LongText = 30; ///< a longer one may be cut by its column

QString numberText(const store::Column &column, qint64 number)
{
    switch (column.kind) {
    case Kind::Bytes:
        return format::size(number);
    case Kind::Milliseconds:
        return format::milliseconds(number);
    case Kind::Time:
        return format::ago(number, QDateTime::currentMSecsSinceEpoch());
    case Kind::Flag:
        return number ? CellWords::tr("Yes") : CellWords::tr("No");
    case Kind::Status:
        return QString::number(number);
    case Kind::Outcome:
        return wording::outcome(base::outcomeFromNumber(number));
    case Kind::State:
        return wording::urlState(store::stateFromNumber(number));
    case Kind::Depth:
        return number >= store::OrphanDepth ? wording::depth(store::OrphanDepth) : wording::depth(int(number));
    case Kind::Text:
    case Kind::Url:
    case Kind::MimeType:
    case Kind::Hash:
    case Kind::Rule:
    case Kind::Count:
    case Kind::Page:
        break;
    }
    // Of what is no text there is nothing to count.
    return number == 0 && column.id == store::UrlColumn::WordCount ? QString() : format::count(number);
}

} // namespace

QString codeText(const QByteArray &column, const QByteArray &code)
{
    if (!column.startsWith("indexability") && column != "infrastructure")
        return {};
    static const std::pair<const char *, const char *> texts[] = {
        {"indexable", QT_TRANSLATE_NOOP("CellWords", "Indexable")},
        {"non_indexable", QT_TRANSLATE_NOOP("CellWords", "Non-indexable")},
        {"robots", QT_TRANSLATE_NOOP("CellWords", "Blocked by robots.txt")},
        {"client_error", QT_TRANSLATE_NOOP("CellWords", "Client error")},
        {"server_error", QT_TRANSLATE_NOOP("CellWords", "Server error")},
        {"no_response", QT_TRANSLATE_NOOP("CellWords", "No response")},
        {"redirected", QT_TRANSLATE_NOOP("CellWords", "Redirected")},
        {"noindex", QT_TRANSLATE_NOOP("CellWords", "noindex")},
        {"canonicalised", QT_TRANSLATE_NOOP("CellWords", "Canonicalised")},
        {"hidden_mail", QT_TRANSLATE_NOOP("CellWords", "Obfuscated email address")},
        {"network", QT_TRANSLATE_NOOP("CellWords", "CDN endpoint")},
        {"interface", QT_TRANSLATE_NOOP("CellWords", "API endpoint")},
        {"embed", QT_TRANSLATE_NOOP("CellWords", "Embed")},
        {"feed", QT_TRANSLATE_NOOP("CellWords", "Feed")},
        {"reply", QT_TRANSLATE_NOOP("CellWords", "Comment reply link")},
        {"share", QT_TRANSLATE_NOOP("CellWords", "Share link")},
        {"cart", QT_TRANSLATE_NOOP("CellWords", "Shopping cart link")},
        {"print", QT_TRANSLATE_NOOP("CellWords", "Print version")},
        {"preview", QT_TRANSLATE_NOOP("CellWords", "Preview")},
    };
    for (const auto &[known, text] : texts) {
        if (code == known)
            return CellWords::tr(text);
    }
    return {};
}

QString cellText(const store::Column &column, const facts::Value &value, const CellRow &row, qsizetype most)
{
    if (const auto *number = std::get_if<qint64>(&value))
        return numberText(column, *number);
    const auto *text = std::get_if<QByteArray>(&value);
    if (!text) {
        if (column.kind == Kind::Outcome)
            return wording::urlState(row.state);
        return column.kind == Kind::Status && row.fetched ? QStringLiteral("–") : QString();
    }
    switch (column.kind) {
    case Kind::MimeType:
        return foreign::shown(facts::bareType(*text), most);
    case Kind::Hash:
        return QString::fromLatin1(text->toHex());
    case Kind::Rule:
        return foreign::shown(wording::rule(facts::Rule::fromFile(*text, {})), most);
    case Kind::Url:
        return foreign::shown(readableUrl(*text), most);
    default:
        break;
    }
    const QString said = column.isOwn() ? QString() : codeText(column.name, *text);
    return said.isEmpty() ? foreign::shown(*text, most) : said;
}

QString plainCellText(const store::Column &column, const facts::Value &value, const CellRow &row)
{
    const auto *number = std::get_if<qint64>(&value);
    switch (column.kind) {
    case Kind::Bytes:
    case Kind::Milliseconds:
    case Kind::Count:
        return number && *number >= 0 ? QString::number(*number) : QString();
    case Kind::Time:
        return number && *number > 0
            ? QDateTime::fromMSecsSinceEpoch(*number).toString(QStringLiteral("yyyy-MM-dd HH:mm:ss"))
            : QString();
    case Kind::Depth:
        if (number && *number < store::OrphanDepth)
            return QString::number(*number);
        break;
    case Kind::Url:
        if (const auto *text = std::get_if<QByteArray>(&value))
            return foreign::shown(*text, foreign::WholeText);
        break;
    default:
        break;
    }
    return withoutIsolates(cellText(column, value, row, foreign::WholeText)).simplified();
}

QString plainCellTitle(const store::Column &column)
{
    const QString title = wording::column(column);
    switch (column.kind) {
    case Kind::Bytes:
        return CellWords::tr("%1 (bytes)", "title of a column").arg(title);
    case Kind::Milliseconds:
        return CellWords::tr("%1 (ms)", "title of a column").arg(title);
    default:
        return title;
    }
}

QString cellTip(const store::Column &column, const facts::Value &value, const CellRow &row)
{
    const auto *number = std::get_if<qint64>(&value);
    switch (column.kind) {
    case Kind::Time:
        return number ? format::dateTime(*number) : QString();
    case Kind::Bytes:
        return number ? CellWords::tr("%1 bytes").arg(format::count(*number)) : QString();
    default:
        break;
    }
    if (const auto *url = std::get_if<QByteArray>(&value); url && column.kind == Kind::Url) {
        const QString exact = foreign::shown(*url);
        return exact.size() > LongText || exact != cellText(column, value, row) ? foreign::plain(exact) : QString();
    }
    const QString text = cellText(column, value, row);
    return text.size() > LongText ? foreign::plain(text) : QString();
}

bool isRightAligned(Kind kind)
{
    switch (kind) {
    case Kind::Count:
    case Kind::Bytes:
    case Kind::Milliseconds:
    case Kind::Time:
    case Kind::Depth:
        return true;
    default:
        return false;
    }
}

CellRow cellRowOf(const facts::Value &state, const facts::Value &outcome)
{
    const auto *number = std::get_if<qint64>(&state);
    return {store::stateFromNumber(number ? *number : 0), !std::holds_alternative<std::monostate>(outcome)};
}

} // namespace argiope::words
