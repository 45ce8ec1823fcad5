#pragma once

#include "core/store/types.h"
#include "ui/models/foreigntext.h"

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
    return models::foreign::shown(utf8, models::foreign::MostRead).toHtmlEscaped();
}

[[nodiscard]] inline QString linkTo(base::UrlId id, const QByteArray &url)
{
    if (id == base::UrlId::None)
        return escaped(url);
    return QStringLiteral("<a href=\"id:%1\">%2</a>").arg(base::raw(id)).arg(escaped(url));
}

} // namespace argiope::details
