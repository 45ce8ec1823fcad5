#include "core/store/directstatement.h"

namespace argiope::store {

namespace {

// https://www.sqlite.org/c3ref/constlist.html
constexpr int Ok = 0;
constexpr int Row = 100;
constexpr int Done = 101;
constexpr int TypeInteger = 1;
constexpr int TypeFloat = 2;
constexpr int TypeText = 3;
constexpr int TypeBlob = 4;
constexpr int TypeNull = 5;
constexpr unsigned Persistent = 1;
constexpr unsigned char Utf8 = 1;

/// QString::fromUtf8() makes nothing of a mark at the beginning, but what is in the file is in the file.
QString textOf(QByteArrayView utf8)
{
    constexpr QByteArrayView mark("\xef\xbb\xbf");
    if (utf8.startsWith(mark))
        return QChar(QChar::ByteOrderMark) % QString::fromUtf8(utf8.sliced(mark.size()));
    return utf8.isEmpty() ? QStringLiteral("") : QString::fromUtf8(utf8);
}

/// What is bound stays where it is until the statement has ended.
constexpr SharedSqlite::Release Stays = nullptr;
/// The library makes a copy.
SharedSqlite::Release copied()
{
    return reinterpret_cast<SharedSqlite::Release>(qintptr(-1));
}

} // namespace

DirectStatement::DirectStatement(const SharedSqlite &library, void *database)
    : m_library(library)
    , m_database(database)
{
}

DirectStatement::~DirectStatement()
{
    m_library.finalize(m_statement);
}

bool DirectStatement::prepare(const QString &sql)
{
    const QByteArray utf8 = sql.toUtf8();
    if (m_library.prepare(m_database, utf8.constData(), int(utf8.size()), Persistent, &m_statement, nullptr) != Ok)
        return failAsTold();
    m_columns = m_library.columnCount(m_statement);
    return true;
}

bool DirectStatement::fail(int code, const QString &message)
{
    m_errorCode = code;
    m_errorMessage = message;
    m_state = State::Failed;
    return false;
}

bool DirectStatement::failAsTold()
{
    return fail(m_library.errorCode(m_database), QString::fromUtf8(m_library.errorMessage(m_database)));
}

bool DirectStatement::begin(qsizetype values)
{
    m_library.reset(m_statement);
    if (m_library.parameterCount(m_statement) != values)
        return fail(-1, QStringLiteral("%1 values for a statement that takes others").arg(values));
    return true;
}

bool DirectStatement::run(const QVariant *values, qsizetype count)
{
    if (!begin(count))
        return false;
    for (qsizetype i = 0; i < count; ++i) {
        if (bind(int(i) + 1, values[i]) != Ok)
            return failAsTold();
    }
    return step();
}

bool DirectStatement::run(const PackedValues &values)
{
    if (!begin(values.count()))
        return false;
    PackedValues::Cursor cursor(values);
    int at = 0;
    for (PackedValues::Value value; cursor.next(value);) {
        if (bind(++at, value) != Ok)
            return failAsTold();
    }
    const bool done = step();
    // The memory is the caller's, and may be gone when the statement is next looked at.
    if (m_state != State::AtFirstRow)
        m_library.clearBindings(m_statement);
    return done;
}

int DirectStatement::bindText(int at, QByteArrayView utf8, SharedSqlite::Release release)
{
    // Null pointers would be NULL.
    return m_library.bindText(m_statement, at, utf8.isEmpty() ? "" : utf8.data(), quint64(utf8.size()), release, Utf8);
}

int DirectStatement::bindBlob(int at, QByteArrayView bytes, SharedSqlite::Release release)
{
    return m_library.bindBlob(m_statement, at, bytes.isEmpty() ? "" : bytes.data(), quint64(bytes.size()), release);
}

int DirectStatement::bind(int at, const QVariant &value)
{
    if (value.isNull())
        return m_library.bindNull(m_statement, at);
    switch (value.typeId()) {
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
        return m_library.bindNumber(m_statement, at, value.toLongLong());
    case QMetaType::Double:
        return m_library.bindReal(m_statement, at, value.toDouble());
    case QMetaType::QByteArray:
        return bindBlob(at, value.toByteArray(), copied());
    default:
        return bindText(at, value.toString().toUtf8(), copied());
    }
}

int DirectStatement::bind(int at, const PackedValues::Value &value)
{
    switch (value.kind) {
    case PackedValues::Kind::Null:
        break;
    case PackedValues::Kind::Number:
        return m_library.bindNumber(m_statement, at, value.number);
    case PackedValues::Kind::Text:
        return bindText(at, value.bytes, isSelect() ? copied() : Stays);
    case PackedValues::Kind::Blob:
        return bindBlob(at, value.bytes, isSelect() ? copied() : Stays);
    case PackedValues::Kind::Other:
        return bind(at, *value.other);
    }
    return m_library.bindNull(m_statement, at);
}

bool DirectStatement::step()
{
    const int code = m_library.step(m_statement);
    if (code == Row) {
        m_state = State::AtFirstRow;
        return true;
    }
    if (code != Done) {
        failAsTold();
        m_library.reset(m_statement);
        return false;
    }
    m_state = State::Ended;
    m_library.reset(m_statement); // else it would keep what it has read locked
    return true;
}

bool DirectStatement::next()
{
    switch (m_state) {
    case State::Ended:
    case State::Failed:
        return false;
    case State::AtFirstRow:
        m_state = State::AtRow;
        return true;
    case State::AtRow:
        break;
    }
    if (!step() || m_state == State::Ended)
        return false;
    m_state = State::AtRow;
    return true;
}

void DirectStatement::finish()
{
    if (m_statement)
        m_library.reset(m_statement);
    if (m_state != State::Failed)
        m_state = State::Ended;
}

bool DirectStatement::isNull(int column) const
{
    return m_library.columnType(m_statement, column) == TypeNull;
}

QByteArrayView DirectStatement::bytes(int column) const
{
    // In this order: https://www.sqlite.org/c3ref/column_blob.html
    const void *data = m_library.columnType(m_statement, column) == TypeBlob
        ? m_library.columnBlob(m_statement, column)
        : m_library.columnText(m_statement, column);
    const int size = m_library.columnBytes(m_statement, column);
    return {static_cast<const char *>(data), data ? size : 0};
}

QVariant DirectStatement::value(int column) const
{
    switch (m_library.columnType(m_statement, column)) {
    case TypeInteger:
        return qlonglong(m_library.columnNumber(m_statement, column));
    case TypeFloat:
        return m_library.columnReal(m_statement, column);
    case TypeText:
        return textOf(bytes(column));
    case TypeBlob: {
        const QByteArrayView blob = bytes(column);
        return blob.isEmpty() ? QByteArrayLiteral("") : blob.toByteArray();
    }
    default:
        return {};
    }
}

qint64 DirectStatement::number(int column) const
{
    if (m_library.columnType(m_statement, column) == TypeInteger)
        return m_library.columnNumber(m_statement, column);
    return value(column).toLongLong();
}

QByteArray DirectStatement::text(int column) const
{
    const int type = m_library.columnType(m_statement, column);
    if (type == TypeNull)
        return {};
    if (type == TypeText) {
        const auto *data = reinterpret_cast<const char *>(m_library.columnText(m_statement, column));
        // A file may hold anything.
        const QByteArrayView text(data, data ? m_library.columnBytes(m_statement, column) : 0);
        if (text.isValidUtf8())
            return text.toByteArray();
    }
    return value(column).toString().toUtf8();
}

QByteArray DirectStatement::blob(int column) const
{
    switch (m_library.columnType(m_statement, column)) {
    case TypeNull:
        return {};
    case TypeBlob:
        return bytes(column).toByteArray();
    case TypeText:
        return text(column);
    default:
        return value(column).toByteArray();
    }
}

} // namespace argiope::store
