#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <array>
#include <vector>

namespace argiope::markup {

/// The errors of the HTML Standard's table in 13.2.2 that the input stream and the tokenizer find.
enum class ParseError : quint8 {
    AbruptClosingOfEmptyComment,
    AbruptDoctypePublicIdentifier,
    AbruptDoctypeSystemIdentifier,
    AbsenceOfDigitsInNumericCharacterReference,
    CdataInHtmlContent,
    CharacterReferenceOutsideUnicodeRange,
    ControlCharacterInInputStream,
    ControlCharacterReference,
    DuplicateAttribute,
    EndTagWithAttributes,
    EndTagWithTrailingSolidus,
    EofBeforeTagName,
    EofInCdata,
    EofInComment,
    EofInDoctype,
    EofInScriptHtmlCommentLikeText,
    EofInTag,
    IncorrectlyClosedComment,
    IncorrectlyOpenedComment,
    InvalidCharacterSequenceAfterDoctypeName,
    InvalidFirstCharacterOfTagName,
    MissingAttributeValue,
    MissingDoctypeName,
    MissingDoctypePublicIdentifier,
    MissingDoctypeSystemIdentifier,
    MissingEndTagName,
    MissingQuoteBeforeDoctypePublicIdentifier,
    MissingQuoteBeforeDoctypeSystemIdentifier,
    MissingSemicolonAfterCharacterReference,
    MissingWhitespaceAfterDoctypePublicKeyword,
    MissingWhitespaceAfterDoctypeSystemKeyword,
    MissingWhitespaceBeforeDoctypeName,
    MissingWhitespaceBetweenAttributes,
    MissingWhitespaceBetweenDoctypePublicAndSystemIdentifiers,
    NestedComment,
    NonVoidHtmlElementStartTagWithTrailingSolidus,
    NoncharacterCharacterReference,
    NoncharacterInInputStream,
    NullCharacterReference,
    SurrogateCharacterReference,
    SurrogateInInputStream, ///< never found in UTF-8
    UnexpectedCharacterAfterDoctypeSystemIdentifier,
    UnexpectedCharacterInAttributeName,
    UnexpectedCharacterInUnquotedAttributeValue,
    UnexpectedEqualsSignBeforeAttributeName,
    UnexpectedNullCharacter,
    UnexpectedQuestionMarkInsteadOfTagName,
    UnexpectedSolidusInTag,
    UnknownNamedCharacterReference,
};
inline constexpr int ParseErrorCount = int(ParseError::UnknownNamedCharacterReference) + 1;

/// The standard's code: "eof-in-tag". Any thread.
[[nodiscard]] const QByteArray &errorCode(ParseError error);

struct FoundError
{
    ParseError error;
    qsizetype offset; ///< of the character that shows it, in bytes; the end of the text where it is the end
};

/// The parse errors of a document: how many of each kind, where the first of each is, and, as far as they are wanted,
/// all of them in the order in which they are found. A hostile document has one a byte.
class FoundErrors
{
public:
    static constexpr size_t All = ~size_t(0);

    /// Keeps the places of the first `most`; counts all.
    explicit FoundErrors(size_t most = All)
        : m_most(most)
    {
        m_first.fill(-1);
    }
    void add(ParseError error, qsizetype offset)
    {
        if (m_counts[size_t(error)]++ == 0)
            m_first[size_t(error)] = offset;
        if (m_list.size() < m_most)
            m_list.push_back({error, offset});
    }
    [[nodiscard]] qint64 count(ParseError error) const { return m_counts[size_t(error)]; }
    [[nodiscard]] qsizetype first(ParseError error) const { return m_first[size_t(error)]; } ///< -1: there is none

    // Those whose places are kept.
    [[nodiscard]] size_t size() const { return m_list.size(); }
    [[nodiscard]] bool empty() const { return m_list.empty(); }
    [[nodiscard]] auto begin() { return m_list.begin(); }
    [[nodiscard]] auto end() { return m_list.end(); }
    [[nodiscard]] auto begin() const { return m_list.begin(); }
    [[nodiscard]] auto end() const { return m_list.end(); }
    [[nodiscard]] const FoundError &back() const { return m_list.back(); }
    [[nodiscard]] const FoundError &operator[](size_t index) const { return m_list[index]; }

private:
    size_t m_most;
    std::array<qint64, size_t(ParseErrorCount)> m_counts{};
    std::array<qsizetype, size_t(ParseErrorCount)> m_first{};
    std::vector<FoundError> m_list;
};

/// Counted from one; a column is a UTF-16 code unit, as most editors count.
struct Position
{
    qsizetype line = 1;
    qsizetype column = 1;
};
[[nodiscard]] Position positionOf(QByteArrayView text, qsizetype offset);

/// Control characters and noncharacters, of which the input stream is to have none (13.2.3.5). `text` is UTF-8.
void findInputErrors(QByteArrayView text, FoundErrors &errors);

} // namespace argiope::markup
