#include "core/store/heldfile.h"

#include <QFile>

#include <memory>
#include <utility>

namespace argiope::store {

/// Here a lock belongs to what was opened, and closing something else takes nothing away.
struct HeldFile::File
{
    QFile file;
};

HeldFile::HeldFile(File *file)
    : m_file(file)
{
}

std::optional<HeldFile> HeldFile::open(const QString &path)
{
    auto file = std::make_unique<File>();
    file->file.setFileName(path);
    if (!file->file.open(QIODevice::ReadOnly))
        return std::nullopt;
    return HeldFile(file.release());
}

HeldFile::~HeldFile()
{
    release();
}

HeldFile::HeldFile(HeldFile &&other) noexcept
    : m_file(std::exchange(other.m_file, nullptr))
{
}

HeldFile &HeldFile::operator=(HeldFile &&other) noexcept
{
    if (this != &other) {
        release();
        m_file = std::exchange(other.m_file, nullptr);
    }
    return *this;
}

void HeldFile::release()
{
    delete std::exchange(m_file, nullptr);
}

std::optional<QByteArray> HeldFile::head(qsizetype bytes) const
{
    if (!m_file->file.seek(0))
        return std::nullopt;
    const QByteArray head = m_file->file.read(bytes);
    if (m_file->file.error() != QFileDevice::NoError)
        return std::nullopt;
    return head;
}

bool HeldFile::lock()
{
    return true;
}

void HeldFile::unlock() { }

} // namespace argiope::store
