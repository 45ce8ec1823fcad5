// How long after a click on Stop the last byte and the last request come to a server whose answers are slow, drip or
// never end. In the window, with real clicks:
//     QT_QPA_PLATFORM=offscreen build/dev/bench/bench_stop [ROUNDS] [THREADS]
#include "tests/support/testsite.h"
#include "tests/ui/uitest.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

using namespace argiope;
using mainwindow::MainWindow;

namespace {

/// Sees when the site last sent anything, to a millisecond.
class Watch
{
public:
    explicit Watch(const test::TestSite &site)
        : m_thread([this, &site] {
            qint64 before = -1;
            while (!m_end) {
                const qint64 bytes = site.bytesSent();
                if (bytes != std::exchange(before, bytes))
                    m_last = test::TestSite::nowMs();
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
            }
        })
    {
    }
    ~Watch()
    {
        m_end = true;
        m_thread.join();
    }
    [[nodiscard]] qint64 lastByteMs() const { return m_last; }

private:
    std::atomic<bool> m_end{false};
    std::atomic<qint64> m_last{0};
    std::thread m_thread;
};

struct Round
{
    qint64 lastByte = 0; ///< ms after the click, 0 where none came after it
    qint64 lastRequest = 0;
    qint64 saved = 0; ///< the project is closed
};

bool waitFor(const std::function<bool()> &done, int ms = 60000)
{
    return QTest::qWaitFor(done, ms);
}

bool runRound(int threads, Round &round)
{
    test::TestSite site;
    site.setFallback([](const test::Request &request) {
        const int number = request.path().mid(1).toInt();
        QByteArray links;
        for (int next = number * 4 + 1; next <= number * 4 + 4; ++next)
            links += "<a href=/" + QByteArray::number(next) + ">x</a>";
        switch (number % 5) {
        case 1:
            return test::Response{.body = links, .delayMs = 3000};
        case 2:
            return test::Response{.body = links, .endless = true};
        case 3:
            return test::Response{.body = links + QByteArray(100000, 'x'), .dripBytes = 100, .dripMs = 5};
        case 4:
            return test::Response{.neverAnswer = true};
        default:
            return test::Response{.body = links};
        }
    });
    QPointer<MainWindow> window = new MainWindow({});
    window->show();
    auto *seed = window->findChild<QComboBox *>(QStringLiteral("seed"));
    auto *stop = window->findChild<QPushButton *>(QStringLiteral("stopButton"));
    for (QSpinBox *box : window->findChildren<QSpinBox *>()) {
        if (box->minimum() == 1 && box->maximum() == 512)
            box->setValue(threads);
    }
    seed->setEditText(QString::fromLatin1(site.url("/0")));
    QTest::keyClick(seed->lineEdit(), Qt::Key_Return);
    if (!waitFor([&] { return site.maxConcurrent() >= threads / 2; }))
        return false;
    const Watch watch(site);
    QTest::qWait(1000);
    const qint64 click = test::TestSite::nowMs();
    QTest::mouseClick(stop, Qt::LeftButton);
    if (!waitFor([&] { return window->session().state() == engine::State::Ended; }))
        return false;
    round.saved = test::TestSite::nowMs() - click;
    QTest::qWait(1000); // what comes now would be traffic after the stop
    round.lastByte = std::max<qint64>(0, watch.lastByteMs() - click);
    for (const test::Request &request : site.accessLog())
        round.lastRequest = std::max(round.lastRequest, request.arrivedMs - click);
    window->close();
    return waitFor([&] { return !window; });
}

} // namespace

int main(int argc, char *argv[])
{
    QApplication app(argc, argv);
    const uitest::Isolated place;
    mainwindow::appearance::restore();
    const int rounds = argc > 1 ? atoi(argv[1]) : 10;
    const int threads = argc > 2 ? atoi(argv[2]) : 16;
    std::printf("%d threads; milliseconds after the click on Stop\n", threads);
    std::printf("%6s %10s %13s %7s\n", "round", "last byte", "last request", "saved");
    Round worst;
    for (int i = 1; i <= rounds; ++i) {
        Round round;
        if (!runRound(threads, round)) {
            std::fprintf(stderr, "round %d did not come to its end\n", i);
            return 1;
        }
        std::printf("%6d %10lld %13lld %7lld\n", i, static_cast<long long>(round.lastByte),
            static_cast<long long>(round.lastRequest), static_cast<long long>(round.saved));
        worst.lastByte = std::max(worst.lastByte, round.lastByte);
        worst.lastRequest = std::max(worst.lastRequest, round.lastRequest);
        worst.saved = std::max(worst.saved, round.saved);
    }
    std::printf("%6s %10lld %13lld %7lld\n", "worst", static_cast<long long>(worst.lastByte),
        static_cast<long long>(worst.lastRequest), static_cast<long long>(worst.saved));
    return 0;
}
