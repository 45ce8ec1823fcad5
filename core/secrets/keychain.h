#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

namespace argiope::secrets {

/// The desktop's keychain: Secret Service or KWallet, macOS's Keychain, Windows' credential manager. The library behind
/// it belongs to the application's thread, so questions are asked there and waited for here. Any thread; the
/// application's own waits in an event loop.
class Keychain
{
public:
    enum class Result : quint8 {
        Done,
        NoEntry,
        Unavailable, ///< there is none, it is locked, or it did not answer within a minute
    };
    struct Answer
    {
        Result result = Result::Unavailable;
        QByteArray data; ///< of read()
        QString error; ///< in the keychain's words, where Unavailable
    };
    using Canceled = std::function<bool()>;

    [[nodiscard]] static Answer read(const QString &key, const Canceled &canceled);
    [[nodiscard]] static Answer write(const QString &key, const QByteArray &data, const Canceled &canceled);
    [[nodiscard]] static Answer remove(const QString &key, const Canceled &canceled);
};

} // namespace argiope::secrets
