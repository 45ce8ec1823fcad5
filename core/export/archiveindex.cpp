#include "core/export/archiveindex.h"

#include "core/archive/digest.h"
#include "core/archive/surt.h"
#include "core/archive/warcfields.h"
#include "core/export/exporterror.h"
#include "core/export/output.h"
#include "core/export/tablerows.h"
#include "core/html/mimetype.h"
#include "core/store/kept.h"
#include "core/url/url.h"

#include <QHash>

#include <algorithm>
#include <tuple>
#include <vector>

namespace argiope::exporting {

namespace {

/// What a line is sorted by, and where the rest is: all that is in memory of it.
struct IndexLine
{
    QByteArray key;
    qint64 at = 0;
    qint64 id = 0; ///< below zero: of what is kept aside
    bool operator<(const IndexLine &other) const
    {
        return std::tie(key, at, id) < std::tie(other.key, other.at, other.id);
    }
};

/// Of texts in ASCII but for media types, which servers make up.
QByteArray jsonString(const QByteArray &text)
{
    constexpr char digits[] = "0123456789abcdef";
    QByteArray out = "\"";
    for (const char c : text) {
        const auto byte = uchar(c);
        if (byte < 0x20 || byte > 0x7e) {
            out += "\\u00";
            out += digits[byte >> 4];
            out += digits[byte & 15];
        } else {
            if (c == '"' || c == '\\')
                out += '\\';
            out += c;
        }
    }
    return out + '"';
}

bool choosesAll(const store::ListQuery &query)
{
    store::ListQuery all;
    all.kind = query.kind;
    all.sort = query.sort;
    all.descending = query.descending;
    return query == all;
}

QByteArray typeOf(const store::KeptAnswer &answer)
{
    if (answer.original > 0)
        return "warc/revisit";
    const QByteArray type = html::mimeEssence(answer.contentType);
    return type.isEmpty() ? QByteArray("unk") : type;
}

QByteArray lineOf(const IndexLine &line, const store::KeptAnswer &answer, const QByteArray &url, const QByteArray &file)
{
    return line.key + ' ' + archive::indexDate(answer.at) + " {\"url\": " + jsonString(url) + ", \"mime\": "
        + jsonString(typeOf(answer)) + ", \"status\": \"" + QByteArray::number(answer.status) + "\", \"digest\": \""
        + archive::sha1Label(answer.digest) + "\", \"length\": \"" + QByteArray::number(answer.length)
        + "\", \"offset\": \"" + QByteArray::number(answer.offset) + "\", \"filename\": " + jsonString(file) + "}\n";
}

} // namespace

base::Result<qint64, ExportError> writeArchiveIndex(
    store::Reader &reader, QIODevice &out, const Options &options, Progress &progress)
{
    store::KeptReader kept(reader);
    QHash<int, QByteArray> names;
    const QList<store::ArchiveFile> files = kept.files();
    for (const store::ArchiveFile &file : files)
        names.insert(file.id, file.name);
    std::vector<IndexLine> lines;
    eachUrl(reader, options, [&](const store::UrlRecord &record) {
        const auto url = url::parse(record.url);
        if (url && url->isHttp()) {
            const QList<store::KeptAnswer> answers = kept.of(record.id);
            for (const store::KeptAnswer &answer : answers)
                lines.push_back({archive::surt(*url), answer.at, answer.id});
        }
        return !progress.canceled();
    });
    // Robots.txt and sitemaps go with all URLs: no filter knows them.
    QHash<qint64, store::KeptReader::Aside> asides;
    if (options.onlyIds.isEmpty() && !options.keeps && choosesAll(options.query)) {
        for (qint64 last = 0;;) {
            const QList<store::KeptReader::Aside> some = kept.aside(last);
            for (const store::KeptReader::Aside &one : some) {
                if (const auto url = url::parse(one.url); url && url->isHttp()) {
                    lines.push_back({archive::surt(*url), one.answer.at, -one.answer.id});
                    asides.insert(one.answer.id, one);
                }
                last = one.answer.id;
            }
            if (some.isEmpty() || progress.canceled())
                break;
        }
    }
    std::sort(lines.begin(), lines.end());
    Output output(out);
    for (const IndexLine &line : lines) {
        if (progress.canceled() || reader.error())
            break;
        QByteArray url;
        std::optional<store::KeptAnswer> answer;
        if (line.id < 0) {
            url = asides.value(-line.id).url;
            answer = asides.value(-line.id).answer;
        } else {
            answer = kept.byId(line.id, &url);
        }
        if (!answer)
            continue; // cannot be: this is one moment of the project
        if (!output.write(lineOf(line, *answer, url, names.value(answer->file))))
            break;
        progress.rowDone();
    }
    return resultOf(reader, output, progress);
}

} // namespace argiope::exporting
