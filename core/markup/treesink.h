#pragma once

#include "core/markup/token.h"

#include <QByteArrayView>

namespace argiope::markup {

enum class Space : quint8 { Html, Svg, MathMl };

/// Counted from one in the order in which elements come into being. 0 stands for the document.
using ElementId = quint32;

/// What a sink wants to know again of an element that it was shown. Never read by tree construction.
struct Mark
{
    quint32 flags = 0;
    qint32 value = -1;
};

/// An open element.
struct Element
{
    quint64 name = 0; ///< Token::nameHash
    ElementId id = 0;
    Mark mark;
    Tag tag = Tag::Unknown;
    Space space = Space::Html;
    bool htmlPoint = false; ///< an HTML integration point
    bool mathPoint = false; ///< a MathML text integration point

    [[nodiscard]] bool isHtml(Tag wanted) const { return tag == wanted && space == Space::Html; }
};

/// Where something is put: last in `parent`, or, where `table` is not 0 and that table has a parent, before the table
/// (13.2.6.1, foster parenting).
struct Place
{
    ElementId parent = 0;
    Mark mark; ///< of `parent`
    ElementId table = 0;
};

/// An element that comes into being.
struct NewElement
{
    ElementId id = 0;
    Tag tag = Tag::Unknown;
    Space space = Space::Html;
    bool placed = true; ///< false: a later move() says where it is
    bool inNoscriptSource = false; ///< it is written in a noscript of the head, where it may not be, and was moved out
    const Token *token = nullptr; ///< null where no tag stands for it, and for copies
    Place place;
    ElementId copyOf = 0; ///< of a formatting element: it has that one's attributes
    Mark original; ///< of copyOf
};

/// What is wrong with a document as tree construction finds it (13.2.6): the parse errors that say something to
/// authors.
enum class Fault : quint8 {
    NoDoctype, ///< the token is what stands in its place
    StrayDoctype, ///< it stands elsewhere than at the beginning
    HeadLeft, ///< the head ends because the token, a start tag or a text, may not stand in it: a fault only where what
              ///< belongs there follows
    IgnoredStart, ///< a start tag that comes to nothing where it stands
    IgnoredEnd, ///< an end tag for which nothing is open
    Unclosed, ///< the element is closed, or at the end of the body still open, without an end tag that it must have
    Overlap, ///< the end tag of a formatting element crosses elements that end behind it
    NestedForm, ///< the start tag of a form within a form, which comes to nothing
    NestedLink, ///< the start tag of a link in a link, or of a button in a button, which closes the first
};

/// Told what tree construction does, while it does it. Who only wants to know which elements there are, and within
/// which others, implements the first three; the rest is for who builds a tree.
class TreeSink
{
public:
    virtual ~TreeSink();

    /// An element is there, and open until end() has its id. What it returns is kept for it.
    [[nodiscard]] virtual Mark start(const NewElement &element) = 0;
    /// It is no longer open. Not called for those that are open at the end of the document.
    virtual void end(const Element &element) = 0;
    virtual void text(QByteArrayView text, const Place &place) = 0;

    virtual void comment(QByteArrayView text, const Place &place); ///< U+0000 is written for U+FFFD
    virtual void doctype(const DoctypeToken &doctype);
    /// A second html or body tag: what its element does not have yet of the tag's attributes is added.
    virtual void addAttributes(const Element &element, const Token &token);
    virtual void move(ElementId id, const Place &place);
    virtual void moveChildren(ElementId from, ElementId to);
    virtual void remove(ElementId id); ///< from its parent
    /// `element` is null where the fault is no open element's. But for HeadLeft never on a valid document.
    virtual void fault(Fault fault, const Token &token, const Element *element);
};

} // namespace argiope::markup
