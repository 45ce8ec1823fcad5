#include "app/commandline.h"

#include "app/windowoptions.h"
#include "core/base/version.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace argiope::commandline {

void nameApplication()
{
    QCoreApplication::setApplicationName(QStringLiteral("Argiope"));
    QCoreApplication::setOrganizationName(QStringLiteral("Argiope"));
    QCoreApplication::setApplicationVersion(QLatin1String(base::Version));
}

bool isQuestion(int argc, char *argv[])
{
    // Of what Qt itself understands (--help-all) only a QApplication can tell.
    constexpr std::string_view Questions[] = {"-h", "--help", "-v", "--version"};
    return std::any_of(argv + std::min(argc, 1), argv + argc, [&](const char *argument) {
        return std::find(std::begin(Questions), std::end(Questions), argument) != std::end(Questions);
    });
}

bool lacksDisplay(int argc, char *argv[])
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_DARWIN)
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) {
        if (!qEnvironmentVariableIsEmpty(name))
            return false;
    }
    constexpr std::string_view Choices[] = {"-platform", "--platform", "-display", "--display"};
    return std::none_of(argv + std::min(argc, 1), argv + argc, [&](const char *argument) {
        return std::find(std::begin(Choices), std::end(Choices), argument) != std::end(Choices);
    });
#else
    Q_UNUSED(argc)
    Q_UNUSED(argv)
    return false;
#endif
}

void read(QCommandLineParser &parser, const QCoreApplication &app)
{
    parser.setApplicationDescription(QCoreApplication::translate("main", "Crawls a website and shows every URL."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addPositionalArgument(QStringLiteral("what"),
        QCoreApplication::translate(
            "main", "An address to fill in, a project to open (a file, or postgresql://…), or a list of addresses."),
        QStringLiteral("[what…]"));
    for (const auto &option : WindowOptions)
        parser.addOption({QLatin1String(option.name), QCoreApplication::translate("main", option.help)});
    parser.process(app);
}

QString withoutDisplay()
{
    return QCoreApplication::translate(
        "main", "No display is available for a window. Use argiope-cli, which needs none.");
}

} // namespace argiope::commandline
