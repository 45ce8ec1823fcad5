#include "tests/manual/checkpages.h"

#include "core/audit/words.h"

namespace argiope::manual {

namespace {

/// Plain text as Markdown takes it: nothing in it is markup or an address to click.
QString escaped(QString text)
{
    text.replace(QLatin1Char('&'), QLatin1String("&amp;")).replace(QLatin1Char('<'), QLatin1String("&lt;"));
    text.replace(QLatin1Char('*'), QLatin1String("&#42;")).replace(QLatin1Char('_'), QLatin1String("\\_"));
    text.replace(QLatin1Char('['), QLatin1String("\\[")).replace(QLatin1Char('~'), QLatin1String("&#126;"));
    return text.replace(QLatin1String("://"), QLatin1String("&#58;//"));
}

/// Chinese has no italics.
QString emphasized(const QString &text, bool chinese)
{
    return chinese ? QString(QLatin1String("**") + text + QLatin1String("**"))
                   : QString(QLatin1Char('*') + text + QLatin1Char('*'));
}

QString item(const QString &caption, const QString &text, bool chinese)
{
    return QStringLiteral("- ") + emphasized(caption, chinese) + (chinese ? QStringLiteral("：") : QStringLiteral(": "))
        + escaped(text) + QLatin1Char('\n');
}

QString section(const audit::Check &check, bool chinese)
{
    const audit::Words words = audit::words(check);
    return QStringLiteral("\n## ") + escaped(words.title) + QStringLiteral("\n\n")
        + emphasized(audit::severityTitle(check.severity), chinese) + QStringLiteral(" `") + QLatin1String(check.id)
        + QStringLiteral("`\n\n") + escaped(words.what) + QStringLiteral("\n\n")
        + item(audit::whyCaption(), words.why, chinese) + item(audit::mendCaption(), words.mend, chinese);
}

} // namespace

QList<Page> checkPages()
{
    const bool chinese = audit::severityTitle(audit::Severity::Error) != QLatin1String("Error");
    const QString back = chinese ? QStringLiteral("所用的词语见[检查项](checks.md)。")
                                 : QStringLiteral("[The checks](checks.md) says what the words mean.");
    QList<Page> pages;
    for (int i = 0; i < audit::GroupCount; ++i) {
        const auto group = audit::Group(i);
        QString sections;
        for (const audit::Check &check : audit::checks()) {
            if (check.group == group)
                sections += section(check, chinese);
        }
        if (!sections.isEmpty()) {
            pages.append({QStringLiteral("checks-%1.md").arg(QLatin1String(audit::name(group))),
                QStringLiteral("# ") + audit::groupTitle(group) + QStringLiteral("\n\n") + back + QLatin1Char('\n')
                    + sections});
        }
    }
    return pages;
}

} // namespace argiope::manual
