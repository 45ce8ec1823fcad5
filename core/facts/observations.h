#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace argiope::facts {

/// Something about a document that an audit wants to know: named as the check that asks for it, or by what it says.
struct Observation
{
    QByteArray name; ///< "title-multiple"
    int count = 0; ///< instances
    QByteArray evidence; ///< what the first of them says, valid UTF-8, at most EvidenceBytes; may be ""

    bool operator==(const Observation &) const = default;
};

/// What was observed in one document, each name once. A value. In the project file it is JSON: {"name":[count,"…"]}.
class Observations
{
public:
    static constexpr qsizetype EvidenceBytes = 200;
    static constexpr size_t MostNames = 500; ///< a file from a stranger may name anything

    /// One more instance; the evidence of the first that has any is kept, cut at a character.
    void add(QByteArrayView name, QByteArrayView evidence = {}, int count = 1);
    [[nodiscard]] const std::vector<Observation> &all() const { return m_all; }
    [[nodiscard]] const Observation *find(QByteArrayView name) const; ///< nullptr where there is none
    [[nodiscard]] int count(QByteArrayView name) const; ///< 0 where there is none

    [[nodiscard]] QByteArray json() const; ///< "{}" where nothing was observed
    /// What json() wrote; what is not of that form is passed over.
    [[nodiscard]] static Observations fromJson(const QByteArray &json);

private:
    [[nodiscard]] bool readPlain(QByteArrayView json);
    void sort();

    std::vector<Observation> m_all;
    bool m_sorted = false; ///< by name: an audit asks for hundreds
};

} // namespace argiope::facts
