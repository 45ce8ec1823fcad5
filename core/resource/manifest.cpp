#include "core/resource/manifest.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <iterator>

namespace argiope::resource {

namespace {

bool hasText(const QJsonObject &object, QLatin1String name)
{
    return !object.value(name).toString().trimmed().isEmpty();
}

/// An icon of that many pixels, or one that is drawn at any size.
bool hasIcon(const QJsonArray &icons, int pixels)
{
    const QString wanted = QStringLiteral("%1x%1").arg(pixels);
    for (const QJsonValue &icon : icons) {
        const QStringList sizes = icon[QLatin1String("sizes")].toString().toLower().split(u' ', Qt::SkipEmptyParts);
        if (sizes.contains(wanted) || sizes.contains(QLatin1String("any")))
            return true;
    }
    return false;
}

/// Where no scope is given it is the folder of the start.
bool isOutside(const QJsonObject &manifest, const url::Url &address)
{
    const QString scope = manifest.value(QLatin1String("scope")).toString();
    const QString start = manifest.value(QLatin1String("start_url")).toString();
    if (start.isEmpty())
        return false;
    const auto first = url::parse(start.toUtf8(), &address);
    if (!first || first->origin() != address.origin())
        return true;
    const auto within = scope.isEmpty() ? std::nullopt : std::optional(url::parse(scope.toUtf8(), &address));
    return within && *within && (*within)->origin() == address.origin()
        && !first->pathname().startsWith((*within)->pathname());
}

} // namespace

std::optional<QByteArrayList> missingInManifest(const QByteArray &text, const url::Url &address)
{
    const QJsonDocument document = QJsonDocument::fromJson(text);
    if (!document.isObject())
        return std::nullopt;
    const QJsonObject manifest = document.object();
    QByteArrayList missing;
    if (!hasText(manifest, QLatin1String("name")) && !hasText(manifest, QLatin1String("short_name")))
        missing << QByteArrayLiteral("name");
    const QJsonArray icons = manifest.value(QLatin1String("icons")).toArray();
    for (const int pixels : {192, 512}) {
        if (!hasIcon(icons, pixels))
            missing << QByteArray("icon " + QByteArray::number(pixels));
    }
    const QString display = manifest.value(QLatin1String("display")).toString();
    static constexpr const char *displays[] = {"fullscreen", "standalone", "minimal-ui", "browser"};
    if (!display.isEmpty() && std::none_of(std::begin(displays), std::end(displays), [&display](const char *one) {
            return display == QLatin1String(one);
        }))
        missing << QByteArray("display " + display.toUtf8());
    if (isOutside(manifest, address))
        missing << QByteArrayLiteral("start_url outside scope");
    return missing;
}

QByteArray jsonFaultPlace(const QByteArray &text)
{
    QJsonParseError error;
    static_cast<void>(QJsonDocument::fromJson(text, &error));
    if (error.error == QJsonParseError::NoError)
        return {};
    const QByteArrayView before = QByteArrayView(text).first(std::clamp<qsizetype>(error.offset - 1, 0, text.size()));
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const QByteArrayView last = before.sliced(before.lastIndexOf('\n') + 1);
    const auto column
        = std::count_if( // of UTF-8
              last.begin(), last.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; })
        + 1;
    return "line " + QByteArray::number(qint64(line)) + ", column " + QByteArray::number(qint64(column));
}

} // namespace argiope::resource
