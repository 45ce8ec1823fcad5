#pragma once

#include "core/store/reader.h"

#include <QByteArray>
#include <QList>

#include <atomic>
#include <functional>
#include <mutex>
#include <vector>

namespace argiope::models {

/// The project's URLs as a tree: hosts, folders, pages, queries; with counts of what is at and below each node. Kept in
/// memory (some 60 bytes a URL) because the project file has no index of URLs by text, and one would slow down every
/// crawl. A node's name is the piece of the URL that it adds, so that names from the top joined give the prefix of all
/// its URLs: "https://example.org/", "docs/", "search?", "q=1". Any thread; update() on one at a time.
class SiteTreeIndex
{
public:
    using Node = quint32;
    static constexpr Node Root = 0;
    /// Beyond it URLs are counted at their folder and get no node of their own: 150 MB.
    static constexpr size_t MostNodes = 2'000'000;

    struct Entry
    {
        Node node = Root;
        QByteArray name;
        qint64 urls = 0; ///< at and below the node, waiting ones included
        qint64 waiting = 0;
        qint64 errors = 0; ///< broken, failed, refused
        qint64 id = 0; ///< of the URL that ends here; 0: none does
        bool hasChildren = false;
        bool operator==(const Entry &) const = default;
    };
    struct Children
    {
        QList<Entry> entries; ///< folders first, then by name
        qint64 all = 0; ///< how many there are
    };

    explicit SiteTreeIndex(size_t mostNodes = MostNodes);

    /// Counts in what has come or changed. `full`: looks at every URL; else those before the first one that waited last
    /// time are taken as settled. `progress` gets the number of URLs looked at, on this thread. False where cancelled:
    /// what was counted until then is right, and the next call goes on.
    bool update(store::Reader &reader, bool full, const std::atomic<bool> &cancel,
        const std::function<void(qint64)> &progress = {});
    /// The first `most` children, and more until `through` is among them ("" for none in particular).
    [[nodiscard]] Children children(Node node, int most, const QByteArray &through = {}) const;
    /// What the URLs at and below the node begin with.
    [[nodiscard]] QByteArray prefix(Node node) const;
    [[nodiscard]] qint64 urls() const;
    /// True once MostNodes is reached. Never waits.
    [[nodiscard]] bool isFull() const { return m_full; }

    /// The order of children.
    [[nodiscard]] static bool less(const QByteArray &a, const QByteArray &b);

private:
    enum Kind : quint8 { Out, Waiting, Fine, Error };
    struct Data
    {
        Node parent = Root;
        Node firstChild = 0;
        Node nextSibling = 0;
        quint32 nameAt = 0;
        quint32 nameSize = 0;
        quint32 urls = 0;
        quint32 waiting = 0;
        quint32 errors = 0;
        quint32 id = 0;
    };
    [[nodiscard]] QByteArrayView nameOf(const Data &data) const;
    [[nodiscard]] static Kind kindOf(const store::UrlSketch &sketch);
    Node child(Node parent, QByteArrayView name); ///< Root where there is no room
    Node place(const QByteArray &url, qint64 id);
    void growTable();
    void set(qint64 id, Kind kind);
    void add(Node node, Kind kind, int by);

    const size_t m_mostNodes;
    mutable std::mutex m_mutex;
    std::vector<Data> m_nodes;
    std::vector<char> m_names;
    std::vector<Node> m_table; ///< nodes by parent and name; open addressing, Root: free
    std::vector<Node> m_nodeOf; ///< by URL id; Root: none
    std::vector<Kind> m_kindOf; ///< by URL id
    qint64 m_known = 0; ///< texts of URLs up to this id were read
    qint64 m_settled = 0; ///< no URL up to this id waits
    std::atomic<bool> m_full = false;
};

} // namespace argiope::models
