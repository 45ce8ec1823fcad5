#pragma once

#include "core/base/result.h"
#include "core/engine/extractors.h"
#include "core/settings/crawlsettings.h"
#include "core/store/columns.h"
#include "core/store/packedtext.h"

#include <QByteArray>
#include <QList>

#include <utility>
#include <vector>

namespace argiope::engine {

/// What was made of a document by its tree, for the project.
struct ReadDocument
{
    QList<std::pair<int, store::Value>> values; ///< by the extractor's number; of those that found something
    store::PackedText text;
    QList<QByteArray> problems; ///< a line for the log each
    int relevance = -1; ///< percent; -1: the crawl has no topic, or it was no document

    [[nodiscard]] qsizetype weight() const; ///< a rough number of bytes
};

/// Makes of documents what a crawl otherwise has no tree for: the values that extractors cut out of them, and their
/// text. One thread.
class DocumentReader
{
public:
    static constexpr qsizetype MostValueBytes = 16 * 1024; ///< of one value; the rest of it is left out

    explicit DocumentReader(const settings::CrawlSettings &settings);

    [[nodiscard]] bool isWanted() const { return !m_extractions.empty() || m_text != settings::KeptText::None; }
    /// `body` is HTML as it came, `url` its own. Takes some seconds at most, whatever it is: what was not found by then
    /// is a problem.
    [[nodiscard]] ReadDocument read(const QByteArray &body, const QByteArray &contentType, const QByteArray &url) const;

private:
    struct Named
    {
        QByteArray name;
        facts::Kind kind;
        select::Extraction extraction;
    };
    void extract(select::Page &page, ReadDocument &read) const;
    void keepText(select::Page &page, ReadDocument &read) const;

    std::vector<Named> m_extractions;
    const settings::KeptText m_text;
};

} // namespace argiope::engine
