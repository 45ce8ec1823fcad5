#include "core/html/strings.h"
#include "core/select/structuredvalues.h"
#include "core/text/innertext.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>

namespace argiope::select {

namespace {

constexpr int MostItemDepth = 32;

QString stringOf(QByteArrayView text)
{
    return QString::fromUtf8(html::trimmed(text));
}

class MicrodataReader
{
public:
    explicit MicrodataReader(const Elements &elements)
        : m_elements(elements)
        , m_work(qint64(elements.size()) * 8 + 10'000)
    {
        for (ElementId id = 0; id < elements.size(); ++id) {
            const QByteArrayView name = elements.attribute(id, "id");
            if (!name.isEmpty() && !m_ids.contains(name))
                m_ids.insert(name, id);
        }
    }
    [[nodiscard]] QJsonObject item(ElementId root, int depth);
    [[nodiscard]] bool isSpent() const { return m_work < 0; }

private:
    void properties(ElementId from, ElementId to, int depth, QJsonObject &item);
    void property(ElementId id, int depth, QJsonObject &item);
    [[nodiscard]] QJsonValue value(ElementId id, int depth);

    const Elements &m_elements;
    QHash<QByteArrayView, ElementId> m_ids;
    QSet<ElementId> m_open; ///< items around the one that is read: none is its own property
    qint64 m_work;
};

/// By the element (HTML Standard 5.2.4). Addresses stay as they are written.
QJsonValue MicrodataReader::value(ElementId id, int depth)
{
    if (m_elements.has(id, "itemscope"))
        return m_open.contains(id) || depth >= MostItemDepth ? QJsonValue() : QJsonValue(item(id, depth + 1));
    static constexpr std::pair<const char *, const char *> attributes[] = {{"meta", "content"}, {"audio", "src"},
        {"embed", "src"}, {"iframe", "src"}, {"img", "src"}, {"source", "src"}, {"track", "src"}, {"video", "src"},
        {"a", "href"}, {"area", "href"}, {"link", "href"}, {"object", "data"}, {"data", "value"}, {"meter", "value"}};
    for (const auto &[name, attribute] : attributes) {
        if (m_elements.is(id, name))
            return stringOf(m_elements.attribute(id, attribute));
    }
    if (m_elements.is(id, "time") && m_elements.has(id, "datetime"))
        return stringOf(m_elements.attribute(id, "datetime"));
    const QByteArray text = text::textContent(m_elements[id].node);
    m_work -= text.size() / 64;
    return stringOf(text);
}

void MicrodataReader::property(ElementId id, int depth, QJsonObject &item)
{
    const QByteArrayView names = m_elements.attribute(id, "itemprop");
    if (names.isEmpty())
        return;
    const QJsonValue one = value(id, depth);
    html::forEachToken(names, [&](QByteArrayView name) {
        const QString key = QString::fromUtf8(name);
        QJsonArray values = item.value(key).toArray();
        values.append(one);
        item.insert(key, values);
    });
}

void MicrodataReader::properties(ElementId from, ElementId to, int depth, QJsonObject &item)
{
    for (ElementId id = from; id < to && m_work >= 0;) {
        --m_work;
        property(id, depth, item);
        id = m_elements.has(id, "itemscope") ? m_elements[id].end : id + 1;
    }
}

QJsonObject MicrodataReader::item(ElementId root, int depth)
{
    QJsonObject item;
    m_open.insert(root);
    QJsonArray types;
    html::forEachToken(
        m_elements.attribute(root, "itemtype"), [&](QByteArrayView type) { types.append(stringOf(type)); });
    item.insert(QStringLiteral("@type"), types);
    if (m_elements.has(root, "itemid"))
        item.insert(QStringLiteral("@id"), stringOf(m_elements.attribute(root, "itemid")));
    properties(root + 1, m_elements[root].end, depth, item);
    html::forEachToken(m_elements.attribute(root, "itemref"), [&](QByteArrayView name) {
        const ElementId other = m_ids.value(name, NoElement);
        if (other != NoElement && m_work >= 0)
            properties(other, m_elements[other].end, depth, item);
    });
    m_open.remove(root);
    return item;
}

} // namespace

base::Result<QJsonArray, QueryError> microdataOf(const Elements &elements)
{
    MicrodataReader reader(elements);
    QJsonArray items;
    for (ElementId id = 0; id < elements.size(); ++id) {
        if (elements.has(id, "itemscope") && !elements.has(id, "itemprop"))
            items.append(reader.item(id, 0));
        if (reader.isSpent())
            return base::Failure{QueryError{QueryError::Code::TooCostly, -1, {}}};
    }
    return items;
}

/// What old templates put around scripts, and search engines read over: comments of HTML, and CDATA sections that may
/// stand in comments of JavaScript, in any order.
static QByteArray withoutWrapping(const QByteArray &text)
{
    static constexpr QByteArrayView Begins[] = {"<!--", "-->", "<![CDATA[", "//", "/*", "*/", "><!--"};
    static constexpr QByteArrayView Ends[] = {"-->", "<!]]>", "]]>", "//", "*/", "/*"};
    QByteArrayView rest = QByteArrayView(text).trimmed();
    for (bool found = true; found;) {
        found = false;
        for (const QByteArrayView begin : Begins) {
            if (rest.startsWith(begin)) {
                rest = rest.sliced(begin.size()).trimmed();
                found = true;
            }
        }
        for (const QByteArrayView end : Ends) {
            if (rest.endsWith(end)) {
                rest = rest.chopped(end.size()).trimmed();
                found = true;
            }
        }
    }
    return rest.toByteArray();
}

QJsonArray jsonLdOf(const Elements &elements)
{
    QJsonArray all;
    for (ElementId id = 0; id < elements.size(); ++id) {
        if (!elements.is(id, "script"))
            continue;
        QByteArrayView type = html::trimmed(elements.attribute(id, "type"));
        if (const qsizetype semicolon = type.indexOf(';'); semicolon >= 0)
            type = html::trimmed(type.first(semicolon));
        if (!html::equalsLower(type, "application/ld+json"))
            continue;
        const QByteArray content = text::textContent(elements[id].node).trimmed();
        QJsonDocument document = QJsonDocument::fromJson(content);
        if (document.isNull())
            document = QJsonDocument::fromJson(withoutWrapping(content));
        if (document.isObject())
            all.append(document.object());
        else if (document.isArray())
            all.append(document.array());
    }
    return all;
}

} // namespace argiope::select
