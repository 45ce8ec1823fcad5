#include "app/cli/after.h"

#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/interrupts.h"

#include "core/base/version.h"
#include "core/net/message.h"
#include "core/store/place.h"
#include "core/store/reader.h"
#include "core/url/url.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace argiope::cli {

namespace {

/// A file that can follow a crawl: what makes it is another command of this program.
struct Product
{
    const char *name; ///< on the command line
    const char *suffix;
    QStringList (*command)(const QString &language);
};

const Product Products[] = {
    {"report", "html",
        [](const QString &language) {
            return QStringList{QStringLiteral("audit"), QStringLiteral("--format"), QStringLiteral("html"),
                QStringLiteral("--language"), language};
        }},
    {"issues", "xlsx",
        [](const QString &) {
            return QStringList{QStringLiteral("export"), QStringLiteral("--table"), QStringLiteral("issues")};
        }},
    {"urls", "csv",
        [](const QString &) {
            return QStringList{QStringLiteral("export"), QStringLiteral("--table"), QStringLiteral("urls")};
        }},
    {"changes", "csv",
        [](const QString &) {
            return QStringList{QStringLiteral("compare"), QStringLiteral("--format"), QStringLiteral("csv")};
        }},
};

const Product *productOf(const QString &name)
{
    for (const Product &product : Products) {
        if (name == QLatin1String(product.name))
            return &product;
    }
    return nullptr;
}

QString productNames()
{
    QStringList names;
    for (const Product &product : Products)
        names.append(QLatin1String(product.name));
    return names.join(QStringLiteral(", "));
}

/// A process of its own: an audit of a big project leaves nothing behind in one that goes on for months.
base::Result<void, QString> make(const QStringList &words)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    process.setStandardOutputFile(QProcess::nullDevice());
    process.start(QCoreApplication::applicationFilePath(), words);
    constexpr int look = 100;
    while (process.state() != QProcess::NotRunning && !process.waitForFinished(look)) {
        if (Interrupts::flag())
            process.terminate(); // it ends as whoever runs us is about to
    }
    if (process.error() == QProcess::FailedToStart)
        return base::Failure{process.errorString()};
    if (process.exitStatus() != QProcess::NormalExit || process.exitCode() != ExitDone)
        return base::Failure{QStringLiteral("%1 failed").arg(words.value(0))};
    return {};
}

bool hasTwoRuns(const QString &project)
{
    const auto reader = store::Reader::open(project);
    return reader && (*reader)->runs().size() > 1;
}

base::Result<void, QString> writeFiles(const QString &project, const AfterRequest &request)
{
    const QDir folder(request.folder.isEmpty() ? QStringLiteral(".") : request.folder);
    if (!request.write.isEmpty() && !folder.mkpath(QStringLiteral(".")))
        return base::Failure{QStringLiteral("cannot make the folder '%1'").arg(request.folder)};
    const QString stamp = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HHmm"));
    std::optional<QString> problem;
    for (const QString &name : request.write) {
        const Product *product = productOf(name);
        if (!product || (name == u"changes" && !hasTwoRuns(project)))
            continue; // of a first crawl there is nothing to compare with
        const QString file = folder.filePath(
            QStringLiteral("%1 %2 %3.%4").arg(store::shortName(project), stamp, name, QLatin1String(product->suffix)));
        QStringList words = product->command(request.language);
        words << QStringLiteral("--output") << file << QStringLiteral("--") << project;
        if (const auto made = make(words); !made && !problem)
            problem = QStringLiteral("%1: %2").arg(name, made.error());
    }
    if (problem)
        return base::Failure{*problem};
    return {};
}

/// "text" is what chat programs show of such a message.
QByteArray messageOf(const QString &project, const compare::Told &told)
{
    QJsonObject message{{QStringLiteral("project"), store::shortName(project)},
        {QStringLiteral("file"), store::absolutePlace(project)}, {QStringLiteral("new"), told.added},
        {QStringLiteral("gone"), told.gone}, {QStringLiteral("changed"), told.changed}};
    message.insert(QStringLiteral("text"),
        QStringLiteral("%1: %2").arg(store::shortName(project), QString::fromUtf8(compare::sumOf(told))));
    return QJsonDocument(message).toJson(QJsonDocument::Compact);
}

int runAfter(const Arguments &arguments)
{
    const auto request = readAfterArguments(arguments);
    if (!request)
        return fail(ExitUsage, QStringLiteral("after: %1; see argiope-cli after --help").arg(request.error()));
    const QString project = arguments.positional().constFirst();
    if (const auto reader = store::Reader::open(project); !reader)
        return fail(ExitError, reader.error().message());
    const Interrupts interrupts;
    compare::Told told;
    if (!request->webhook.isEmpty()) {
        const auto compared = compare::tellChanges(
            project, {{}, {}, arguments.value("since", QStringLiteral("0")).toLongLong()}, Interrupts::flag());
        if (!compared)
            return fail(ExitError, QLatin1String("after: ") + compared.error());
        told = *compared;
    }
    if (const auto done = doAfter(project, *request, told); !done)
        return fail(ExitError, QLatin1String("after: ") + done.error());
    return Interrupts::flag() ? ExitInterrupted : ExitDone;
}

} // namespace

QList<OptionSpec> afterOptions(const QByteArray &when)
{
    return {
        {"write", "LIST", when + "write these files: report, issues, urls, changes, separated by commas", {}},
        {"folder", "FOLDER", when + "where --write puts its files; default: the current folder", {}},
        {"webhook", "URL", when + "send the number of changes to this address, as a JSON object by POST", {}},
        {"language", "en|zh_CN", when + "language of the report; default: en", {}},
    };
}

base::Result<AfterRequest, QString> readAfterArguments(const Arguments &arguments)
{
    AfterRequest request;
    for (const QString &name : arguments.value("write").split(u',', Qt::SkipEmptyParts)) {
        if (!productOf(name.trimmed()))
            return base::Failure{
                QStringLiteral("--write: cannot use '%1': expected %2").arg(name.trimmed(), productNames())};
        request.write.append(name.trimmed());
    }
    if (arguments.has("folder") && request.write.isEmpty())
        return base::Failure{QStringLiteral("--folder needs --write")};
    request.folder = arguments.value("folder");
    request.webhook = arguments.value("webhook");
    const auto hook = url::parse(request.webhook.toUtf8());
    if (arguments.has("webhook") && (!hook || !hook->isHttp()))
        return base::Failure{
            QStringLiteral("--webhook: cannot use '%1': expected an http or https address").arg(request.webhook)};
    request.language = arguments.value("language", QStringLiteral("en"));
    if (request.language != u"en" && request.language != u"zh_CN")
        return base::Failure{QStringLiteral("--language: cannot use '%1': expected en or zh_CN").arg(request.language)};
    return request;
}

base::Result<void, QString> doAfter(const QString &project, const AfterRequest &request, const compare::Told &told)
{
    auto written = writeFiles(project, request);
    if (request.webhook.isEmpty() || !told.differs() || Interrupts::flag())
        return written;
    const auto hook = url::parse(request.webhook.toUtf8());
    const auto sent = hook ? net::postJson(*hook, messageOf(project, told), QByteArray("argiope/") + base::Version)
                           : base::Result<void, QString>();
    if (written && !sent)
        return base::Failure{QStringLiteral("the webhook: %1").arg(sent.error())};
    return written;
}

Command afterCommand()
{
    return {{"after", "PROJECT", "write the files that follow a crawl",
                "crawl --watch does the same by itself. The files are named by project, date and time. The report is "
                "HTML,\nthe issues are an Excel workbook, URLs and changes since the previous crawl are CSV. The "
                "webhook gets\n{project, file, new, gone, changed, text} if something changed.",
                afterOptions({})
                    + QList<OptionSpec>{{"since", "MS",
                        "what counts as a change: found since then, in ms "
                        "since 1970 UTC; default: since the previous run",
                        {}}},
                1, 1, "no project given"},
        runAfter};
}

} // namespace argiope::cli
