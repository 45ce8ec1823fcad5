#pragma once

#include "core/url/url.h"

#include <QByteArray>
#include <QSet>

namespace argiope::exporting {

/// Names for the files of a mirror, by their URLs: "example.org/docs/page.html". Every file system takes them, also one
/// that knows no case, has names of its own (CON, NUL) or short paths: letters, digits and "-_.~" of ASCII only. What
/// they cannot say, and what would clash with another one, is told apart by a piece of a hash. One thread.
class MirrorNames
{
public:
    /// `contentType` decides on the suffix of documents and style sheets, by which programs know them without a server.
    [[nodiscard]] QByteArray nameFor(const url::Url &url, const QByteArray &contentType);

    static constexpr qsizetype LongestPart = 80; ///< of a path
    static constexpr qsizetype LongestName = 180; ///< with its folders

private:
    [[nodiscard]] bool isFree(const QByteArray &name) const;
    void take(const QByteArray &name);

    QSet<QByteArray> m_files; ///< in small letters
    QSet<QByteArray> m_folders;
};

/// The way from one file of a mirror to another, as a link has it.
[[nodiscard]] QByteArray relativeName(const QByteArray &from, const QByteArray &to);

} // namespace argiope::exporting
