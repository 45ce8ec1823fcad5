#include "core/export/output.h"

namespace argiope::exporting {

namespace {
constexpr qsizetype PieceBytes = 64 * 1024;
} // namespace

bool Output::write(QByteArrayView bytes)
{
    m_buffer += bytes;
    return m_buffer.size() < PieceBytes ? !m_failed : flush();
}

bool Output::flush()
{
    if (!m_failed && !m_buffer.isEmpty())
        m_failed = m_device.write(m_buffer) != m_buffer.size();
    m_buffer.clear();
    return !m_failed;
}

} // namespace argiope::exporting
