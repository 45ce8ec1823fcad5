#include "app/demosite.h"
#include "app/interrupts.h"
#include "app/windowoptions.h"
#include "core/base/heap.h"
#include "core/base/threads.h"
#include "core/base/version.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/background.h"
#include "ui/mainwindow/fileopenfilter.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/widgets/icons.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QThreadPool>

int main(int argc, char *argv[])
{
    argiope::base::returnLargeBlocks();
    QApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Argiope"));
    QCoreApplication::setOrganizationName(QStringLiteral("Argiope"));
    QCoreApplication::setApplicationVersion(QLatin1String(argiope::base::Version));
    QGuiApplication::setDesktopFileName(QStringLiteral("argiope"));

    QThreadPool::globalInstance()->setStackSize(argiope::base::ThreadStackSize);

    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate("main", "Crawls a website and shows every URL."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("what"),
        QCoreApplication::translate("main", "An address to fill in, a project file to open, or a list of addresses."),
        QStringLiteral("[what…]"));
    for (const auto &option : argiope::WindowOptions)
        parser.addOption({QLatin1String(option.name), QCoreApplication::translate("main", option.help)});
    parser.process(app);

    argiope::mainwindow::appearance::restore();
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
