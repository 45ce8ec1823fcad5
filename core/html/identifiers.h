#pragma once

#include "core/base/hashtable.h"

#include <QByteArrayView>

#include <vector>

namespace argiope::html {

/// The ids of a page's elements, and which of them others name. A value; one thread.
class Identifiers
{
public:
    static constexpr size_t Most = 200'000; ///< of either; with more nothing is said of the page

    /// `written` is a part of the document, which outlives this, `value` what it means. In the document's order.
    void add(QByteArrayView value, QByteArrayView written, bool unique = true);
    /// An attribute names it.
    void refer(QByteArrayView value, QByteArrayView written);

    struct Result
    {
        int count = 0;
        QByteArrayView first; ///< as written, in the order of the document
    };
    /// Elements whose id an earlier one has.
    [[nodiscard]] Result repeated() const;
    /// Names of elements that are not there.
    [[nodiscard]] Result missing() const;

private:
    struct Reference
    {
        quint64 hash = 0;
        const char *written = nullptr;
        quint32 length = 0;
    };
    [[nodiscard]] bool isTooMany() const { return m_count > Most || m_references.size() > Most; }

    base::HashSet m_unique; ///< ids
    base::HashSet m_shared; ///< those that may have a twin, as they stand in what only some see
    size_t m_count = 0; ///< of elements with an id
    Result m_repeated;
    std::vector<Reference> m_references;
};

} // namespace argiope::html
