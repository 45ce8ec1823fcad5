#include "core/audit/ignores.h"

#include "core/audit/owncheck.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <utility>

namespace argiope::audit {

namespace {

/// URLs are matched byte by byte, and so are those that are none.
QString escapedUrl(QByteArrayView url)
{
    QString pattern;
    for (const char c : url) {
        if (QByteArrayView("\\^$.|?*+()[]{}").contains(c))
            pattern += u'\\';
        pattern += QLatin1Char(c);
    }
    return pattern;
}

} // namespace

QList<Ignore> ignoresFromJson(const QByteArray &json)
{
    QList<Ignore> ignores;
    QSet<QByteArray> known;
    const QJsonArray array = QJsonDocument::fromJson(json).array();
    for (const QJsonValue &value : array) {
        const QJsonObject object = value.toObject();
        Ignore ignore{object.value(QLatin1String("check")).toString().toUtf8(),
            object.value(QLatin1String("pattern")).toString(), object.value(QLatin1String("note")).toString()};
        // Of a check that only a later version knows it stays, for whoever knows it.
        if (ignore.check.isEmpty() || ignores.size() >= MostIgnores)
            continue;
        const QByteArray key = ignore.check + '\n' + ignore.pattern.toUtf8();
        if (known.contains(key))
            continue;
        known.insert(key);
        ignores.append(std::move(ignore));
    }
    return ignores;
}

QByteArray toJson(const QList<Ignore> &ignores)
{
    QJsonArray array;
    for (const Ignore &ignore : ignores) {
        QJsonObject object{
            {QStringLiteral("check"), QString::fromUtf8(ignore.check)}, {QStringLiteral("pattern"), ignore.pattern}};
        if (!ignore.note.isEmpty())
            object.insert(QStringLiteral("note"), ignore.note);
        array.append(object);
    }
    return array.isEmpty() ? QByteArray() : QJsonDocument(array).toJson(QJsonDocument::Compact);
}

QString patternOfUrl(QByteArrayView url)
{
    return QLatin1Char('^') + escapedUrl(url) + QLatin1Char('$');
}

QString patternOfFolder(QByteArrayView url)
{
    qsizetype end = url.size();
    for (const char behind : {'?', '#'}) {
        if (const qsizetype at = url.indexOf(behind); at >= 0)
            end = qMin(end, at);
    }
    const qsizetype origin = url.indexOf("://");
    const qsizetype slash = url.first(end).lastIndexOf('/');
    if (origin < 0 || slash < origin + 3)
        return patternOfUrl(url);
    return QLatin1Char('^') + escapedUrl(url.first(slash + 1));
}

QString patternProblem(const QString &pattern)
{
    const QRegularExpression regex(pattern);
    return regex.isValid() ? QString() : regex.errorString();
}

Ignores::Ignores(const QList<Ignore> &list, const OwnCheckSet *own)
{
    QHash<const Check *, QStringList> patterns;
    for (const Ignore &ignore : list) {
        const Check *mine = own ? own->find(ignore.check) : nullptr;
        if (const Check *check = mine ? mine : checkFromId(ignore.check))
            patterns[check].append(ignore.pattern);
    }
    for (auto it = patterns.cbegin(); it != patterns.cend(); ++it)
        m_byCheck.insert(it.key(), scope::PatternList(it.value()));
}

bool Ignores::cover(const Check &check, QByteArrayView url) const
{
    const auto patterns = m_byCheck.constFind(&check);
    return patterns != m_byCheck.cend() && patterns->match(url).index >= 0;
}

} // namespace argiope::audit
