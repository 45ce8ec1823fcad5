#include "core/store/linkforms.h"

#include "core/store/nodeids.h"
#include "core/store/pagecolumns.h"

namespace argiope::store {

namespace {

/// So many are remembered for reading: a file may have any number.
constexpr size_t MostKnownForms = 20'000;

} // namespace

LinkForm formOf(const LinkRow &link)
{
    return {link.place, base::raw(link.rule), int(link.kind), int(link.rel.toInt()), link.followed};
}

LinkForms::LinkForms(Connection &connection)
    : m_get(connection, QStringLiteral("SELECT place, rule, kind, rel, followed FROM link_forms WHERE id = ?"))
{
}

const LinkForm *LinkForms::find(qint64 id)
{
    if (m_last && m_lastId == id)
        return m_last;
    m_last = nullptr;
    auto known = m_known.find(id);
    if (known == m_known.end()) {
        m_values.clear();
        m_values.addNumber(id);
        if (!m_get.run(m_values))
            return nullptr;
        LinkForm form;
        if (m_get.next()) {
            form = {m_get.number(0), m_get.number(1), int(quint8(m_get.number(2))), int(quint16(m_get.number(3))),
                m_get.number(4) != 0};
            m_get.finish();
        }
        if (m_get.failed())
            return nullptr;
        if (m_known.size() >= MostKnownForms)
            m_known.clear();
        known = m_known.emplace(id, form).first;
    }
    m_lastId = id;
    m_last = &known->second;
    return m_last;
}

void LinkForms::forget()
{
    m_known.clear();
    m_last = nullptr;
    m_lastId = 0;
}

size_t LinkFormIds::Hash::operator()(const LinkForm &form) const noexcept
{
    quint64 hash = quint64(form.place) << 32 | quint64(form.rule);
    hash ^= (quint64(form.rel) << 9 | quint64(form.kind) << 1 | quint64(form.followed)) * 0x9e3779b97f4a7c15U;
    hash *= 0xff51afd7ed558ccdU; // as MurmurHash3 ends
    hash ^= hash >> 33;
    hash *= 0xc4ceb9fe1a85ec53U;
    return size_t(hash ^ (hash >> 33));
}

LinkFormIds::LinkFormIds(Connection &connection, Transaction &transaction, NodeIds *ids)
    : m_connection(connection)
    , m_transaction(transaction)
    , m_ids(ids)
    , m_find(connection,
          QStringLiteral("SELECT id FROM link_forms WHERE place = ? AND rule = ? AND kind = ? AND rel = ? "
                         "AND followed = ?"))
    , m_add(connection,
          QStringLiteral("INSERT INTO link_forms (id, place, rule, kind, rel, followed) VALUES (?, ?, ?, ?, ?, ?)"))
    , m_last(connection, QStringLiteral("SELECT MAX(id) FROM link_forms"))
{
}

void LinkFormIds::forget()
{
    m_recent.clear();
    m_lastId = 0;
}

std::optional<qint64> LinkFormIds::id(const LinkForm &form)
{
    if (m_lastId > 0 && m_lastForm == form)
        return m_lastId;
    const qint64 *known = m_recent.find(form);
    const std::optional<qint64> id = known ? *known : insert(form);
    if (id) {
        m_lastForm = form;
        m_lastId = *id;
        if (!known)
            m_recent.insert(form, *id);
    }
    return id;
}

std::optional<qint64> LinkFormIds::insert(const LinkForm &form)
{
    m_values.setNumbers({form.place, form.rule, form.kind, form.rel, form.followed});
    if (const auto error = m_transaction.run(m_find, m_values)) {
        m_error = *error;
        return {};
    }
    qint64 id = 0;
    if (m_find.next()) {
        id = m_find.number(0);
        m_find.finish();
    }
    if (m_find.failed()) {
        m_error = m_find.error();
        return {};
    }
    bool isNew = id == 0;
    if (isNew && m_ids) {
        const auto agreed = m_ids->agree(QStringLiteral("link_forms"), m_find.sql(), m_add.sql(),
            {qlonglong(form.place), qlonglong(form.rule), form.kind, form.rel, int(form.followed)});
        if (!agreed) {
            m_error = m_ids->error();
            return {};
        }
        id = *agreed;
        isNew = false;
    }
    if (isNew) {
        m_values.clear();
        if (const auto error = m_transaction.run(m_last, m_values)) {
            m_error = *error;
            return {};
        }
        id = m_last.next() ? m_last.number(0) + 1 : 1;
        m_last.finish();
    }
    if (id < 1 || id > MostLinkForms) {
        m_error
            = {StoreError::Code::Damaged, m_connection.path(), QStringLiteral("'link_forms' has the id %1").arg(id)};
        return {};
    }
    if (!isNew)
        return id;
    m_values.setNumbers({id, form.place, form.rule, form.kind, form.rel, form.followed});
    if (const auto error = m_transaction.run(m_add, m_values)) {
        m_error = *error;
        return {};
    }
    return id;
}

} // namespace argiope::store
