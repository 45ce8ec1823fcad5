#pragma once

#include "core/trap/urlparts.h"

#include <QByteArray>

#include <vector>

namespace argiope::trap {

[[nodiscard]] quint64 hashOf(QByteArrayView text, quint64 seed = 0);
[[nodiscard]] quint64 mixed(quint64 one, quint64 other); ///< in this order

/// A value that may be another one on each page that names the same: tokens, moments, random numbers.
[[nodiscard]] bool isPassing(const QByteArray &name, const QByteArray &value);

/// A link, taken apart once for all parameters of its page.
struct ReadLink
{
    struct Value
    {
        QByteArray name;
        QByteArray text; ///< decoded
        quint64 hash = 0; ///< of both
        bool passing = false; ///< isPassing()
    };
    QByteArray place; ///< decoded
    quint64 hash = 0;
    std::vector<Value> values; ///< but for those that are fleeting
};
[[nodiscard]] ReadLink readLink(const url::Url &url);

/// The value of the parameter that is judged, as links repeat it.
struct OwnValue
{
    /// `parts`: of the page, which has the parameter.
    OwnValue(const UrlParts &parts, QByteArray parameter, QByteArray value);

    [[nodiscard]] bool isIn(const QByteArray &other) const;
    /// As a whole: a short one only where it is no mere number or word.
    [[nodiscard]] bool is(const QByteArray &other) const;
    [[nodiscard]] QByteArray masked(QByteArray other) const { return other.replace(raw, "{}").replace(text, "{}"); }

    QByteArray name;
    QByteArray raw;
    QByteArray text; ///< decoded
    QByteArray place; ///< of the path as a whole (PathName): origin and path, decoded
};

/// Over the set of a page's links without the parameter: where they repeat the page's own value, or, `always`, whatever
/// value they have.
[[nodiscard]] quint64 linksWithout(const std::vector<ReadLink> &links, const OwnValue &own, bool always);

} // namespace argiope::trap
