#pragma once

#include "core/net/headreader.h"

namespace argiope::net {

/// Finds a body in the bytes of a connection (RFC 9112, 6 and 7). Pure.
class BodyReader
{
public:
    explicit BodyReader(const Framing &framing = {});

    enum class State : quint8 {
        More, ///< feed the rest
        Piece, ///< piece() is the next bytes of the body; feed the rest
        Done, ///< the body is complete; what was not used belongs to nobody
        Failed, ///< error()
    };
    /// Takes bytes until there is something to say; `used` says how many. `data` must live as long as piece() is used.
    State feed(QByteArrayView data, qsizetype &used);
    [[nodiscard]] QByteArrayView piece() const { return m_piece; }
    /// The connection has ended. Done where that ends the body.
    State end();
    [[nodiscard]] bool done() const { return m_part == Part::Done; }
    [[nodiscard]] const QByteArray &error() const { return m_error; }

private:
    enum class Part : quint8 { Plain, Size, Data, AfterData, Trailer, Done };
    State fail(const QByteArray &error);
    State takeLine();

    Framing m_framing;
    Part m_part = Part::Plain;
    qint64 m_left = 0; ///< of the body or the chunk
    qint64 m_got = 0;
    QByteArray m_line;
    qsizetype m_trailerBytes = 0;
    QByteArrayView m_piece;
    QByteArray m_error;
};

} // namespace argiope::net
