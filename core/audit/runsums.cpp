#include "core/audit/runsums.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace argiope::audit {

namespace {

constexpr QLatin1String RunKey("run");
constexpr QLatin1String AtKey("at");
constexpr QLatin1String UrlsKey("urls");
constexpr QLatin1String PagesKey("pages");
constexpr QLatin1String ChecksKey("checks");
constexpr QLatin1String RulesKey("rules");
constexpr qsizetype MostChecks = 10'000; ///< of a run; a file from a stranger may name any number

} // namespace

QList<RunSums> runSumsFromJson(const QByteArray &json)
{
    QList<RunSums> runs;
    const QJsonArray array = QJsonDocument::fromJson(json).array();
    for (const QJsonValue &value : array) {
        const QJsonObject object = value.toObject();
        RunSums run;
        run.run = object.value(RunKey).toInt();
        run.at = object.value(AtKey).toInteger();
        run.urls = object.value(UrlsKey).toInteger();
        run.pages = object.value(PagesKey).toInteger();
        run.rules = object.value(RulesKey).toString().toUtf8();
        const QJsonObject sums = object.value(ChecksKey).toObject();
        if (run.run < 1 || sums.size() > MostChecks)
            continue;
        for (auto it = sums.begin(); it != sums.end(); ++it) {
            const QJsonArray numbers = it.value().toArray();
            run.checks.insert(it.key().toUtf8(), {numbers.at(0).toInteger(), numbers.at(1).toInteger()});
        }
        runs = withRun(std::move(runs), run);
    }
    return runs;
}

QByteArray toJson(const QList<RunSums> &runs)
{
    QJsonArray array;
    for (const RunSums &run : runs) {
        QJsonObject sums;
        for (auto it = run.checks.cbegin(); it != run.checks.cend(); ++it)
            sums.insert(QString::fromUtf8(it.key()), QJsonArray{it->pages, it->instances});
        QJsonObject object{
            {RunKey, run.run}, {AtKey, run.at}, {UrlsKey, run.urls}, {PagesKey, run.pages}, {ChecksKey, sums}};
        if (!run.rules.isEmpty())
            object.insert(RulesKey, QString::fromUtf8(run.rules));
        array.append(object);
    }
    return QJsonDocument(array).toJson(QJsonDocument::Compact);
}

QList<RunSums> withRun(QList<RunSums> runs, const RunSums &run)
{
    runs.removeIf([&run](const RunSums &known) { return known.run == run.run; });
    runs.append(run);
    std::sort(runs.begin(), runs.end(), [](const RunSums &a, const RunSums &b) { return a.run < b.run; });
    while (runs.size() > MostRunsKept)
        runs.removeFirst();
    return runs;
}

std::optional<RunSums> runBefore(const QList<RunSums> &runs, int run)
{
    std::optional<RunSums> found;
    for (const RunSums &known : runs) {
        if (known.run < run)
            found = known;
    }
    return found;
}

} // namespace argiope::audit
