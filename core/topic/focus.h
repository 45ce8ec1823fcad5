#pragma once

#include "core/topic/frequencies.h"
#include "core/topic/terms.h"

#include <QByteArray>

#include <vector>

namespace argiope::topic {

/// What a crawl is about: the terms of words that somebody gave, and of pages that are examples of it, by how often
/// they are there. A value.
class Topic
{
public:
    /// Of examples the terms that are there most often.
    static constexpr size_t MostTerms = 400;

    Topic() = default;
    /// Words count as much as what is said most often in the examples.
    Topic(const QByteArray &words, const std::vector<Bag> &examples);

    struct Part
    {
        Term term = 0;
        double count = 0; ///< 1 + ln of how often
        bool operator==(const Part &) const = default;
    };
    [[nodiscard]] bool isEmpty() const { return m_parts.empty(); }
    [[nodiscard]] const std::vector<Part> &parts() const { return m_parts; }

    [[nodiscard]] QByteArray toJson() const;
    [[nodiscard]] static Topic fromJson(const QByteArray &json); ///< empty where it is none

private:
    std::vector<Part> m_parts; ///< by term
};

/// How near texts are to a topic: the cosine of the angle between both as vectors, in which a term weighs
/// (1 + ln of how often it is there) times how rare it is in what was read so far (Salton, Buckley 1988). Any thread.
class Focus
{
public:
    explicit Focus(Topic topic);

    /// Before that many documents were read nobody can say what is rare: a verdict on a page is not to be acted upon.
    static constexpr qint64 Lessons = 20;
    [[nodiscard]] bool isLearning() const { return m_frequencies.documents() < Lessons; }
    [[nodiscard]] Frequencies &frequencies() { return m_frequencies; }
    [[nodiscard]] const Frequencies &frequencies() const { return m_frequencies; }
    [[nodiscard]] const Topic &topic() const { return m_topic; }

    /// 0 to 1.
    [[nodiscard]] double similarity(const Bag &text) const;
    /// What is to be expected of a link, 0 to 1: by the page that it is on, what is written on it, and its address, as
    /// pages on a topic link to others (Hersovici et al. 1998, shark-search).
    [[nodiscard]] double promise(double page, QByteArrayView anchor, QByteArrayView url) const;

private:
    const Topic m_topic;
    Frequencies m_frequencies;
};

/// For people and files: 0 to 100.
[[nodiscard]] int percentOf(double similarity);
/// For priorities, -100 to 100: what hardly differs near 0 is further apart.
[[nodiscard]] int pointsOf(double promise);

} // namespace argiope::topic
