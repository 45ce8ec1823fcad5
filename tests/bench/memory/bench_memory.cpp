// Serves pages that are nothing but links and says how much memory the built argiope-cli takes for them at most:
//     bench_memory [pages=48] [links=500000] [threads=1,16,64] [same=1] [cli=FILE]
// With same=0 every page links to URLs of its own. Peaks are those of the system (VmHWM), so Linux only.

#include "tests/support/compressed.h"
#include "tests/support/testsite.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>

using namespace argiope::test;

namespace {

QHash<QString, QString> given;

QByteArray pageOf(int number, int links, bool same)
{
    const QByteArray folder = same ? QByteArray("/items/") : "/items-" + QByteArray::number(number) + '/';
    QByteArray html = "<title>many links</title>";
    for (int i = 0; i < links; ++i) {
        const QByteArray item = QByteArray::number(i).rightJustified(6, '0');
        html += "<p><a href=\"" + folder + item + "\">link number " + item + "</a>\n";
    }
    return html;
}

/// In kB; 0 where the system does not tell.
qint64 peakOf(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/status").arg(process));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArray text = file.readAll();
    const qsizetype at = text.indexOf("VmHWM:");
    return at < 0 ? 0 : text.mid(at + 6).trimmed().split(' ').first().toLongLong();
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    for (int i = 1; i < argc; ++i) {
        const QString argument = QString::fromLocal8Bit(argv[i]);
        given.insert(argument.section(u'=', 0, 0), argument.section(u'=', 1));
    }
    const int pages = given.value(QStringLiteral("pages"), QStringLiteral("48")).toInt();
    const int links = given.value(QStringLiteral("links"), QStringLiteral("500000")).toInt();
    const bool same = given.value(QStringLiteral("same"), QStringLiteral("1")) == u"1";
    TestSite site;
    QByteArray home;
    for (int i = 0; i < pages; ++i) {
        const QByteArray target = "/large/" + QByteArray::number(i);
        home += "<a href=" + target + ">x</a>";
        static QByteArray body;
        static qsizetype plain = 0;
        if (i == 0 || !same) {
            const QByteArray html = pageOf(i, links, same);
            plain = html.size();
            body = gzipped(html);
        }
        if (i == 0)
            std::printf("%d pages of %lld bytes, %lld on the wire\n", pages, static_cast<long long>(plain),
                static_cast<long long>(body.size()));
        site.setPage(target, Response{.headers = {{"Content-Encoding", "gzip"}}, .body = body});
    }
    site.setPage("/", home);
    const QStringList threads = given.value(QStringLiteral("threads"), QStringLiteral("1,16,64")).split(u',');
    for (const QString &count : threads) {
        const QTemporaryDir folder;
        QProcess cli;
        cli.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        QElapsedTimer timer;
        timer.start();
        // Of the links nothing but what the pages take is wanted: none is followed.
        cli.start(given.value(QStringLiteral("cli"), QStringLiteral(ARGIOPE_CLI)),
            {QStringLiteral("crawl"), QString::fromLatin1(site.url("/")), QStringLiteral("--project"),
                folder.filePath(QStringLiteral("bench.argiope")), QStringLiteral("--threads"), count,
                QStringLiteral("--depth"), QStringLiteral("1"), QStringLiteral("--set"),
                QStringLiteral("connectionsPerHost=0"), QStringLiteral("--set"), QStringLiteral("adaptive=false"),
                QStringLiteral("--progress"), QStringLiteral("none")});
        if (!cli.waitForStarted())
            return 1;
        qint64 peak = 0;
        do
            peak = std::max(peak, peakOf(cli.processId()));
        while (!cli.waitForFinished(50));
        std::printf("threads %s: %lld MB at most, %.1f s, status %d\n", qPrintable(count),
            static_cast<long long>(peak / 1024), double(timer.elapsed()) / 1000, cli.exitCode());
        std::fflush(stdout);
    }
    return 0;
}
