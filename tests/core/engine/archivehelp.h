#pragma once

#include "core/archive/digest.h"
#include "core/archive/warcreader.h"
#include "core/net/storedanswer.h"
#include "core/store/kept.h"
#include "core/store/reader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QSet>

namespace argiope::test {

/// What the archives beside a project hold, read without its help and held against it.
struct Archives
{
    QStringList files; ///< names, sorted
    QList<archive::WarcRecord> records; ///< all of them
    QMap<QByteArray, QByteArray> bodies; ///< of each URL's response, as a browser has it
    QStringList problems; ///< torn records, wrong digests, rows that name no record

    [[nodiscard]] QByteArrayList types() const
    {
        QByteArrayList list;
        for (const archive::WarcRecord &record : records)
            list << record.type;
        return list;
    }
    [[nodiscard]] qsizetype count(const QByteArray &type) const { return types().count(type); }
    [[nodiscard]] QList<archive::WarcRecord> of(const QByteArray &url, const QByteArray &type) const
    {
        QList<archive::WarcRecord> list;
        for (const archive::WarcRecord &record : records) {
            if (record.type == type && record.field("WARC-Target-URI") == url)
                list << record;
        }
        return list;
    }
    /// All bytes of all records, for what must not be anywhere in them.
    [[nodiscard]] QByteArray everything() const
    {
        QByteArray all;
        for (const archive::WarcRecord &record : records) {
            for (const auto &[name, value] : record.fields)
                all += name + ": " + value + '\n';
            all += record.block;
        }
        return all;
    }
};

/// `settled`: nothing was cut off, so that an archive has nothing beyond what the project names.
[[nodiscard]] inline Archives readArchives(const QString &project, bool settled = true)
{
    Archives found;
    QMap<QByteArray, archive::WarcRecord> places; // "file:offset" of each response and revisit
    const QDir folder = QFileInfo(project).absoluteDir();
    found.files = folder.entryList(
        {QFileInfo(project).completeBaseName() + QStringLiteral("*.warc.gz")}, QDir::Files, QDir::Name);
    for (const QString &name : std::as_const(found.files)) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly)) {
            found.problems << name + QStringLiteral(" cannot be read");
            continue;
        }
        archive::WarcReader reader(file);
        while (const auto record = reader.next()) {
            found.records << *record;
            // An answer has the digest of its payload, which is held against it below.
            if (record->digestHolds == std::optional(false) || (!record->digestHolds && record->type != "response"))
                found.problems << name + QStringLiteral(": a wrong digest");
            if (record->type == "response" || record->type == "revisit")
                places.insert(name.toUtf8() + ':' + QByteArray::number(record->offset), *record);
            if (record->type != "response")
                continue;
            const QByteArray target = record->field("WARC-Target-URI");
            const auto url = url::parse(target);
            const net::Reply reply = net::readStoredAnswer(record->block, *url, 64 * 1024 * 1024);
            if (reply.failure != base::Outcome::None)
                found.problems << QString::fromUtf8(target + ": " + reply.error);
            // It is of the body as it was coded.
            else if (net::headerValue(reply.headers, "content-encoding").isEmpty()
                && archive::sha1FromLabel(record->field("WARC-Payload-Digest")) != archive::sha1(reply.body))
                found.problems << name + QStringLiteral(": a wrong digest of a payload");
            found.bodies.insert(target, reply.body);
        }
        if (settled && !reader.error().isEmpty())
            found.problems << name + QStringLiteral(": ") + QString::fromUtf8(reader.error());
    }

    const auto opened = store::Reader::open(project);
    if (!opened) {
        found.problems << opened.error().message();
        return found;
    }
    store::KeptReader kept(**opened);
    QMap<int, QByteArray> names;
    const QList<store::ArchiveFile> files = kept.files();
    for (const store::ArchiveFile &file : files)
        names.insert(file.id, file.name);
    qsizetype rows = 0;
    (*opened)->forEach(store::ListQuery{}, [&](const store::UrlRecord &page) {
        const QList<store::KeptAnswer> answers = kept.of(page.id);
        for (const store::KeptAnswer &answer : answers) {
            ++rows;
            const QByteArray place = names.value(answer.file) + ':' + QByteArray::number(answer.offset);
            const auto record = places.constFind(place);
            if (record == places.constEnd() || record->field("WARC-Target-URI") != page.url
                || record->end - record->offset != answer.length
                || archive::sha1FromLabel(record->field("WARC-Payload-Digest")) != answer.digest
                || (record->type == "revisit") != (answer.original > 0))
                found.problems << QString::fromUtf8(page.url + " is not at " + place);
        }
        return true;
    });
    const QList<store::KeptReader::Aside> asides = kept.aside();
    for (const store::KeptReader::Aside &one : asides) {
        ++rows;
        const QByteArray place = names.value(one.answer.file) + ':' + QByteArray::number(one.answer.offset);
        const auto record = places.constFind(place);
        if (record == places.constEnd() || record->field("WARC-Target-URI") != one.url
            || record->end - record->offset != one.answer.length
            || archive::sha1FromLabel(record->field("WARC-Payload-Digest")) != one.answer.digest
            || (record->type == "revisit") != (one.answer.original > 0))
            found.problems << QString::fromUtf8(one.url + " is not at " + place);
    }
    if (settled && rows != places.size())
        found.problems << QStringLiteral("%1 rows for %2 records").arg(rows).arg(places.size());
    return found;
}

} // namespace argiope::test
