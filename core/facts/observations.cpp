#include "core/facts/observations.h"

#include "core/base/json.h"
#include "core/base/text.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace argiope::facts {

void Observations::add(QByteArrayView name, QByteArrayView evidence, int count)
{
    const auto known
        = std::find_if(m_all.begin(), m_all.end(), [name](const Observation &one) { return name == one.name; });
    evidence = base::cutUtf8(evidence, EvidenceBytes);
    if (known == m_all.end()) {
        if (m_all.size() < MostNames)
            m_all.push_back({name.toByteArray(), count, evidence.toByteArray()});
        return;
    }
    known->count += count;
    if (known->evidence.isEmpty())
        known->evidence = evidence.toByteArray();
}

const Observation *Observations::find(QByteArrayView name) const
{
    const auto known
        = std::find_if(m_all.cbegin(), m_all.cend(), [name](const Observation &one) { return name == one.name; });
    return known == m_all.cend() ? nullptr : &*known;
}

int Observations::count(QByteArrayView name) const
{
    const Observation *known = find(name);
    return known ? known->count : 0;
}

QByteArray Observations::json() const
{
    qsizetype size = 2;
    for (const Observation &one : m_all)
        size += one.name.size() + one.evidence.size() + 24;
    QByteArray text;
    text.reserve(size);
    text += '{';
    for (const Observation &one : m_all) {
        if (text.size() > 1)
            text += ',';
        base::appendJsonString(text, one.name);
        text += ":[" + QByteArray::number(one.count);
        if (!one.evidence.isEmpty()) {
            text += ',';
            base::appendJsonString(text, one.evidence);
        }
        text += ']';
    }
    text += '}';
    return text;
}

Observations Observations::fromJson(const QByteArray &json)
{
    Observations found;
    if (json.size() <= 2) // "{}", which is what most pages have
        return found;
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    for (auto it = object.begin(); it != object.end(); ++it) {
        const QJsonArray values = it.value().toArray();
        const int count = values.at(0).toInt();
        if (count > 0)
            found.add(it.key().toUtf8(), values.at(1).toString().toUtf8(), count);
    }
    return found;
}

} // namespace argiope::facts
