#include "tests/manual/checkpages.h"

#include "core/audit/words.h"
#include "core/schemaorg/richresults.h"

#include <QRegularExpression>

#include <algorithm>

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

/// Properties of a row as a cell of a table has them, where a bar would end the cell.
QString properties(const char *list, bool chinese)
{
    QStringList each = QString::fromLatin1(list).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QString either = chinese ? QStringLiteral("` 或 `") : QStringLiteral("` or `");
    for (QString &one : each)
        one = QLatin1Char('`') + one.replace(QLatin1Char('|'), either) + QLatin1Char('`');
    return each.isEmpty() ? QStringLiteral("–") : each.join(chinese ? QStringLiteral("、") : QStringLiteral(", "));
}

/// What search engines ask of which types.
QString richResultTable(bool chinese)
{
    QString text = chinese
        ? QStringLiteral("下表是已知谷歌对各类型的要求（2026年）。未列出的类型按 schema.org 中最近的上级类型检查"
                         "：`Restaurant` 属于 `LocalBusiness`。本身不属于任何所列类型的项不检查。点号后面的是该"
                         "值的属性。\n\n| 类型 | 必需 | 推荐 | 作为其他项的值时 |\n")
        : QStringLiteral(
            "What Google is known to ask for, as of 2026. A type that is not listed is held against the nearest one "
            "above it in schema.org: a `Restaurant` is a `LocalBusiness`. Items of other types are not looked at. A "
            "property behind a dot is one of the value.\n\n"
            "| Type | Required | Recommended | As the value of another item |\n");
    text += QStringLiteral("|---|---|---|---|\n");
    for (const schemaorg::RichResult &row : schemaorg::richResults()) {
        text += QStringLiteral("| `%1` | %2 | %3 | %4 |\n")
                    .arg(QLatin1String(row.type), properties(row.required, chinese),
                        properties(row.recommended, chinese),
                        row.nested ? (chinese ? QStringLiteral("也检查") : QStringLiteral("also"))
                                   : (chinese ? QStringLiteral("不检查") : QStringLiteral("not")));
    }
    text += QLatin1Char('\n');
    text += chinese
        ? QStringLiteral("此外：不属于任何项、也没有被任何项以 `@id` 引用的 `Review` 和 `AggregateRating` 还需要 "
                         "`itemReviewed` 及其 `name`；"
                         "写有 `price` 的 `Offer` 需要 `priceCurrency`；`Offer` 只在 `Product` 或 `SoftwareApplication`"
                         " 中检查；`HowTo` 中的 `HowToStep` 等类型不检查，因为它的结果已不再显示；`Dataset` 的 "
                         "`description` 需要50到5000个字符；`BreadcrumbList` 的每一步需要 `position` 和 `name`，"
                         "除最后一步外还需要 `item`。\n")
        : QStringLiteral(
            "Beside that: a `Review` or `AggregateRating` that stands within no item, and that none names by its "
            "`@id`, needs `itemReviewed` with its "
            "`name`; an `Offer` with a `price` needs a `priceCurrency`; an `Offer` is looked at within a `Product` "
            "or `SoftwareApplication` only; a `HowToStep` and the like within a `HowTo` are not, since that is not "
            "shown any more; the `description` of a `Dataset` has 50 to 5000 characters; each step of a "
            "`BreadcrumbList` needs `position` and `name`, and all but the last one `item`.\n");
    return text;
}

QString section(const audit::Check &check, bool chinese)
{
    const audit::Words words = audit::words(check);
    // Both languages have the line or neither has it: the pages stay comparable, section by section.
    QStringList names = audit::synonyms(check).split(QStringLiteral(", "), Qt::SkipEmptyParts);
    static const QRegularExpression han(QStringLiteral("\\p{Han}"));
    const auto foreign = [](const QString &name) { return name.contains(han); };
    if (!chinese || std::ranges::all_of(std::as_const(names), foreign))
        names.removeIf(foreign);
    const QString synonyms = names.join(QStringLiteral(", "));
    return QStringLiteral("\n## ") + escaped(words.title) + QStringLiteral("\n\n")
        + emphasized(audit::severityTitle(check.severity), chinese) + QStringLiteral(" `") + QLatin1String(check.id)
        + QStringLiteral("`\n\n") + escaped(words.what) + QStringLiteral("\n\n")
        + item(audit::whyCaption(), words.why, chinese) + item(audit::mendCaption(), words.mend, chinese)
        + (synonyms.isEmpty() ? QString() : item(audit::synonymsCaption(), synonyms, chinese))
        + (check.id == QByteArrayView("sd-required") ? QString(QLatin1Char('\n') + richResultTable(chinese))
                                                     : QString());
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
