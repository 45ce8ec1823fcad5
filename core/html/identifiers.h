#pragma once

#include <QByteArrayView>

#include <vector>

namespace argiope::html {

/// The ids of a page's elements, and which of them others name. A value; one thread.
class Identifiers
{
public:
    static constexpr size_t Most = 200'000; ///< of either; with more nothing is said of the page

    /// `written` is a part of the document, which outlives this, `value` what it means.
    void add(QByteArrayView value, QByteArrayView written, bool unique = true);
    /// An attribute names it.
    void refer(QByteArrayView value, QByteArrayView written);

    struct Result
    {
        int count = 0;
        QByteArrayView first; ///< as written, in the order of the document
    };
    /// Elements whose id an earlier one has.
    [[nodiscard]] Result repeated();
    /// Names of elements that are not there.
    [[nodiscard]] Result missing();

private:
    struct Entry
    {
        quint64 hash = 0;
        const char *written = nullptr;
        quint32 length = 0;
        bool unique = true; ///< false: it may have a twin, as it stands in what only some see
    };
    [[nodiscard]] bool isTooMany() const { return m_ids.size() > Most || m_references.size() > Most; }
    void sort();

    std::vector<Entry> m_ids;
    std::vector<Entry> m_references;
    bool m_sorted = false;
};

} // namespace argiope::html
