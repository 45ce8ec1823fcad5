#pragma once

#include "core/settings/crawlsettings.h"
#include "core/store/kept.h"

#include <QByteArray>
#include <QString>

namespace argiope::engine {

/// The web archives beside a project: where they are, what they are called, which of them the project made itself, and
/// how far they are whole. Only reads. Any thread.
///
/// A copy of a project, too, has the names of the original's archives in its file. So the first record of an archive
/// says whose it is.
class OwnArchives
{
public:
    explicit OwnArchives(const QString &projectPath);

    /// NAME.warc.gz, NAME-00001.warc.gz and so on, up to `MostNames`.
    [[nodiscard]] QByteArray nameOf(int number) const;
    [[nodiscard]] QString pathOf(const QByteArray &name) const;
    [[nodiscard]] bool isOwn(const QByteArray &name) const; ///< it is there, and this project made it
    /// Where the last whole record within the archive's first `bytes` ends.
    [[nodiscard]] qint64 wholeUntil(const store::ArchiveFile &file, qint64 bytes) const;
    /// The record that an archive of this name begins with.
    [[nodiscard]] QByteArray firstRecord(const QByteArray &name, const settings::CrawlSettings &settings) const;

    static constexpr int MostNames = 100'000;

private:
    [[nodiscard]] QByteArray partOf() const; ///< the line of an archive's first record that says whose it is

    const QString m_folder;
    const QByteArray m_base; ///< of names
    const QByteArray m_project; ///< the name of its file
};

} // namespace argiope::engine
