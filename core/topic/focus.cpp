#include "core/topic/focus.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <cmath>
#include <utility>

namespace argiope::topic {

namespace {

double countWeight(int count)
{
    return 1 + std::log(double(count));
}

} // namespace

Topic::Topic(const QByteArray &words, const std::vector<Bag> &examples)
{
    QHash<Term, int> counts;
    int most = 1;
    for (const Bag &example : examples) {
        for (auto it = example.counts().cbegin(); it != example.counts().cend(); ++it)
            most = std::max(most, counts[it.key()] += it.value());
    }
    std::vector<std::pair<int, Term>> common;
    common.reserve(size_t(counts.size()));
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        common.emplace_back(it.value(), it.key());
    std::sort(common.begin(), common.end(), std::greater<>());
    common.resize(std::min(common.size(), MostTerms));
    counts.clear();
    for (const auto &[count, term] : common)
        counts.insert(term, count);
    for (const Term term : termsOf(words))
        counts[term] = std::max(counts.value(term), most);
    for (auto it = counts.cbegin(); it != counts.cend(); ++it)
        m_parts.push_back({it.key(), countWeight(it.value())});
    std::sort(m_parts.begin(), m_parts.end(), [](const Part &a, const Part &b) { return a.term < b.term; });
}

QByteArray Topic::toJson() const
{
    QJsonArray json;
    for (const Part &part : m_parts)
        json.append(QJsonArray{QString::number(part.term, 16), part.count});
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

Topic Topic::fromJson(const QByteArray &json)
{
    Topic topic;
    const QJsonArray parts = QJsonDocument::fromJson(json).array();
    for (const auto &value : parts) {
        const QJsonArray pair = value.toArray();
        bool isTerm = false;
        const Term term = pair.at(0).toString().toULongLong(&isTerm, 16);
        const double count = pair.at(1).toDouble();
        if (isTerm && count >= 1 && count < 100 && topic.m_parts.size() < 2 * MostTerms)
            topic.m_parts.push_back({term, count});
    }
    return topic;
}

Focus::Focus(Topic topic)
    : m_topic(std::move(topic))
{
}

double Focus::similarity(const Bag &text) const
{
    double product = 0;
    double topicSquare = 0;
    for (const Topic::Part &part : m_topic.parts()) {
        const double rarity = m_frequencies.weight(part.term);
        const double weight = part.count * rarity;
        topicSquare += weight * weight;
        if (const int count = text.counts().value(part.term); count > 0)
            product += weight * countWeight(count) * rarity;
    }
    if (product <= 0)
        return 0;
    double textSquare = 0;
    for (auto it = text.counts().cbegin(); it != text.counts().cend(); ++it) {
        const double weight = countWeight(it.value()) * m_frequencies.weight(it.key());
        textSquare += weight * weight;
    }
    return std::clamp(product / std::sqrt(topicSquare * textSquare), 0.0, 1.0);
}

double Focus::promise(double page, QByteArrayView anchor, QByteArrayView url) const
{
    constexpr double ofPage = 0.5;
    Bag says;
    says.add(anchor, 2);
    says.add(termsOfUrl(url));
    return ofPage * page + (1 - ofPage) * similarity(says);
}

int percentOf(double similarity)
{
    return int(std::lround(std::clamp(similarity, 0.0, 1.0) * 100));
}

int pointsOf(double promise)
{
    return int(std::lround(200 * std::sqrt(std::clamp(promise, 0.0, 1.0)))) - 100;
}

} // namespace argiope::topic
