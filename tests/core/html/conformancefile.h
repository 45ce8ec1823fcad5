#pragma once

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

namespace argiope::html::testing {

/// The third-party conformance data; absent where the project is built alone.
inline QString conformancePath(const char *file)
{
    const QString fromEnvironment = qEnvironmentVariable("ARGIOPE_CONFORMANCE");
    const QString root = fromEnvironment.isEmpty() ? QStringLiteral(CONFORMANCE_DEFAULT_DIR) : fromEnvironment;
    return QDir(root).filePath(QString::fromLatin1(file));
}

inline QJsonObject readConformance(const char *file)
{
    QFile data(conformancePath(file));
    if (!data.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(data.readAll()).object();
}

} // namespace argiope::html::testing

#define ARGIOPE_SKIP_WITHOUT(file)                                                                                     \
    do {                                                                                                               \
        if (!QFile::exists(argiope::html::testing::conformancePath(file)))                                             \
            QSKIP("no conformance data: set ARGIOPE_CONFORMANCE to its folder");                                       \
    } while (false)
