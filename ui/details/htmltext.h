#pragma once

#include "core/store/types.h"
#include "ui/words/foreigntext.h"

#include <QCoreApplication>
#include <QString>

namespace argiope::details {

/// Where the texts of this folder are translated.
struct DetailsText
{
    Q_DECLARE_TR_FUNCTIONS(Details)
};

[[nodiscard]] inline QString escaped(const QByteArray &utf8)
{
    return words::foreign::shown(utf8, words::foreign::MostRead).toHtmlEscaped();
}

[[nodiscard]] inline QString linkTo(base::UrlId id, const QByteArray &url)
{
    if (id == base::UrlId::None)
        return escaped(url);
    return QStringLiteral("<a href=\"id:%1\">%2</a>").arg(base::raw(id)).arg(escaped(url));
}

/// A line that says which URL the rest is about.
[[nodiscard]] inline QString ownerLine(const QByteArray &url)
{
    return QStringLiteral("<p><b>%1</b></p>").arg(escaped(url));
}

} // namespace argiope::details
