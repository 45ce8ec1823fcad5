#pragma once

#include "core/store/packedvalues.h"
#include "core/store/postgres.h"

#include <QByteArray>
#include <QString>
#include <QVariant>

#include <memory>
#include <vector>

namespace argiope::store {

/// A statement as PostgreSQL's own library runs it. It means the same as Statement's calls of that name. Part of
/// Statement: same thread, and the session outlives it.
class PostgresStatement
{
public:
    enum class Answers : quint8 {
        AtOnce,
        PieceByPiece, ///< where a transaction is open
        Binary, ///< at once, in the form in which the server keeps values: only blob() knows it
    };
    PostgresStatement(postgres::Session &session, Answers answers);
    ~PostgresStatement();
    PostgresStatement(const PostgresStatement &) = delete;
    PostgresStatement &operator=(const PostgresStatement &) = delete;

    void setSql(const QString &sql); ///< with `?` where values go
    // False on failure: error() then.
    [[nodiscard]] bool run(const QVariant *values, qsizetype count);
    [[nodiscard]] bool run(const PackedValues &values);
    [[nodiscard]] bool next(); ///< false at the end, too
    [[nodiscard]] bool failed() const { return m_failed; }
    void finish();

    [[nodiscard]] bool isSelect() const { return m_isSelect; }
    [[nodiscard]] const StoreError &error() const { return m_error; }

    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] QVariant value(int column) const;
    [[nodiscard]] qint64 number(int column) const;
    [[nodiscard]] QByteArray text(int column) const;
    [[nodiscard]] QByteArray blob(int column) const;
    [[nodiscard]] qint64 rowsAffected();
    void setRowsAffected(qint64 rows) { m_rowsAffected = rows; } ///< the pipeline's

private:
    struct Clear
    {
        void operator()(void *result) const;
    };
    using Result = std::unique_ptr<void, Clear>;
    void startValues(qsizetype count);
    void bind(const QVariant &value);
    void bind(const PackedValues::Value &value);
    void bindNumber(qint64 number);
    void bindText(QByteArray utf8);
    void bindBytes(QByteArrayView bytes);
    [[nodiscard]] bool execute();
    [[nodiscard]] bool settled(); ///< nothing is on its way any more, and all of it went well
    bool fail(const QString &state, const QString &words);
    [[nodiscard]] bool open(); ///< the cursor
    [[nodiscard]] bool fetch();
    [[nodiscard]] Result send(const QByteArray &sql, bool withValues);
    [[nodiscard]] bool take(Result result); ///< looks whether it went well
    [[nodiscard]] QByteArrayView bytes(int column) const;

    postgres::Session &m_session;
    const Answers m_answers;
    QByteArray m_sql;
    int m_marks = 0;
    bool m_isSelect = false;
    quint64 m_generation = 0; ///< of the connection that knows m_name
    int m_runs = 0;
    QByteArray m_name; ///< of the prepared statement
    QByteArray m_cursor; ///< of what is open
    int m_piece = 0; ///< rows to fetch
    std::vector<QByteArray> m_kept; ///< what values point to
    std::vector<const char *> m_values;
    std::vector<int> m_lengths;
    std::vector<int> m_formats;
    Result m_result;
    int m_row = -1;
    int m_rows = 0;
    qint64 m_rowsAffected = 0;
    bool m_failed = false;
    StoreError m_error;
};

} // namespace argiope::store
