#pragma once

#include <QString>

class QTranslator;

namespace argiope {

/// What core/audit/words.h says of the checks comes in that language from now on: "en", which takes no catalogue, or
/// "zh_CN". False, and English, where there is no catalogue of it, as in a program that was built without Qt's Linguist
/// tools. The main thread, with an application; any number of calls.
bool installCheckTranslator(const QString &language);
/// The same texts, and those of reports, in `translator` alone, which nobody installs: it stays empty for "en". Any
/// thread.
bool loadCheckCatalogue(QTranslator &translator, const QString &language);

} // namespace argiope
