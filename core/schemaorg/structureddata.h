#pragma once

#include "core/facts/observations.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QJsonObject>
#include <QSet>

namespace argiope::schemaorg {

/// Holds the JSON-LD of a document, and its items in other syntaxes, against its own syntax, schema.org's vocabulary,
/// and what search engines ask for. Nodes of one @id are one, wherever they stand, so that nothing is judged before all
/// is read. What is wrong is noted under the checks' ids. One document, one thread.
class StructuredData
{
public:
    static constexpr qsizetype MostBytes = 4 * 1024 * 1024; ///< of all scripts of a page: more is not read
    static constexpr int MostItems = 20'000;

    explicit StructuredData(facts::Observations &observed)
        : m_observed(observed)
    {
    }

    /// The text of a script element.
    void read(QByteArrayView script);
    /// An item that the markup has, as JSON-LD would have it. `whole`: all that it says is there, so that what is not
    /// there is missing.
    void readItem(const QJsonObject &object, bool whole);
    /// All was read. `page`: its URL without a fragment.
    void finish(const QByteArray &page);

    /// What items say the page's own URL is, as written; known once all was read.
    [[nodiscard]] const QByteArrayList &urls() const { return m_urls; }

private:
    enum class Place : quint8 { Top, Nested };

    /// What is judged once all is read.
    struct Document
    {
        QJsonObject object; ///< expanded
        bool inMarkup = false;
        bool whole = true;
    };
    void document(const QJsonValue &value);
    void judge(const Document &document);
    [[nodiscard]] QJsonObject wholeNode(const QJsonObject &object) const;
    [[nodiscard]] bool isOfThisPage(const QString &id) const;
    void leaveUnread();
    void remember(const QJsonValue &value, int depth, const QString &property = {}, const QJsonObject &owner = {});
    void values(
        const QJsonValue &value, Place place, const QByteArray &property, const QByteArrayList &owner, int depth);
    void item(
        const QJsonObject &object, Place place, const QByteArray &property, const QByteArrayList &owner, int depth);
    [[nodiscard]] static QByteArrayList typesOf(const QJsonValue &value);
    void property(const QByteArray &name, bool annotates, const QJsonValue &value, const QByteArrayList &types);
    void range(const QByteArray &name, const QJsonObject &value);
    void zone(const QByteArray &name, const QByteArray &date, const QByteArrayList &types);
    void literal(const QByteArray &name, const QJsonValue &value);
    void availability(const QJsonValue &value);
    void richResult(const QJsonObject &object, const QByteArrayList &types, Place place, const QByteArray &property,
        const QByteArrayList &owner);
    void rating(const QJsonObject &object, const QByteArray &type);
    void breadcrumb(const QJsonObject &object);
    void pageUrl(const QJsonObject &object, const QByteArrayList &types);
    [[nodiscard]] bool has(const QJsonValue &value, QByteArrayView path) const;
    [[nodiscard]] bool hasAny(const QJsonObject &object, QByteArrayView alternatives) const;

    facts::Observations &m_observed;
    QList<Document> m_documents;
    QByteArray m_page; ///< its URL without a fragment, while it is judged
    QHash<QString, QJsonObject> m_defined; ///< by @id: all that is said of it
    QSet<QString> m_references;
    struct Use
    {
        QByteArray property;
        QJsonValue owner; ///< its types
    };
    QHash<QString, Use> m_uses; ///< by @id: where an item is named that stands elsewhere
    QByteArrayList m_urls;
    int m_items = 0;
    int m_actions = 0; ///< actions around the present item: what they would make of it, not what the page shows
    int m_instructions = 0; ///< HowTo items around the present one: shown no more, so nothing is asked of their steps
    bool m_inMarkup = false; ///< the item is no JSON-LD; what its attributes lack is noted where they are read
    bool m_whole = true;
    bool m_isUnread = false; ///< a document or item was left out
};

} // namespace argiope::schemaorg
