#include "core/engine/recorder/documentkeeper.h"

#include "core/engine/topicmaking.h"
#include "core/store/pagetexts.h"

namespace argiope::engine {

DocumentKeeper::DocumentKeeper(const settings::CrawlSettings &settings, store::Writer &writer, bool relevance)
    : m_writer(writer)
{
    const auto extractors = extractorsOf(settings);
    if (!extractors)
        return; // as DocumentReader
    for (const select::Extractor &one : *extractors) {
        const auto column = m_writer.ownColumn(columnName(one), columnKind(one));
        if (!column) {
            m_taken = columnName(one);
            return;
        }
        m_columns.append(*column);
    }
    if (!relevance)
        return;
    m_relevance = m_writer.ownColumn(RelevanceColumn, facts::Kind::Count);
    if (!m_relevance || m_columns.contains(*m_relevance))
        m_taken = RelevanceColumn;
}

void DocumentKeeper::keep(base::UrlId id, const ReadDocument &read, bool before)
{
    if (before) {
        for (const store::UrlColumn column : std::as_const(m_columns))
            m_writer.setOwnValue(id, column, {});
        m_writer.kept().texts().drop(id);
        if (m_relevance)
            m_writer.setOwnValue(id, *m_relevance, {});
    }
    if (m_relevance && read.relevance >= 0)
        m_writer.setOwnValue(id, *m_relevance, qint64(read.relevance));
    for (const auto &[number, value] : read.values) {
        if (number < m_columns.size())
            m_writer.setOwnValue(id, m_columns[number], value);
    }
    if (!read.text.packed.isEmpty())
        m_writer.kept().texts().set(id, read.text);
}

} // namespace argiope::engine
