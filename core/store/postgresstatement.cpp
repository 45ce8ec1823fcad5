#include "core/store/postgresstatement.h"

#include "core/store/sharedlibpq.h"

#include <algorithm>
#include <utility>

namespace argiope::store {

namespace {

// https://github.com/postgres/postgres/blob/REL_15_STABLE/src/include/catalog/pg_type.dat
constexpr unsigned TypeBool = 16;
constexpr unsigned TypeBytes = 17;
constexpr unsigned TypeInt8 = 20;
constexpr unsigned TypeInt2 = 21;
constexpr unsigned TypeInt4 = 23;
constexpr unsigned TypeFloat8 = 701;
constexpr unsigned TypeNumeric = 1700;

constexpr int AsText = 0;
constexpr int AsBytes = 1; ///< of texts as well: no sign means anything but itself then

constexpr int FirstFetch = 100;
constexpr int LargestFetch = 2000;
constexpr qint64 BytesOfFetch = 1024 * 1024;

/// $1, $2 … in the place of each `?` outside of quotes.
QByteArray withNumberedMarks(const QByteArray &sql, int *marks)
{
    QByteArray numbered;
    numbered.reserve(sql.size() + 64);
    bool quoted = false;
    *marks = 0;
    for (const char c : sql) {
        quoted = quoted != (c == '\'');
        if (c == '?' && !quoted)
            numbered += '$' + QByteArray::number(++*marks);
        else
            numbered += c;
    }
    return numbered;
}

bool startsRows(const QByteArray &sql)
{
    const QByteArray head = sql.left(8).toUpper();
    return head.startsWith("SELECT") || head.startsWith("WITH") || head.startsWith("VALUES") || head.startsWith("SHOW");
}

qint64 numberOf(QByteArrayView text)
{
    // A sum of many is wider than any number of a column, and may have a fraction.
    bool ok = false;
    const QByteArray digits = text.toByteArray();
    const qint64 whole = digits.toLongLong(&ok);
    return ok ? whole : qint64(digits.toDouble());
}

} // namespace

void PostgresStatement::Clear::operator()(void *result) const
{
    SharedLibpq::get()->clear(result);
}

PostgresStatement::PostgresStatement(postgres::Session &session, Answers answers)
    : m_session(session)
    , m_answers(answers)
{
}

PostgresStatement::~PostgresStatement()
{
    finish();
    m_session.pipeline().end(); // which may know this statement
    // What a transaction that failed keeps goes with the connection.
    if (!m_name.isEmpty() && m_generation == m_session.generation())
        (void)send("DEALLOCATE " + m_name, false);
}

void PostgresStatement::setSql(const QString &sql)
{
    m_sql = withNumberedMarks(sql.toUtf8(), &m_marks);
    m_isSelect = startsRows(m_sql);
}

void PostgresStatement::startValues(qsizetype count)
{
    finish();
    m_kept.clear();
    m_values.clear();
    m_lengths.clear();
    m_formats.clear();
    m_kept.reserve(size_t(count)); // what is pointed to stays where it is
    m_values.reserve(size_t(count));
}

void PostgresStatement::bindNumber(qint64 number)
{
    m_kept.push_back(QByteArray::number(number));
    m_values.push_back(m_kept.back().constData());
    m_lengths.push_back(0);
    m_formats.push_back(AsText);
}

void PostgresStatement::bindBytes(QByteArrayView bytes)
{
    m_values.push_back(bytes.isEmpty() ? "" : bytes.data());
    m_lengths.push_back(int(bytes.size()));
    m_formats.push_back(AsBytes);
}

void PostgresStatement::bindText(QByteArray utf8)
{
    utf8.replace('\0', "\xe2\x90\x80"); // SYMBOL FOR NULL, which no text there can hold
    m_kept.push_back(std::move(utf8));
    bindBytes(m_kept.back());
}

void PostgresStatement::bind(const QVariant &value)
{
    if (value.isNull()) {
        m_values.push_back(nullptr);
        m_lengths.push_back(0);
        m_formats.push_back(AsText);
        return;
    }
    switch (value.typeId()) {
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
        bindNumber(value.toLongLong());
        break;
    case QMetaType::QByteArray:
        m_kept.push_back(value.toByteArray());
        bindBytes(m_kept.back());
        break;
    default:
        bindText(value.toString().toUtf8());
        break;
    }
}

void PostgresStatement::bind(const PackedValues::Value &value)
{
    switch (value.kind) {
    case PackedValues::Kind::Number:
        bindNumber(value.number);
        break;
    case PackedValues::Kind::Text:
        if (value.bytes.contains('\0'))
            bindText(value.bytes.toByteArray());
        else
            bindBytes(value.bytes);
        break;
    case PackedValues::Kind::Blob:
        bindBytes(value.bytes);
        break;
    case PackedValues::Kind::Other:
        bind(*value.other);
        break;
    case PackedValues::Kind::Null:
        bind(QVariant());
        break;
    }
}

bool PostgresStatement::run(const QVariant *values, qsizetype count)
{
    startValues(count);
    for (qsizetype i = 0; i < count; ++i)
        bind(values[i]);
    return execute();
}

bool PostgresStatement::run(const PackedValues &values)
{
    startValues(values.count());
    PackedValues::Cursor cursor(values);
    for (PackedValues::Value value; cursor.next(value);)
        bind(value);
    return execute();
}

bool PostgresStatement::execute()
{
    const SharedLibpq &library = m_session.library();
    m_failed = false;
    if (int(m_values.size()) != m_marks) {
        m_failed = true;
        m_error = m_session.failure(
            StoreError::Code::Io, QStringLiteral("%1 values for a statement that takes others").arg(m_values.size()));
        return false;
    }
    const bool mayGoAhead = !m_isSelect && !m_name.isEmpty() && m_generation == m_session.generation()
        && m_session.writes()
        && (m_session.pipeline().isOpen()
            || library.transactionStatus(m_session.handle()) == SharedLibpq::InTransaction);
    if (mayGoAhead) {
        m_result.reset();
        m_rows = 0;
        if (m_session.pipeline().send(
                *this, m_name.constData(), int(m_values.size()), m_values.data(), m_lengths.data(), m_formats.data()))
            return true;
    }
    if (!settled())
        return false;
    if (m_answers == Answers::PieceByPiece && m_isSelect
        && library.transactionStatus(m_session.handle()) == SharedLibpq::InTransaction)
        return open();
    // What runs once costs less as it stands.
    if (++m_runs > 1 && (m_name.isEmpty() || m_generation != m_session.generation())) {
        m_name = m_session.newName();
        m_generation = m_session.generation();
        if (!take(Result(library.prepare(m_session.handle(), m_name.constData(), m_sql.constData(), 0, nullptr)))) {
            m_name.clear();
            return false;
        }
    }
    Result result = m_name.isEmpty()
        ? send(m_sql, true)
        : Result(library.runPrepared(m_session.handle(), m_name.constData(), int(m_values.size()), m_values.data(),
            m_lengths.data(), m_formats.data(), m_answers == Answers::Binary ? AsBytes : AsText));
    return take(std::move(result));
}

bool PostgresStatement::fail(const QString &state, const QString &words)
{
    m_error = m_session.failure(postgres::codeOf(state), words);
    m_failed = true;
    m_cursor.clear(); // it went with the transaction
    return false;
}

bool PostgresStatement::settled()
{
    m_session.pipeline().end();
    const auto failure = m_session.pipeline().takeFailure();
    return !failure || fail(failure->first, failure->second);
}

qint64 PostgresStatement::rowsAffected()
{
    m_session.pipeline().end();
    return m_rowsAffected;
}

PostgresStatement::Result PostgresStatement::send(const QByteArray &sql, bool withValues)
{
    m_session.pipeline().end();
    return Result(
        m_session.library().runOnce(m_session.handle(), sql.constData(), withValues ? int(m_values.size()) : 0, nullptr,
            m_values.data(), m_lengths.data(), m_formats.data(), m_answers == Answers::Binary ? AsBytes : AsText));
}

bool PostgresStatement::take(Result result)
{
    const SharedLibpq &library = m_session.library();
    const int status = result ? library.status(result.get()) : -1;
    m_row = -1;
    m_rows = 0;
    if (status != SharedLibpq::CommandOk && status != SharedLibpq::TuplesOk) {
        const char *state = result ? library.errorField(result.get(), SharedLibpq::SqlState) : nullptr;
        const char *words = result ? library.errorMessage(result.get()) : library.connectionError(m_session.handle());
        return fail(QString::fromLatin1(state ? state : ""), QString::fromUtf8(words).trimmed());
    }
    m_rows = status == SharedLibpq::TuplesOk ? library.rows(result.get()) : 0;
    m_rowsAffected = QByteArrayView(library.rowsAffected(result.get())).toLongLong();
    m_result = std::move(result);
    return true;
}

bool PostgresStatement::open()
{
    m_cursor = m_session.newName();
    m_piece = FirstFetch;
    if (!take(send("DECLARE " + m_cursor + " NO SCROLL CURSOR FOR " + m_sql, true)))
        return false;
    return fetch();
}

bool PostgresStatement::fetch()
{
    if (!take(send("FETCH " + QByteArray::number(m_piece) + " FROM " + m_cursor, false)))
        return false;
    if (m_rows < m_piece) {
        const QByteArray cursor = std::exchange(m_cursor, {});
        if (const Result closed = send("CLOSE " + cursor, false); !closed)
            return false;
        return true;
    }
    qint64 bytes = 1;
    for (int column = m_session.library().columns(m_result.get()) - 1; column >= 0; --column) {
        for (int row = 0; row < m_rows; ++row)
            bytes += m_session.library().length(m_result.get(), row, column);
    }
    m_piece = int(std::clamp<qint64>(m_piece * BytesOfFetch / bytes, 1, LargestFetch));
    return true;
}

bool PostgresStatement::next()
{
    if (m_failed || !m_result)
        return false;
    if (++m_row < m_rows)
        return true;
    if (!m_cursor.isEmpty() && fetch()) {
        m_row = 0;
        if (m_rows > 0)
            return true;
    }
    m_result.reset();
    m_rows = 0;
    return false;
}

void PostgresStatement::finish()
{
    m_result.reset();
    m_rows = 0;
    m_row = -1;
    if (m_cursor.isEmpty())
        return;
    const QByteArray cursor = std::exchange(m_cursor, {});
    if (m_session.library().transactionStatus(m_session.handle()) == SharedLibpq::InTransaction)
        (void)send("CLOSE " + cursor, false);
}

bool PostgresStatement::isNull(int column) const
{
    return !m_result || m_row < 0 || m_session.library().isNull(m_result.get(), m_row, column) != 0;
}

QByteArrayView PostgresStatement::bytes(int column) const
{
    if (isNull(column))
        return {};
    const SharedLibpq &library = m_session.library();
    return {library.value(m_result.get(), m_row, column), library.length(m_result.get(), m_row, column)};
}

qint64 PostgresStatement::number(int column) const
{
    const QByteArrayView text = bytes(column);
    if (text.isEmpty())
        return 0;
    if (m_session.library().type(m_result.get(), column) == TypeBool)
        return text.front() == 't' ? 1 : 0;
    return numberOf(text);
}

QByteArray PostgresStatement::text(int column) const
{
    const unsigned type = isNull(column) ? 0 : m_session.library().type(m_result.get(), column);
    return type == TypeBytes ? blob(column) : bytes(column).toByteArray();
}

QByteArray PostgresStatement::blob(int column) const
{
    const QByteArrayView text = bytes(column);
    if (m_answers == Answers::Binary || isNull(column) || m_session.library().type(m_result.get(), column) != TypeBytes)
        return text.toByteArray();
    return QByteArray::fromHex(text.sliced(2).toByteArray()); // behind \x
}

QVariant PostgresStatement::value(int column) const
{
    if (isNull(column))
        return {};
    switch (m_session.library().type(m_result.get(), column)) {
    case TypeBool:
    case TypeInt2:
    case TypeInt4:
    case TypeInt8:
        return qlonglong(number(column));
    case TypeFloat8:
    case TypeNumeric:
        return bytes(column).toByteArray().toDouble();
    case TypeBytes: {
        const QByteArray found = blob(column);
        return found.isEmpty() ? QByteArrayLiteral("") : found;
    }
    default: {
        const QByteArrayView utf8 = bytes(column);
        // fromUtf8() makes nothing of a mark at the beginning.
        constexpr QByteArrayView mark("\xef\xbb\xbf");
        if (utf8.startsWith(mark))
            return QString(QChar(QChar::ByteOrderMark) % QString::fromUtf8(utf8.sliced(mark.size())));
        return utf8.isEmpty() ? QStringLiteral("") : QString::fromUtf8(utf8);
    }
    }
}

} // namespace argiope::store
