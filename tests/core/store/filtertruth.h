// What conditions mean, row by row and without a database: what the manual says of each column, told once more.
#pragma once

#include "core/filter/expression.h"
#include "core/filter/regex.h"
#include "tests/core/store/storefixture.h"

#include <QHash>
#include <QRandomGenerator>

#include <optional>

namespace argiope::storetest {

using filter::Condition;
using filter::Expression;
using filter::Test;

using Truth = std::optional<bool>; ///< none: undecided

inline Truth both(Truth a, Truth b)
{
    if (a == false || b == false)
        return false;
    return a && b ? Truth(true) : std::nullopt;
}

inline Truth inverse(Truth a)
{
    return a ? Truth(!*a) : std::nullopt;
}

/// A cell as the language sees it.
struct Seen
{
    enum { Unknown, Empty, Known } is = Unknown;
    QString text{};
    qint64 number = 0;
};

inline Seen ofText(const QByteArray &text, bool emptyIsKnown)
{
    if (text.isEmpty())
        return {emptyIsKnown ? Seen::Empty : Seen::Unknown};
    return {Seen::Known, QString::fromUtf8(text)};
}

inline Seen ofNumber(qint64 number, bool isKnown, bool emptyIsKnown = false)
{
    return {isKnown ? Seen::Known : emptyIsKnown ? Seen::Empty : Seen::Unknown, {}, number};
}

/// What the manual says of each column, told apart from the SQL.
inline Seen seen(const UrlRecord &r, const QString &column)
{
    const PageRecord &p = r.page;
    const bool fetched = p.id != UrlId::None;
    const bool read = fetched && p.readAs > 0;
    const QHash<QString, Seen> all{
        {QStringLiteral("url"), ofText(r.url, false)},
        {QStringLiteral("status"), ofNumber(p.status, fetched && p.status != 0, fetched)},
        {QStringLiteral("outcome"), ofText(base::name(p.outcome), false)},
        {QStringLiteral("content_type"), ofText(p.contentType, fetched && p.status > 0)},
        {QStringLiteral("bytes"), ofNumber(p.bytes, fetched && p.bytes >= 0)},
        {QStringLiteral("depth"), ofNumber(r.depth, r.depth < OrphanDepth, true)},
        {QStringLiteral("inlinks"), ofNumber(r.inlinks, true)},
        {QStringLiteral("outlinks"), ofNumber(p.outlinks, fetched)},
        {QStringLiteral("title"), ofText(p.title, read)},
        {QStringLiteral("response_ms"), ofNumber(p.responseMs, fetched && p.responseMs >= 0)},
        {QStringLiteral("referrer"), ofText(r.referrer, true)},
        {QStringLiteral("discovered_at"), ofNumber(r.discoveredAt, r.discoveredAt != 0)},
        {QStringLiteral("fetched_at"), ofNumber(p.fetchedAt, p.fetchedAt != 0)},
        {QStringLiteral("state"), ofText(name(r.state), false)},
        {QStringLiteral("rule"), ofText(r.rule.name(), true)},
        {QStringLiteral("redirect_url"), ofText(r.redirectUrl, fetched)},
        {QStringLiteral("canonical"), ofText(p.canonical, read)},
        {QStringLiteral("h1"), ofText(p.h1, read)},
        {QStringLiteral("word_count"), ofNumber(p.wordCount, read)},
        {QStringLiteral("content_hash"), ofText(p.contentHash.toHex(), false)},
        {QStringLiteral("in_sitemap"), ofNumber(r.inSitemap, true)},
        {QStringLiteral("error"), ofText(p.error, fetched)},
        {QStringLiteral("last_changed"), ofNumber(p.lastChanged, p.lastChanged != 0, fetched)},
        {QStringLiteral("images"), ofNumber(p.images, fetched && p.images >= 0)},
        {QStringLiteral("h2"), ofText(p.h2, read)},
    };
    if (!all.contains(column))
        qFatal("no column %s", qPrintable(column));
    return all.value(column);
}

inline bool compares(Test test, qint64 a, qint64 b)
{
    switch (test) {
    case Test::Less:
        return a < b;
    case Test::LessEqual:
        return a <= b;
    case Test::Greater:
        return a > b;
    case Test::GreaterEqual:
        return a >= b;
    default:
        return a == b;
    }
}

inline bool comparesTime(Test test, qint64 at, const filter::Value &time)
{
    const qint64 end = time.number + time.span;
    switch (test) {
    case Test::Less:
        return at < time.number;
    case Test::LessEqual:
        return at < end;
    case Test::Greater:
        return at >= end;
    case Test::GreaterEqual:
        return at >= time.number;
    default:
        return at >= time.number && at < end;
    }
}

inline bool equalsText(const Condition &condition, const QString &text, const QString &wanted)
{
    if (condition.operand.kind != facts::Kind::MimeType || condition.operand.length)
        return text == wanted;
    const auto bare = [](const QString &type) { return type.section(u';', 0, 0).trimmed().toLower(); };
    return bare(text) == bare(wanted);
}

inline Truth truthOfKnown(const Condition &condition, const Seen &cell, const UrlRecord &record)
{
    const filter::Value &first = condition.values.constFirst();
    const bool isTime = condition.operand.kind == facts::Kind::Time && !condition.operand.length;
    const bool isText = first.type == filter::Value::Type::Text;
    if (first.type == filter::Value::Type::Column) {
        const Seen other = seen(record, first.text);
        if (other.is == Seen::Unknown)
            return {};
        if (other.is == Seen::Empty)
            return false;
        return facts::isText(first.kind) ? cell.text == other.text
                                         : compares(condition.test, cell.number, other.number);
    }
    switch (condition.test) {
    case Test::Between: {
        const filter::Value &last = condition.values.at(1);
        return isTime ? cell.number >= first.number && cell.number < last.number + last.span
                      : cell.number >= first.number && cell.number <= last.number;
    }
    case Test::In:
        for (const filter::Value &value : condition.values) {
            if (isText ? equalsText(condition, cell.text, value.text) : cell.number == value.number)
                return true;
        }
        return false;
    case Test::Contains:
        return cell.text.contains(first.text, Qt::CaseInsensitive);
    case Test::StartsWith:
        return cell.text.startsWith(first.text, Qt::CaseInsensitive);
    case Test::EndsWith:
        return cell.text.endsWith(first.text, Qt::CaseInsensitive);
    case Test::Matches:
        return filter::regexMatches(
            QRegularExpression(filter::boundedPattern(first.text, condition.ignoresCase)), cell.text);
    default:
        break;
    }
    if (isTime)
        return comparesTime(condition.test, cell.number, first);
    return isText ? equalsText(condition, cell.text, first.text) : compares(condition.test, cell.number, first.number);
}

inline Truth truthOf(const Expression &expression, const UrlRecord &record)
{
    Truth truth = expression.type() != Expression::Type::Any;
    switch (expression.type()) {
    case Expression::Type::All:
        for (const Expression &part : expression.parts())
            truth = both(truth, truthOf(part, record));
        return truth;
    case Expression::Type::Any:
        for (const Expression &part : expression.parts())
            truth = inverse(both(inverse(truth), inverse(truthOf(part, record))));
        return truth;
    case Expression::Type::Not:
        return inverse(truthOf(expression.parts().constFirst(), record));
    case Expression::Type::Condition:
        break;
    }
    const Condition &condition = expression.condition();
    Seen cell = seen(record, condition.operand.column);
    if (condition.operand.length && cell.is != Seen::Unknown)
        cell = {Seen::Known, {}, cell.is == Seen::Empty ? 0 : cell.text.toUcs4().size()};
    if (condition.test == Test::Unknown)
        truth = cell.is == Seen::Unknown;
    else if (cell.is == Seen::Unknown)
        truth = std::nullopt;
    else if (condition.test == Test::Empty)
        truth = cell.is == Seen::Empty;
    else if (cell.is == Seen::Known)
        truth = truthOfKnown(condition, cell, record);
    else if (condition.values.constFirst().type == filter::Value::Type::Column
        && seen(record, condition.values.constFirst().text).is == Seen::Unknown)
        truth = std::nullopt;
    else
        truth = false;
    return condition.negated ? inverse(truth) : truth;
}

/// Some hundreds of URLs with facts by chance, few of each, so that conditions meet some.
struct RandomSite : Project
{
    explicit RandomSite(quint32 seed)
        : random(seed)
    {
        auto writer = create();
        writer->begin();
        const HostId host = writer->host("http://a.test");
        const QList<RuleId> rules{writer->rule(store::Rule::fromFile("scope", "host")),
            writer->rule({store::RuleKind::Exclude, "out"}), writer->rule(store::Rule::fromFile("sitemap", {}))};
        QList<UrlId> ids;
        for (int i = 0; i < 300; ++i) {
            const QByteArray url = "http://a.test/" + oneOf({"", "x/", "Tag/", "100%25/"}) + QByteArray::number(i);
            const UrlState state = UrlState(random.bounded(3));
            NewUrl row = newUrl(*writer, url, state);
            row.host = host;
            row.depth = random.bounded(5) == 0 ? OrphanDepth : int(random.bounded(4));
            row.rule = rules.at(random.bounded(3));
            row.referrer
                = ids.isEmpty() || random.bounded(3) == 0 ? UrlId::None : ids.at(random.bounded(int(ids.size())));
            row.inSitemap = random.bounded(2);
            row.discoveredAt = time();
            ids << writer->insert(row);
        }
        for (const UrlId id : ids) {
            if (random.bounded(4) > 0)
                writer->finish(page(id, ids));
        }
        const auto done = writer->commit();
        Q_ASSERT(done);
        (void)done;
    }

private:
    QByteArray oneOf(const QByteArrayList &list) { return list.at(random.bounded(int(list.size()))); }
    qint64 time()
    {
        return 1'800'000'000'000 + qint64(random.bounded(4)) * 456 - (random.bounded(2) ? 6'500'000'000 : 0);
    }
    QByteArray text()
    {
        return oneOf({"", "", "a", "Tag", "And a 100% thing", "\xC3\x84pfel \"q\" 'p'", "x_\\y",
            "\xE4\xBD\xA0\xE5\xA5\xBD", "http://a.test/0"});
    }
    PageRecord page(UrlId id, const QList<UrlId> &ids)
    {
        PageRecord p;
        p.id = id;
        p.outcome = Outcome(1 + random.bounded(7));
        p.status = QList<int>{0, 200, 200, 301, 404, 500}.at(random.bounded(6));
        p.contentType = oneOf({"", "text/html", "Text/HTML ; charset=utf-8", "image/png"});
        p.bytes = QList<qint64>{-1, 0, 99, 1234, 1500, 2'000'000}.at(random.bounded(6));
        p.outlinks = random.bounded(3);
        p.responseMs = QList<int>{-1, 0, 41, 300, 1500}.at(random.bounded(5));
        p.fetchedAt = random.bounded(5) == 0 ? 0 : time();
        p.contentHash = oneOf({"", QByteArray::fromHex("00ff10"), QByteArray::fromHex("abcd")});
        p.error = text();
        p.lastChanged = random.bounded(2) ? time() : 0;
        if (random.bounded(3) == 0)
            p.redirectTo = ids.at(random.bounded(int(ids.size())));
        if (random.bounded(2)) {
            p.readAs = facts::NewestFacts;
            p.title = text();
            p.h1 = text();
            p.canonical = text();
            p.wordCount = random.bounded(3);
            p.images = int(random.bounded(4)) - 1;
            p.h2 = text();
        }
        return p;
    }

    QRandomGenerator random;
};

} // namespace argiope::storetest
