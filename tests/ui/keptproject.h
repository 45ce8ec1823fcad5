#pragma once

#include "core/archive/digest.h"
#include "core/archive/warcwriter.h"
#include "core/store/kept.h"
#include "core/store/writer.h"
#include "core/url/canonical.h"

#include <QFile>
#include <QFileInfo>

#include <memory>

namespace argiope::uitest {

using base::UrlId;

/// A project whose pages are kept in an archive beside it.
class KeptProject
{
public:
    explicit KeptProject(const QString &path)
        : m_archive(path.chopped(8) + QStringLiteral(".warc.gz")) // .argiope
    {
        auto made = store::Writer::create(path, {});
        if (!made)
            qFatal("no project");
        m_writer = std::move(*made);
        m_writer->begin();
        m_file = m_writer->kept().addFile(QFileInfo(m_archive).fileName().toUtf8());
    }
    UrlId add(const QByteArray &path, const QByteArray &type = "text/html")
    {
        store::NewUrl fresh;
        fresh.url = "http://site.test" + path;
        fresh.key = url::urlKey(fresh.url, m_writer->keySeed());
        fresh.host = m_writer->host("http://site.test");
        const UrlId id = m_writer->insert(fresh);
        if (type.isEmpty())
            return id;
        store::PageRecord page;
        page.id = id;
        page.outcome = base::Outcome::Ok;
        page.status = 200;
        page.contentType = type;
        m_writer->finish(page);
        return id;
    }
    void keep(
        UrlId id, const QByteArray &path, const QByteArray &body, int visit = 1, const QByteArray &type = "text/html")
    {
        const QByteArray head = "HTTP/1.1 200 OK\r\nContent-Type: " + type + "; charset=utf-8\r\n\r\n";
        const QByteArray record = archive::recordMember(
            {{"WARC-Type", "response"}, {"WARC-Record-ID", archive::newRecordId()},
                {"WARC-Date", archive::warcDate(1'700'000'000'000)}, {"WARC-Target-URI", "http://site.test" + path}},
            {head, body});
        store::KeptAnswer answer;
        answer.visit = visit;
        answer.file = m_file;
        answer.offset = m_bytes.size();
        answer.length = record.size();
        answer.at = 1'700'000'000'000 + visit * 1000;
        answer.status = 200;
        answer.contentType = type;
        answer.digest = archive::sha1(body);
        m_writer->kept().add(id, answer);
        m_bytes += record;
    }
    void finish()
    {
        QFile file(m_archive);
        if (!file.open(QIODevice::WriteOnly) || file.write(m_bytes) != m_bytes.size() || !m_writer->commit())
            qFatal("not written");
        m_writer.reset();
    }

private:
    const QString m_archive;
    std::unique_ptr<store::Writer> m_writer;
    int m_file = 0;
    QByteArray m_bytes;
};

} // namespace argiope::uitest
