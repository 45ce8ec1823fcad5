#pragma once

#include "core/store/packedvalues.h"
#include "core/store/sharedsqlite.h"

#include <QByteArray>
#include <QString>
#include <QVariant>

namespace argiope::store {

/// A statement as the database's own library runs it, without the copies that Qt's driver makes of each value. It
/// means the same as Statement's calls of that name. Part of Statement: same thread, and the connection outlives it.
class DirectStatement
{
public:
    DirectStatement(const SharedSqlite &library, void *database);
    ~DirectStatement();
    DirectStatement(const DirectStatement &) = delete;
    DirectStatement &operator=(const DirectStatement &) = delete;

    // False on failure: errorCode() and errorMessage() then.
    [[nodiscard]] bool prepare(const QString &sql);
    [[nodiscard]] bool run(const QVariant *values, qsizetype count);
    [[nodiscard]] bool run(const PackedValues &values);
    [[nodiscard]] bool next(); ///< false at the end, too
    [[nodiscard]] bool failed() const { return m_state == State::Failed; }
    void finish();

    [[nodiscard]] bool isPrepared() const { return m_statement != nullptr; }
    [[nodiscard]] bool isSelect() const { return m_columns > 0; }
    [[nodiscard]] int errorCode() const { return m_errorCode; } ///< the database's, extended; -1: not from there
    [[nodiscard]] const QString &errorMessage() const { return m_errorMessage; }

    [[nodiscard]] bool isNull(int column) const;
    [[nodiscard]] QVariant value(int column) const;
    [[nodiscard]] qint64 number(int column) const;
    [[nodiscard]] QByteArray text(int column) const;
    [[nodiscard]] QByteArray blob(int column) const;
    [[nodiscard]] qint64 rowsAffected() const { return m_library.changes(m_database); }

private:
    enum class State : quint8 { Ended, AtFirstRow, AtRow, Failed };
    [[nodiscard]] bool begin(qsizetype values);
    [[nodiscard]] int bind(int at, const QVariant &value);
    [[nodiscard]] int bind(int at, const PackedValues::Value &value);
    [[nodiscard]] int bindText(int at, QByteArrayView utf8, SharedSqlite::Release release);
    [[nodiscard]] int bindBlob(int at, QByteArrayView bytes, SharedSqlite::Release release);
    [[nodiscard]] bool step();
    bool fail(int code, const QString &message);
    bool failAsTold(); ///< with what the library says
    [[nodiscard]] QByteArrayView bytes(int column) const;

    const SharedSqlite &m_library;
    void *const m_database;
    void *m_statement = nullptr;
    int m_columns = 0;
    State m_state = State::Ended;
    int m_errorCode = 0;
    QString m_errorMessage;
};

} // namespace argiope::store
