#include "core/engine/archiveimport.h"

#include "core/kept/archiveanswers.h"

namespace argiope::engine {

base::Result<ArchivesToImport, QString> readArchives(const QStringList &files, const std::function<bool()> &canceled,
    const std::function<void(qint64 done, qint64 all)> &progress)
{
    auto answers = kept::ArchiveAnswers::read(files, {canceled, progress});
    if (!answers)
        return base::Failure{answers.error()};
    ArchivesToImport archives;
    archives.answers = std::move(answers).value();
    archives.held = archives.answers->size();
    if (archives.held == 0) {
        const QByteArrayList &why = archives.answers->firstTroubles();
        return base::Failure{QString(files.value(0) + QLatin1String(": it has no HTTP response")
            + (why.isEmpty() ? QString()
                             : QString(QLatin1String(" that can be read: ") + QString::fromUtf8(why.first()))))};
    }
    for (const QByteArray &start : archives.answers->starts())
        archives.seeds.append(QString::fromUtf8(start));
    archives.manySites = !archives.answers->onStartHosts();
    archives.troubles = archives.answers->troubles();
    archives.firstTroubles = archives.answers->firstTroubles();
    return archives;
}

settings::CrawlSettings proposedFor(const ArchivesToImport &archives, settings::CrawlSettings settings)
{
    settings.seeds = archives.seeds;
    settings.scope = archives.manySites ? settings::Scope::Any : settings::Scope::Host;
    settings.resources = settings::ResourcePolicy::Check;
    settings.bodies = settings::Bodies::All;
    return settings;
}

settings::CrawlSettings settingsOfImport(settings::CrawlSettings settings)
{
    // What is held was fetched, whatever robots.txt says of it.
    if (settings.robots == settings::RobotsPolicy::Obey)
        settings.robots = settings::RobotsPolicy::Report;
    settings.politeness = settings::Politeness::Own;
    settings.delay = 0;
    settings.rate = 0;
    settings.bandwidth = 0;
    settings.connectionsPerHost = 0;
    settings.adaptive = false;
    settings.retries = 0;
    settings.probes = false;
    return settings;
}

bool isArchiveFile(const QString &name)
{
    return name.endsWith(QLatin1String(".warc"), Qt::CaseInsensitive)
        || name.endsWith(QLatin1String(".warc.gz"), Qt::CaseInsensitive)
        || name.endsWith(QLatin1String(".warc.zst"), Qt::CaseInsensitive)
        || name.endsWith(QLatin1String(".wacz"), Qt::CaseInsensitive);
}

} // namespace argiope::engine
