#include "app/cli/target.h"

namespace argiope::cli {

bool Target::open(const QString &path)
{
    if (path == u"-")
        return true;
    m_file = std::make_unique<exporting::FileTarget>(path);
    return m_file->open();
}

void Target::put(QByteArrayView bytes)
{
    if (m_file)
        m_failed = m_failed || m_file->device().write(bytes.data(), bytes.size()) != bytes.size();
    else
        m_out.put(bytes);
}

bool Target::commit()
{
    return !m_file || (!m_failed && m_file->commit());
}

} // namespace argiope::cli
