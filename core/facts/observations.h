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

/// The server was slower than usual as so many requests at a time were made of it: what it took for this one is no
/// time that its visitors wait.
inline constexpr const char *UnderLoad = "under-load";

/// What was observed in one document, each name once. A value. In the project file it is JSON:
/// {"name":[count,"what the first says","what another says"]}.
class Observations
{
public:
    static constexpr qsizetype EvidenceBytes = 200;
    static constexpr size_t MostNames = 500; ///< a file from a stranger may name anything
    static constexpr qsizetype MostMore = 9; ///< of one name
    static constexpr qsizetype MoreBytes = 2'048; ///< of all names together

    /// What is given to be kept. What need not be copied is not: each page has dozens of them.
    class Text
    {
    public:
        Text()
            : m_shared(nullptr)
        {
        }
        Text(QByteArrayView text)
            : m_view(text)
            , m_shared(nullptr)
        {
        }
        Text(const QByteArray &text)
            : m_view(text)
            , m_shared(&text)
        {
        }
        Text(const char *text)
            : m_view(text)
            , m_shared(nullptr)
        {
        }
        [[nodiscard]] QByteArrayView view() const { return m_view; }
        /// As many bytes of it, cut at a character.
        [[nodiscard]] QByteArray kept(qsizetype bytes) const;

    private:
        QByteArrayView m_view;
        const QByteArray *m_shared; ///< the same, where it may be shared
    };
    class Name : public Text
    {
    public:
        using Text::Text;
        Name(const char *lasting) ///< a literal
            : Text(lasting)
            , m_lasts(true)
        {
        }
        [[nodiscard]] QByteArray kept() const;

    private:
        bool m_lasts = false;
    };
    /// One more instance. Its evidence is kept, cut at a character, where none before said the same, and within bounds.
    void add(const Name &name, const Text &evidence = {}, int count = 1);
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
    bool addMore(Observation &known, const Text &evidence);

    std::vector<Observation> m_all;
    qsizetype m_moreBytes = 0;
    bool m_sorted = false; ///< by name: an audit asks for hundreds
};

} // namespace argiope::facts
