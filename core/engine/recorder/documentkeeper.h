#pragma once

#include "core/engine/documentreader.h"
#include "core/settings/crawlsettings.h"
#include "core/store/writer.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace argiope::engine {

/// Writes what was made of documents: values into the columns of the extractors, and texts. The recorder's thread,
/// inside a transaction; the writer outlives it.
class DocumentKeeper
{
public:
    /// Makes the columns that are missing; `relevance`: that of RelevanceColumn, too.
    DocumentKeeper(const settings::CrawlSettings &settings, store::Writer &writer, bool relevance);

    /// The name of a column that is there already and holds something else; "" where all is well.
    [[nodiscard]] const QByteArray &takenName() const { return m_taken; }
    /// In place of what was there before, where the page may have been read `before`.
    void keep(base::UrlId id, const ReadDocument &read, bool before);

private:
    store::Writer &m_writer;
    QList<store::UrlColumn> m_columns; ///< by the extractor's number
    std::optional<store::UrlColumn> m_relevance;
    QByteArray m_taken;
};

} // namespace argiope::engine
