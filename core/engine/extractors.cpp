#include "core/engine/extractors.h"

#include "core/store/columns.h"

namespace argiope::engine {

using select::Extractor;

base::Result<QList<Extractor>, QString> extractorsOf(const settings::CrawlSettings &settings)
{
    const auto wrong = [](const QString &line, const QString &why) {
        constexpr qsizetype mostShown = 120; // an expression may be long
        const QString shown = line.size() > mostShown ? QString(line.left(mostShown) % QChar(0x2026)) : line;
        return base::Failure{QString(QLatin1Char('\'') % shown % QLatin1String("': ") % why)};
    };
    QList<Extractor> extractors;
    for (const QString &line : settings.extract) {
        if (line.trimmed().isEmpty())
            continue;
        auto one = select::extractorFromLine(line);
        if (!one)
            return wrong(line, one.error().message());
        if (!isExtractorName(one->name))
            return wrong(line, QStringLiteral("'%1' is not a valid name for a new column").arg(one->name));
        extractors.append(std::move(*one));
    }
    qsizetype at = 0;
    if (const auto fault = select::faultOf(extractors, &at))
        return wrong(select::toLine(extractors[at]), fault->message());
    return extractors;
}

QByteArray columnName(const Extractor &extractor)
{
    return extractor.name.toUtf8();
}

facts::Kind columnKind(const Extractor &extractor)
{
    switch (extractor.take) {
    case select::Take::Count:
        return facts::Kind::Count;
    case select::Take::Has:
    case select::Take::Lacks:
        return facts::Kind::Flag;
    default:
        return facts::Kind::Text;
    }
}

bool isExtractorName(const QString &name)
{
    const QByteArray column = name.toUtf8();
    return store::isOwnColumnName(column) && !store::Columns::fixed().find(QByteArrayView(column));
}

} // namespace argiope::engine
