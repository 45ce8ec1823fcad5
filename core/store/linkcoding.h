#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <span>
#include <vector>

namespace argiope::store {

/// A link as the row of its page holds it.
struct CodedLink
{
    qint64 target = 0; ///< id of `urls`
    qint64 text = 0; ///< id of `texts`, or 0
    qint64 form = 0; ///< id of `link_forms`

    bool operator==(const CodedLink &) const = default;
};

/// The id of the text that belongs to a target: the first one that it was linked with, where that was new then. Texts
/// that belong to none have odd ones, but for those of files of before, which have any.
[[nodiscard]] constexpr qint64 ownTextId(qint64 target)
{
    return target * 2;
}

/// The links of a page as its row of `page_links` has them: a JSON array in document order. Any database that knows
/// JSON takes it apart. By `texts`, whichever takes the fewest bytes:
/// - above 0: an integer a link, `(target * texts + text) * forms + form`;
/// - OwnTexts: an integer where the link has no text, or its target's own one, `(target * 2 + own) * forms + form`;
///   where it has another one a pair of that (own is 0) and the text;
/// - 0: a pair a link, of `target * forms + form` and the text, where others do not fit into 63 bits.
/// A value; what it holds is kept for the next page, so that a link costs no allocation.
class PackedLinks
{
public:
    /// False where a number is negative, or a target and a form are too large together even so.
    [[nodiscard]] bool pack(std::span<const CodedLink> links);

    static constexpr qint64 OwnTexts = -1;

    [[nodiscard]] qint64 texts() const { return m_texts; }
    [[nodiscard]] qint64 forms() const { return m_forms; }
    [[nodiscard]] const QByteArray &json() const { return m_json; }

private:
    void put(qint64 number);
    void put(const CodedLink &link);

    qint64 m_texts = 1;
    qint64 m_forms = 1;
    QByteArray m_json;
    char *m_at = nullptr; ///< while it packs
};

/// Goes through the links of such a row, which may hold anything: from what was not written by PackedLinks on there is
/// no next one. The JSON must outlive it.
class LinkCursor
{
public:
    LinkCursor(QByteArrayView json, qint64 texts, qint64 forms);

    [[nodiscard]] bool next(); ///< false at the end, too
    [[nodiscard]] bool failed() const { return m_failed; }

    // Of the link that next() came to.
    [[nodiscard]] qint64 position() const { return m_position; }
    [[nodiscard]] qint64 target() const { return m_first / m_perTarget; }
    [[nodiscard]] qint64 text() const
    {
        if (m_texts > 0)
            return m_first / m_forms % m_texts;
        return m_isPair ? m_second : m_first / m_forms % 2 * ownTextId(target());
    }
    [[nodiscard]] qint64 form() const { return m_first % m_forms; }
    [[nodiscard]] CodedLink link() const { return {target(), text(), form()}; }
    /// As target() == `id`, without dividing.
    [[nodiscard]] bool leadsTo(qint64 id) const;

private:
    [[nodiscard]] bool number(qint64 &number);
    [[nodiscard]] bool take(char c);
    bool fail();

    const char *m_at;
    const char *const m_end;
    const qint64 m_texts;
    const qint64 m_forms;
    qint64 m_perTarget = 1; ///< numbers that belong to one target
    qint64 m_position = -1;
    qint64 m_first = 0;
    qint64 m_second = 0;
    bool m_isPair = false; ///< what the link is written as
    bool m_failed = false;
    bool m_ended = false;
};

} // namespace argiope::store
