#include "resources/checktranslator.h"

#include <QCoreApplication>
#include <QTranslator>

// Q_INIT_RESOURCE declares a function, which must be outside of every namespace.
static void initCheckCatalogues()
{
#ifdef ARGIOPE_CHECK_CATALOGUES
    Q_INIT_RESOURCE(checks);
#endif
}

bool argiope::installCheckTranslator(const QString &language)
{
    static QTranslator translator;
    initCheckCatalogues();
    QCoreApplication::removeTranslator(&translator);
    if (language == QLatin1String("en"))
        return true;
    return translator.load(QStringLiteral(":/i18n/checks_%1.qm").arg(language))
        && QCoreApplication::installTranslator(&translator);
}
