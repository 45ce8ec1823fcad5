#include "core/audit/words.h"

#include "core/audit/words/wordrows.h"

#include <QCoreApplication>
#include <QHash>
#include <QStringList>
#include <QTranslator>

#include <algorithm>

namespace argiope::audit {

namespace {

QString translated(const char *text, const QTranslator *catalogue = nullptr)
{
    if (!catalogue)
        return QCoreApplication::translate("Checks", text);
    const QString found = catalogue->translate("Checks", text);
    return found.isEmpty() ? QString::fromUtf8(text) : found;
}

} // namespace

const WordRow *wordRow(const char *id)
{
    static const QHash<QByteArrayView, const WordRow *> byId = [] {
        QHash<QByteArrayView, const WordRow *> made;
        for (const auto group : {httpWords, indexWords, headWords, contentWords, renderWords, linkWords, securityWords,
                 siteWords, sitemapWords, urlWords, performanceWords, a11yAriaWords, a11yWords, htmlWords, dataWords}) {
            for (const WordRow &row : group())
                made.insert(row.id, &row);
        }
        return made;
    }();
    return byId.value(id);
}

Words words(const Check &check, const QTranslator *catalogue)
{
    const WordRow *row = wordRow(check.id);
    if (!row)
        return {translated(check.title, catalogue), {}, {}, {}};
    return {translated(row->title, catalogue), translated(row->what, catalogue), translated(row->why, catalogue),
        translated(row->mend, catalogue)};
}

QString synonyms(const Check &check)
{
    const std::span<const SynonymRow> rows = synonymRows();
    const auto row = std::find_if(
        rows.begin(), rows.end(), [&check](const SynonymRow &one) { return QByteArrayView(one.id) == check.id; });
    return row == rows.end() ? QString() : QString::fromUtf8(row->words);
}

bool isCalled(const Check &check, const QString &search)
{
    const QString name
        = words(check).title + QLatin1Char(' ') + QLatin1String(check.id) + QLatin1Char(' ') + synonyms(check);
    const QStringList parts = search.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return std::all_of(
        parts.begin(), parts.end(), [&name](const QString &part) { return name.contains(part, Qt::CaseInsensitive); });
}

QString groupTitle(Group group, const QTranslator *catalogue)
{
    static constexpr const char *titles[] = {
        QT_TRANSLATE_NOOP("Checks", "Response codes"),
        QT_TRANSLATE_NOOP("Checks", "Indexability and canonicals"),
        QT_TRANSLATE_NOOP("Checks", "Titles, meta descriptions, headings"),
        QT_TRANSLATE_NOOP("Checks", "Content"),
        QT_TRANSLATE_NOOP("Checks", "Links"),
        QT_TRANSLATE_NOOP("Checks", "Images"),
        QT_TRANSLATE_NOOP("Checks", "Security"),
        QT_TRANSLATE_NOOP("Checks", "Sitemaps"),
        QT_TRANSLATE_NOOP("Checks", "robots.txt"),
        QT_TRANSLATE_NOOP("Checks", "URLs"),
        QT_TRANSLATE_NOOP("Checks", "Mobile"),
        QT_TRANSLATE_NOOP("Checks", "Performance"),
        QT_TRANSLATE_NOOP("Checks", "Accessibility"),
        QT_TRANSLATE_NOOP("Checks", "HTML"),
        QT_TRANSLATE_NOOP("Checks", "Structured data and Open Graph"),
        QT_TRANSLATE_NOOP("Checks", "Custom checks"),
    };
    static_assert(std::size(titles) == size_t(GroupCount));
    return translated(titles[size_t(group)], catalogue);
}

QString severityTitle(Severity severity, const QTranslator *catalogue)
{
    switch (severity) {
    case Severity::Error:
        return translated(QT_TRANSLATE_NOOP("Checks", "Error"), catalogue);
    case Severity::Warning:
        return translated(QT_TRANSLATE_NOOP("Checks", "Warning"), catalogue);
    case Severity::Notice:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("Checks", "Notice"), catalogue);
}

QString whyCaption(const QTranslator *catalogue)
{
    return translated(QT_TRANSLATE_NOOP("Checks", "Why it matters"), catalogue);
}

QString synonymsCaption(const QTranslator *catalogue)
{
    return translated(QT_TRANSLATE_NOOP("Checks", "Also called"), catalogue);
}

QString mendCaption(const QTranslator *catalogue)
{
    return translated(QT_TRANSLATE_NOOP("Checks", "How to fix it"), catalogue);
}

} // namespace argiope::audit
