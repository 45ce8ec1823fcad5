#pragma once

#include "core/compare/comparison.h"
#include "tests/core/store/storefixture.h"

#include <QList>
#include <QStringList>

#include <functional>

/// Pairs of small projects, and what a comparison says of them.
namespace argiope::comparetest {

using namespace argiope::compare;
using storetest::Project;

inline const QByteArray Origin = "https://example.org";

/// Adds a URL that was fetched, as `change` makes its record; answers its id.
inline base::UrlId addPage(store::Writer &writer, const QByteArray &url,
    const std::function<void(store::PageRecord &)> &change = {}, int depth = 1)
{
    store::NewUrl row = storetest::newUrl(writer, url);
    row.host = writer.host(Origin);
    row.depth = depth;
    const base::UrlId id = writer.insert(row);
    store::PageRecord page = storetest::okPage(id);
    page.title = "Title of " + url;
    page.images = 0;
    page.imagesWithoutAlt = 0;
    page.h2Count = 0;
    if (change)
        change(page);
    writer.finish(page);
    return id;
}

/// A project of what `fill` writes.
inline void fillProject(const Project &project, const std::function<void(store::Writer &)> &fill)
{
    const auto writer = project.create();
    QVERIFY(writer);
    writer->begin();
    fill(*writer);
    QVERIFY(writer->commit());
}

/// What a comparison told, a line each: "changed https://example.org/a title: Old -> New".
struct Told
{
    CompareResult result;
    QStringList lines;
    [[nodiscard]] QStringList sorted() const
    {
        QStringList list = lines;
        list.sort();
        return list;
    }
};

inline QString textOf(const facts::Value &value)
{
    if (const auto *text = std::get_if<QByteArray>(&value))
        return QString::fromUtf8(*text);
    const auto *number = std::get_if<qint64>(&value);
    return number ? QString::number(*number) : QStringLiteral("-");
}

inline Told comparisonOf(store::Reader &first, store::Reader &second, CompareOptions options = {},
    const QList<QByteArray> &columns = {}, int firstRun = 0, int secondRun = 0)
{
    Told told;
    QList<store::Column> names;
    options.difference = [&](const Difference &difference) {
        QString line = QLatin1String(name(difference.what)) + u' ' + QString::fromUtf8(difference.url);
        if (difference.check)
            line += u' ' + QLatin1String(difference.check->id);
        else
            line += u' ' + QString::fromUtf8(names.at(difference.column).name) + QStringLiteral(": ")
                + textOf(difference.before) + QStringLiteral(" -> ") + textOf(difference.after);
        told.lines << line;
    };
    Comparison comparison(sideOf(first, firstRun), sideOf(second, secondRun), options);
    if (!columns.isEmpty()) {
        const auto chosen = comparison.setColumns(columns);
        if (!chosen)
            qFatal("no column %s", chosen.error().constData());
    }
    names = comparison.columns();
    told.result = comparison.run();
    return told;
}

} // namespace argiope::comparetest
