#pragma once

#include "core/base/hashtable.h"
#include "core/markup/tag.h"

#include <QByteArrayView>

#include <vector>

namespace argiope::html {

/// The ids of a page's elements, and which of them others name. A value; one thread.
class Identifiers
{
public:
    static constexpr size_t Most = 200'000; ///< of either; with more nothing is said of the page

    static constexpr size_t MostShown = 10; ///< of a result

    /// What an attribute may want its element to be.
    enum class Kind : quint8 { Any, Form, Datalist, Labelable };
    [[nodiscard]] static Kind kindOf(markup::Tag tag);
    /// Of an attribute that names one element (HTML Standard 4.10.17.3, 4.10.5.1.15, 4.10.4).
    [[nodiscard]] static Kind wantedBy(QByteArrayView attribute);

    /// `written` is a part of the document, which outlives this, `value` what it means. In the document's order.
    void add(QByteArrayView value, QByteArrayView written, Kind kind = Kind::Any, bool unique = true);
    /// An attribute names it, as one of the kind.
    void refer(QByteArrayView value, QByteArrayView written, Kind kind = Kind::Any);

    struct Result
    {
        int count = 0;
        std::vector<QByteArrayView> some; ///< the first of them, as written, in the order of the document
        void add(QByteArrayView written)
        {
            if (size_t(count++) < MostShown)
                some.push_back(written);
        }
    };
    /// Elements whose id an earlier one has.
    [[nodiscard]] Result repeated() const;
    /// Names of elements that are not there, or of none that has the kind.
    [[nodiscard]] Result missing() const;

private:
    struct Reference
    {
        quint64 hash = 0;
        const char *written = nullptr;
        quint32 length = 0;
        Kind kind = Kind::Any;
    };
    [[nodiscard]] bool isTooMany() const { return m_count > Most || m_references.size() > Most; }

    base::HashSet m_unique; ///< ids
    base::HashSet m_shared; ///< those that may have a twin, as they stand in what only some see
    base::HashSet m_kinds; ///< ids with their kinds, of elements that have one
    size_t m_count = 0; ///< of elements with an id
    Result m_repeated;
    std::vector<Reference> m_references;
};

} // namespace argiope::html
