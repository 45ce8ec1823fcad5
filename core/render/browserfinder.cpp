#include "core/render/browserfinder.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QStringList>

namespace argiope::render {

namespace {

bool isProgram(const QString &path)
{
    const QFileInfo info(path);
    return info.isFile() && info.isExecutable();
}

/// In an application's folder of macOS the program is named as the folder is.
QString withinApplication(const QString &folder)
{
    const QString name = QFileInfo(folder).completeBaseName();
    const QString program = folder + QStringLiteral("/Contents/MacOS/") + name;
    return isProgram(program) ? program : QString();
}

QStringList usualPlaces()
{
#if defined(Q_OS_WIN)
    static constexpr const char *variables[] = {"ProgramFiles", "ProgramFiles(x86)", "LocalAppData"};
    static constexpr const char *programs[] = {"Chromium/Application/chrome.exe",
        "Google/Chrome/Application/chrome.exe", "Microsoft/Edge/Application/msedge.exe",
        "BraveSoftware/Brave-Browser/Application/brave.exe", "Vivaldi/Application/vivaldi.exe"};
    QStringList places;
    for (const char *program : programs) {
        for (const char *variable : variables) {
            const QString folder = qEnvironmentVariable(variable);
            if (!folder.isEmpty())
                places.append(QDir::fromNativeSeparators(folder) + QLatin1Char('/') + QLatin1String(program));
        }
    }
    return places;
#elif defined(Q_OS_MACOS)
    static constexpr const char *names[] = {"Chromium", "Google Chrome", "Microsoft Edge", "Brave Browser", "Vivaldi"};
    QStringList places;
    for (const char *name : names) {
        for (const QString &folder :
            {QStringLiteral("/Applications/"), QDir::homePath() + QStringLiteral("/Applications/")})
            places.append(withinApplication(folder + QLatin1String(name) + QStringLiteral(".app")));
    }
    return places;
#else
    static constexpr const char *names[] = {"chromium", "chromium-browser", "google-chrome", "google-chrome-stable",
        "microsoft-edge", "microsoft-edge-stable", "brave-browser", "brave", "vivaldi", "vivaldi-stable"};
    QStringList places;
    for (const char *name : names)
        places.append(QStandardPaths::findExecutable(QLatin1String(name)));
    return places;
#endif
}

} // namespace

QString findBrowser(const QString &wanted)
{
    if (!wanted.isEmpty()) {
        if (QFileInfo(wanted).isDir())
            return withinApplication(wanted);
        if (isProgram(wanted))
            return QFileInfo(wanted).absoluteFilePath();
        return wanted.contains(QLatin1Char('/')) ? QString() : QStandardPaths::findExecutable(wanted);
    }
    const QStringList places = usualPlaces();
    for (const QString &place : places) {
        if (!place.isEmpty() && isProgram(place))
            return place;
    }
    return {};
}

} // namespace argiope::render
