#include "core/store/requiredtext.h"

#include "core/store/dialect.h"

#include <QStringView>

#include <algorithm>

namespace argiope::store {

namespace {

constexpr qsizetype MostCharacters = 200; ///< enough to choose by, and far below any limit of a pattern

/// Reads an expression from left to right and collects runs of plain characters outside of all groups.
class RequiredText
{
public:
    explicit RequiredText(QStringView expression)
        : m_rest(expression)
    {
    }

    QString read()
    {
        while (!m_rest.isEmpty()) {
            if (!step())
                return {};
        }
        endRun();
        return m_depth == 0 ? m_best : QString();
    }

private:
    char16_t take()
    {
        const char16_t c = m_rest.front().unicode();
        m_rest = m_rest.sliced(1);
        return c;
    }

    /// False where nothing can be said of the whole expression.
    bool step()
    {
        const char16_t c = take();
        switch (c) {
        case u'\\':
            return escape();
        case u'[':
            endRun();
            return skipClass();
        case u'(':
            // Flags, looks ahead and behind, verbs.
            if (m_rest.startsWith(u'*') || (m_rest.startsWith(u'?') && !m_rest.startsWith(u"?:")))
                return false;
            endRun();
            ++m_depth;
            return true;
        case u')':
            endRun();
            return --m_depth >= 0;
        case u'|':
            return m_depth > 0;
        case u'?':
        case u'*':
        case u'{':
            m_run.chop(1); // which may not be there at all
            endRun();
            if (c == u'{')
                skipCounts();
            return true;
        case u'+':
        case u'.':
        case u'^':
        case u'$':
            endRun();
            return true;
        default:
            plain(c);
            return true;
        }
    }

    bool escape()
    {
        if (m_rest.isEmpty())
            return false;
        const char16_t c = take();
        if (c < 0x80 && !QChar::isLetterOrNumber(c)) {
            plain(c);
            return true;
        }
        endRun();
        // Classes and places of one letter; all others go on with numbers, names or texts.
        return QStringView(u"dDwWsSbBAzZhHvVRnrtf").contains(QChar(c));
    }

    bool skipClass()
    {
        if (m_rest.startsWith(u'^'))
            take();
        for (bool first = true; !m_rest.isEmpty(); first = false) {
            const char16_t c = take();
            if (c == u'[' && m_rest.startsWith(u':'))
                return false;
            if (c == u'\\') {
                const char16_t escaped = m_rest.isEmpty() ? u'E' : take();
                if (escaped == u'Q' || escaped == u'E')
                    return false;
            } else if (c == u']' && !first) {
                return true;
            }
        }
        return false;
    }

    void skipCounts()
    {
        const qsizetype end = m_rest.indexOf(u'}');
        const QStringView counts = end < 0 ? QStringView() : m_rest.first(end);
        if (std::all_of(counts.begin(), counts.end(),
                [](QChar c) { return (c >= u'0' && c <= u'9') || c == u',' || c == u' '; }))
            m_rest = m_rest.sliced(end + 1);
    }

    void plain(char16_t c)
    {
        if (m_depth > 0)
            return;
        if (c < 0x20 || c >= 0x7f) { // what is not ASCII may be half a character
            endRun();
            return;
        }
        m_run += QChar(c);
    }

    void endRun()
    {
        if (m_run.size() > m_best.size())
            m_best = m_run;
        m_run.clear();
    }

    QStringView m_rest;
    int m_depth = 0;
    QString m_run;
    QString m_best;
};

} // namespace

QString requiredText(const QString &expression)
{
    const QString text = RequiredText(expression).read().left(MostCharacters);
    if (text.size() < 2)
        return {};
    QString pattern;
    for (const QChar c : text) {
        // Without case they are also U+212A and U+017F.
        if (QStringView(u"kKsS").contains(c))
            pattern += u'_';
        else
            pattern += dialect::escapedPattern(QString(c));
    }
    return pattern;
}

} // namespace argiope::store
