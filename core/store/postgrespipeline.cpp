#include "core/store/postgrespipeline.h"

#include "core/store/postgresstatement.h"
#include "core/store/sharedlibpq.h"

#include <utility>

namespace argiope::store {

namespace {

/// Their answers, some tens of bytes each, have to have room on the way while nobody reads them.
constexpr size_t MostOnTheirWay = 200;

} // namespace

void PostgresPipeline::start(const SharedLibpq *library, void *connection)
{
    m_library = library;
    m_connection = connection;
    m_isOpen = false;
    m_sent.clear();
    m_failure.reset();
}

bool PostgresPipeline::send(PostgresStatement &statement, const char *name, int count, const char *const *values,
    const int *lengths, const int *formats)
{
    if (m_sent.size() >= MostOnTheirWay)
        end();
    if (m_failure)
        return false;
    if (!m_isOpen)
        m_isOpen = m_library->enterPipeline(m_connection) == 1;
    if (!m_isOpen || m_library->sendPrepared(m_connection, name, count, values, lengths, formats, 0) != 1) {
        m_failure.emplace(QString(), QString::fromUtf8(m_library->connectionError(m_connection)).trimmed());
        return false;
    }
    m_sent.push_back(&statement);
    return true;
}

void PostgresPipeline::note(void *result)
{
    const int status = m_library->status(result);
    if (status == SharedLibpq::CommandOk || status == SharedLibpq::PipelineAborted || m_failure)
        return;
    const char *state = m_library->errorField(result, SharedLibpq::SqlState);
    m_failure.emplace(
        QString::fromLatin1(state ? state : ""), QString::fromUtf8(m_library->errorMessage(result)).trimmed());
}

void PostgresPipeline::end()
{
    if (!m_isOpen)
        return;
    m_isOpen = false;
    const bool synced = m_library->syncPipeline(m_connection) == 1;
    for (PostgresStatement *statement : std::exchange(m_sent, {})) {
        // Each has its answers, and nothing behind them.
        while (void *result = m_library->result(m_connection)) {
            note(result);
            statement->setRowsAffected(QByteArrayView(m_library->rowsAffected(result)).toLongLong());
            m_library->clear(result);
        }
    }
    if (synced) {
        if (void *result = m_library->result(m_connection))
            m_library->clear(result);
    }
    if (m_library->leavePipeline(m_connection) != 1 && !m_failure)
        m_failure.emplace(QString(), QString::fromUtf8(m_library->connectionError(m_connection)).trimmed());
}

std::optional<QPair<QString, QString>> PostgresPipeline::takeFailure()
{
    return std::exchange(m_failure, std::nullopt);
}

} // namespace argiope::store
