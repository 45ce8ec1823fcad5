#pragma once

#include "core/filter/parser.h"

#include <QRandomGenerator>

#include <utility>

namespace argiope::filtertest {

/// Fields of each kind, as a project has them.
inline filter::Fields someFields()
{
    using facts::Kind;
    return {{QStringLiteral("url"), Kind::Url}, {QStringLiteral("status"), Kind::Status},
        {QStringLiteral("outcome"), Kind::Outcome,
            {QStringLiteral("ok"), QStringLiteral("redirect"), QStringLiteral("broken"), QStringLiteral("dns_failed")}},
        {QStringLiteral("content_type"), Kind::MimeType}, {QStringLiteral("bytes"), Kind::Bytes},
        {QStringLiteral("depth"), Kind::Depth}, {QStringLiteral("inlinks"), Kind::Count},
        {QStringLiteral("outlinks"), Kind::Count}, {QStringLiteral("title"), Kind::Text},
        {QStringLiteral("response_ms"), Kind::Milliseconds}, {QStringLiteral("referrer"), Kind::Url},
        {QStringLiteral("discovered_at"), Kind::Time}, {QStringLiteral("fetched_at"), Kind::Time},
        {QStringLiteral("state"), Kind::State,
            {QStringLiteral("queued"), QStringLiteral("finished"), QStringLiteral("skipped")}},
        {QStringLiteral("rule"), Kind::Rule}, {QStringLiteral("redirect_url"), Kind::Url},
        {QStringLiteral("canonical"), Kind::Url}, {QStringLiteral("h1"), Kind::Text},
        {QStringLiteral("word_count"), Kind::Count}, {QStringLiteral("content_hash"), Kind::Hash},
        {QStringLiteral("in_sitemap"), Kind::Flag}, {QStringLiteral("error"), Kind::Text},
        {QStringLiteral("last_changed"), Kind::Time}, {QStringLiteral("images"), Kind::Count},
        {QStringLiteral("h2"), Kind::Text}};
}

/// Expressions by chance, of everything that the language has.
class RandomExpressions
{
public:
    explicit RandomExpressions(quint32 seed, filter::Fields fields = someFields())
        : m_random(seed)
        , m_fields(std::move(fields))
    {
    }

    filter::Expression next(int depth = 3)
    {
        const int choice = depth > 0 ? below(6) : 0;
        if (choice < 3)
            return condition();
        if (choice == 3)
            return next(depth - 1).negated();
        QList<filter::Expression> parts;
        for (int i = 1 + below(3); i >= 0; --i)
            parts << next(depth - 1);
        return choice == 4 ? filter::Expression::all(parts) : filter::Expression::any(parts);
    }

    int below(int bound) { return int(m_random.bounded(bound)); }

private:
    template <class List>
    auto oneOf(const List &list)
    {
        return list[below(int(std::size(list)))];
    }

    QString text()
    {
        static const QStringList texts{QStringLiteral("a"), QStringLiteral("Tag"), QStringLiteral("/x/"),
            QStringLiteral("100%"), QStringLiteral("_"), QStringLiteral("\\"), QStringLiteral("\"q\" 'p'"),
            QStringLiteral("\u00c4pfel"), QStringLiteral("\u00e4PFEL"), QStringLiteral("\u4f60\u597d"),
            QStringLiteral("line\nbreak\ttab"), QStringLiteral("\u202edeceive"), QStringLiteral("\U0001F600"),
            QStringLiteral("and"), QStringLiteral("http://a.test/"), QStringLiteral("text/html"),
            QStringLiteral("TEXT/HTML; charset=utf-8")};
        return oneOf(texts);
    }

    QString typed(const filter::Field &field, bool length)
    {
        using facts::Kind;
        static const QStringList numbers{QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2"),
            QStringLiteral("5"), QStringLiteral("-1"), QStringLiteral("12"), QStringLiteral("200"),
            QStringLiteral("404"), QStringLiteral("9223372036854775807")};
        static const QStringList sizes{QStringLiteral("0"), QStringLiteral("99"), QStringLiteral("2 MB"),
            QStringLiteral("1.5 kB"), QStringLiteral("3KiB"), QStringLiteral("1234"), QStringLiteral("7 TiB")};
        static const QStringList durations{QStringLiteral("0"), QStringLiteral("300 ms"), QStringLiteral("1.5s"),
            QStringLiteral("2 min"), QStringLiteral("1 h"), QStringLiteral("41")};
        static const QStringList times{QStringLiteral("2026-11-01"), QStringLiteral("2027-01-15"),
            QStringLiteral("2027-01-15 08:00"), QStringLiteral("2027-01-15 08:00:01"),
            QStringLiteral("2027-01-15T08:00:01.456Z"), QStringLiteral("1969-12-31 23:59"),
            QStringLiteral("2027-01-15 09:00+01:00")};
        if (length)
            return oneOf(numbers);
        switch (field.kind) {
        case Kind::Bytes:
            return oneOf(sizes);
        case Kind::Milliseconds:
            return oneOf(durations);
        case Kind::Time:
            return oneOf(times);
        case Kind::Flag:
            return below(2) ? QStringLiteral("yes") : QStringLiteral("no");
        case Kind::Hash:
            return below(2) ? QStringLiteral("00ff10") : QStringLiteral("ABcd");
        case Kind::Outcome:
        case Kind::State:
            return oneOf(field.choices);
        default:
            return facts::isText(field.kind) ? text() : oneOf(numbers);
        }
    }

    QString regex()
    {
        static const QStringList patterns{QStringLiteral("a"), QStringLiteral("^http"), QStringLiteral("/x/"),
            QStringLiteral("\\/y\\d+"), QStringLiteral("[/a]\\\\?"), QStringLiteral("\u00c4.fel"),
            QStringLiteral("\\bTag\\b|e$")};
        return oneOf(patterns);
    }

    filter::Expression condition()
    {
        using filter::Test;
        const filter::Field field = oneOf(m_fields);
        const bool length = facts::isText(field.kind) && field.kind != facts::Kind::Hash && below(5) == 0;
        const Test test = oneOf(filter::testsFor(field.kind, length));
        const bool negated = below(2) == 0;
        if (test == Test::Equal && below(5) == 0) {
            for (const filter::Field &other : std::as_const(m_fields)) {
                const bool fits = other.kind == (length ? facts::Kind::Count : field.kind);
                if (!fits || field.kind == facts::Kind::Outcome || field.kind == facts::Kind::State
                    || field.kind == facts::Kind::Flag || below(2) == 0)
                    continue;
                return filter::Expression(filter::Condition{{field.name, field.kind, length}, test, negated,
                    {filter::Value{filter::Value::Type::Column, other.name, other.kind, 0, 0}}, false});
            }
        }
        QStringList typedValues;
        const int count = test == Test::Between ? 2 : test == Test::In ? 1 + below(3) : 1;
        for (int i = 0; i < count; ++i)
            typedValues << (test == Test::Matches ? regex() : typed(field, length));
        if (test == Test::Empty || test == Test::Unknown)
            typedValues.clear();
        return *filter::conditionOf(field, length, test, negated, typedValues, below(2) == 0);
    }

    QRandomGenerator m_random;
    const filter::Fields m_fields;
};

} // namespace argiope::filtertest
