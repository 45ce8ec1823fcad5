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

bool argiope::loadCheckCatalogue(QTranslator &translator, const QString &language)
{
    initCheckCatalogues();
    return language == QLatin1String("en") || translator.load(QStringLiteral(":/i18n/checks_%1.qm").arg(language));
}

bool argiope::installCheckTranslator(const QString &language)
{
    static QTranslator translator;
    QCoreApplication::removeTranslator(&translator);
    return loadCheckCatalogue(translator, language)
        && (language == QLatin1String("en") || QCoreApplication::installTranslator(&translator));
}
