#include "app/cli/progressline.h"

#include "app/cli/console.h"

#include <algorithm>

namespace argiope::cli {

ProgressLine::ProgressLine(QByteArray what)
    : m_what(std::move(what))
    , m_terminal(stderrIsTerminal())
{
}

void ProgressLine::show(qint64 done, qint64 all)
{
    const qint64 percent = all > 0 ? std::min<qint64>(100 * done / all, 100) : 0;
    draw(QByteArray::number(done) + " of " + QByteArray::number(std::max(all, done)) + ", "
        + QByteArray::number(percent) + " %");
}

void ProgressLine::show(qint64 done)
{
    draw(QByteArray::number(done));
}

void ProgressLine::draw(const QByteArray &figures)
{
    constexpr int often = 200; // ms
    if (!m_terminal || (m_since.isValid() && m_since.elapsed() < often))
        return;
    m_since.start();
    m_drawn = true;
    toStderr("\r\x1b[K" + m_what + ": " + figures);
}

void ProgressLine::wipe()
{
    if (m_drawn)
        toStderr("\r\x1b[K");
    m_drawn = false;
}

} // namespace argiope::cli
