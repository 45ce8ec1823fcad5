#include "core/topic/frequencies.h"

#include <QtEndian>

#include <algorithm>
#include <cmath>

namespace argiope::topic {

void Frequencies::learn(const Bag &document)
{
    for (auto it = document.counts().keyBegin(); it != document.counts().keyEnd(); ++it)
        m_cells[cellOf(*it)].fetch_add(1, std::memory_order_relaxed);
    m_documents.fetch_add(1, std::memory_order_relaxed);
}

double Frequencies::weight(Term term) const
{
    const auto all = double(m_documents.load(std::memory_order_relaxed));
    const auto has = double(m_cells[cellOf(term)].load(std::memory_order_relaxed));
    return std::log(1 + (all + 1) / (std::min(has, all) + 1));
}

QByteArray Frequencies::toBytes() const
{
    QByteArray plain(qsizetype((Cells + 1) * sizeof(quint32)), Qt::Uninitialized);
    qToLittleEndian(m_documents.load(std::memory_order_relaxed), plain.data());
    for (size_t i = 0; i < Cells; ++i)
        qToLittleEndian(m_cells[i].load(std::memory_order_relaxed), plain.data() + (i + 1) * sizeof(quint32));
    return qCompress(plain, 1);
}

bool Frequencies::restore(const QByteArray &bytes)
{
    constexpr auto size = quint32((Cells + 1) * sizeof(quint32));
    // The head says how much room unpacking takes: files come from strangers.
    if (bytes.size() < 5 || qFromBigEndian<quint32>(bytes.constData()) != size)
        return false;
    const QByteArray plain = qUncompress(bytes);
    if (plain.size() != qsizetype(size))
        return false;
    m_documents = qFromLittleEndian<quint32>(plain.constData());
    for (size_t i = 0; i < Cells; ++i)
        m_cells[i] = qFromLittleEndian<quint32>(plain.constData() + (i + 1) * sizeof(quint32));
    return true;
}

} // namespace argiope::topic
