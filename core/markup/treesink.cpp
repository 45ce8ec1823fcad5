#include "core/markup/treesink.h"

namespace argiope::markup {

TreeSink::~TreeSink() = default;

void TreeSink::comment(QByteArrayView, const Place &) { }
void TreeSink::doctype(const DoctypeToken &) { }
void TreeSink::addAttributes(const Element &, const Token &) { }
void TreeSink::move(ElementId, const Place &) { }
void TreeSink::moveChildren(ElementId, ElementId) { }
void TreeSink::remove(ElementId) { }
void TreeSink::fault(Fault, const Token &, const Element *) { }

} // namespace argiope::markup
