#include "ui/words/direction.h"

#include <QGuiApplication>

namespace argiope::words {

namespace {
constexpr QChar FirstStrongIsolate(0x2068);
constexpr QChar PopDirectionalIsolate(0x2069);
} // namespace

QString isolated(const QString &text)
{
    if (text.isEmpty() || !QGuiApplication::isRightToLeft())
        return text;
    return FirstStrongIsolate % text % PopDirectionalIsolate;
}

QString withoutIsolates(QString text)
{
    return text.remove(FirstStrongIsolate).remove(PopDirectionalIsolate);
}

} // namespace argiope::words
