#include "resources/initresources.h"

#include <QDir>

// Q_INIT_RESOURCE declares functions, which must be outside of every namespace.
static void initAllResources()
{
    Q_INIT_RESOURCE(argiope);
    Q_INIT_RESOURCE(translations);
    Q_INIT_RESOURCE(manual);
}

void argiope::initResources()
{
    initAllResources();
}
