#pragma once

#include "core/base/result.h"
#include "core/store/types.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace argiope::store {

class Reader;

/// What a project's texts are searched by: a full-text index (FTS5) in a file beside the project, PROJECT.search. It is
/// made of the texts that the project keeps and can be made again at any time, so nobody misses it. It has no copy of
/// them. One thread; several programs may have it open.
class SearchIndex
{
public:
    struct Progress
    {
        qint64 done = 0; ///< texts
        qint64 all = 0;
    };
    struct Hits
    {
        std::vector<UrlId> best; ///< up to as many as were asked for, the best first
        qint64 count = 0; ///< how many pages there are
    };
    /// Beyond so many pages only those are sorted by how well they fit that have it in their title or headings.
    static constexpr qint64 MostRanked = 20'000;

    /// Makes the file where there is none. Io with a plain detail where the database cannot do it (FTS5); NotAProject
    /// where a file of that name is something else.
    [[nodiscard]] static base::Result<std::unique_ptr<SearchIndex>, StoreError> open(
        const QString &project, quint64 keySeed);
    ~SearchIndex();
    SearchIndex(const SearchIndex &) = delete;
    SearchIndex &operator=(const SearchIndex &) = delete;

    [[nodiscard]] QString path() const;
    /// Takes in what the project has kept since the last time, also while it is being crawled. What was taken in stays
    /// where it is canceled (Canceled).
    [[nodiscard]] base::Result<void, StoreError> update(Reader &reader,
        const std::function<void(const Progress &)> &progress = {}, const std::atomic<bool> *cancel = nullptr);

    /// `match` is in FTS5's language: see search::SearchQuery.
    [[nodiscard]] base::Result<Hits, StoreError> find(
        const QByteArray &match, int most, const std::atomic<bool> *cancel = nullptr);
    /// All pages, ascending.
    [[nodiscard]] base::Result<std::vector<qint64>, StoreError> pages(
        const QByteArray &match, const std::atomic<bool> *cancel = nullptr);

private:
    struct Impl;
    explicit SearchIndex(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::store
