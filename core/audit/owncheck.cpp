#include "core/audit/owncheck.h"

#include "core/store/columns.h"
#include "core/store/filtersql.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

#include <algorithm>

namespace argiope::audit {

namespace {

using OwnCode = OwnCheckError::Code;

constexpr char OwnFormat[] = "argiope own checks";
constexpr char OwnPrefix[] = "own-";
constexpr qsizetype MostOwnId = 64;

base::Failure<OwnCheckError> refuseOwn(OwnCode code, qsizetype number = 0, const QString &detail = {})
{
    return base::Failure{OwnCheckError{code, int(number), detail, {}}};
}

std::optional<Severity> severityFrom(const QString &text)
{
    for (const Severity severity : {Severity::Error, Severity::Warning, Severity::Notice}) {
        if (text == QLatin1String(name(severity)))
            return severity;
    }
    return {};
}

bool isOwnTitle(const QString &title)
{
    const bool oneLine = std::none_of(title.begin(), title.end(), [](QChar c) {
        return c.category() == QChar::Other_Control || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
    });
    return oneLine && !title.trimmed().isEmpty() && title.size() <= MostOwnTitle;
}

std::optional<OwnCheckError> wrongOwn(const OwnCheck &check, int number, QSet<QByteArray> &ids)
{
    if (!isOwnCheckId(check.id))
        return refuseOwn(OwnCode::BadId, number, QString::fromUtf8(check.id)).error;
    if (ids.contains(check.id))
        return refuseOwn(OwnCode::DoubleId, number, QString::fromUtf8(check.id)).error;
    if (!isOwnTitle(check.title))
        return refuseOwn(OwnCode::BadTitle, number, QString::fromUtf8(check.id)).error;
    ids.insert(check.id);
    return {};
}

} // namespace

bool isOwnCheckId(QByteArrayView id)
{
    if (!id.startsWith(OwnPrefix) || id.size() > MostOwnId || id.endsWith('-'))
        return false;
    char before = '-';
    for (const char c : id.sliced(qsizetype(qstrlen(OwnPrefix)))) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        if (!plain && (c != '-' || before == '-'))
            return false;
        before = c;
    }
    return true;
}

QByteArray ownCheckId(const QString &title, const QList<OwnCheck> &others)
{
    QByteArray id = OwnPrefix;
    for (const QChar c : title.toLower()) {
        const bool plain = (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9');
        if (plain)
            id += c.toLatin1();
        else if (!id.endsWith('-'))
            id += '-';
        if (id.size() >= MostOwnId - 8)
            break;
    }
    while (id.endsWith('-'))
        id.chop(1);
    if (id.size() < qsizetype(qstrlen(OwnPrefix)))
        id = QByteArray(OwnPrefix) + "check"; // of a script that has no letters of ASCII
    const auto isTaken = [&others](const QByteArray &one) {
        return std::any_of(others.begin(), others.end(), [&one](const OwnCheck &other) { return other.id == one; });
    };
    QByteArray free = id;
    for (int number = 2; isTaken(free); ++number)
        free = id + '-' + QByteArray::number(number);
    return free;
}

QByteArray ownChecksJson(const QList<OwnCheck> &checks)
{
    QJsonArray list;
    for (const OwnCheck &check : checks)
        list.append(
            QJsonObject{{QStringLiteral("id"), QString::fromLatin1(check.id)}, {QStringLiteral("title"), check.title},
                {QStringLiteral("severity"), QString::fromLatin1(name(check.severity))},
                {QStringLiteral("expression"), check.expression}});
    return QJsonDocument(QJsonObject{{QStringLiteral("format"), QLatin1String(OwnFormat)},
                             {QStringLiteral("version"), 1}, {QStringLiteral("checks"), list}})
        .toJson();
}

base::Result<QList<OwnCheck>, OwnCheckError> ownChecksFromJson(const QByteArray &json)
{
    QJsonParseError parsed;
    const QJsonObject whole = QJsonDocument::fromJson(json, &parsed).object();
    if (parsed.error != QJsonParseError::NoError)
        return refuseOwn(OwnCode::NotJson, 0, parsed.errorString());
    if (whole.value(QLatin1String("format")).toString() != QLatin1String(OwnFormat)
        || whole.value(QLatin1String("version")).toInt() < 1)
        return refuseOwn(OwnCode::NotOwnChecks);
    if (whole.value(QLatin1String("version")).toInt() > 1)
        return refuseOwn(OwnCode::NewerFile);
    if (!whole.value(QLatin1String("checks")).isArray())
        return refuseOwn(OwnCode::NotOwnChecks);
    const QJsonArray list = whole.value(QLatin1String("checks")).toArray();
    if (list.size() > MostOwnChecks)
        return refuseOwn(OwnCode::TooMany);
    QList<OwnCheck> checks;
    QSet<QByteArray> ids;
    for (const QJsonValue &value : list) {
        const QJsonObject object = value.toObject();
        const int number = int(checks.size()) + 1;
        OwnCheck check;
        check.title = object.value(QLatin1String("title")).toString();
        check.id = object.value(QLatin1String("id")).toString().toUtf8();
        if (!object.contains(QLatin1String("id")))
            check.id = ownCheckId(check.title, checks);
        check.expression = object.value(QLatin1String("expression")).toString();
        const QString severity = object.value(QLatin1String("severity")).toString();
        const auto known = severityFrom(severity);
        if (!known)
            return refuseOwn(OwnCode::BadSeverity, number, severity);
        check.severity = *known;
        if (const auto wrong = wrongOwn(check, number, ids))
            return base::Failure{*wrong};
        checks << check;
    }
    return checks;
}

base::Result<std::shared_ptr<const OwnCheckSet>, OwnCheckError> OwnCheckSet::of(
    const QList<OwnCheck> &checks, const store::Columns &columns)
{
    if (checks.size() > MostOwnChecks)
        return refuseOwn(OwnCode::TooMany);
    auto set = std::make_shared<OwnCheckSet>();
    const filter::Fields fields = store::filterFields(columns);
    QSet<QByteArray> ids;
    for (const OwnCheck &check : checks) {
        const int number = int(set->m_conditions.size()) + 1;
        if (const auto wrong = wrongOwn(check, number, ids))
            return base::Failure{*wrong};
        auto condition = filter::parse(check.expression, fields);
        if (!condition) {
            return base::Failure{
                OwnCheckError{OwnCode::BadExpression, number, QString::fromLatin1(check.id), condition.error()}};
        }
        set->m_conditions.push_back(*std::move(condition));
        set->m_texts << check.id << check.title.toUtf8();
    }
    set->m_rows.reserve(size_t(checks.size()));
    for (qsizetype i = 0; i < checks.size(); ++i) {
        set->m_rows.push_back({set->m_texts.at(2 * i).constData(), Group::Own, checks[i].severity, Gate::Fetched,
            nullptr, Told::OfEachPage, nullptr, set->m_texts.at(2 * i + 1).constData()});
    }
    return std::shared_ptr<const OwnCheckSet>(std::move(set));
}

const Check *OwnCheckSet::find(QByteArrayView id) const
{
    const auto it = std::find_if(m_rows.begin(), m_rows.end(), [id](const Check &row) { return id == row.id; });
    return it == m_rows.end() ? nullptr : &*it;
}

std::optional<size_t> OwnCheckSet::placeOf(const Check &check) const
{
    for (size_t i = 0; i < m_rows.size(); ++i) {
        if (&m_rows[i] == &check)
            return i;
    }
    return {};
}

QString OwnCheckError::message() const
{
    const QString where = number > 0 ? QStringLiteral("check %1: ").arg(number) : QString();
    switch (code) {
    case Code::NotJson:
        return QStringLiteral("this is no JSON: ") % detail;
    case Code::NotOwnChecks:
        return QStringLiteral("these are no checks of Argiope's");
    case Code::NewerFile:
        return QStringLiteral("a newer version of Argiope has written these checks");
    case Code::TooMany:
        return QStringLiteral("there are more than %1 checks").arg(MostOwnChecks);
    case Code::BadId:
        return where % QStringLiteral("'%1' is no id such as own-thin-pages").arg(detail.simplified());
    case Code::DoubleId:
        return where % QStringLiteral("the id %1 stands there twice").arg(detail);
    case Code::BadTitle:
        return where % QStringLiteral("%1 has no title of one line").arg(detail);
    case Code::BadSeverity:
        return where % QStringLiteral("'%1' is none of error, warning, notice").arg(detail.simplified());
    case Code::BadExpression:
        break;
    }
    return where
        % QStringLiteral("%1: at character %2: %3").arg(detail).arg(expression.position + 1).arg(expression.message());
}

} // namespace argiope::audit
