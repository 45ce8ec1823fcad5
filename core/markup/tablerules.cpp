#include "core/markup/bytes.h"
#include "core/markup/construction.h"

namespace argiope::markup {

namespace {

bool isSection(Tag tag)
{
    return tag == Tag::Tbody || tag == Tag::Tfoot || tag == Tag::Thead;
}

/// End tags that mean nothing anywhere in a table but where they have a rule of their own.
bool meansNothingInTables(Tag tag)
{
    return tag == Tag::Body || tag == Tag::Caption || tag == Tag::Col || tag == Tag::Colgroup || tag == Tag::Html;
}

} // namespace

void TableRules::clearToTable()
{
    m.popUntilCurrent([](const Element &node) {
        return node.isHtml(Tag::Table) || node.isHtml(Tag::Template) || node.isHtml(Tag::Html);
    });
}

void TableRules::clearToTableBody()
{
    m.popUntilCurrent([](const Element &node) {
        return node.space == Space::Html && (isSection(node.tag) || node.tag == Tag::Template || node.tag == Tag::Html);
    });
}

void TableRules::clearToRow()
{
    m.popUntilCurrent([](const Element &node) {
        return node.isHtml(Tag::Tr) || node.isHtml(Tag::Template) || node.isHtml(Tag::Html);
    });
}

/// "Anything else" in a table: the body's rules, and what they put into the table goes before it.
Outcome TableRules::fostered(const Token &token)
{
    m.foster = true;
    const Outcome outcome = m_rules.process(Mode::InBody, token);
    m.foster = false;
    return outcome;
}

Outcome TableRules::inTable(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Text:
        if (m.stack.current().space == Space::Html
            && (isTableish(m.stack.current().tag) || m.stack.current().tag == Tag::Template)) {
            m_pendingView = {};
            m.originalMode = m.mode;
            m.mode = Mode::InTableText;
            return inTableText(token);
        }
        return fostered(token);
    case TokenKind::Comment:
        m.insertComment(token.text);
        return Outcome::Done;
    case TokenKind::Doctype:
        return m.ignoreDoctype();
    case TokenKind::StartTag:
        return inTableStart(token);
    case TokenKind::EndTag:
        return inTableEnd(token);
    case TokenKind::End:
        break;
    }
    return m_rules.process(Mode::InBody, token);
}

Outcome TableRules::inTableStart(const Token &token)
{
    switch (token.tag) {
    case Tag::Caption:
        clearToTable();
        m.formatting.pushMarker();
        m.insertHtml(token);
        m.mode = Mode::InCaption;
        return Outcome::Done;
    case Tag::Colgroup:
        clearToTable();
        m.insertHtml(token);
        m.mode = Mode::InColumnGroup;
        return Outcome::Done;
    case Tag::Col:
        clearToTable();
        m.insertImplied(Tag::Colgroup);
        m.mode = Mode::InColumnGroup;
        return Outcome::Again;
    case Tag::Tbody:
    case Tag::Tfoot:
    case Tag::Thead:
        clearToTable();
        m.insertHtml(token);
        m.mode = Mode::InTableBody;
        return Outcome::Done;
    case Tag::Td:
    case Tag::Th:
    case Tag::Tr:
        clearToTable();
        m.insertImplied(Tag::Tbody);
        m.mode = Mode::InTableBody;
        return Outcome::Again;
    case Tag::Table:
        m.fault(Fault::IgnoredStart);
        if (!m.stack.inScope(Tag::Table, ScopeKind::Table))
            return Outcome::Done;
        m.popUntil(Tag::Table);
        m.resetMode();
        return Outcome::Again;
    case Tag::Style:
    case Tag::Script:
    case Tag::Template:
        return m_rules.process(Mode::InHead, token);
    case Tag::Input:
        if (!equalsLower(m.tokenizer.value(Attr::Type), "hidden"))
            break;
        m.insertVoid(token);
        return Outcome::Done;
    case Tag::Form:
        if (m.hasTemplate() || m.form != 0) {
            m.fault(m.form != 0 ? Fault::NestedForm : Fault::IgnoredStart);
            return Outcome::Done;
        }
        m.insertHtml(token);
        m.form = m.stack.current().id;
        m.pop();
        return Outcome::Done;
    default:
        break;
    }
    return fostered(token);
}

Outcome TableRules::inTableEnd(const Token &token)
{
    if (token.tag == Tag::Table) {
        if (!m.stack.inScope(Tag::Table, ScopeKind::Table))
            return m.ignoreEnd();
        m.popUntil(Tag::Table);
        m.resetMode();
        return Outcome::Done;
    }
    if (token.tag == Tag::Body || token.tag == Tag::Html || isIn(token.tag, TablePart))
        return m.ignoreEnd();
    if (token.tag == Tag::Template)
        return m_rules.process(Mode::InHead, token);
    return fostered(token);
}

Outcome TableRules::inTableText(const Token &token)
{
    if (token.kind == TokenKind::Text) {
        if (token.textKind == TextKind::Null)
            return Outcome::Done;
        if (token.textKind == TextKind::Written && m_pendingView.isEmpty()) {
            m_pendingView = m.text;
            return Outcome::Done;
        }
        if (m_pendingView.data() != m_pending.constData()) {
            m_pending.resize(0); // keeps its room
            m_pending.append(m_pendingView.data(), m_pendingView.size());
        }
        m_pending.append(m.text.data(), m.text.size());
        m_pendingView = m_pending;
        return Outcome::Done;
    }
    m.mode = m.originalMode;
    const QByteArrayView pending = std::exchange(m_pendingView, {});
    if (leadingSpace(pending) == pending.size()) {
        m.insertText(pending);
    } else {
        m.foster = true;
        m.reconstruct();
        m.insertText(pending);
        m.framesetOk = false;
        m.foster = false;
    }
    return m_rules.process(m.mode, token); // again, and the current node is no foreign element
}

bool TableRules::closeCaption()
{
    if (!m.stack.inScope(Tag::Caption, ScopeKind::Table))
        return false;
    m.generateImplied();
    m.popUntil(Tag::Caption);
    m.formatting.clearToMarker();
    m.mode = Mode::InTable;
    return true;
}

Outcome TableRules::inCaption(const Token &token)
{
    const bool start = token.kind == TokenKind::StartTag;
    const bool end = token.kind == TokenKind::EndTag;
    if (end && token.tag == Tag::Caption) {
        return closeCaption() ? Outcome::Done : m.ignoreEnd();
    }
    if ((start && isIn(token.tag, TablePart)) || (end && token.tag == Tag::Table))
        return closeCaption() ? Outcome::Again : Outcome::Done;
    if (end && (isIn(token.tag, TablePart) || meansNothingInTables(token.tag)))
        return m.ignoreEnd();
    return m_rules.process(Mode::InBody, token);
}

Outcome TableRules::inColumnGroup(const Token &token)
{
    switch (token.kind) {
    case TokenKind::Text: {
        const qsizetype space = leadingSpace(m.text);
        m.insertText(m.text.first(space));
        m.text = m.text.sliced(space);
        if (m.text.isEmpty())
            return Outcome::Done;
        if (!m.stack.isCurrent(Tag::Colgroup)) { // in a template: characters are ignored one by one
            m.insertSpaceOnly();
            return Outcome::Done;
        }
        break;
    }
    case TokenKind::Comment:
        m.insertComment(token.text);
        return Outcome::Done;
    case TokenKind::Doctype:
        return m.ignoreDoctype();
    case TokenKind::StartTag:
        if (token.tag == Tag::Html)
            return m_rules.process(Mode::InBody, token);
        if (token.tag == Tag::Col) {
            m.insertVoid(token);
            return Outcome::Done;
        }
        if (token.tag == Tag::Template)
            return m_rules.process(Mode::InHead, token);
        break;
    case TokenKind::EndTag:
        if (token.tag == Tag::Colgroup) {
            if (!m.stack.isCurrent(Tag::Colgroup))
                return m.ignoreEnd();
            m.pop();
            m.mode = Mode::InTable;
            return Outcome::Done;
        }
        if (token.tag == Tag::Col)
            return m.ignoreEnd();
        if (token.tag == Tag::Template)
            return m_rules.process(Mode::InHead, token);
        break;
    case TokenKind::End:
        return m_rules.process(Mode::InBody, token);
    }
    if (!m.stack.isCurrent(Tag::Colgroup))
        return Outcome::Done;
    m.pop();
    m.mode = Mode::InTable;
    return Outcome::Again;
}

bool TableRules::closeTableBody()
{
    if (!m.stack.anyInScope(ScopeKind::Table, [](const Element &node) { return isSection(node.tag); }))
        return false;
    clearToTableBody();
    m.pop();
    m.mode = Mode::InTable;
    return true;
}

Outcome TableRules::inTableBody(const Token &token)
{
    if (token.kind == TokenKind::StartTag) {
        switch (token.tag) {
        case Tag::Tr:
            clearToTableBody();
            m.insertHtml(token);
            m.mode = Mode::InRow;
            return Outcome::Done;
        case Tag::Th:
        case Tag::Td:
            clearToTableBody();
            m.insertImplied(Tag::Tr);
            m.mode = Mode::InRow;
            return Outcome::Again;
        case Tag::Caption:
        case Tag::Col:
        case Tag::Colgroup:
        case Tag::Tbody:
        case Tag::Tfoot:
        case Tag::Thead:
            return closeTableBody() ? Outcome::Again : Outcome::Done;
        default:
            break;
        }
    } else if (token.kind == TokenKind::EndTag) {
        if (isSection(token.tag)) {
            if (!m.stack.inScope(token.tag, ScopeKind::Table))
                return m.ignoreEnd();
            clearToTableBody();
            m.pop();
            m.mode = Mode::InTable;
            return Outcome::Done;
        }
        if (token.tag == Tag::Table)
            return closeTableBody() ? Outcome::Again : m.ignoreEnd();
        if (isIn(token.tag, TablePart) || meansNothingInTables(token.tag))
            return m.ignoreEnd();
    }
    return inTable(token);
}

bool TableRules::closeRow()
{
    if (!m.stack.inScope(Tag::Tr, ScopeKind::Table))
        return false;
    clearToRow();
    m.pop();
    m.mode = Mode::InTableBody;
    return true;
}

Outcome TableRules::inRow(const Token &token)
{
    if (token.kind == TokenKind::StartTag) {
        if (token.tag == Tag::Th || token.tag == Tag::Td) {
            clearToRow();
            m.insertHtml(token);
            m.mode = Mode::InCell;
            m.formatting.pushMarker();
            return Outcome::Done;
        }
        if (isIn(token.tag, TablePart))
            return closeRow() ? inTableBody(token) : Outcome::Done;
    } else if (token.kind == TokenKind::EndTag) {
        if (token.tag == Tag::Tr)
            return closeRow() ? Outcome::Done : m.ignoreEnd();
        if (token.tag == Tag::Table)
            return closeRow() ? Outcome::Again : m.ignoreEnd();
        if (isSection(token.tag)) {
            if (!m.stack.inScope(token.tag, ScopeKind::Table))
                return m.ignoreEnd();
            return closeRow() ? Outcome::Again : m.ignoreEnd();
        }
        if (isIn(token.tag, TablePart) || meansNothingInTables(token.tag))
            return m.ignoreEnd();
    }
    return inTable(token);
}

void TableRules::closeCell()
{
    m.generateImplied();
    m.popUntilCurrent([](const Element &node) { return node.isHtml(Tag::Td) || node.isHtml(Tag::Th); });
    if (!m.stack.isEmpty())
        m.pop();
    m.formatting.clearToMarker();
    m.mode = Mode::InRow;
}

Outcome TableRules::inCell(const Token &token)
{
    const auto isCell = [](const Element &node) { return node.tag == Tag::Td || node.tag == Tag::Th; };
    if (token.kind == TokenKind::StartTag && isIn(token.tag, TablePart)) {
        if (!m.stack.anyInScope(ScopeKind::Table, isCell))
            return Outcome::Done;
        closeCell();
        return Outcome::Again;
    }
    if (token.kind == TokenKind::EndTag) {
        if (token.tag == Tag::Td || token.tag == Tag::Th) {
            if (!m.stack.inScope(token.tag, ScopeKind::Table))
                return m.ignoreEnd();
            m.generateImplied();
            m.popUntil(token.tag);
            m.formatting.clearToMarker();
            m.mode = Mode::InRow;
            return Outcome::Done;
        }
        if (meansNothingInTables(token.tag))
            return m.ignoreEnd();
        if (isTableish(token.tag)) {
            if (!m.stack.inScope(token.tag, ScopeKind::Table))
                return m.ignoreEnd();
            closeCell();
            return Outcome::Again;
        }
    }
    return m_rules.process(Mode::InBody, token);
}

Outcome TableRules::inTemplate(const Token &token)
{
    const auto change = [this](Mode mode) {
        m.templateModes.back() = mode;
        m.mode = mode;
        return Outcome::Again;
    };
    switch (token.kind) {
    case TokenKind::Text:
    case TokenKind::Comment:
    case TokenKind::Doctype:
        return m_rules.process(Mode::InBody, token);
    case TokenKind::StartTag:
        switch (token.tag) {
        case Tag::Base:
        case Tag::Basefont:
        case Tag::Bgsound:
        case Tag::Link:
        case Tag::Meta:
        case Tag::Noframes:
        case Tag::Script:
        case Tag::Style:
        case Tag::Template:
        case Tag::Title:
            return m_rules.process(Mode::InHead, token);
        case Tag::Caption:
        case Tag::Colgroup:
        case Tag::Tbody:
        case Tag::Tfoot:
        case Tag::Thead:
            return change(Mode::InTable);
        case Tag::Col:
            return change(Mode::InColumnGroup);
        case Tag::Tr:
            return change(Mode::InTableBody);
        case Tag::Td:
        case Tag::Th:
            return change(Mode::InRow);
        default:
            return change(Mode::InBody);
        }
    case TokenKind::EndTag:
        return token.tag == Tag::Template ? m_rules.process(Mode::InHead, token) : m.ignoreEnd();
    case TokenKind::End:
        break;
    }
    m.faultOpen();
    if (!m.hasTemplate()) {
        m.stopped = true;
        return Outcome::Done;
    }
    m.popUntil(Tag::Template);
    m.formatting.clearToMarker();
    m.templateModes.pop_back();
    m.resetMode();
    return Outcome::Again;
}

} // namespace argiope::markup
