#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>

#include <vector>

namespace argiope::facts {

/// Something about a document that an audit wants to know: named as the check that asks for it, or by what it says.
struct Observation
{
    QByteArray name; ///< "title-multiple"
    int count = 0; ///< instances
    QByteArray evidence; ///< what the first of them says, valid UTF-8, at most EvidenceBytes; may be ""
    QByteArrayList
        more{}; ///< what further ones say that say something else, in their order: not all where they are many

    bool operator==(const Observation &) const = default;
};

/// What was observed in one document, each name once. A value. In the project file it is JSON:
/// {"name":[count,"what the first says","what another says"]}.
class Observations
{
public:
    static constexpr qsizetype EvidenceBytes = 200;
    static constexpr size_t MostNames = 500; ///< a file from a stranger may name anything
    static constexpr qsizetype MostMore = 9; ///< of one name
    static constexpr qsizetype MoreBytes = 2'048; ///< of all names together

    /// One more instance. Its evidence is kept, cut at a character, where none before said the same, and within bounds.
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
    /// One more of a name; false where there is no room for it.
    bool addMore(Observation &known, QByteArrayView evidence);

    std::vector<Observation> m_all;
    qsizetype m_moreBytes = 0;
    bool m_sorted = false; ///< by name: an audit asks for hundreds
};

} // namespace argiope::facts
