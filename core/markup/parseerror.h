#pragma once

#include <QByteArray>
#include <QByteArrayView>

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

/// The standard's code: "eof-in-tag". Any thread.
[[nodiscard]] const QByteArray &errorCode(ParseError error);

struct FoundError
{
    ParseError error;
    qsizetype offset; ///< of the character that shows it, in bytes; the end of the text where it is the end
};
using FoundErrors = std::vector<FoundError>;

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
