#include "core/audit/words.h"

#include "core/audit/words/wordrows.h"

#include <QCoreApplication>
#include <QHash>
#include <QTranslator>

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
        for (const auto group : {httpWords, indexWords, headWords, contentWords, linkWords, securityWords, siteWords,
                 sitemapWords, urlWords, performanceWords, a11yAriaWords, a11yWords, htmlWords, dataWords}) {
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

QString groupTitle(Group group, const QTranslator *catalogue)
{
    static constexpr const char *titles[] = {
        QT_TRANSLATE_NOOP("Checks", "HTTP status and redirects"),
        QT_TRANSLATE_NOOP("Checks", "Indexing and canonical pages"),
        QT_TRANSLATE_NOOP("Checks", "Titles, descriptions, headings"),
        QT_TRANSLATE_NOOP("Checks", "Content and language"),
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
        QT_TRANSLATE_NOOP("Checks", "Structured data and social tags"),
        QT_TRANSLATE_NOOP("Checks", "Checks of your own"),
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

QString mendCaption(const QTranslator *catalogue)
{
    return translated(QT_TRANSLATE_NOOP("Checks", "How to mend it"), catalogue);
}

} // namespace argiope::audit
