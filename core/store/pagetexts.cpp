#include "core/store/pagetexts.h"

#include "core/store/reader_p.h"
#include "core/store/writesession.h"

namespace argiope::store {

namespace {

const QString TextRowSql = QStringLiteral("SELECT t.id, t.page, u.url, p.title, t.bytes, t.text FROM page_texts t "
                                          "JOIN urls u ON u.id = t.page LEFT JOIN pages p ON p.id = t.page WHERE ");

std::optional<KeptPageText> textFromRow(const Statement &row)
{
    auto text = unpackText(row.blob(5), row.number(4));
    if (!text)
        return std::nullopt;
    return KeptPageText{row.number(0), UrlId(row.number(1)), row.text(2), row.text(3), std::move(*text)};
}

} // namespace

struct PageTexts::Impl
{
    explicit Impl(WriteSession &writeSession)
        : session(writeSession)
        , set(session.connection(), QStringLiteral("INSERT INTO page_texts (page, bytes, text) VALUES (?, ?, ?)"))
        , drop(session.connection(), QStringLiteral("DELETE FROM page_texts WHERE page = ?"))
    {
    }
    WriteSession &session;
    Statement set;
    Statement drop;
};

PageTexts::PageTexts(WriteSession &session)
    : m_impl(std::make_unique<Impl>(session))
{
}

PageTexts::~PageTexts() = default;

void PageTexts::set(UrlId id, const PackedText &text)
{
    drop(id);
    m_impl->session.run(m_impl->set, {qlonglong(base::raw(id)), qlonglong(text.bytes), blobValue(text.packed)});
}

void PageTexts::drop(UrlId id)
{
    m_impl->session.run(m_impl->drop, {qlonglong(base::raw(id))});
}

PageTextReader::Sums PageTextReader::sums()
{
    Reader::Impl &d = *m_reader.m_impl;
    const Reader::Impl::Moment moment(d);
    Sums sums;
    d.each(QStringLiteral("SELECT (SELECT COUNT(*) FROM page_texts), (SELECT MAX(id) FROM page_texts)"), {},
        [&sums](const Statement &row) {
            sums = {row.number(0), row.number(1, 0)};
            return false;
        });
    return sums;
}

qint64 PageTextReader::countUpTo(qint64 row)
{
    Reader::Impl &d = *m_reader.m_impl;
    const Reader::Impl::Moment moment(d);
    qint64 texts = 0;
    // By those behind it, of which an index that is up to date has none: all are counted in the index of pages, while
    // those before a row are counted past their texts.
    d.each(QStringLiteral("SELECT (SELECT COUNT(*) FROM page_texts) - (SELECT COUNT(*) FROM page_texts WHERE id > ?)"),
        {qlonglong(row)}, [&texts](const Statement &found) {
            texts = found.number(0);
            return false;
        });
    return texts;
}

QSet<qint64> PageTextReader::rows()
{
    Reader::Impl &d = *m_reader.m_impl;
    const Reader::Impl::Moment moment(d);
    QSet<qint64> rows;
    d.each(QStringLiteral("SELECT id FROM page_texts"), {}, [&rows](const Statement &found) {
        rows.insert(found.number(0));
        return true;
    });
    return rows;
}

std::optional<KeptPageText> PageTextReader::of(UrlId id)
{
    Reader::Impl &d = *m_reader.m_impl;
    const Reader::Impl::Moment moment(d);
    std::optional<KeptPageText> text;
    d.each(QString(TextRowSql % QStringLiteral("t.page = ?")), {qlonglong(base::raw(id))},
        [&d, &text](const Statement &row) {
            text = textFromRow(row);
            if (!text)
                d.fail({StoreError::Code::Damaged, d.connection->path(), QStringLiteral("a page's text")});
            return false;
        });
    return text;
}

void PageTextReader::forEach(qint64 row, const std::function<bool(const KeptPageText &)> &visit)
{
    Reader::Impl &d = *m_reader.m_impl;
    const Reader::Impl::Moment moment(d);
    d.each(QString(TextRowSql % QStringLiteral("t.id > ? ORDER BY t.id")), {qlonglong(row)},
        [&d, &visit](const Statement &found) {
            const auto text = textFromRow(found);
            if (!text)
                d.fail({StoreError::Code::Damaged, d.connection->path(), QStringLiteral("a page's text")});
            return text && visit(*text);
        });
}

} // namespace argiope::store
