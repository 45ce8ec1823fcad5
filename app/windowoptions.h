#pragma once

#include <QCoreApplication>

namespace argiope {

struct WindowOption
{
    const char *name; ///< without "--"
    const char *help; ///< to be translated in the context "main"
};

/// The options of `argiope`, the window: its own parser, its man page and its completions read this one list.
inline constexpr WindowOption WindowOptions[] = {
    {"start", QT_TRANSLATE_NOOP("main", "Start crawling the address at once.")},
    {"demo", QT_TRANSLATE_NOOP("main", "Crawl the demo site.")},
};

} // namespace argiope
