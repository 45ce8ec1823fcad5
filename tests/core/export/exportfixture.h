#pragma once

#include "core/export/export.h"
#include "core/store/reader.h"
#include "core/store/writer.h"

#include <QBuffer>
#include <QFile>
#include <QTemporaryDir>

#include <functional>

/// A project to export from.
namespace argiope::exporttest {

using namespace argiope::exporting;
using store::UrlId;

struct Site
{
    QTemporaryDir folder;
    QString path = folder.filePath(QStringLiteral("p.argiope"));
    std::unique_ptr<store::Writer> writer;
    store::HostId host = store::HostId::None;

    Site()
    {
        auto made = store::Writer::create(path, {});
        Q_ASSERT(made);
        writer = std::move(*made);
        writer->begin();
        host = writer->host("https://a.test");
    }
    UrlId add(const QByteArray &url, store::UrlState state = store::UrlState::Queued, int depth = 1,
        store::UrlRole role = store::UrlRole::Page)
    {
        store::NewUrl row;
        row.key = url::urlKey(url, writer->keySeed());
        row.url = url;
        row.host = host;
        row.state = state;
        row.role = role;
        row.depth = depth;
        row.rule = writer->rule(store::Rule::fromFile("scope", "host"));
        row.referrer = url == "https://a.test/" ? UrlId::None : UrlId(1);
        row.discoveredAt = 1'767'225'600'001; // 2026-01-01
        return writer->insert(row);
    }
    UrlId addPage(const QByteArray &url, const std::function<void(store::PageRecord &)> &change = {})
    {
        const UrlId id = add(url);
        store::PageRecord page;
        page.id = id;
        page.outcome = store::Outcome::Ok;
        page.status = 200;
        page.contentType = "text/html";
        page.bytes = 10;
        page.fetchedAt = 1'767'225'600'250;
        if (change)
            change(page);
        writer->finish(page);
        return id;
    }
    std::unique_ptr<store::Reader> read()
    {
        const auto done = writer->commit();
        Q_ASSERT(done);
        (void)done;
        writer->begin();
        auto reader = store::Reader::open(path);
        Q_ASSERT(reader);
        return std::move(*reader);
    }
    /// The export as bytes; "failed: …" where it did not work.
    QByteArray bytes(const Options &options)
    {
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        const auto reader = read();
        const auto done = write(*reader, buffer, options);
        return done ? buffer.data() : "failed: " + done.error().message().toUtf8();
    }
};

inline QByteArray fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace argiope::exporttest
