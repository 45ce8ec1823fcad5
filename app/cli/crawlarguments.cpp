#include "app/cli/crawlarguments.h"

#include "app/cli/command.h"
#include "app/cli/lines.h"

#include "core/engine/credentials.h"
#include "core/engine/extractors.h"
#include "core/settings/fields.h"
#include "core/store/place.h"
#include "core/store/reader.h"
#include "core/url/url.h"

#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace argiope::cli {

using settings::CrawlSettings;
using settings::SettingsError;

namespace {

base::Failure<CrawlRefusal> refuseUsage(const QString &text)
{
    return {CrawlRefusal{ExitUsage, text + QLatin1String("; see argiope-cli crawl --help")}};
}

base::Failure<CrawlRefusal> refuseError(const QString &text)
{
    return {CrawlRefusal{ExitError, text}};
}

/// The key of the field that a flag sets; "" where it is none of them.
QString keyOfFlag(const QByteArray &flag)
{
    QString key;
    settings::forEachField([&](const auto &field) {
        if (*field.info.flag && flag == field.info.flag)
            key = QLatin1String(field.info.key);
    });
    return key;
}

/// The flag of a field: "--threads", or "--set adaptive" where it has none of its own.
QString flagOfKey(const QString &key)
{
    QString flag;
    settings::forEachField([&](const auto &field) {
        if (key == QLatin1String(field.info.key))
            flag = *field.info.flag ? QStringLiteral("--%1").arg(QLatin1String(field.info.flag))
                                    : QStringLiteral("--set %1").arg(key);
    });
    return flag.isEmpty() ? key : flag;
}

void clearList(CrawlSettings &settings, const QString &key)
{
    settings::forEachField([&](const auto &field) {
        if constexpr (std::is_same_v<std::decay_t<decltype(settings.*field.member)>, QStringList>) {
            if (key == QLatin1String(field.info.key))
                (settings.*field.member).clear();
        }
    });
}

std::optional<ProgressKind> progressFromName(const QString &name)
{
    if (name == u"auto")
        return ProgressKind::Auto;
    if (name == u"bar")
        return ProgressKind::Bar;
    if (name == u"json")
        return ProgressKind::Json;
    if (name == u"none")
        return ProgressKind::None;
    return std::nullopt;
}

/// HOST.argiope, in the current folder.
QString defaultProject(const url::Url &seed)
{
    QString name;
    for (const char c : seed.hostname().toByteArray()) {
        // What a host may hold and a file name should not: the colons of an IPv6 address.
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_';
        if (plain)
            name += QLatin1Char(c);
        else if (c != '[' && c != ']')
            name += u'_';
    }
    return name + QLatin1String(".argiope");
}

/// Secrets of a settings file are for the servers that the file names: by headersFor and logins, else by its own first
/// start address. Only where it names none they go with the start address of this command.
void bindFile(const QJsonObject &json, CrawlSettings &settings)
{
    if (json.contains(QLatin1String("headers")) && !json.contains(QLatin1String("headersFor")))
        settings.headersFor.clear(); // those of the list that was replaced
    if (json.contains(QLatin1String("seeds")))
        engine::bindSecrets(settings);
}

} // namespace

base::Result<void, CrawlRefusal> readSettingsFile(const QString &path, CrawlSettings &settings)
{
    QByteArray bytes;
    QString error;
    if (!readAllOf(path, bytes, &error))
        return refuseError(QLatin1String("--settings: ") + error);
    QJsonParseError problem;
    const QJsonDocument document = QJsonDocument::fromJson(bytes, &problem);
    if (!document.isObject()) {
        const QString detail = problem.error == QJsonParseError::NoError
            ? QString()
            : QStringLiteral("%1 at offset %2").arg(problem.errorString()).arg(problem.offset);
        const SettingsError notJson{SettingsError::Code::NotJson, {}, {}, detail};
        return refuseError(QStringLiteral("--settings: %1: %2").arg(path, notJson.message()));
    }
    auto read = settings::fromJson(document.object(), settings);
    if (!read)
        return refuseError(QStringLiteral("--settings: %1: %2").arg(path, read.error().message()));
    if (const auto valid = settings::validate(*read); !valid)
        return refuseError(QStringLiteral("--settings: %1: %2").arg(path, valid.error().message()));
    settings = std::move(read).value();
    bindFile(document.object(), settings);
    return {};
}

namespace {

using Options = QList<QPair<QByteArray, QString>>;

/// What every user of the machine can read on a command line may stand in a file, in standard input ("-") or in the
/// environment instead: `lines` gets them without line ends.
base::Result<void, CrawlRefusal> readSecretLines(const QByteArray &option, const QString &file, QStringList &lines)
{
    QByteArray bytes;
    QString error;
    if (!readAllOf(file, bytes, &error))
        return refuseError(QStringLiteral("--%1: %2").arg(QString::fromLatin1(option), error));
    for (const QString &line : QString::fromUtf8(bytes).split(u'\n')) {
        const QString text = line.endsWith(u'\r') ? line.chopped(1) : line;
        if (!text.trimmed().isEmpty())
            lines.append(text);
    }
    return {};
}

/// The options with what --auth and --header name in place of being it.
base::Result<Options, CrawlRefusal> expandedOptions(const Arguments &arguments)
{
    Options options;
    for (const auto &[option, value] : arguments.options()) {
        const bool secret = option == "auth" || option == "header";
        const bool file = secret && value.startsWith(u'@');
        if (!file && !(option == "auth" && value == u"-")) {
            options.append({option, value});
            continue;
        }
        QStringList lines;
        if (const auto read = readSecretLines(option, file ? value.mid(1) : value, lines); !read)
            return base::Failure{read.error()};
        if (option == "auth")
            lines = lines.mid(0, 1);
        if (lines.isEmpty()) {
            return refuseError(
                QStringLiteral("--%1: %2 is empty")
                    .arg(QString::fromLatin1(option), file ? value.mid(1) : QStringLiteral("standard input")));
        }
        for (const QString &line : std::as_const(lines))
            options.append({option, line});
    }
    if (const QString auth = qEnvironmentVariable("ARGIOPE_AUTH"); !auth.isEmpty() && !arguments.has("auth"))
        options.append({"auth", auth});
    return options;
}

/// Flags and --set, in their order.
base::Result<void, CrawlRefusal> applyOptions(const Options &options, CrawlSettings &settings)
{
    QSet<QString> named;
    for (const auto &[option, value] : options) {
        QString key;
        QString text = value;
        QString shown = QLatin1String("--") + QString::fromLatin1(option);
        if (option == "set") {
            const qsizetype equals = value.indexOf(u'=');
            if (equals <= 0)
                return refuseUsage(QStringLiteral("--set: '%1' is not KEY=VALUE").arg(value));
            key = value.left(equals);
            text = value.mid(equals + 1);
            shown = QLatin1String("--set ") + key;
        } else {
            key = keyOfFlag(option);
            if (key.isEmpty())
                continue;
        }
        if (!named.contains(key)) {
            named.insert(key);
            clearList(settings, key);
        }
        if (const auto set = settings::setFromText(settings, key, text); !set) {
            SettingsError error = set.error();
            if (error.code != SettingsError::Code::UnknownKey)
                error.key = shown;
            else
                return refuseUsage(QLatin1String("--set: ") + error.message());
            return refuseUsage(error.message());
        }
    }
    // Those of the list that was replaced got other headers.
    if (named.contains(QStringLiteral("headers")) && !named.contains(QStringLiteral("headersFor")))
        settings.headersFor.clear();
    if (const auto valid = settings::validate(settings); !valid) {
        SettingsError error = valid.error();
        error.key = flagOfKey(error.key);
        return refuseUsage(error.message());
    }
    if (const auto extractors = engine::extractorsOf(settings); !extractors)
        return refuseUsage(QLatin1String("--extract: ") + extractors.error());
    return {};
}

/// Which files are read and written, and what is shown meanwhile.
base::Result<void, CrawlRefusal> readFiles(const Arguments &arguments, CrawlRequest &request)
{
    const auto progress = progressFromName(arguments.value("progress", QStringLiteral("auto")));
    if (!progress) {
        return refuseUsage(QStringLiteral("--progress: cannot use '%1': expected auto, bar, json, none")
                               .arg(arguments.value("progress")));
    }
    request.progress = *progress;
    request.logPath = arguments.value("log");
    request.tracePath = arguments.value("trace");
    request.project = arguments.value("project");
    for (const char *option : {"project", "log", "trace", "settings"}) {
        if (arguments.has(option) && arguments.value(option).isEmpty())
            return refuseUsage(QStringLiteral("--%1 needs a file name").arg(QLatin1String(option)));
    }
    return {};
}

/// A node among others.
base::Result<void, CrawlRefusal> readNode(const Arguments &arguments, CrawlRequest &request)
{
    constexpr int leastLease = 2;
    constexpr int mostLease = 3600;
    request.node.join = arguments.has("join");
    for (const char *option : {"node", "lease"}) {
        if (arguments.has(option) && !request.node.join)
            return refuseUsage(QStringLiteral("crawl: --%1 needs --join").arg(QLatin1String(option)));
    }
    if (!request.node.join)
        return {};
    for (const char *option : {"resume", "recrawl", "recheck-failures", "due", "watch", "trace"}) {
        if (arguments.has(option))
            return refuseUsage(QStringLiteral("crawl: --join cannot be combined with --%1").arg(QLatin1String(option)));
    }
    if (!store::Place::isDatabase(request.project))
        return refuseUsage(QStringLiteral("crawl: --join needs --project postgresql://HOST/DATABASE#NAME"));
    request.node.name = arguments.value("node").toUtf8();
    if (arguments.has("lease")) {
        bool isNumber = false;
        const int seconds = arguments.value("lease").toInt(&isNumber);
        if (!isNumber || seconds < leastLease || seconds > mostLease)
            return refuseUsage(QStringLiteral("crawl: --lease needs %1 to %2 seconds").arg(leastLease).arg(mostLease));
        request.node.leaseMs = seconds * 1000;
    }
    return {};
}

} // namespace

QList<OptionSpec> crawlOptions()
{
    QList<OptionSpec> options{
        {"project", "FILE",
            "project file, or postgresql://HOST/DATABASE#NAME; default: HOST.argiope in the current folder", {}},
        {"resume", {}, "continue the crawl of an existing project; the URL is optional", {}},
        {"recrawl", {}, "with --resume: recrawl all URLs, and detect removed pages", {}},
        {"recheck-failures", {}, "with --resume: retry failed URLs", {}},
        {"due", "N", "with --resume or --watch: recrawl at most N due pages, chosen by change rate", {}},
        {"join", {}, "join a project in a database as a node; the first node needs a URL; nodes share limits and rates",
            {}},
        {"node", "NAME", "with --join: name of the node; default: host name of the machine", {}},
        {"lease", "SECONDS", "with --join: time without heartbeat before other nodes take over; default: 15", {}},
    };
    settings::forEachField([&](const auto &field) {
        if (!*field.info.flag)
            return;
        const bool isSwitch = !*field.info.metavar;
        options.append({field.info.flag, field.info.metavar, field.info.help,
            isSwitch ? QByteArray("no-") + field.info.flag : QByteArray()});
    });
    options.append({
        {"settings", "FILE.json", "settings file: a JSON object of KEY: VALUE", {}},
        {"set", "KEY=VALUE", "set any setting, including those without an option", {}},
        {"progress", "auto|bar|json|none", "progress on stderr; auto: a bar on a terminal", {}},
        {"log", "FILE", "append the log to FILE", {}},
        {"trace", "FILE", "write 8 bytes per link to FILE, equal for equal URLs, in reading order", {}},
    });
    return options;
}

base::Result<CrawlRequest, CrawlRefusal> readCrawlArguments(const Arguments &arguments)
{
    CrawlRequest request;
    const bool resume = arguments.has("resume");
    const QStringList &urls = arguments.positional();
    if (const auto read = readFiles(arguments, request); !read)
        return base::Failure{read.error()};

    const bool recrawl = arguments.has("recrawl");
    const bool failures = arguments.has("recheck-failures");
    if (const auto read = readNode(arguments, request); !read)
        return base::Failure{read.error()};
    if (arguments.has("due")) {
        bool isNumber = false;
        request.due = arguments.value("due").toLongLong(&isNumber);
        if (!isNumber || request.due < 1)
            return refuseUsage(QStringLiteral("crawl: --due needs a number of pages"));
        if ((!resume && !arguments.has("watch")) || recrawl || failures) {
            return refuseUsage(
                QStringLiteral("crawl: --due needs --resume or --watch, without --recrawl and --recheck-failures"));
        }
        request.refetch = engine::RefetchKind::Selected;
    }
    if (recrawl && failures)
        return refuseUsage(QStringLiteral("crawl: --recrawl includes --recheck-failures: use only one of them"));
    if ((recrawl || failures) && !resume) {
        return refuseUsage(QStringLiteral("crawl: --%1 needs --resume and a project")
                               .arg(recrawl ? QStringLiteral("recrawl") : QStringLiteral("recheck-failures")));
    }
    if (recrawl)
        request.refetch = engine::RefetchKind::Everything;
    else if (failures)
        request.refetch = engine::RefetchKind::Failures;

    // What the command line says is read before any file is, so that wrong usage is told first.
    const auto options = expandedOptions(arguments);
    if (!options)
        return base::Failure{options.error()};
    CrawlSettings onlyOptions;
    if (const auto applied = applyOptions(*options, onlyOptions); !applied)
        return base::Failure{applied.error()};

    QString firstUrl = urls.isEmpty() ? QString() : urls.first();
    CrawlSettings fromFile;
    if (arguments.has("settings")) {
        if (const auto read = readSettingsFile(arguments.value("settings"), fromFile); !read)
            return base::Failure{read.error()};
    }
    if (firstUrl.isEmpty() && urls.isEmpty())
        firstUrl = onlyOptions.seeds.value(0, fromFile.seeds.value(0));
    const bool goesOn = resume || request.node.join;
    if (urls.isEmpty() && firstUrl.isEmpty() && !(goesOn && !request.project.isEmpty())) {
        return refuseUsage(resume ? QStringLiteral("crawl: --resume needs a URL or --project FILE")
                                  : QStringLiteral("crawl: no URL given"));
    }
    QStringList seeds = urls;
    for (const QString &text : std::as_const(seeds)) {
        // Read as an address it would be a host of that name, and the message would speak of another file.
        if (text.endsWith(QLatin1String(".argiope"), Qt::CaseInsensitive) && QFileInfo(text).isFile()) {
            return refuseUsage(QStringLiteral("crawl: '%1' is a project, not a URL: use --project%2")
                                   .arg(text, resume ? QString() : QStringLiteral(", and --resume to continue it")));
        }
        engine::CrawlError error;
        if (engine::normalizeSeed(text, &error).isEmpty())
            return refuseError(QLatin1String("crawl: ") + error.message());
    }
    if (request.project.isEmpty()) {
        engine::CrawlError error;
        const auto seed = url::parse(engine::normalizeSeed(firstUrl, &error));
        if (!seed)
            return refuseError(QLatin1String("crawl: ") + error.message());
        request.project = defaultProject(*seed);
    }

    if (resume) {
        request.mode = engine::CrawlOptions::Mode::Resume;
        const auto reader = store::Reader::open(request.project);
        if (!reader)
            return refuseError(reader.error().message());
        request.settings = (*reader)->settings();
        engine::bindSecrets(request.settings); // those of an older version stand in the file, without a server
    } else if (!store::Place::isDatabase(request.project) && QFileInfo::exists(request.project)) {
        return refuseError(request.project + QLatin1String(": already exists; use --resume to continue it"));
    }
    const QStringList storedSeeds = request.settings.seeds;
    if (arguments.has("settings")) {
        // Over the stored settings now; it has been read without error before.
        if (const auto read = readSettingsFile(arguments.value("settings"), request.settings); !read)
            return base::Failure{read.error()};
    }
    if (const auto applied = applyOptions(*options, request.settings); !applied)
        return base::Failure{applied.error()};
    // What was just given is for the first URL beside it, not for that of the project.
    if (request.node.join)
        request.node.threads = arguments.has("threads") ? request.settings.threads : 0;
    if (resume && !seeds.isEmpty()) {
        request.settings.seeds = seeds;
        engine::bindSecrets(request.settings);
        seeds = request.settings.seeds;
    }
    // A URL beside --resume is a further seed: those of before stay part of the scope.
    if (!seeds.isEmpty())
        request.settings.seeds = resume ? storedSeeds + seeds : seeds;
    request.settings.seeds.removeDuplicates();
    return request;
}

QList<OptionSpec> importOptions()
{
    QList<OptionSpec> options;
    for (OptionSpec option : crawlOptions()) {
        if (option.name == "recrawl" || option.name == "recheck-failures" || option.name == "join"
            || option.name == "node" || option.name == "lease")
            continue;
        if (option.name == "project")
            option.help = "project file; default: name of the first archive with .argiope, in the current folder";
        else if (option.name == "resume")
            option.help = "continue an interrupted import";
        options.append(std::move(option));
    }
    return options;
}

base::Result<CrawlRequest, CrawlRefusal> readImportArguments(
    const Arguments &arguments, const ProposedSettings &proposed)
{
    CrawlRequest request;
    request.command = QStringLiteral("import");
    if (const auto read = readFiles(arguments, request); !read)
        return base::Failure{read.error()};
    const auto options = expandedOptions(arguments);
    if (!options)
        return base::Failure{options.error()};
    CrawlSettings scratch;
    if (const auto applied = applyOptions(*options, scratch); !applied)
        return base::Failure{applied.error()};
    if (arguments.has("settings")) {
        if (const auto read = readSettingsFile(arguments.value("settings"), scratch); !read)
            return base::Failure{read.error()};
    }
    if (request.project.isEmpty()) {
        QString name = QFileInfo(arguments.positional().first()).fileName();
        for (const QLatin1String ending : {QLatin1String(".gz"), QLatin1String(".warc")}) {
            if (name.endsWith(ending, Qt::CaseInsensitive))
                name.chop(ending.size());
        }
        request.project = name + QLatin1String(".argiope");
    }
    if (arguments.has("resume")) {
        request.mode = engine::CrawlOptions::Mode::Resume;
        const auto reader = store::Reader::open(request.project);
        if (!reader)
            return refuseError(reader.error().message());
        request.settings = (*reader)->settings();
    } else if (!store::Place::isDatabase(request.project) && QFileInfo::exists(request.project)) {
        return refuseError(request.project + QLatin1String(": already exists; use --resume to continue it"));
    }
    auto settings = proposed(request.settings);
    if (!settings)
        return base::Failure{settings.error()};
    request.settings = std::move(settings).value();
    if (arguments.has("settings")) {
        if (const auto read = readSettingsFile(arguments.value("settings"), request.settings); !read)
            return base::Failure{read.error()};
    }
    if (const auto applied = applyOptions(*options, request.settings); !applied)
        return base::Failure{applied.error()};
    return request;
}

} // namespace argiope::cli
