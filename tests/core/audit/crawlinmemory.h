#pragma once

#include "tests/core/audit/auditing.h"

#include <QList>

#include <deque>

namespace argiope::audit::testing {

/// URLs of a crawl without a project, with ids from 1 on, and links between them.
class CrawlInMemory
{
protected:
    qint64 put(store::UrlRecord record)
    {
        record.id = base::UrlId(qint64(m_records.size()) + 1);
        if (record.page.id != base::UrlId::None)
            record.page.id = record.id;
        m_records.push_back(std::move(record));
        return qint64(m_records.size());
    }

    std::deque<store::UrlRecord> m_records;
    QList<store::LinkNumbers> m_links;
};

} // namespace argiope::audit::testing
