#include "core/export/mirrornames.h"

#include "core/html/mimetype.h"

#include <QByteArrayView>
#include <QCryptographicHash>

#include <algorithm>
#include <array>

namespace argiope::exporting {

namespace {

constexpr qsizetype HashLetters = 10;

bool isSafe(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '-' || c == '_'
        || c == '.' || c == '~';
}

QByteArray hashOf(QByteArrayView text)
{
    return QCryptographicHash::hash(text, QCryptographicHash::Sha1).toHex().left(HashLetters);
}

/// What Windows takes for a device, whatever suffix it has.
bool isDevice(QByteArrayView part)
{
    static constexpr std::array<QByteArrayView, 6> Names{"con", "prn", "aux", "nul", "conin$", "conout$"};
    const QByteArray stem = part.toByteArray().left(part.indexOf('.') < 0 ? part.size() : part.indexOf('.')).toLower();
    if (std::find(Names.begin(), Names.end(), QByteArrayView(stem)) != Names.end())
        return true;
    return stem.size() == 4 && (stem.startsWith("com") || stem.startsWith("lpt")) && stem[3] >= '0' && stem[3] <= '9';
}

/// With a piece of hash before its suffix.
QByteArray marked(const QByteArray &part, QByteArrayView of)
{
    const qsizetype dot = part.lastIndexOf('.');
    const QByteArray suffix = dot > 0 && part.size() - dot <= 8 ? part.mid(dot) : QByteArray();
    const QByteArray stem = part.left(part.size() - suffix.size());
    return stem.left(MirrorNames::LongestPart - HashLetters - 1 - suffix.size()) + '-' + hashOf(of) + suffix;
}

/// One part of a path; `whole`: what stands there in the URL.
QByteArray partOf(QByteArrayView whole)
{
    QByteArray part;
    bool lossy = false;
    for (const char c : whole) {
        part += isSafe(c) ? c : '_';
        lossy = lossy || !isSafe(c);
    }
    const bool dots = part.endsWith('.'); // "..", and what Windows drops
    if (dots)
        part.replace(part.size() - 1, 1, "_");
    if (part.startsWith("."))
        part = '_' + part; // hidden files are not copied by everybody
    lossy = lossy || dots || part.size() != whole.size();
    if (lossy || isDevice(part) || part.size() > MirrorNames::LongestPart)
        part = marked(part, whole);
    return isDevice(part) ? QByteArray('_' + part) : part;
}

QByteArray suffixFor(const QByteArray &contentType)
{
    const QByteArray type = html::mimeEssence(contentType);
    if (type == "text/html" || type == "application/xhtml+xml")
        return ".html";
    if (type == "text/css")
        return ".css";
    if (type == "text/javascript" || type == "application/javascript")
        return ".js";
    if (type == "image/svg+xml")
        return ".svg";
    return {};
}

bool hasSuffix(const QByteArray &name, const QByteArray &suffix)
{
    const QByteArray lower = name.toLower();
    if (suffix == ".html")
        return lower.endsWith(".html") || lower.endsWith(".htm") || lower.endsWith(".xhtml");
    if (suffix == ".js")
        return lower.endsWith(".js") || lower.endsWith(".mjs");
    return lower.endsWith(suffix);
}

} // namespace

bool MirrorNames::isFree(const QByteArray &name) const
{
    const QByteArray lower = name.toLower();
    if (name.size() > LongestName || m_files.contains(lower) || m_folders.contains(lower))
        return false;
    for (qsizetype slash = lower.indexOf('/'); slash >= 0; slash = lower.indexOf('/', slash + 1)) {
        if (m_files.contains(lower.left(slash)))
            return false;
    }
    return true;
}

void MirrorNames::take(const QByteArray &name)
{
    const QByteArray lower = name.toLower();
    m_files.insert(lower);
    for (qsizetype slash = lower.indexOf('/'); slash >= 0; slash = lower.indexOf('/', slash + 1))
        m_folders.insert(lower.left(slash));
}

QByteArray MirrorNames::nameFor(const url::Url &url, const QByteArray &contentType)
{
    const QByteArray href = url.hrefWithoutFragment().toByteArray();
    const QByteArray suffix = suffixFor(contentType);
    QByteArray host
        = url.origin(); // "https://example.org:8080": two origins of a name are two folders where ports say so
    host = host.mid(host.indexOf("://") + 3);
    QByteArray name = partOf(host.replace(':', '_'));
    const QByteArray path = url.pathname().toByteArray().mid(1);
    const QList<QByteArray> parts = path.split('/');
    for (qsizetype i = 0; i + 1 < parts.size(); ++i)
        name += '/' + (parts[i].isEmpty() ? QByteArray("_") : partOf(parts[i]));
    QByteArray last = parts.last().isEmpty() ? QByteArray("index") + (suffix.isEmpty() ? QByteArray(".html") : suffix)
                                             : partOf(parts.last());
    if (!suffix.isEmpty() && !hasSuffix(last, suffix))
        last += suffix;
    else if (suffix != ".html" && hasSuffix(last, ".html")) // no program is to take it for a document
        last += html::mimeEssence(contentType) == "text/plain" ? ".txt" : ".bin";
    if (!url.search().isEmpty())
        last = marked(last, url.search());
    const QByteArray folder = name;
    name += '/' + last;
    if (!isFree(name))
        name = folder + '/' + marked(last, href);
    if (!isFree(name)) { // too long, or within what is a file elsewhere
        const qsizetype slash = folder.indexOf('/');
        name = (slash < 0 ? folder : folder.left(slash)) + "/_/" + hashOf(href)
            + (suffix.isEmpty() ? QByteArray() : suffix);
    }
    for (int again = 2; !isFree(name) && again < 1000; ++again) // two hashes that are the same
        name += '_';
    take(name);
    return name;
}

QByteArray relativeName(const QByteArray &from, const QByteArray &to)
{
    qsizetype common = 0; // what both begin with, up to a folder's end
    for (qsizetype i = 0; i < from.size() && i < to.size() && from[i] == to[i]; ++i) {
        if (from[i] == '/')
            common = i + 1;
    }
    QByteArray way;
    for (qsizetype i = 0; i < from.mid(common).count('/'); ++i)
        way += "../";
    return way + to.mid(common);
}

} // namespace argiope::exporting
