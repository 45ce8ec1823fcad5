#pragma once

#include "core/audit/audit.h"

#include <QByteArray>
#include <QHash>
#include <QList>

#include <functional>
#include <vector>

namespace argiope::audit {

/// A finding that is about no URL of the project, but a file beside it (robots.txt, a sitemap).
struct FileFinding
{
    QByteArray url;
    int count = 0;
    QByteArray evidence;
    bool ignored = false;
    QByteArrayList more{}; ///< what further instances say
};

/// Where one check was found, in little memory: a bit for each URL up to the last one, 8 bytes for each finding with
/// more than one instance, 8 for each instance that another URL shows (a million of the further ones at most), 4 for
/// each that is ignored, 4 for each where pages are alike, and the words of those that the whole crawl decides. Fill
/// it, then finish(). A value.
class CheckFindings
{
public:
    void take(const Finding &finding); ///< one that is State::Found
    void finish();

    [[nodiscard]] bool isEmpty() const { return m_size == 0 && m_files.isEmpty(); }
    /// What counts: findings that are not ignored, those of files included.
    [[nodiscard]] qint64 pages() const;
    [[nodiscard]] qint64 instances() const { return m_instances - m_ignoredInstances; }
    [[nodiscard]] qint64 ignored() const; ///< findings
    /// Somebody has said so of other URLs than before; ids ascend. Files are asked about themselves.
    void setIgnored(std::vector<quint32> pages, const std::function<bool(const FileFinding &)> &file);

    [[nodiscard]] qint64 size() const { return m_size; } ///< URLs, ignored or not
    /// Of URLs, ignored or not.
    [[nodiscard]] bool has(base::UrlId page) const;
    [[nodiscard]] bool isIgnored(base::UrlId page) const;
    [[nodiscard]] int count(base::UrlId page) const; ///< instances there
    [[nodiscard]] base::UrlId other(base::UrlId page) const; ///< the URL that is the evidence; None where there is none
    /// URLs that are the evidence of further instances: not all where they are many.
    [[nodiscard]] std::vector<base::UrlId> moreOthers(base::UrlId page) const;
    [[nodiscard]] QByteArray evidence(base::UrlId page) const; ///< only of what took the whole crawl
    [[nodiscard]] QByteArrayList moreEvidence(base::UrlId page) const; ///< of further instances, likewise
    [[nodiscard]] const QList<FileFinding> &files() const { return m_files; }
    /// Sets the bit of each URL that counts.
    void addTo(std::vector<quint64> &bits) const;
    enum class Which : quint8 { All, Counted, Ignored };
    [[nodiscard]] std::vector<qint64> ids(Which which = Which::All) const; ///< ascending
    /// The same ids as people want to see them: in the order in which the crawl met them, and pages that are alike,
    /// such as those of one title, behind the first of them.
    [[nodiscard]] std::vector<qint64> idsInShownOrder(Which which = Which::All) const;

private:
    static constexpr size_t MostOthers = 1'000'000; ///< of further instances: memory has an end
    struct Number
    {
        quint32 page = 0;
        quint32 number = 0;
        bool operator<(const Number &other) const { return page < other.page; }
    };
    struct Text
    {
        qint64 begin = 0; ///< in m_texts
        quint32 bytes = 0;
        quint32 page = 0;
    };
    void countIgnored();
    void putAlikeTogether();
    [[nodiscard]] base::UrlId firstOfAlike(base::UrlId page) const; ///< None where none is like it
    [[nodiscard]] static quint32 numberOf(const std::vector<Number> &numbers, base::UrlId page);

    std::vector<quint64> m_bits;
    qint64 m_size = 0; ///< URLs
    qint64 m_instances = 0; ///< on all of them, and in files
    qint64 m_ignoredInstances = 0;
    std::vector<Number> m_counts; ///< where not 1
    std::vector<Number> m_others;
    std::vector<Number> m_moreOthers; ///< several of a page
    std::vector<quint32> m_shown; ///< all, in the order in which they are shown; empty where that is theirs
    std::vector<quint32> m_ignored;
    std::vector<Text> m_evidence;
    QByteArray m_texts; ///< of the evidence, one behind the other: a million small ones would take four times as much
    QHash<quint32, QByteArrayList> m_moreEvidence;
    QList<FileFinding> m_files;
};

} // namespace argiope::audit
