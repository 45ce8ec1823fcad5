#pragma once

#include "core/archive/warcfile.h"
#include "core/engine/keptanswer.h"
#include "core/engine/recorder/ownarchives.h"
#include "core/store/writer.h"

#include <functional>
#include <optional>

namespace argiope::engine {

/// Writes answers to the web archives beside the project, and where they are to its file. The bytes are in the archive
/// before the row that names them can be committed; what an archive has behind the last committed row is cut away when
/// it is opened again. The recorder's thread, inside a transaction.
///
/// A project appends to, and cuts, no archives but those of its own name: a copy of a project reads those of the
/// original, and begins its own.
class ArchiveKeeper
{
public:
    struct Needs
    {
        /// Asked when the disk is full: true, after a while, tries again.
        std::function<bool()> waitForRoom;
        /// An archive is not to grow beyond so many bytes: a disk that is full as far as we are concerned. 0: no limit.
        std::function<qint64()> limit;
        std::function<void(const QByteArray &warning)> warn;
    };
    ArchiveKeeper(const settings::CrawlSettings &settings, store::Writer &writer, Needs needs);

    /// Finds what earlier sessions kept, cuts what was not committed, and begins an archive where one is wanted.
    /// `cutOff`: the last session did not end, so what a power cut may have taken is looked at. True where answers that
    /// were kept are lost.
    [[nodiscard]] bool open(bool cutOff);
    /// The answer of a visit, whose record has its URL's id.
    void keep(const store::PageRecord &record, const PackedAnswer &answer);
    /// One that is no URL of the crawl's.
    void keepAside(const AsideAnswer &answer);
    void keepAside(const QList<AsideAnswer> &answers);
    /// Before each commit: how far the archives go, and another one where this one is long enough.
    void beforeCommit();
    void settle(); ///< the crawl pauses or ends: what is written shall outlast a power cut

    [[nodiscard]] bool failed() const { return m_error.has_value(); }
    [[nodiscard]] const std::optional<store::StoreError> &error() const { return m_error; }

private:
    [[nodiscard]] bool append(QByteArrayView bytes);
    bool reopen(store::ArchiveFile &file, bool cutOff);
    void begin();
    void sync();
    void fail(const archive::WarcFileError &error);
    /// Refers to an answer that is kept: of this URL, of then, with this digest.
    [[nodiscard]] QByteArray revisit(
        const PackedAnswer &answer, const store::KeptTable::Found &original, const char *profile) const;

    const settings::CrawlSettings &m_settings;
    store::Writer &m_writer;
    const Needs m_needs;
    const OwnArchives m_archives;
    archive::WarcFile m_file;
    store::ArchiveFile m_current; ///< that m_file is
    qint64 m_written = 0; ///< of it, as the project's file has it
    int m_next = 0; ///< the number of the next archive's name
    std::optional<store::StoreError> m_error;
};

} // namespace argiope::engine
