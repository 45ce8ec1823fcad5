#pragma once

#include <QChar>

namespace argiope::base {

/// Scripts of words that no spaces part, but for Chinese characters, each of which is a word more or less.
[[nodiscard]] inline bool isUnspaced(QChar::Script script)
{
    switch (script) {
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo:
    case QChar::Script_Thai:
    case QChar::Script_Lao:
    case QChar::Script_Khmer:
    case QChar::Script_Myanmar:
        return true;
    default:
        return false;
    }
}

} // namespace argiope::base
