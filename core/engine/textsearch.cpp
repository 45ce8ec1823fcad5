#include "core/engine/textsearch.h"

#include "core/store/pagetexts.h"

#include <QSet>

#include <algorithm>

namespace argiope::engine {

namespace {

using SearchFailure = base::Failure<SearchFault>;

SearchFailure storeFault(const store::StoreError &error)
{
    const bool canceled = error.code == store::StoreError::Code::Canceled;
    return {SearchFault{canceled ? SearchFault::Code::Canceled : SearchFault::Code::Store, {}, error}};
}

bool isCanceled(const std::atomic<bool> *cancel)
{
    return cancel && cancel->load(std::memory_order_relaxed);
}

} // namespace

QString SearchFault::message() const
{
    switch (code) {
    case Code::Query:
        return query.message();
    case Code::NoTexts:
        return QStringLiteral("the project stores no page text (crawl with --text main or --text plain)");
    case Code::Store:
        return store.message();
    case Code::Canceled:
        return QStringLiteral("canceled");
    }
    Q_UNREACHABLE();
}

base::Result<std::unique_ptr<TextSearch>, SearchFault> TextSearch::open(store::Reader &reader)
{
    const qint64 texts = store::PageTextReader(reader).sums().pages;
    if (const auto error = reader.error())
        return storeFault(*error);
    if (texts == 0)
        return SearchFailure{SearchFault{SearchFault::Code::NoTexts, {}, {}}};
    auto index = store::SearchIndex::open(reader.path(), reader.keySeed());
    if (!index)
        return storeFault(index.error());
    return std::unique_ptr<TextSearch>(new TextSearch(reader, std::move(*index)));
}

base::Result<void, SearchFault> TextSearch::update(const Progress &progress, const std::atomic<bool> *cancel)
{
    if (const auto done = m_index->update(m_reader, progress, cancel); !done)
        return storeFault(done.error());
    return {};
}

base::Result<std::vector<qint64>, SearchFault> TextSearch::pages(const QString &query, const std::atomic<bool> *cancel)
{
    const auto parsed = search::SearchQuery::parse(query);
    if (!parsed)
        return SearchFailure{SearchFault{SearchFault::Code::Query, parsed.error(), {}}};
    return matching(parsed->match, cancel);
}

base::Result<std::vector<qint64>, SearchFault> TextSearch::matching(
    const QByteArray &match, const std::atomic<bool> *cancel)
{
    auto ids = m_index->pages(match, cancel);
    if (isCanceled(cancel))
        return SearchFailure{SearchFault{SearchFault::Code::Canceled, {}, {}}};
    if (!ids)
        return storeFault(ids.error());
    return std::move(*ids);
}

base::Result<SearchAnswer, SearchFault> TextSearch::find(
    const QString &query, int most, const store::ListQuery *within, const std::atomic<bool> *cancel, const First &first)
{
    const auto parsed = search::SearchQuery::parse(query);
    if (!parsed)
        return SearchFailure{SearchFault{SearchFault::Code::Query, parsed.error(), {}}};
    std::optional<QSet<qint64>> allowed;
    if (within) {
        auto found = std::make_shared<store::ChosenIds>();
        auto ids = matching(parsed->match, cancel);
        if (!ids)
            return base::Failure{ids.error()};
        found->ids = std::move(*ids);
        store::ListQuery rows = *within;
        rows.only = found;
        rows.sort.reset();
        const QList<qint64> list = m_reader.ids(rows, 0, cancel);
        if (const auto error = m_reader.error())
            return storeFault(*error);
        allowed.emplace(list.begin(), list.end());
    }
    const auto hits = m_index->find(parsed->match, allowed ? std::numeric_limits<int>::max() : most, cancel);
    if (isCanceled(cancel))
        return SearchFailure{SearchFault{SearchFault::Code::Canceled, {}, {}}};
    if (!hits)
        return storeFault(hits.error());

    SearchAnswer answer;
    answer.count = allowed ? allowed->size() : hits->count;
    store::PageTextReader texts(m_reader);
    for (const store::UrlId id : hits->best) {
        if (answer.hits.size() >= most)
            break;
        if (isCanceled(cancel))
            return SearchFailure{SearchFault{SearchFault::Code::Canceled, {}, {}}};
        if (allowed && !allowed->contains(base::raw(id)))
            continue;
        const auto text = texts.of(id);
        if (const auto error = m_reader.error())
            return storeFault(*error);
        if (!text)
            continue; // it went meanwhile
        if (first && answer.hits.size() == FirstHits)
            first(answer);
        answer.hits.append(
            {id, text->url, text->title, search::snippetOf(QString::fromUtf8(text->text.text), parsed->phrases)});
    }
    return answer;
}

} // namespace argiope::engine
