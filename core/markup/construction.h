#pragma once

#include "core/markup/elementstack.h"
#include "core/markup/treebuilder.h"

// Private to tree construction: what its rules share.

namespace argiope::markup {

/// The insertion modes (HTML Standard 13.2.4.1).
enum class Mode : quint8 {
    Initial,
    BeforeHtml,
    BeforeHead,
    InHead,
    InHeadNoscript,
    AfterHead,
    InBody,
    Text,
    InTable,
    InTableText,
    InCaption,
    InColumnGroup,
    InTableBody,
    InRow,
    InCell,
    InTemplate,
    AfterBody,
    InFrameset,
    AfterFrameset,
    AfterAfterBody,
    AfterAfterFrameset,
};

/// What became of a token.
enum class Outcome : quint8 {
    Done,
    Again, ///< the mode has changed: "reprocess the token"
};

/// The state of tree construction, and the standard's algorithms that all rules call.
class Construction
{
public:
    Construction(Tokenizer &tokenizer, TreeSink &sink, const BuilderLimits &limits);

    // 13.2.6.1: creating and inserting
    void insertHtml(const Token &token);
    void insertImplied(Tag tag);
    void insertForeign(const Token &token, Space space);
    void insertVoid(const Token &token); ///< it would leave the stack at once
    void insertText(QByteArrayView text);
    void insertSpaceOnly(); ///< the white space of what is left of a Text token
    void insertComment(QByteArrayView text);
    /// "The appropriate place for inserting a node", with an override target or in the current node.
    [[nodiscard]] Place placeIn(qsizetype target) const;
    [[nodiscard]] Place place() const
    {
        if (foster || stack.isEmpty())
            return placeIn(stack.size() - 1);
        return {stack.current().id, stack.current().mark, 0};
    }
    [[nodiscard]] ElementId nextId() { return ++m_lastId; }
    /// Reads on as `content` until the end tag of what was just inserted.
    void readAsText(const Token &token, Content content);

    // The stack
    // Elements that are popped on the way to another are faults where they must have an end tag.
    void pop();
    void popOver(); ///< on the way to another
    void popUntil(Tag tag); ///< with the element itself
    void popTo(qsizetype index); ///< leaves `index` elements; the last one that goes has its end tag
    template <class Wanted>
    void popUntilCurrent(Wanted wanted) ///< leaves the first for which it is true
    {
        while (!stack.isEmpty() && !wanted(stack.current()))
            popOver();
    }
    void removeAt(qsizetype index);
    void closeParagraph();
    void closeParagraphInScope()
    {
        if (stack.isCurrent(Tag::P))
            pop(); // which is what all of it comes to
        else if (stack.inScope(Tag::P, ScopeKind::Button))
            closeParagraph();
    }
    void generateImplied(Tag except = Tag::Unknown);
    void generateImpliedThoroughly();
    [[nodiscard]] bool hasTemplate() const { return stack.count(Tag::Template) > 0; }

    // Formatting
    void reconstruct()
    {
        if (formatting.size() > 0)
            reconstructSome();
    }
    void pushFormatting(const Token &token); ///< the current element, which the token made
    /// A copy of a formatting element, open but not on the stack.
    [[nodiscard]] Element copyOf(const Element &original, bool placed);

    void resetMode();

    // Faults
    void fault(Fault what, const Element *element = nullptr) { sink.fault(what, *reading, element); }
    Outcome ignoreStart()
    {
        fault(Fault::IgnoredStart);
        return Outcome::Done;
    }
    Outcome ignoreEnd()
    {
        fault(Fault::IgnoredEnd);
        return Outcome::Done;
    }
    Outcome ignoreDoctype()
    {
        fault(Fault::StrayDoctype);
        return Outcome::Done;
    }
    /// At the end of the body or of the document, whichever comes first: what must have ended.
    void faultOpen();

    Tokenizer &tokenizer;
    TreeSink &sink;
    mutable Work work;
    ElementStack stack;
    FormattingList formatting;
    Mode mode = Mode::Initial;
    Mode originalMode = Mode::Initial;
    std::vector<Mode> templateModes;
    Element head; ///< id 0: there was none yet
    ElementId form = 0; ///< the form element pointer
    bool framesetOk = true;
    bool foster = false; ///< foster parenting is on
    bool quirks = false;
    bool srcdoc = false;
    bool stopped = false;
    bool acknowledged = false; ///< the token's self-closing flag
    bool inNoscriptSource = false;
    bool skipNewline = false; ///< of the next token, where it is a text
    qsizetype mostDepth;
    QByteArrayView text; ///< what is left of a Text token
    const Token *reading = nullptr; ///< the token that is being processed
    bool openTold = false; ///< faultOpen() was

private:
    /// Tells of an element at the appropriate place.
    [[nodiscard]] Mark announce(ElementId id, Tag tag, Space space, const Token *token);
    /// Makes the current element; valid until the stack changes.
    Element &open(Tag tag, Space space, quint64 name, const Token *token);
    void reconstructSome();

    ElementId m_lastId = 0;
};

[[nodiscard]] constexpr bool isTableish(Tag tag)
{
    return tag == Tag::Table || tag == Tag::Tbody || tag == Tag::Tfoot || tag == Tag::Thead || tag == Tag::Tr;
}

/// How many of the first bytes are white space.
[[nodiscard]] qsizetype leadingSpace(QByteArrayView text);

class Rules;

/// 13.2.6.4.1 to 6, and the end: before, within and behind the head, after the body, framesets.
class DocumentRules
{
public:
    DocumentRules(Construction &construction, Rules &rules)
        : m(construction)
        , m_rules(rules)
    {
    }
    Outcome initial(const Token &token);
    Outcome beforeHtml(const Token &token);
    Outcome beforeHead(const Token &token);
    Outcome inHead(const Token &token);
    Outcome inHeadNoscript(const Token &token);
    Outcome afterHead(const Token &token);
    Outcome afterBody(const Token &token);
    Outcome inFrameset(const Token &token);
    Outcome afterFrameset(const Token &token);
    Outcome afterAfterBody(const Token &token);
    Outcome afterAfterFrameset(const Token &token);
    void endTemplate();

private:
    Outcome inHeadStart(const Token &token);
    Outcome leaveHead();
    void startTemplate(const Token &token);
    bool takeSpace(bool insert); ///< white space at the beginning; true where that was all

    Construction &m;
    Rules &m_rules;
};

/// 13.2.6.4.7 and 8: the body, and the texts of elements that have nothing but text.
class BodyRules
{
public:
    BodyRules(Construction &construction, Rules &rules)
        : m(construction)
        , m_rules(rules)
    {
    }
    Outcome inBody(const Token &token);
    Outcome text(const Token &token);
    void anyOtherEnd(quint64 name);

private:
    void bodyText(const Token &token);
    Outcome start(const Token &token);
    Outcome end(const Token &token);
    void startListItem(const Token &token);
    void startFrameset(const Token &token);
    void startFormatting(const Token &token);
    void startRuby(const Token &token, Tag except);
    void startInput(const Token &token);
    void startOption(const Token &token);
    void startSelect(const Token &token);
    void endForm();
    void endHeading();
    void endBlock(Tag tag);
    void endBreak();

    Construction &m;
    Rules &m_rules;
};

/// The adoption agency algorithm (13.2.6.4.7): what an end tag of a formatting element does.
class AdoptionAgency
{
public:
    explicit AdoptionAgency(Construction &construction)
        : m(construction)
    {
    }
    /// False where the tag is to be treated as "any other end tag".
    [[nodiscard]] bool run(Tag subject);

private:
    enum class Step : quint8 { Again, Finished, OtherEnd };
    Step once(Tag subject);
    void adopt(qsizetype formatting, qsizetype open, qsizetype furthest);

    Construction &m;
    bool m_told = false; ///< of this end tag's overlap
};

/// 13.2.6.4.9 to 15: tables.
class TableRules
{
public:
    TableRules(Construction &construction, Rules &rules)
        : m(construction)
        , m_rules(rules)
    {
    }
    Outcome inTable(const Token &token);
    Outcome inTableText(const Token &token);
    Outcome inCaption(const Token &token);
    Outcome inColumnGroup(const Token &token);
    Outcome inTableBody(const Token &token);
    Outcome inRow(const Token &token);
    Outcome inCell(const Token &token);
    Outcome inTemplate(const Token &token);

private:
    Outcome inTableStart(const Token &token);
    Outcome inTableEnd(const Token &token);
    Outcome fostered(const Token &token);
    bool closeCaption();
    bool closeRow();
    bool closeTableBody();
    void closeCell();
    void clearToTable();
    void clearToTableBody();
    void clearToRow();

    Construction &m;
    Rules &m_rules;
    // The pending table character tokens: most are one view of the document, which needs no copy.
    QByteArrayView m_pendingView;
    QByteArray m_pending; ///< where they are more than that
};

/// 13.2.6.5: SVG and MathML.
class ForeignRules
{
public:
    ForeignRules(Construction &construction, Rules &rules)
        : m(construction)
        , m_rules(rules)
    {
    }
    /// The tree construction dispatcher's question.
    [[nodiscard]] bool takes(const Token &token) const
    {
        return !m.stack.isEmpty() && m.stack.current().space != Space::Html && takesInForeign(token);
    }
    Outcome process(const Token &token);

private:
    Outcome start(const Token &token);
    Outcome end(const Token &token);
    [[nodiscard]] static bool breaksOut(const Token &token);
    [[nodiscard]] bool takesInForeign(const Token &token) const;

    Construction &m;
    Rules &m_rules;
};

/// All rules, by insertion mode.
class Rules
{
public:
    explicit Rules(Construction &construction)
        : document(construction, *this)
        , body(construction, *this)
        , adoption(construction)
        , tables(construction, *this)
        , foreign(construction, *this)
    {
    }
    /// "Process the token using the rules for" a mode, whatever the current one is.
    Outcome process(Mode mode, const Token &token);

    DocumentRules document;
    BodyRules body;
    AdoptionAgency adoption;
    TableRules tables;
    ForeignRules foreign;
};

} // namespace argiope::markup
