#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

namespace argiope::secrets {

/// The desktop's keychain: Secret Service or KWallet, macOS's Keychain, Windows' credential manager. The library behind
/// it belongs to the application's thread, so questions are asked there and waited for here. Any thread; the
/// application's own waits in an event loop: a minute at most, as a person may be asked to unlock it, and three
/// seconds where the application has no window.
class Keychain
{
public:
    enum class Result : quint8 {
        Done,
        NoEntry,
        NoKeychain, ///< this desktop has none
        Unavailable, ///< it is locked, says no, or did not answer in time
    };
    struct Answer
    {
        Result result = Result::Unavailable;
        QByteArray data; ///< of read()
        QString error; ///< where Unavailable: in the keychain's words, or in English
    };
    using Canceled = std::function<bool()>;
    /// What a vault asks: these three, or a test's own.
    struct Calls
    {
        std::function<Answer(const QString &key, const Canceled &)> read;
        std::function<Answer(const QString &key, const QByteArray &data, const Canceled &)> write;
        std::function<Answer(const QString &key, const Canceled &)> remove;
    };

    [[nodiscard]] static Calls calls() { return {&Keychain::read, &Keychain::write, &Keychain::remove}; }
    [[nodiscard]] static Answer read(const QString &key, const Canceled &canceled);
    [[nodiscard]] static Answer write(const QString &key, const QByteArray &data, const Canceled &canceled);
    [[nodiscard]] static Answer remove(const QString &key, const Canceled &canceled);
};

} // namespace argiope::secrets
