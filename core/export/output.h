#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QIODevice>
#include <QString>

namespace argiope::exporting {

/// Gathers output and gives it to a device in large pieces; remembers the first failure. Does not own the device.
class Output
{
public:
    explicit Output(QIODevice &device)
        : m_device(device)
    {
    }
    /// False once a piece could not be written.
    bool write(QByteArrayView bytes);
    [[nodiscard]] bool flush();
    [[nodiscard]] QString problem() const { return m_device.errorString(); }

private:
    QIODevice &m_device;
    QByteArray m_buffer;
    bool m_failed = false;
};

} // namespace argiope::exporting
