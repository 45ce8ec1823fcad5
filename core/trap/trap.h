#pragma once

#include <QByteArray>
#include <QList>
#include <QSet>
#include <QString>

namespace argiope::trap {

/// A family of URLs that goes on without end and says nothing new (calendars, session numbers, return addresses …).
struct Trap
{
    QByteArray kind; ///< name(Kind), "calendar"; out of a project file also one that only a later version knows
    QByteArray pattern; ///< a URL with what varies replaced (Shape::pattern); of same_content: one of its URLs
    QList<QByteArray> examples; ///< URLs by which it was judged; at most MostExamples
    bool released = false; ///< crawled all the same
    int pages = 0; ///< by so many it was judged; 0: not known
    /// What its pages have in common, where their URLs do not say it: by that a later session knows them at once
    /// (SameContent, Chains). "": nothing.
    QByteArray proof{};

    /// Shape::id(): names it in settings (releasedTraps) and in the project's rules.
    [[nodiscard]] QByteArray id() const { return kind + ' ' + pattern; }
};

inline constexpr qsizetype MostExamples = 3;

/// "judged by 41 pages, such as http://h/a http://h/b": on what it rests, for logs and terminals.
[[nodiscard]] QByteArray evidenceOf(const Trap &trap);

/// So many URLs were kept out: whether this one is let in, to see whether it is a trap still. One is each time that
/// their number has doubled.
[[nodiscard]] constexpr bool isSampled(qint64 kept)
{
    constexpr qint64 first = 8;
    return kept >= first && (kept & (kept - 1)) == 0;
}

/// The URLs that one trap keeps out. Not thread-safe.
class KeptOut
{
public:
    /// Counts a URL, by its hash. True where it is one of those that are let in, which stay so.
    [[nodiscard]] bool isSample(quint64 url)
    {
        if (m_samples.contains(url))
            return true;
        const bool sample = isSampled(++m_urls);
        if (sample)
            m_samples.insert(url);
        return sample;
    }
    [[nodiscard]] qint64 count() const { return m_urls; } ///< but for samples that were asked for again
    void setCount(qint64 urls) { m_urls = urls; } ///< of an earlier session

private:
    qint64 m_urls = 0;
    QSet<quint64> m_samples; ///< of these, those that were let in
};

// A list of them as a project's meta "traps" has it (docs/FORMAT.md), in the order in which they were found.
[[nodiscard]] QByteArray toJson(const QList<Trap> &traps);
[[nodiscard]] QList<Trap> fromJson(const QByteArray &json);

} // namespace argiope::trap
