#include "core/markup/source.h"

namespace argiope::markup {

void DoctypeReader::skipSpace()
{
    while (!m_source.atEnd() && isSpace(m_source.peek()))
        ++m_source.at;
}

bool DoctypeReader::ended(DoctypeToken &doctype)
{
    if (!m_source.atEnd())
        return false;
    m_source.error(ParseError::EofInDoctype);
    doctype.forceQuirks = true;
    return true;
}

void DoctypeReader::readName(DoctypeToken &doctype)
{
    const qsizetype begin = m_source.at;
    while (!m_source.atEnd() && !isSpace(m_source.peek()) && m_source.peek() != '>')
        ++m_source.at;
    m_source.reportNulls(begin, m_source.at);
    doctype.hasName = true;
    doctype.name = m_source.withoutNulls(m_source.view(begin, m_source.at), true).toByteArray();
}

bool DoctypeReader::readIdentifier(QByteArray &id, ParseError abrupt, DoctypeToken &doctype)
{
    const char quote = m_source.peek();
    const qsizetype begin = ++m_source.at;
    while (!m_source.atEnd() && m_source.peek() != quote && m_source.peek() != '>')
        ++m_source.at;
    m_source.reportNulls(begin, m_source.at);
    id = m_source.withoutNulls(m_source.view(begin, m_source.at)).toByteArray();
    if (ended(doctype))
        return false;
    if (m_source.peek() == '>') {
        m_source.error(abrupt);
        doctype.forceQuirks = true;
        return false;
    }
    ++m_source.at;
    return true;
}

/// Behind the keyword PUBLIC.
DoctypeReader::Next DoctypeReader::readPublic(DoctypeToken &doctype)
{
    if (!m_source.atEnd() && (m_source.peek() == '"' || m_source.peek() == '\''))
        m_source.error(ParseError::MissingWhitespaceAfterDoctypePublicKeyword);
    skipSpace();
    if (ended(doctype))
        return Next::Done;
    const char c = m_source.peek();
    if (c != '"' && c != '\'') {
        doctype.forceQuirks = true;
        m_source.error(c == '>' ? ParseError::MissingDoctypePublicIdentifier
                                : ParseError::MissingQuoteBeforeDoctypePublicIdentifier);
        return c == '>' ? Next::Done : Next::Bogus;
    }
    doctype.hasPublicId = true;
    if (!readIdentifier(doctype.publicId, ParseError::AbruptDoctypePublicIdentifier, doctype))
        return Next::Done;
    const bool spaced = !m_source.atEnd() && isSpace(m_source.peek());
    skipSpace();
    if (ended(doctype) || m_source.peek() == '>')
        return Next::Done;
    if (m_source.peek() != '"' && m_source.peek() != '\'') {
        m_source.error(ParseError::MissingQuoteBeforeDoctypeSystemIdentifier);
        doctype.forceQuirks = true;
        return Next::Bogus;
    }
    if (!spaced)
        m_source.error(ParseError::MissingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
    return Next::System;
}

/// Behind the keyword SYSTEM, or at the quote that follows a public identifier.
DoctypeReader::Next DoctypeReader::readSystem(DoctypeToken &doctype)
{
    skipSpace();
    if (ended(doctype))
        return Next::Done;
    const char c = m_source.peek();
    if (c != '"' && c != '\'') {
        doctype.forceQuirks = true;
        m_source.error(c == '>' ? ParseError::MissingDoctypeSystemIdentifier
                                : ParseError::MissingQuoteBeforeDoctypeSystemIdentifier);
        return c == '>' ? Next::Done : Next::Bogus;
    }
    doctype.hasSystemId = true;
    if (!readIdentifier(doctype.systemId, ParseError::AbruptDoctypeSystemIdentifier, doctype))
        return Next::Done;
    skipSpace();
    if (ended(doctype) || m_source.peek() == '>')
        return Next::Done;
    m_source.error(ParseError::UnexpectedCharacterAfterDoctypeSystemIdentifier);
    return Next::Bogus; // without quirks
}

void DoctypeReader::read(Token &token)
{
    token.kind = TokenKind::Doctype;
    token.doctype = {};
    DoctypeToken &doctype = token.doctype;
    if (ended(doctype))
        return;
    const bool spaced = isSpace(m_source.peek());
    skipSpace();
    if (ended(doctype))
        return;
    Next next = Next::Done;
    if (m_source.peek() == '>') {
        m_source.error(ParseError::MissingDoctypeName);
        doctype.forceQuirks = true;
    } else {
        if (!spaced)
            m_source.error(ParseError::MissingWhitespaceBeforeDoctypeName);
        readName(doctype);
        skipSpace();
        if (ended(doctype))
            return;
        if (m_source.peek() == '>') {
            next = Next::Done;
        } else if (startsWithLower(m_source.rest(), "public")) {
            m_source.at += 6;
            next = readPublic(doctype);
        } else if (startsWithLower(m_source.rest(), "system")) {
            m_source.at += 6;
            if (!m_source.atEnd() && (m_source.peek() == '"' || m_source.peek() == '\''))
                m_source.error(ParseError::MissingWhitespaceAfterDoctypeSystemKeyword);
            next = Next::System;
        } else {
            m_source.error(ParseError::InvalidCharacterSequenceAfterDoctypeName);
            doctype.forceQuirks = true;
            next = Next::Bogus;
        }
        if (next == Next::System)
            next = readSystem(doctype);
    }
    if (next == Next::Bogus) {
        const qsizetype begin = m_source.at;
        m_source.at = findByte(m_source.text + begin, m_source.text + m_source.size, '>') - m_source.text;
        m_source.reportNulls(begin, m_source.at);
    }
    if (!m_source.atEnd())
        ++m_source.at;
}

} // namespace argiope::markup
