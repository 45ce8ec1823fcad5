#pragma once

#include <QByteArray>
#include <QElapsedTimer>

namespace argiope::cli {

/// How far a command is, on a line of stderr that is drawn over and over, a few times a second; nothing where stderr is
/// no terminal. Any one thread at a time. Gone with its owner, or before something else is written.
class ProgressLine
{
public:
    /// `what` is done, in a word or two: "comparing".
    explicit ProgressLine(QByteArray what);
    ~ProgressLine() { wipe(); }
    Q_DISABLE_COPY_MOVE(ProgressLine)

    void show(qint64 done, qint64 all);
    void show(qint64 done);
    void wipe();

private:
    void draw(const QByteArray &figures);

    const QByteArray m_what;
    const bool m_terminal;
    bool m_drawn = false;
    QElapsedTimer m_since; ///< the last time
};

} // namespace argiope::cli
