#pragma once

#include "core/select/extractor.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QList>
#include <QString>

#include <optional>

namespace argiope::store {
class Reader;
}

namespace argiope::engine {

/// A page's source as it is read: decoded, with line ends of U+000A. Any thread.
[[nodiscard]] QString sourceOf(const QByteArray &body, const QByteArray &contentType = {});

/// A page that a project keeps, to try extractors on.
struct KeptPage
{
    enum class State : quint8 {
        There,
        NotKept, ///< the project does not know it, or has nothing of it
        Unreadable, ///< the archive is gone or damaged
        NoText, ///< empty, or a picture or the like
    };
    State state = State::NotKept;
    QByteArray url; ///< as the project has it
    QString source; ///< as sourceOf() gives it
};
/// Of the last visit that is kept. The reader's thread, by its rules for errors; `url` as it is typed.
[[nodiscard]] KeptPage keptPage(store::Reader &reader, const QByteArray &url);
[[nodiscard]] KeptPage keptPage(store::Reader &reader, store::UrlId id);

/// What an extractor finds on one page, for whoever is making it.
struct ExtractorTrial
{
    static constexpr qsizetype MostShown = 1000; ///< values and places

    struct Place
    {
        qsizetype position = 0; ///< in the source, in UTF-16
        qsizetype length = 0;
    };
    std::optional<select::ExtractorError> error;
    QByteArrayList values; ///< as they would stand in the column; the first of them
    qsizetype count = 0; ///< of all values
    QList<Place> places; ///< start tags, and texts of the source; the first of them
};

/// Takes some seconds at most. Any thread. `url`: the page's own; may be empty.
[[nodiscard]] ExtractorTrial tryExtractor(
    const select::Extractor &extractor, const QString &source, const QByteArray &url);

} // namespace argiope::engine
