#include "core/audit/words.h"

#include "core/audit/wordrows.h"

#include <QCoreApplication>
#include <QHash>

namespace argiope::audit {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate(WordsContext, text);
}

const WordRow *rowOf(const Check &check)
{
    static const QHash<QByteArrayView, const WordRow *> byId = [] {
        QHash<QByteArrayView, const WordRow *> made;
        return made;
    }();
    return byId.value(check.id);
}

} // namespace

Words words(const Check &check)
{
    const WordRow *row = rowOf(check);
    if (!row)
        return {translated(check.title), {}, {}, {}};
    return {translated(check.title), translated(row->what), translated(row->why), translated(row->mend)};
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

} // namespace argiope::audit
