#include "core/store/liftlinks.h"

#include "core/store/linkcoding.h"
#include "core/store/linkforms.h"
#include "core/store/linkids.h"
#include "core/store/linkindex.h"
#include "core/store/pagecolumns.h"

#include <vector>

namespace argiope::store {

namespace {

/// Rows that are deleted at a time: what takes their place is written where they stood, so that the file hardly grows.
constexpr qint64 RowsADelete = 100'000;

/// Bytes of a row that is written at once, and not gathered with others.
constexpr qsizetype LongRow = 16 * 1024;

/// What a stranger wrote for an id becomes none.
qint64 idFromNumber(qint64 number)
{
    return number > 0 && number <= MaxPageId ? number : 0;
}

class LinkLift
{
public:
    explicit LinkLift(Connection &connection)
        : m_transaction(connection)
        , m_next(connection, QStringLiteral("SELECT id FROM links WHERE id >= ? ORDER BY id LIMIT 1"))
        , m_rows(connection,
              QStringLiteral("SELECT target, text_id, place, rule, kind, rel, followed FROM links "
                             "WHERE id BETWEEN ? AND ? ORDER BY id"))
        , m_drop(connection, QStringLiteral("DELETE FROM links WHERE id <= ?"))
        , m_insert(connection, m_transaction,
              QStringLiteral("INSERT INTO page_links (id, n, texts, forms, links) VALUES"), 5)
        , m_forms(connection, m_transaction)
        , m_index(connection, m_transaction)
        , m_path(connection.path())
    {
    }

    [[nodiscard]] std::optional<StoreError> run()
    {
        if (const auto error = m_index.load())
            return error;
        qint64 rows = 0;
        for (qint64 from = 0;;) {
            if (!runWith(m_next, {from}))
                return m_next.error();
            if (!m_next.next())
                break;
            const qint64 page = pageOfLink(m_next.number(0));
            m_next.finish();
            if (const auto error = lift(page))
                return error;
            rows += qint64(m_coded.size());
            if (rows >= RowsADelete || page == MaxPageId) {
                if (!runWith(m_drop, {lastLinkId(page)}))
                    return m_drop.error();
                rows = 0;
            }
            if (page == MaxPageId)
                break;
            from = firstLinkId(page + 1);
        }
        if (m_next.failed())
            return m_next.error();
        if (!m_insert.flush())
            return m_insert.error();
        return m_index.cut();
    }

private:
    bool runWith(Statement &statement, std::initializer_list<qint64> numbers)
    {
        m_values.setNumbers(numbers);
        return statement.run(m_values);
    }

    [[nodiscard]] std::optional<StoreError> lift(qint64 page)
    {
        m_coded.clear();
        if (!runWith(m_rows, {firstLinkId(page), lastLinkId(page)}))
            return m_rows.error();
        while (m_rows.next()) {
            const auto form = m_forms.id({intFromNumber(m_rows.number(2)), intFromNumber(m_rows.number(3)),
                int(quint8(m_rows.number(4))), int(quint16(m_rows.number(5))), m_rows.number(6) != 0});
            if (!form)
                return m_forms.error();
            m_coded.push_back({idFromNumber(m_rows.number(0)), idFromNumber(m_rows.number(1)), *form});
        }
        if (m_rows.failed())
            return m_rows.error();
        if (!m_packed.pack(m_coded))
            return StoreError{
                StoreError::Code::Damaged, m_path, QStringLiteral("the links of page %1 have no numbers").arg(page)};
        if (!m_insert.add(page, qint64(m_coded.size()), m_packed.texts(), m_packed.forms(), BulkText{m_packed.json()}))
            return m_insert.error();
        if (m_packed.json().size() > LongRow && !m_insert.flush())
            return m_insert.error();
        return m_index.add(page, m_coded);
    }

    Transaction m_transaction; ///< of which nothing is remembered: who lifts the file has begun one
    Statement m_next;
    Statement m_rows;
    Statement m_drop;
    BulkInsert m_insert;
    LinkFormIds m_forms;
    LinkIndex m_index;
    PackedValues m_values;
    PackedLinks m_packed;
    std::vector<CodedLink> m_coded;
    QString m_path;
};

} // namespace

base::Result<void, StoreError> liftLinks(Connection &connection)
{
    if (const auto error = LinkLift(connection).run())
        return base::Failure{*error};
    return {};
}

} // namespace argiope::store
