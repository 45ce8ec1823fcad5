#include "app/commandline.h"
#include "app/demosite.h"
#include "app/interrupts.h"
#include "core/base/heap.h"
#include "core/base/openfiles.h"
#include "core/base/threads.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/background.h"
#include "ui/mainwindow/fileopenfilter.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/widgets/icons.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QThreadPool>

#include <cstdio>
#include <cstdlib>

namespace {

/// Qt ends the program where no display lets it in, with advice for its programmers.
void tellOfDisplay(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    if (type != QtFatalMsg) {
        if (!QByteArrayView(context.category).startsWith("qt.qpa"))
            std::fputs(qPrintable(text + u'\n'), stderr);
        return;
    }
    const bool isDisplay = text.contains(QLatin1String("platform plugin")) || text.contains(QLatin1String("display"));
    const QString words = isDisplay ? argiope::commandline::withoutDisplay() : text;
    std::fputs(qPrintable(QStringLiteral("argiope: ") + words + u'\n'), stderr);
    std::_Exit(1);
}

} // namespace

int main(int argc, char *argv[])
{
    argiope::base::returnLargeBlocks();
    argiope::base::raiseOpenFileLimit();
    argiope::commandline::nameApplication();
    QCommandLineParser parser;
    const bool isQuestion = argiope::commandline::isQuestion(argc, argv);
    if (isQuestion || argiope::commandline::lacksDisplay(argc, argv)) {
        const QCoreApplication app(argc, argv);
        argiope::mainwindow::appearance::restoreLanguage();
        if (isQuestion)
            argiope::commandline::read(parser, app);
        std::fputs(qPrintable(QStringLiteral("argiope: ") + argiope::commandline::withoutDisplay() + u'\n'), stderr);
        return 1;
    }

    const QtMessageHandler former = qInstallMessageHandler(tellOfDisplay);
    QApplication app(argc, argv);
    qInstallMessageHandler(former);
    QGuiApplication::setDesktopFileName(QStringLiteral("argiope"));
    QThreadPool::globalInstance()->setStackSize(argiope::base::ThreadStackSize);
    argiope::mainwindow::appearance::restore();
    argiope::commandline::read(parser, app);

    QApplication::setWindowIcon(argiope::widgets::appIcon());
    argiope::DemoSite demoSite; // outlives every window
    argiope::mainwindow::Services services;
    services.demoSite = [&demoSite] { return demoSite.start(); };

    auto *window = new argiope::mainwindow::MainWindow(services);
    window->show();
    const QStringList what = parser.positionalArguments();
    for (const QString &argument : what) {
        // Several files, as a file manager hands them over, get a window each.
        if (argument != what.constFirst()) {
            window = new argiope::mainwindow::MainWindow(services);
            window->show();
        }
        window->openArgument(argument);
    }
    if (what.isEmpty() && !parser.isSet(QStringLiteral("demo")))
        window->offerInterrupted();
    argiope::mainwindow::FileOpenFilter filter(
        [&services](const QString &path) { argiope::mainwindow::MainWindow::openInAnyWindow(services, path); });
    app.installEventFilter(&filter);
    // A session that ends, `kill`, Ctrl-C in the terminal: crawls are saved, and nodes leave what they hold to others.
    const argiope::Interrupts interrupts;
    QObject::connect(&interrupts, &argiope::Interrupts::interrupted, &app, &argiope::mainwindow::Background::quit);
    if (parser.isSet(QStringLiteral("demo")))
        window->crawlDemoSite();
    else if (parser.isSet(QStringLiteral("start")))
        window->startCrawl();
    return QApplication::exec();
}
