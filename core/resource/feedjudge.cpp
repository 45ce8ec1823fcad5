#include "core/resource/feedjudge.h"

#include "core/url/url.h"

#include <QDateTime>
#include <QList>
#include <QRegularExpression>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace argiope::resource {

namespace {

constexpr auto AtomSpace = "http://www.w3.org/2005/Atom";

/// RFC 822 as RSS wants it: a year of two or four digits, the day's name and the seconds may be missing.
bool isRssDate(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral(
            "^(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?(\\d{1,2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|"
            "Dec) (\\d{4}|\\d{2}) (\\d{2}):(\\d{2})(?::(\\d{2}))? (?:[+-]\\d{4}|UT|GMT|UTC|[ECMP][SD]T|Z)$"),
        QRegularExpression::CaseInsensitiveOption);
    const QRegularExpressionMatch found = form.match(text.simplified());
    if (!found.hasMatch())
        return false;
    static const QStringList months = QStringLiteral("jan feb mar apr may jun jul aug sep oct nov dec").split(u' ');
    const int year = found.captured(3).toInt() + (found.captured(3).size() == 2 ? 2000 : 0);
    const QDate day(year, int(months.indexOf(found.captured(2).toLower())) + 1, found.captured(1).toInt());
    return day.isValid() && found.captured(4).toInt() < 24 && found.captured(5).toInt() < 60
        && found.captured(6).toInt() <= 60;
}

/// RFC 3339, 5.6: with a zone, and with 'T' between date and time.
bool isAtomDate(const QString &text)
{
    static const QRegularExpression form(
        QStringLiteral("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d+)?(?:Z|[+-]\\d{2}:\\d{2})$"));
    return form.match(text).hasMatch() && QDateTime::fromString(text, Qt::ISODateWithMs).isValid();
}

bool isWholeUrl(const QString &text)
{
    const auto parsed = url::parse(text.trimmed().toUtf8());
    return bool(parsed);
}

class Feed
{
public:
    Feed(QByteArrayView body, const FeedJudge::Sink &sink)
        : m_xml(QByteArray(body.data(), body.size()))
        , m_sink(sink)
    {
    }
    void read()
    {
        while (!m_xml.atEnd()) {
            switch (m_xml.readNext()) {
            case QXmlStreamReader::StartElement:
                start();
                break;
            case QXmlStreamReader::Characters:
                if (m_text.size() < LongestText)
                    m_text += m_xml.text();
                break;
            case QXmlStreamReader::EndElement:
                end();
                break;
            default:
                break;
            }
        }
        if (m_xml.hasError())
            m_sink("feed-xml-error", placed(here(), m_xml.errorString().toUtf8()));
    }

private:
    static constexpr qsizetype LongestText = 4096; ///< characters of an element that are kept
    enum class Kind : quint8 { Other, Rss, Atom };
    struct Place
    {
        qint64 line = 0;
        qint64 column = 0;
    };
    /// A channel, feed, item or entry while it is open.
    struct Holder
    {
        QString name;
        Place place;
        int depth = 0;
        QSet<QString> members{};
    };

    [[nodiscard]] Place here() const { return {m_xml.lineNumber(), m_xml.columnNumber()}; }
    static QByteArray placed(const Place &place, const QByteArray &what)
    {
        return "line " + QByteArray::number(place.line) + ", column " + QByteArray::number(place.column) + ": " + what;
    }
    void say(const Place &place, const QByteArray &what) { m_sink("feed-invalid", placed(place, what)); }

    /// RSS has no namespace, Atom its own.
    [[nodiscard]] bool isOwn() const
    {
        return m_kind == Kind::Rss ? m_xml.namespaceUri().isEmpty()
                                   : m_kind == Kind::Atom && m_xml.namespaceUri() == QLatin1String(AtomSpace);
    }
    void start()
    {
        ++m_depth;
        m_text.clear();
        m_start = here();
        const QString name = m_xml.name().toString();
        m_attributes = m_xml.attributes();
        if (m_depth == 1)
            root(name);
        if (!isOwn())
            return;
        const bool inFeed = m_holders.isEmpty() || m_holders.constLast().depth == m_depth - 1;
        if (inFeed && (name == u"channel" || name == u"feed" || name == u"item" || name == u"entry"))
            m_holders.append({name, m_start, m_depth});
        else if (inFeed && !m_holders.isEmpty()) // the root of RSS stands above its channel
            m_holders.last().members.insert(name);
    }
    void root(const QString &name)
    {
        if (name == u"rss" && m_xml.namespaceUri().isEmpty()) {
            const QString version = m_attributes.value(QLatin1String("version")).toString();
            if (version.isEmpty())
                say(m_start, "rss without version");
            m_kind = version == u"2.0" || version.isEmpty() ? Kind::Rss : Kind::Other;
        } else if (name == u"feed") {
            m_kind = m_xml.namespaceUri() == QLatin1String(AtomSpace) ? Kind::Atom : Kind::Other;
            if (m_kind == Kind::Other)
                say(m_start, "feed in the namespace \"" + m_xml.namespaceUri().toUtf8() + '"');
        }
    }
    void end()
    {
        --m_depth;
        if (!m_holders.isEmpty() && m_holders.constLast().depth == m_depth + 1) {
            if (m_kind == Kind::Rss)
                endRss(m_holders.constLast());
            else
                endAtom(m_holders.constLast());
            m_holders.removeLast();
        } else if (isOwn() && !m_holders.isEmpty() && m_holders.constLast().depth == m_depth) {
            if (m_kind == Kind::Rss)
                rssMember(m_xml.name().toString(), m_text.trimmed());
            else
                atomMember(m_xml.name().toString(), m_text.trimmed());
        }
        m_text.clear();
    }
    void missing(const Holder &holder, std::initializer_list<const char *> names)
    {
        for (const char *const name : names) {
            if (!holder.members.contains(QLatin1String(name)))
                say(holder.place, holder.name.toUtf8() + " without " + name);
        }
    }
    void endRss(const Holder &holder)
    {
        if (holder.name == u"channel")
            missing(holder, {"title", "link", "description"});
        else if (!holder.members.contains(QLatin1String("title"))
            && !holder.members.contains(QLatin1String("description")))
            say(holder.place, "item without title and description");
    }
    void endAtom(const Holder &holder)
    {
        missing(holder, {"id", "title", "updated"});
        const bool author = holder.members.contains(QLatin1String("author"));
        if (holder.name == u"entry") {
            if (!author && !holder.members.contains(QLatin1String("source"))
                && m_authorless.size() < FeedJudge::MostEntries)
                m_authorless.append(holder.place);
        } else if (!author) { // it may stand behind its entries
            for (const Place &entry : std::as_const(m_authorless))
                say(entry, "entry without author");
        }
    }
    void rssMember(const QString &name, const QString &text)
    {
        if ((name == u"pubDate" || name == u"lastBuildDate") && !isRssDate(text))
            say(m_start, (name + u" \"" + text + u'"').toUtf8());
        else if (name == u"link" && !isWholeUrl(text))
            say(m_start, (u"link \"" + text + u'"').toUtf8());
        else if (name == u"guid")
            guid(text);
        else if (name == u"enclosure")
            enclosure();
    }
    void guid(const QString &text)
    {
        const bool permanent = m_attributes.value(QLatin1String("isPermaLink")) != QLatin1String("false");
        if (text.isEmpty() || (permanent && !isWholeUrl(text)))
            say(m_start, (u"guid \"" + text + u'"').toUtf8());
        repeated("guid", text);
    }
    void enclosure()
    {
        for (const char *const attribute : {"url", "length", "type"}) {
            if (m_attributes.value(QLatin1String(attribute)).isEmpty())
                say(m_start, QByteArray("enclosure without ") + attribute);
        }
    }
    void atomMember(const QString &name, const QString &text)
    {
        if ((name == u"updated" || name == u"published") && !isAtomDate(text)) {
            say(m_start, (name + u" \"" + text + u'"').toUtf8());
        } else if (name == u"id") {
            if (!isWholeUrl(text))
                say(m_start, (u"id \"" + text + u'"').toUtf8());
            if (m_holders.constLast().name == u"entry")
                repeated("id", text);
        } else if (name == u"link" && m_attributes.value(QLatin1String("href")).isEmpty()) {
            say(m_start, "link without href");
        }
    }
    void repeated(const char *name, const QString &text)
    {
        if (m_ids.contains(text))
            say(m_start, QByteArray(name) + " \"" + text.toUtf8() + "\" twice");
        else if (m_ids.size() < FeedJudge::MostEntries)
            m_ids.insert(text);
    }

    QXmlStreamReader m_xml;
    const FeedJudge::Sink &m_sink;
    Kind m_kind = Kind::Other;
    int m_depth = 0;
    Place m_start; ///< of the last element that began
    QXmlStreamAttributes m_attributes; ///< its
    QString m_text; ///< since then
    QList<Holder> m_holders;
    QSet<QString> m_ids;
    QList<Place> m_authorless; ///< entries
};

} // namespace

void FeedJudge::judge(QByteArrayView body, const Sink &sink)
{
    Feed(body, sink).read();
}

} // namespace argiope::resource
