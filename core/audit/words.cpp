#include "core/audit/words.h"

#include "core/audit/words/wordrows.h"

#include <QCoreApplication>
#include <QHash>

namespace argiope::audit {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("Checks", text);
}

} // namespace

const WordRow *wordRow(const char *id)
{
    static const QHash<QByteArrayView, const WordRow *> byId = [] {
        QHash<QByteArrayView, const WordRow *> made;
        for (const auto group : {httpWords, indexWords, headWords, contentWords, linkWords, securityWords, siteWords,
                 urlWords, performanceWords, a11yAriaWords, a11yWords, htmlWords, dataWords}) {
            for (const WordRow &row : group())
                made.insert(row.id, &row);
        }
        return made;
    }();
    return byId.value(id);
}

Words words(const Check &check)
{
    const WordRow *row = wordRow(check.id);
    if (!row)
        return {translated(check.title), {}, {}, {}};
    return {translated(row->title), translated(row->what), translated(row->why), translated(row->mend)};
}

QString groupTitle(Group group)
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
    return translated(titles[size_t(group)]);
}

QString severityTitle(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return translated(QT_TRANSLATE_NOOP("Checks", "Error"));
    case Severity::Warning:
        return translated(QT_TRANSLATE_NOOP("Checks", "Warning"));
    case Severity::Notice:
        break;
    }
    return translated(QT_TRANSLATE_NOOP("Checks", "Notice"));
}

QString whyCaption()
{
    return translated(QT_TRANSLATE_NOOP("Checks", "Why it matters"));
}

QString mendCaption()
{
    return translated(QT_TRANSLATE_NOOP("Checks", "How to mend it"));
}

} // namespace argiope::audit
