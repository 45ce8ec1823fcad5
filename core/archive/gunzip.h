#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <memory>

class QIODevice;

namespace argiope::archive {

/// The bytes of a file that is a row of gzip members (RFC 1952, 2.2), or plain, as they come, and where each member
/// begins. Takes constant memory. One thread; the device must outlive it and stands where reading begins.
class Gunzip
{
public:
    explicit Gunzip(QIODevice &device);
    ~Gunzip();
    Gunzip(const Gunzip &) = delete;
    Gunzip &operator=(const Gunzip &) = delete;

    /// The next bytes, at least one and at most `most`, valid until the next call; empty at the end of a member, at the
    /// end of the file, and where it failed.
    [[nodiscard]] QByteArrayView read(qsizetype most);
    /// What read() gave last was more than was wanted: so many bytes of it come again.
    void unread(qsizetype bytes);
    /// Behind the end of a member: goes on with the next. False at the end of the file, and where it failed.
    [[nodiscard]] bool nextMember();

    [[nodiscard]] bool packed() const; ///< false: the file is plain, one member as it were
    [[nodiscard]] qint64
    offset() const; ///< in the file, of what read() gives next; packed: behind the last member read
    [[nodiscard]] qint64 memberStart() const; ///< in the file
    [[nodiscard]] bool memberEnded() const;
    /// In words; "": nothing is wrong. A member that breaks off, or whose checksum is wrong, is.
    [[nodiscard]] const QByteArray &error() const;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace argiope::archive
