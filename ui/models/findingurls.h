#pragma once

#include "core/store/reader.h"

#include <QList>

#include <atomic>
#include <vector>

namespace argiope::models {

/// Calls `visit(id, url)` for each of the URLs that is still there, some at a time, until it is canceled. On the
/// reader's thread.
template <class Visit>
void eachFindingUrl(store::Reader &reader, const std::vector<qint64> &ids, const std::atomic<bool> &cancel, Visit visit)
{
    constexpr size_t UrlsPerLook = 500;
    for (size_t at = 0; at < ids.size() && !cancel; at += UrlsPerLook) {
        const QList<qint64> some(
            ids.begin() + qsizetype(at), ids.begin() + qsizetype(qMin(at + UrlsPerLook, ids.size())));
        const QList<store::UrlRow> rows = reader.rows(some, {store::UrlColumn::Url});
        for (const store::UrlRow &row : rows) {
            if (const auto *url = row.values.isEmpty() ? nullptr : std::get_if<QByteArray>(&row.values.constFirst()))
                visit(base::raw(row.id), *url);
        }
    }
}

} // namespace argiope::models
