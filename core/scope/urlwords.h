#pragma once

#include "core/url/url.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace argiope::scope {

constexpr qsizetype LongSlug = 40; ///< characters; beyond it a segment is an article's name
constexpr qsizetype MostWords = 4; ///< of what is to be done

/// A name as people and programs write it, taken apart.
struct Name
{
    QStringList words; ///< lower case
    QString joined;
    bool asCode = false; ///< written as names in programs are: with underscores, camel case, a dot
};

[[nodiscard]] Name nameOf(QStringView text);

[[nodiscard]] bool isYear(const QString &text);
[[nodiscard]] bool isDigits(const QString &text);
/// Letters and digits as nobody writes them.
[[nodiscard]] bool looksRandom(const QString &text);
/// Names one thing of many: a number, a hash, a UUID.
[[nodiscard]] bool isId(const QString &text);
/// "Spezial:Abmelden" and the like: what stands behind the last colon; nothing where there is none.
[[nodiscard]] QStringView behindColon(const QString &text);

/// A part of a path.
struct Segment
{
    QString text; ///< decoded, without the extension
    QString extension;
    Name name;
    Name special; ///< behind a colon
};

[[nodiscard]] QList<Segment> segmentsOf(const url::Url &url);

/// A part of a query.
struct Parameter
{
    Name name;
    QString rawName;
    QString value;
};

/// Parted by "&" and by ";".
[[nodiscard]] QList<Parameter> parametersOf(const url::Url &url);

} // namespace argiope::scope
