#include "core/select/extractor.h"

#include "core/html/strings.h"
#include "core/text/innertext.h"
#include "core/text/markup.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <iterator>

namespace argiope::select {

namespace {

using Fault = ExtractorError::Code;

constexpr const char *TakeNames[] = {"text", "html", "attribute", "count", "has", "lacks"}; // in the order of Take

bool takeNamed(QStringView name, Take &take)
{
    const auto named = std::find_if(
        std::begin(TakeNames), std::end(TakeNames), [name](const char *one) { return name == QLatin1String(one); });
    if (named == std::end(TakeNames))
        return false;
    take = Take(named - std::begin(TakeNames));
    return true;
}

/// "SELECTOR@ATTRIBUTE" taken apart; an @ can only be in a string of a selector, or behind a backslash.
bool cutAttribute(Extractor &extractor)
{
    static const QRegularExpression atEnd(QStringLiteral("^(.*[^\\\\@\\s])\\s*@([A-Za-z_][\\w:.-]*)\\s*$"),
        QRegularExpression::DotMatchesEverythingOption);
    const QRegularExpressionMatch match = atEnd.match(extractor.expression);
    if (!match.hasMatch())
        return false;
    extractor.expression = match.captured(1);
    extractor.attribute = match.captured(2);
    extractor.take = Take::Attribute;
    return true;
}

std::optional<ExtractorError> faultOfName(const QString &name)
{
    if (name.trimmed().isEmpty())
        return ExtractorError{Fault::NoName, {}, {}};
    if (name.size() > Extractor::MostNameCharacters)
        return ExtractorError{Fault::LongName, {}, {}};
    if (std::any_of(name.begin(), name.end(), [](QChar c) { return c.category() == QChar::Other_Control; }))
        return ExtractorError{Fault::ControlInName, {}, {}};
    return {};
}

base::Result<Extractor, ExtractorError> extractorOf(const QJsonValue &value)
{
    const QJsonObject object = value.toObject();
    const auto member = [&object](const char *key) { return object.value(QLatin1String(key)); };
    const auto wrong = [](const char *key) {
        return base::Failure{ExtractorError{Fault::NotAnExtractor, {}, QString::fromLatin1(key)}};
    };
    Extractor one;
    for (const char *key : {"name", "kind", "expression"}) {
        if (!member(key).isString())
            return wrong(key);
    }
    one.name = member("name").toString();
    one.expression = member("expression").toString();
    if (!queryKindNamed(member("kind").toString(), one.kind))
        return wrong("kind");
    const QString take = member("take").toString(QStringLiteral("text"));
    if (!takeNamed(take, one.take))
        return wrong("take");
    one.attribute = member("attribute").toString();
    const QString matches = member("matches").toString(QStringLiteral("first"));
    if (matches != u"first" && matches != u"all")
        return wrong("matches");
    one.all = matches == u"all";
    return one;
}

} // namespace

QString ExtractorError::message() const
{
    switch (code) {
    case Fault::NoName:
        return QStringLiteral("it has no name");
    case Fault::LongName:
        return QStringLiteral("its name is longer than %1 characters").arg(Extractor::MostNameCharacters);
    case Fault::ControlInName:
        return QStringLiteral("its name has a control character");
    case Fault::TakenName:
        return QStringLiteral("another one has the name '%1'").arg(detail);
    case Fault::NoAttribute:
        return QStringLiteral("it names no attribute");
    case Fault::NoElements:
        return QStringLiteral("what it looks for has no attributes and no HTML");
    case Fault::Query:
        return query.message();
    case Fault::NotALine:
        return detail.isEmpty() ? QStringLiteral("expected NAME=KIND:EXPRESSION")
                                : QStringLiteral("'%1' is no kind of extractor and nothing that one takes").arg(detail);
    case Fault::TooMany:
        return QStringLiteral("there are more than %1 extractors").arg(Extractor::MostInProject);
    case Fault::NotJson:
        return QStringLiteral("this is no list of extractors: %1").arg(detail);
    case Fault::NotAnExtractor:
        return QStringLiteral("its '%1' is missing or unknown").arg(detail);
    }
    Q_UNREACHABLE();
}

std::optional<QByteArray> valueOf(const Match &match, Take take, const QByteArray &attribute)
{
    if (!match.isElement)
        return match.text;
    switch (take) {
    case Take::Text:
    case Take::Count:
    case Take::Has:
    case Take::Lacks:
        return text::innerText(match.node);
    case Take::Html:
        return text::innerHtml(match.node);
    case Take::Attribute:
        break;
    }
    for (qsizetype i = 0; i < match.node.attributeCount(); ++i) {
        const dom::Attribute &one = match.node.attribute(i);
        if (one.name == attribute || (one.plain && html::equalsLower(attribute, one.name)))
            return one.value.toByteArray();
    }
    return {};
}

base::Result<Extraction, ExtractorError> Extraction::compile(const Extractor &extractor)
{
    if (auto fault = faultOfName(extractor.name))
        return base::Failure{*fault};
    if (extractor.take == Take::Attribute && extractor.attribute.trimmed().isEmpty())
        return base::Failure{ExtractorError{Fault::NoAttribute, {}, {}}};
    auto query = Query::parse(extractor.kind, extractor.expression);
    if (!query)
        return base::Failure{ExtractorError{Fault::Query, query.error(), {}}};
    const bool ofElements = extractor.take == Take::Attribute || extractor.take == Take::Html;
    if (ofElements && !query->findsElements())
        return base::Failure{ExtractorError{Fault::NoElements, {}, {}}};
    return Extraction(extractor, std::move(*query));
}

base::Result<QByteArrayList, QueryError> Extraction::extract(Page &page) const
{
    const auto found = m_query.all(page);
    if (!found)
        return base::Failure{found.error()};
    if (m_extractor.take == Take::Count)
        return QByteArrayList{QByteArray::number(qulonglong(found->size()))};
    if (m_extractor.take == Take::Has || m_extractor.take == Take::Lacks)
        return QByteArrayList{found->empty() == (m_extractor.take == Take::Lacks) ? "1" : "0"};
    const QByteArray attribute = m_extractor.attribute.trimmed().toUtf8();
    QByteArrayList values;
    qsizetype bytes = 0;
    for (const Match &match : *found) {
        const auto value = valueOf(match, m_extractor.take, attribute);
        if (!value)
            continue;
        bytes += value->size();
        if (bytes > MostBytes)
            return base::Failure{QueryError{QueryError::Code::TooMany, -1, QStringLiteral("bytes of values")}};
        values.append(*value);
        if (!m_extractor.all)
            break;
    }
    return values;
}

std::optional<ExtractorError> faultOf(const QList<Extractor> &extractors, qsizetype *at)
{
    QSet<QString> names;
    for (qsizetype i = 0; i < extractors.size(); ++i) {
        if (at)
            *at = i;
        if (i >= Extractor::MostInProject)
            return ExtractorError{Fault::TooMany, {}, {}};
        const auto compiled = Extraction::compile(extractors[i]);
        if (!compiled)
            return compiled.error();
        const QString folded = extractors[i].name.trimmed().toCaseFolded();
        if (names.contains(folded))
            return ExtractorError{Fault::TakenName, {}, extractors[i].name};
        names.insert(folded);
    }
    return {};
}

base::Result<Extractor, ExtractorError> extractorFromLine(const QString &line)
{
    const qsizetype equals = line.indexOf(u'=');
    const qsizetype colon = line.indexOf(u':', equals + 1);
    if (equals < 0 || colon < 0)
        return base::Failure{ExtractorError{Fault::NotALine, {}, {}}};
    Extractor one;
    one.name = line.left(equals).trimmed();
    one.expression = line.mid(colon + 1);
    const QStringList words = line.mid(equals + 1, colon - equals - 1).split(u',');
    bool taken = false;
    for (qsizetype i = 0; i < words.size(); ++i) {
        const QString word = words[i].trimmed();
        if (i == 0 && queryKindNamed(word, one.kind))
            continue;
        if (i > 0 && (word == u"all" || word == u"first")) {
            one.all = word == u"all";
        } else if (i > 0 && word.startsWith(u'@')) {
            one.take = Take::Attribute;
            one.attribute = word.mid(1);
            taken = true;
        } else if (i > 0 && word != u"attribute" && takeNamed(word, one.take)) {
            taken = true;
        } else {
            return base::Failure{ExtractorError{Fault::NotALine, {}, word}};
        }
    }
    if (one.kind == QueryKind::Source && !taken)
        one.take = Take::Has;
    if (one.kind == QueryKind::Css && !taken)
        cutAttribute(one);
    return one;
}

QString toLine(const Extractor &extractor)
{
    QString line = extractor.name % QLatin1Char('=') % QLatin1String(name(extractor.kind));
    if (extractor.all)
        line += QLatin1String(",all");
    if (extractor.take == Take::Attribute)
        line += QLatin1String(",@") % extractor.attribute;
    else if (extractor.take != Take::Text || extractor.kind == QueryKind::Source)
        line += QLatin1Char(',') % QLatin1String(TakeNames[size_t(extractor.take)]);
    return line % QLatin1Char(':') % extractor.expression;
}

QByteArray toJson(const QList<Extractor> &extractors)
{
    QJsonArray all;
    for (const Extractor &one : extractors) {
        QJsonObject object{{QStringLiteral("name"), one.name}, {QStringLiteral("kind"), QLatin1String(name(one.kind))},
            {QStringLiteral("expression"), one.expression},
            {QStringLiteral("take"), QLatin1String(TakeNames[size_t(one.take)])},
            {QStringLiteral("matches"), QLatin1String(one.all ? "all" : "first")}};
        if (one.take == Take::Attribute)
            object.insert(QStringLiteral("attribute"), one.attribute);
        all.append(object);
    }
    return QJsonDocument(QJsonObject{{QStringLiteral("extractors"), all}}).toJson();
}

base::Result<QList<Extractor>, ExtractorError> extractorsFromJson(const QByteArray &json)
{
    QJsonParseError fault;
    const QJsonDocument document = QJsonDocument::fromJson(json, &fault);
    if (fault.error != QJsonParseError::NoError)
        return base::Failure{ExtractorError{Fault::NotJson, {}, fault.errorString()}};
    const QJsonValue list = document.object().value(QLatin1String("extractors"));
    if (!list.isArray())
        return base::Failure{ExtractorError{Fault::NotAnExtractor, {}, QStringLiteral("extractors")}};
    QList<Extractor> extractors;
    const QJsonArray all = list.toArray();
    for (const auto &value : all) {
        auto one = extractorOf(value);
        if (!one)
            return base::Failure{one.error()};
        extractors.append(std::move(*one));
    }
    if (auto wrong = faultOf(extractors))
        return base::Failure{*wrong};
    return extractors;
}

} // namespace argiope::select
