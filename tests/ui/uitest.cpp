#include "tests/ui/uitest.h"

#include "core/store/writer.h"
#include "core/url/url.h"

#include <QCoreApplication>
#include <QFile>
#include <QSettings>
#include <QStandardPaths>

namespace argiope::uitest {

using base::Outcome;
using base::UrlId;

namespace {

store::NewUrl newUrl(store::Writer &writer, const QByteArray &text, int depth, UrlId referrer)
{
    store::NewUrl fresh;
    const auto parsed = url::parse(text);
    fresh.url = parsed->href();
    fresh.key = url::urlKey(fresh.url, writer.keySeed());
    fresh.host = writer.host("http://site.test");
    fresh.rule = writer.rule({store::RuleKind::Host, "site.test"});
    fresh.depth = depth;
    fresh.referrer = referrer;
    fresh.discoveredAt = 1700000000000;
    return fresh;
}

store::PageRecord finishedPage(UrlId id, int number)
{
    store::PageRecord page;
    page.id = id;
    page.outcome = Outcome::Ok;
    page.status = 200;
    page.contentType = "text/html; charset=utf-8";
    page.bytes = 1000 + number;
    page.title = "Page " + QByteArray::number(number);
    page.headers = "Content-Type: text/html\n";
    page.responseMs = 5 + number % 100;
    page.fetchedAt = 1700000001000;
    return page;
}

} // namespace

Isolated::Isolated()
{
#ifdef Q_OS_LINUX
    // Test mode is one folder for all programs and all times, whose files they would share.
    for (const char *name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"})
        qputenv(name, m_folder.filePath(QString::fromLatin1(name)).toLocal8Bit());
#else
    QStandardPaths::setTestModeEnabled(true);
#endif
    QCoreApplication::setOrganizationName(QStringLiteral("ArgiopeTest"));
    QCoreApplication::setApplicationName(QStringLiteral("ArgiopeTest"));
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    // Else crawls of tests would ask for what nobody serves.
    QSettings().setValue(QStringLiteral("start/checks"), QStringList());
}

bool makeProject(const QString &path, int count, int skipped)
{
    settings::CrawlSettings settings;
    settings.seeds = QStringList{QStringLiteral("http://site.test/0")};
    auto created = store::Writer::create(path, settings);
    if (!created)
        return false;
    store::Writer &writer = **created;
    writer.begin();
    QList<UrlId> ids;
    QHash<UrlId, int> inlinks;
    const int place = writer.place("a", "href");
    for (int i = 0; i < count; ++i) {
        const UrlId parent = i > 0 ? ids.at(i / 8) : UrlId::None;
        int depth = 0;
        for (int n = i; n > 0; n /= 8)
            ++depth;
        const UrlId id = writer.insert(newUrl(writer, "http://site.test/" + QByteArray::number(i), depth, parent));
        ids.append(id);
        if (i > 0)
            ++inlinks[id];
        if (i >= count - count / 100)
            continue; // waits
        store::PageRecord page = finishedPage(id, i);
        if (i % 10 == 9) {
            page.outcome = Outcome::Broken;
            page.status = 404;
        } else if (i % 15 == 14) {
            page.outcome = Outcome::Redirect;
            page.status = 301;
            page.redirectTo = ids.at(0);
        } else if (i % 20 == 12) {
            page.outcome = Outcome::Blocked;
            page.status = 403;
        }
        writer.finish(page);
    }
    for (int i = 0; i * 8 < count; ++i) {
        QList<store::LinkRow> links;
        for (int child = qMax(1, i * 8); child < qMin(count, i * 8 + 8); ++child) {
            store::LinkRow link;
            link.target = ids.at(child);
            link.place = place;
            link.kind = facts::LinkKind::Navigation;
            link.rule = writer.rule({store::RuleKind::Host, "site.test"});
            link.followed = true;
            link.text = writer.text("to " + QByteArray::number(child));
            links.append(link);
        }
        writer.setLinks(ids.at(i), links);
    }
    for (int i = 0; i < skipped; ++i) {
        store::NewUrl out = newUrl(writer, "http://site.test/out/" + QByteArray::number(i) + ".pdf", 1, ids.value(0));
        out.state = store::UrlState::Skipped;
        out.rule = writer.rule({store::RuleKind::Exclude, "\\.pdf$"});
        if (writer.insert(out) == UrlId::None)
            return false;
    }
    writer.addInlinks(inlinks);
    writer.setMeta("state", "stopped");
    if (!writer.commit())
        return false;
    return writer.settle().ok();
}

bool growProject(const QString &path, int count)
{
    auto opened = store::Writer::open(path);
    if (!opened)
        return false;
    store::Writer &writer = **opened;
    writer.begin();
    for (int i = 0; i < count; ++i) {
        const UrlId id = writer.insert(newUrl(writer, "http://site.test/new/" + QByteArray::number(i), 1, UrlId(1)));
        writer.finish(finishedPage(id, i));
    }
    return writer.commit().ok();
}

bool retitle(const QString &path, qint64 id, const QByteArray &title)
{
    auto opened = store::Writer::open(path);
    if (!opened)
        return false;
    (*opened)->begin();
    store::PageRecord page = finishedPage(UrlId(id), int(id));
    page.title = title;
    (*opened)->finish(page);
    return (*opened)->commit().ok();
}

QByteArrayList linesOf(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QByteArrayList lines = file.readAll().replace("\r\n", "\n").split('\n');
    if (!lines.isEmpty() && lines.constLast().isEmpty())
        lines.removeLast();
    return lines;
}

} // namespace argiope::uitest
