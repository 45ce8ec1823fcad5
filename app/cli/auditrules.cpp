#include "app/cli/auditrules.h"

#include <QByteArrayList>

namespace argiope::cli {

namespace {

constexpr const char *NonIndexable = "non-indexable"; ///< as if it were a limit

QString siteTypeNames()
{
    QStringList names;
    for (int type = 0; type < audit::SiteTypeCount; ++type)
        names << QLatin1String(audit::name(audit::SiteType(type)));
    return names.join(QStringLiteral(", "));
}

} // namespace

std::optional<audit::Severity> severityFromWord(const QString &word)
{
    for (const audit::Severity severity : {audit::Severity::Error, audit::Severity::Warning, audit::Severity::Notice}) {
        if (word == QLatin1String(audit::name(severity)))
            return severity;
    }
    return {};
}

base::Result<RuleChanges, QString> RuleChanges::from(const Arguments &arguments, const OwnChecks &own)
{
    RuleChanges changes;
    if (arguments.has("site-type")) {
        changes.m_type = audit::siteTypeFromName(arguments.value("site-type").toUtf8());
        if (!changes.m_type) {
            return base::Failure{QStringLiteral("--site-type: cannot use '%1': expected %2")
                                     .arg(arguments.value("site-type"), siteTypeNames())};
        }
    }
    audit::Rules tried;
    for (const auto &[option, words] : arguments.options()) {
        if (option != "set")
            continue;
        const qsizetype equals = words.indexOf(u'=');
        const QString name = words.left(equals).trimmed();
        if (equals < 1)
            return base::Failure{QStringLiteral("--set: expected NAME=VALUE, not '%1'").arg(words)};
        Set set{{}, {}, words.mid(equals + 1).trimmed()};
        if (name == QLatin1String(NonIndexable)) {
            set.limit = NonIndexable;
        } else if (const audit::LimitInfo *limit = audit::limitFromName(name.toUtf8())) {
            set.limit = limit->name;
        } else if (audit::isOwnCheckId(name.toUtf8())) {
            set.checks << name.toUtf8(); // the window's own checks are not here
        } else if (const auto checks = own.chosen(name)) {
            for (const audit::Check *check : *checks)
                set.checks << check->id;
        } else {
            return base::Failure{QStringLiteral("--set: unknown limit, check or group '%1'").arg(name)};
        }
        if (const auto wrong = apply(set, tried))
            return base::Failure{QLatin1String("--set: ") + *wrong};
        changes.m_set << set;
    }
    return changes;
}

std::optional<QString> RuleChanges::apply(const Set &set, audit::Rules &rules)
{
    if (set.limit == NonIndexable) {
        if (set.value != u"on" && set.value != u"off" && set.value != u"default")
            return QStringLiteral("%1: cannot use '%2': expected on, off or default")
                .arg(QLatin1String(NonIndexable), set.value);
        rules.nonIndexable = set.value == u"on";
        return {};
    }
    if (!set.limit.isEmpty()) {
        const auto done = audit::setLimit(rules, set.limit, set.value);
        return done ? std::nullopt : std::optional(done.error());
    }
    const auto severity = severityFromWord(set.value);
    if (!severity && set.value != u"on" && set.value != u"off" && set.value != u"default") {
        return QStringLiteral("%1: cannot use '%2': expected on, off, error, warning, notice or default")
            .arg(QString::fromUtf8(set.checks.constFirst()), set.value);
    }
    for (const QByteArray &check : set.checks) {
        if (severity) {
            rules.severities.insert(check, *severity);
        } else if (set.value == u"default") {
            rules.severities.remove(check);
            rules.switches.remove(check);
        } else {
            rules.switches.insert(check, set.value == u"on");
        }
    }
    return {};
}

base::Result<audit::Rules, QString> RuleChanges::appliedTo(audit::Rules rules) const
{
    if (m_type)
        rules.siteType = *m_type;
    for (const Set &set : m_set)
        (void)apply(set, rules); // was tried
    const audit::Limits limits = rules.allLimits();
    if (const auto problem = audit::problemOf(limits))
        return base::Failure{audit::message(*problem, limits)};
    return rules;
}

} // namespace argiope::cli
