#include "app/demosite.h"
#include "core/base/heap.h"
#include "core/base/version.h"
#include "ui/mainwindow/appearance.h"
#include "ui/mainwindow/mainwindow.h"
#include "ui/widgets/icons.h"

#include <QApplication>
#include <QCommandLineParser>

int main(int argc, char *argv[])
{
    argiope::base::returnLargeBlocks();
    QApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("Argiope"));
    QCoreApplication::setOrganizationName(QStringLiteral("Argiope"));
    QCoreApplication::setApplicationVersion(QLatin1String(argiope::base::Version));
    QGuiApplication::setDesktopFileName(QStringLiteral("argiope"));

    QCommandLineParser parser;
    parser.setApplicationDescription(QCoreApplication::translate("main", "Crawls a website and shows every URL."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("what"),
        QCoreApplication::translate("main", "An address to fill in, or a project file to open."),
        QStringLiteral("[what]"));
    const QCommandLineOption start(
        QStringLiteral("start"), QCoreApplication::translate("main", "Start crawling the address at once."));
    const QCommandLineOption demo(QStringLiteral("demo"), QCoreApplication::translate("main", "Crawl the demo site."));
    parser.addOptions({start, demo});
    parser.process(app);

    argiope::mainwindow::appearance::restore();
    QApplication::setWindowIcon(argiope::widgets::appIcon());
    argiope::DemoSite demoSite; // outlives every window
    argiope::mainwindow::Services services;
    services.demoSite = [&demoSite] { return demoSite.start(); };
    services.manual = QLatin1String(argiope::base::Homepage);

    auto *window = new argiope::mainwindow::MainWindow(services);
    window->show();
    const QString what = parser.positionalArguments().value(0);
    if (!what.isEmpty())
        window->openArgument(what);
    if (parser.isSet(demo))
        window->crawlDemoSite();
    else if (parser.isSet(start))
        window->startCrawl();
    return QApplication::exec();
}
