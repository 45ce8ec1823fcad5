#pragma once

#include <QString>

namespace argiope::store {

/// What statements of the store say in one way to SQLite and in another to PostgreSQL. All else they word so that both
/// understand it and mean the same. One immutable object a product; any thread.
class SqlDialect
{
public:
    SqlDialect() = default;
    virtual ~SqlDialect() = default;
    SqlDialect(const SqlDialect &) = delete;
    SqlDialect &operator=(const SqlDialect &) = delete;

    /// Begins a transaction; of one that reads all statements see one moment.
    [[nodiscard]] virtual QString begin(bool reads) const = 0;
    /// SELECT of the format's version, as the last transaction left it.
    [[nodiscard]] virtual QString versionQuery() const = 0;

    /// A condition: the column contains a pattern, without regard to the case of ASCII. The pattern is the next bound
    /// value: % and _ stand for any text and any character, \\ before them takes that away.
    [[nodiscard]] virtual QString matches(const QString &column) const = 0;
    /// A condition: the column's number stands in a JSON array, which is the next bound value.
    [[nodiscard]] virtual QString isListed(const QString &column) const = 0;
    /// A condition: of the bytes of the next bound value the one that the column numbers, from 0, is 1.
    [[nodiscard]] virtual QString isMarked(const QString &column) const = 0;
    /// A condition on connections that read: a regular expression of QRegularExpression's, the next bound value, is
    /// found in the column. NULL where it is, and where the expression gave up; but see addRegexFunction(). Empty where
    /// the product has nothing of that kind: rows have to be held against it on this side.
    [[nodiscard]] virtual QString matchesRegex(const QString &column) const = 0;
    /// A condition on a joined table is to stand in the join: the product goes through the whole of it, with helpers,
    /// where the other looks rows up one by one.
    [[nodiscard]] virtual bool filtersBeforeJoining() const = 0;
    /// The column's text before its first semicolon, in lower case (of ASCII).
    [[nodiscard]] virtual QString beforeSemicolon(const QString &column) const = 0;
    /// Characters of a text, bytes of a blob; may be held against any number.
    [[nodiscard]] virtual QString length(const QString &value) const = 0;
};

[[nodiscard]] const SqlDialect &sqliteDialect();
[[nodiscard]] const SqlDialect &postgresDialect();

} // namespace argiope::store
