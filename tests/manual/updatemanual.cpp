// Writes the manual's pages of the checks into the folder that is given, docs/user.
#include "resources/checktranslator.h"
#include "tests/manual/checkpages.h"

#include <QCoreApplication>
#include <QSaveFile>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 2)
        qFatal("usage: updatemanual docs/user");
    for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh_CN")}) {
        if (!argiope::installCheckTranslator(language))
            qFatal("no words in %s", qPrintable(language));
        const QString folder
            = arguments.at(1) + (language == QLatin1String("en") ? QString() : QString(QLatin1Char('/') + language));
        for (const argiope::manual::Page &page : argiope::manual::checkPages()) {
            QSaveFile file(folder + QLatin1Char('/') + page.name);
            if (!file.open(QIODevice::WriteOnly) || file.write(page.text.toUtf8()) < 0 || !file.commit())
                qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(file.errorString()));
        }
    }
    return 0;
}
