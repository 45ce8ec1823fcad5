#include "core/secrets/keychain.h"

#ifdef ARGIOPE_KEYCHAIN
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QSemaphore>
#include <QThread>
#include <QTimer>

#include <qt6keychain/keychain.h>

#ifdef ARGIOPE_DBUS
#include <QDBusConnection>
#include <QDBusConnectionInterface>
#endif

#include <algorithm>
#include <memory>
#endif

namespace argiope::secrets {

#ifdef ARGIOPE_KEYCHAIN

namespace {

constexpr int PatienceMs = 60 * 1000; ///< a person may be asked to unlock it
constexpr int PatienceWithoutWindowMs = 3000; ///< nobody may be there
constexpr int LookMs = 20;
const QString ServiceName = QStringLiteral("Argiope");

struct Question
{
    QSemaphore answered;
    Keychain::Answer answer;
};

using MakeJob = std::function<QKeychain::Job *()>;
using Take = std::function<QByteArray(QKeychain::Job *)>;

void begin(const std::shared_ptr<Question> &question, const MakeJob &make, const Take &take)
{
    QKeychain::Job *job = make();
    job->setAutoDelete(true);
    job->setInsecureFallback(false);
    QObject::connect(
        job, &QKeychain::Job::finished, QCoreApplication::instance(), [question, take](QKeychain::Job *of) {
            Keychain::Answer &answer = question->answer;
            if (of->error() == QKeychain::NoError) {
                answer.result = Keychain::Result::Done;
                answer.data = take(of);
            } else if (of->error() == QKeychain::EntryNotFound) {
                answer.result = Keychain::Result::NoEntry;
            } else if (of->error() == QKeychain::NoBackendAvailable || of->error() == QKeychain::NotImplemented) {
                answer.result = Keychain::Result::NoKeychain;
            } else {
                answer.error = of->errorString();
            }
            question->answered.release();
        });
    job->start();
}

/// The library tells a keychain that is none from one that refuses only in words.
bool isThere()
{
#ifdef ARGIOPE_DBUS
    const QDBusConnection bus = QDBusConnection::sessionBus();
    QDBusConnectionInterface *const daemon = bus.isConnected() ? bus.interface() : nullptr;
    if (!daemon)
        return false;
    const QStringList names
        = QStringList(daemon->registeredServiceNames()) + QStringList(daemon->activatableServiceNames());
    return std::any_of(names.begin(), names.end(), [](const QString &name) {
        return name == QLatin1String("org.freedesktop.secrets") || name.startsWith(QLatin1String("org.kde.kwalletd"));
    });
#else
    return true;
#endif
}

Keychain::Answer ask(
    const MakeJob &make, const Keychain::Canceled &canceled, const Take &take = [](auto) { return QByteArray(); })
{
    QCoreApplication *app = QCoreApplication::instance();
    if (!app || !isThere())
        return {Keychain::Result::NoKeychain, {}, {}};
    const auto question = std::make_shared<Question>();
    QDeadlineTimer patience(app->inherits("QGuiApplication") ? PatienceMs : PatienceWithoutWindowMs);
    const auto noAnswer = [&canceled] {
        return Keychain::Answer{Keychain::Result::Unavailable, {},
            canceled() ? QStringLiteral("canceled") : QStringLiteral("it does not answer")};
    };
    if (QThread::currentThread() == app->thread()) {
        begin(question, make, take);
        QEventLoop loop;
        QTimer look;
        QObject::connect(&look, &QTimer::timeout, &loop, [&] {
            if (question->answered.available() > 0 || patience.hasExpired() || canceled())
                loop.quit();
        });
        look.start(LookMs);
        loop.exec();
        return question->answered.tryAcquire() ? question->answer : noAnswer();
    }
    QMetaObject::invokeMethod(
        app, [question, make, take] { begin(question, make, take); }, Qt::QueuedConnection);
    while (!question->answered.tryAcquire(1, LookMs)) {
        if (patience.hasExpired() || canceled())
            return noAnswer();
    }
    return question->answer;
}

} // namespace

Keychain::Answer Keychain::read(const QString &key, const Canceled &canceled)
{
    return ask(
        [key] {
            auto *job = new QKeychain::ReadPasswordJob(ServiceName);
            job->setKey(key);
            return job;
        },
        canceled, [](QKeychain::Job *job) { return static_cast<QKeychain::ReadPasswordJob *>(job)->binaryData(); });
}

Keychain::Answer Keychain::write(const QString &key, const QByteArray &data, const Canceled &canceled)
{
    return ask(
        [key, data] {
            auto *job = new QKeychain::WritePasswordJob(ServiceName);
            job->setKey(key);
            job->setBinaryData(data);
            return job;
        },
        canceled);
}

Keychain::Answer Keychain::remove(const QString &key, const Canceled &canceled)
{
    return ask(
        [key] {
            auto *job = new QKeychain::DeletePasswordJob(ServiceName);
            job->setKey(key);
            return job;
        },
        canceled);
}

#else

Keychain::Answer Keychain::read(const QString &, const Canceled &)
{
    return {Result::NoKeychain, {}, {}};
}

Keychain::Answer Keychain::write(const QString &, const QByteArray &, const Canceled &)
{
    return {Result::NoKeychain, {}, {}};
}

Keychain::Answer Keychain::remove(const QString &, const Canceled &)
{
    return {Result::NoKeychain, {}, {}};
}

#endif

} // namespace argiope::secrets
