#pragma once

#include "core/store/packedtext.h"
#include "core/store/types.h"

#include <QSet>

#include <functional>
#include <memory>
#include <optional>

namespace argiope::store {

class Reader;
class WriteSession;

/// Table `page_texts` as the writer has it. Inside its transaction, by its rules for errors.
class PageTexts
{
public:
    explicit PageTexts(WriteSession &session);
    ~PageTexts();
    PageTexts(const PageTexts &) = delete;
    PageTexts &operator=(const PageTexts &) = delete;

    /// In place of what was there, with another row id: who follows the table sees that it changed.
    void set(UrlId id, const PackedText &text);
    void drop(UrlId id);

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// A text that a project keeps.
struct KeptPageText
{
    qint64 row = 0; ///< greater than that of all texts that were kept before it
    UrlId id = UrlId::None;
    QByteArray url;
    QByteArray title;
    PageText text;
};

/// The same for who reads. The reader must outlive it; same thread, same rules for errors.
class PageTextReader
{
public:
    explicit PageTextReader(Reader &reader)
        : m_reader(reader)
    {
    }

    struct Sums
    {
        qint64 pages = 0;
        qint64 lastRow = 0; ///< 0 where there is none
    };
    [[nodiscard]] Sums sums();
    [[nodiscard]] qint64 countUpTo(qint64 row); ///< texts that stand in this row, or before it
    [[nodiscard]] QSet<qint64> rows(); ///< all of them
    [[nodiscard]] std::optional<KeptPageText> of(UrlId id);
    /// The texts behind `row` in the order of their rows, until `visit` returns false. One that cannot be unpacked is
    /// an error of the reader (Damaged).
    void forEach(qint64 row, const std::function<bool(const KeptPageText &)> &visit);

private:
    Reader &m_reader;
};

} // namespace argiope::store
