#include "core/engine/recorder/ownarchives.h"

#include "core/archive/warcreader.h"
#include "core/archive/warcwriter.h"
#include "core/judge/agenttoken.h"
#include "core/settings/fields.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace argiope::engine {

namespace {
constexpr QByteArrayView Ending = ".warc.gz";
constexpr qint64 MostFirst = 64 * 1024; ///< bytes of an archive's first record
} // namespace

OwnArchives::OwnArchives(const QString &projectPath)
    : m_folder(QFileInfo(projectPath).absolutePath())
    , m_base(QFileInfo(projectPath).completeBaseName().toUtf8())
    , m_project(QFileInfo(projectPath).fileName().toUtf8())
{
}

QByteArray OwnArchives::nameOf(int number) const
{
    const QByteArray part = number == 0 ? QByteArray() : '-' + QByteArray::number(number).rightJustified(5, '0');
    return QByteArray(m_base + part).append(Ending);
}

QString OwnArchives::pathOf(const QByteArray &name) const
{
    return QString(m_folder % QLatin1Char('/') % QString::fromUtf8(name));
}

bool OwnArchives::isOwn(const QByteArray &name) const
{
    if (!name.startsWith(m_base) || !QByteArrayView(name).sliced(m_base.size()).endsWith(Ending))
        return false;
    const QByteArrayView part = QByteArrayView(name).sliced(m_base.size()).chopped(Ending.size());
    const bool numbered = part.size() == 6 && part[0] == '-'
        && std::all_of(part.begin() + 1, part.end(), [](char c) { return c >= '0' && c <= '9'; });
    if (!part.isEmpty() && !numbered)
        return false;
    // A copy may have the name of an archive of the original, down to its number.
    QFile device(pathOf(name));
    if (!device.open(QIODevice::ReadOnly))
        return false;
    archive::WarcReader reader(device, {.keep = MostFirst});
    const auto first = reader.next();
    return first && first->type == "warcinfo" && first->block.contains(partOf());
}

QByteArray OwnArchives::partOf() const
{
    return archive::fieldBlock({{"isPartOf", m_project}});
}

qint64 OwnArchives::wholeUntil(const store::ArchiveFile &file, qint64 bytes) const
{
    QFile device(pathOf(file.name));
    qint64 whole = file.synced <= bytes ? file.synced : 0;
    if (!device.open(QIODevice::ReadOnly) || !device.seek(whole))
        return whole;
    archive::WarcReader reader(device, {.keep = 0});
    while (whole < bytes) {
        const auto record = reader.next();
        if (!record || record->end > bytes || record->digestHolds == std::optional(false))
            break;
        whole = record->end;
    }
    return whole;
}

QByteArray OwnArchives::firstRecord(const QByteArray &name, const settings::CrawlSettings &settings) const
{
    const archive::Fields about{{"software", "Argiope/" + QCoreApplication::applicationVersion().toUtf8()},
        {"format", "WARC File Format 1.1"},
        {"conformsTo", "http://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/"},
        {"robots", settings::EnumNames<settings::RobotsPolicy>::names[size_t(settings.robots)]},
        {"http-header-user-agent", judge::userAgentOf(settings)},
        {"description",
            "Values of Authorization, Cookie, Set-Cookie and other headers with credentials are replaced by x's. "
            "HTTP/2 requests and responses are written in HTTP/1.1 format, as stated in WARC-Protocol."}};
    return archive::recordMember({{"WARC-Type", "warcinfo"}, {"WARC-Record-ID", archive::newRecordId()},
                                     {"WARC-Date", archive::warcDate(QDateTime::currentMSecsSinceEpoch())},
                                     {"WARC-Filename", name}, {"Content-Type", "application/warc-fields"}},
        {archive::fieldBlock(about), partOf()});
}

} // namespace argiope::engine
