#pragma once

#include <QByteArrayList>
#include <QString>
#include <QTemporaryDir>

namespace argiope::uitest {

/// Keeps settings and projects of a test in a folder of its own, which goes with it. Make it before anything reads
/// settings.
class Isolated
{
public:
    Isolated();
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

/// A project of `count` URLs http://site.test/0 …: every tenth broken (404), every fifteenth redirected, every
/// twentieth refused (403), the last hundredth waiting, and `skipped` more kept out by an exclude rule. Page n is
/// linked from page n / 8. False where that fails.
[[nodiscard]] bool makeProject(const QString &path, int count, int skipped = 3);
/// Adds `count` finished URLs http://site.test/new/0 … to a project.
[[nodiscard]] bool growProject(const QString &path, int count);

/// The page of one URL came again, with another title.
[[nodiscard]] bool retitle(const QString &path, qint64 id, const QByteArray &title);

/// The lines of a file of text, without their ends; none where it cannot be read.
[[nodiscard]] QByteArrayList linesOf(const QString &path);

} // namespace argiope::uitest
