#pragma once

#include <QList>
#include <QString>

namespace argiope::manual {

/// A page of docs/user, or of a folder in it.
struct Page
{
    QString name; ///< "checks-http.md"
    QString text;
};

/// The manual's pages of the checks, one for each group that has any, made of what the program says of them in the
/// language of the installed translators.
[[nodiscard]] QList<Page> checkPages();

} // namespace argiope::manual
