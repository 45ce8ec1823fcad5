#pragma once

#include "core/base/result.h"
#include "core/net/fetcher.h"
#include "core/url/canonical.h"
#include "core/url/url.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace argiope::kept {

/// What web archives hold, whoever wrote them, as answers to requests: of each http(s) URL the last answer to GET. The
/// archives are read where they lie; what is damaged of them is left out. Some 80 bytes of memory an answer, and
/// three times as many while they are looked for. Any thread, once it was made.
class ArchiveAnswers
{
public:
    struct ReadOptions
    {
        std::function<bool()> canceled{}; ///< asked often
        std::function<void(qint64 done, qint64 all)> progress{}; ///< bytes of the files
    };
    /// Looks through the archives, packed or plain, one after the other. An error, in English, where one of them cannot
    /// be read or is no web archive, and where reading was canceled ("").
    [[nodiscard]] static base::Result<std::shared_ptr<const ArchiveAnswers>, QString> read(
        const QStringList &files, const ReadOptions &options);
    ~ArchiveAnswers();
    ArchiveAnswers(const ArchiveAnswers &) = delete;
    ArchiveAnswers &operator=(const ArchiveAnswers &) = delete;

    [[nodiscard]] bool holds(const url::Url &url) const;
    /// As a fetch from a server would have it, with when it came. What is not held is ProtocolError.
    [[nodiscard]] net::Reply fetch(const net::Request &request) const;

    [[nodiscard]] qsizetype size() const; ///< answers
    /// An answer by its number, in the order of the archives.
    struct Held
    {
        QByteArray url; ///< without fragment
        bool document = false; ///< HTML, or a redirect
        bool site = false; ///< robots.txt, or a sitemap that a crawl of ours has read: no URL of a crawl
    };
    /// Nothing where the archive cannot be read any more.
    [[nodiscard]] std::optional<Held> at(qsizetype number) const;
    /// Where the crawl began that wrote the archives, as far as they say so; else the first document. Empty where there
    /// is none.
    [[nodiscard]] const QList<QByteArray> &starts() const;
    /// Everything that is held lies on the hosts of starts().
    [[nodiscard]] bool onStartHosts() const;
    [[nodiscard]] qint64 troubles() const; ///< records, or places in the archives, that are of no use
    [[nodiscard]] const QByteArrayList &firstTroubles() const; ///< in words, with the file

private:
    struct Impl;
    class Scan;
    explicit ArchiveAnswers(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::kept
