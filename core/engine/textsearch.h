#pragma once

#include "core/base/result.h"
#include "core/search/searchquery.h"
#include "core/search/snippet.h"
#include "core/store/reader.h"
#include "core/store/searchindex.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace argiope::engine {

struct SearchFault
{
    enum class Code : quint8 {
        Query, ///< see `query`
        NoTexts, ///< the project keeps no text of any page
        Store, ///< see `store`
        Canceled,
    };
    Code code = Code::Store;
    search::SearchError query;
    store::StoreError store;
    [[nodiscard]] QString message() const; ///< one plain English line
};

/// A page that was found.
struct SearchHit
{
    store::UrlId id = store::UrlId::None;
    QByteArray url;
    QByteArray title;
    search::Snippet snippet; ///< of its text
};

struct SearchAnswer
{
    QList<SearchHit> hits; ///< the best first, as many as were asked for
    qint64 count = 0; ///< pages there are
};

/// Searches the text that a project keeps of its pages. One thread, with a reader of its own; also while the project is
/// being crawled.
class TextSearch
{
public:
    using Progress = std::function<void(const store::SearchIndex::Progress &)>;

    /// The reader must outlive it.
    [[nodiscard]] static base::Result<std::unique_ptr<TextSearch>, SearchFault> open(store::Reader &reader);

    /// Until then what was kept since the last time is not found. Seconds to minutes where there is much of it.
    [[nodiscard]] base::Result<void, SearchFault> update(
        const Progress &progress = {}, const std::atomic<bool> *cancel = nullptr);
    /// Hits that somebody who waits is told of before the others are read.
    static constexpr int FirstHits = 10;
    using First = std::function<void(const SearchAnswer &)>;
    /// `within`: only pages of these rows (their order, and its `only`, do not matter). `first` is given the first
    /// FirstHits of more, once.
    [[nodiscard]] base::Result<SearchAnswer, SearchFault> find(const QString &query, int most,
        const store::ListQuery *within = nullptr, const std::atomic<bool> *cancel = nullptr, const First &first = {});
    /// All pages that are found, ascending: for store::ListQuery::only.
    [[nodiscard]] base::Result<std::vector<qint64>, SearchFault> pages(
        const QString &query, const std::atomic<bool> *cancel = nullptr);

private:
    [[nodiscard]] base::Result<std::vector<qint64>, SearchFault> matching(
        const QByteArray &match, const std::atomic<bool> *cancel);
    TextSearch(store::Reader &reader, std::unique_ptr<store::SearchIndex> index)
        : m_reader(reader)
        , m_index(std::move(index))
    {
    }
    store::Reader &m_reader;
    std::unique_ptr<store::SearchIndex> m_index;
};

} // namespace argiope::engine
