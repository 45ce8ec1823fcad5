#include "core/select/xpath.h"

#include "core/base/interruption.h"
#include "core/select/xpathcheck.h"

#include <libxml/parser.h>
#include <libxml/xpath.h>
#include <libxml/xpathInternals.h>

#include <algorithm>
#include <mutex>

namespace argiope::select {

namespace {

struct Told
{
    int code = 0;
    int position = -1;
};

using ContextPointer = std::unique_ptr<xmlXPathContext, decltype(&xmlXPathFreeContext)>;
using ObjectPointer = std::unique_ptr<xmlXPathObject, decltype(&xmlXPathFreeObject)>;

#if LIBXML_VERSION >= 21200
using XmlErrorView = const xmlError *;
#else
using XmlErrorView = xmlErrorPtr;
#endif

/// The first one counts: others follow from it.
void takeError(void *data, XmlErrorView error)
{
    auto *const told = static_cast<Told *>(data);
    if (told->code != 0 || !error)
        return;
    told->code = error->code;
    told->position = error->int1;
}

ContextPointer newContext(xmlDoc *document, Told &told)
{
    ContextPointer context(xmlXPathNewContext(document), &xmlXPathFreeContext);
    if (context) {
        context->error = takeError;
        context->userData = &told;
    }
    return context;
}

QByteArray bytesOf(xmlChar *text)
{
    if (!text)
        return {};
    QByteArray bytes(reinterpret_cast<const char *>(text));
    xmlFree(text);
    return bytes;
}

/// libxml2 has words for these only where it prints them.
const char *wordsOf(int code)
{
    switch (code) {
    case XPATH_NUMBER_ERROR:
        return "a number was expected";
    case XPATH_UNFINISHED_LITERAL_ERROR:
    case XPATH_START_LITERAL_ERROR:
        return "a text in quotes is not closed";
    case XPATH_VARIABLE_REF_ERROR:
    case XPATH_UNDEF_VARIABLE_ERROR:
        return "there are no variables";
    case XPATH_INVALID_PREDICATE_ERROR:
        return "what stands in brackets is no condition";
    case XPATH_UNCLOSED_ERROR:
        return "a parenthesis or bracket is not closed";
    case XPATH_UNKNOWN_FUNC_ERROR:
        return "there is no such function";
    case XPATH_INVALID_OPERAND:
    case XPATH_INVALID_TYPE:
        return "that takes another kind of value";
    case XPATH_INVALID_ARITY:
        return "a function has too many or too few arguments";
    case XPATH_UNDEF_PREFIX_ERROR:
        return "no namespace is known by a prefix in it";
    case XPATH_INVALID_CHAR_ERROR:
    case XPATH_ENCODING_ERROR:
        return "a character in it is not allowed";
    case XPATH_INVALID_CTXT:
        return "there is no node to begin at";
    default:
        return "this is no expression of XPath 1.0";
    }
}

QueryError errorOf(const Told &told)
{
    const int own = told.code - XML_XPATH_EXPRESSION_OK;
    if (own == XPATH_OP_LIMIT_EXCEEDED || own == XPATH_RECURSION_LIMIT_EXCEEDED || own == XPATH_MEMORY_ERROR)
        return {QueryError::Code::TooCostly, -1, {}};
    return {QueryError::Code::Syntax, told.position, QString::fromLatin1(wordsOf(own))};
}

Match matchOf(const dom::Document &document, xmlNode *node)
{
    Match match;
    // A namespace has no place of its own.
    if (node->type != XML_NAMESPACE_DECL) {
        dom::NodeView place = document.node(qint32(reinterpret_cast<qintptr>(node->_private)));
        match.isElement = node->type == XML_ELEMENT_NODE;
        if (place.kind() != dom::NodeKind::Element)
            place = place.parent();
        if (!place.isNull() && place.kind() == dom::NodeKind::Element)
            match.node = place;
    }
    if (!match.isElement)
        match.text = bytesOf(xmlXPathCastNodeToString(node));
    return match;
}

} // namespace

base::Result<XPath, QueryError> XPath::compile(QByteArrayView utf8)
{
    static std::once_flag once;
    std::call_once(once, xmlInitParser);
    if (utf8.size() > MostBytes)
        return base::Failure{QueryError{QueryError::Code::TooLong, -1, {}}};
    const QByteArray text = utf8.trimmed().toByteArray();
    if (text.isEmpty())
        return base::Failure{QueryError{QueryError::Code::Empty, -1, {}}};
    if (text.contains('\0'))
        return base::Failure{QueryError{QueryError::Code::Unexpected, text.indexOf('\0'), QStringLiteral("U+0000")}};
    XPathTraits traits;
    if (auto error = checkXPath(text, traits))
        return base::Failure{*error};
    Told told;
    const ContextPointer context = newContext(nullptr, told);
    XPath path;
    path.m_comparesSets = traits.comparesSets;
    path.m_joinsSets = traits.joinsSets;
    if (context) {
        path.m_compiled.reset(xmlXPathCtxtCompile(context.get(), reinterpret_cast<const xmlChar *>(text.constData())),
            [](xmlXPathCompExpr *compiled) { xmlXPathFreeCompExpr(compiled); });
    }
    if (!path.m_compiled)
        return base::Failure{errorOf(told)};
    return path;
}

base::Result<std::vector<Match>, QueryError> XPath::all(
    const XmlCopy &copy, const dom::Document &document, qint64 work, const XPath *from) const
{
    Told told;
    const ContextPointer context
        = copy.document() ? newContext(copy.document(), told) : ContextPointer(nullptr, nullptr);
    if (!context)
        return base::Failure{QueryError{QueryError::Code::NoDocument, -1, {}}};
    const auto know = [&context](const QByteArray &prefix, const QByteArray &uri) {
        xmlXPathRegisterNs(context.get(), reinterpret_cast<const xmlChar *>(prefix.constData()),
            reinterpret_cast<const xmlChar *>(uri.constData()));
    };
    for (auto it = knownNamespaces().begin(); it != knownNamespaces().end(); ++it)
        know(it.key(), it.value());
    for (auto it = copy.prefixes().begin(); it != copy.prefixes().end(); ++it)
        know(it.key(), it.value());
    // libxml2 counts the nodes that it goes to. What it does with one may be to read all of its text, or to hold it
    // against a whole other set: where that may be much, fewer are allowed.
    const qint64 nodes = std::max(1, document.size());
    const qint64 text = 1 + copy.nestedText() / nodes / 256;
    const bool many = m_comparesSets || m_joinsSets || (from && (from->m_comparesSets || from->m_joinsSets));
    const qint64 others = many ? 1 + nodes / 64 : 1;
    context->opLimit = (unsigned long)(std::max<qint64>(1'000, work / std::max(text, others)));
    // libxml2 asks nobody whether it is to go on, but looks at its limit at each node.
    const base::Interruption::Hook hook(base::Interruption::current(),
        [limit = &context->opLimit] { *static_cast<volatile unsigned long *>(limit) = 1; });
    context->node = reinterpret_cast<xmlNode *>(copy.document());
    context->contextSize = 1; // for position() and last() outside of any predicate
    context->proximityPosition = 1;
    ObjectPointer begin(nullptr, &xmlXPathFreeObject); // a namespace that it begins at is gone with it
    if (from) {
        begin.reset(xmlXPathCompiledEval(from->m_compiled.get(), context.get()));
        if (!begin || begin->type != XPATH_NODESET || xmlXPathNodeSetIsEmpty(begin->nodesetval))
            return base::Failure{errorOf(told)};
        context->node = begin->nodesetval->nodeTab[0];
    }
    const ObjectPointer found(xmlXPathCompiledEval(m_compiled.get(), context.get()), &xmlXPathFreeObject);
    if (!found)
        return base::Failure{errorOf(told)};
    std::vector<Match> matches;
    if (found->type != XPATH_NODESET) {
        Match one;
        one.text = bytesOf(xmlXPathCastToString(found.get()));
        matches.push_back(std::move(one));
        return matches;
    }
    xmlNodeSet *const set = found->nodesetval;
    if (!set)
        return matches;
    xmlXPathNodeSetSort(set);
    matches.reserve(size_t(set->nodeNr));
    for (int i = 0; i < set->nodeNr; ++i)
        matches.push_back(matchOf(document, set->nodeTab[i]));
    return matches;
}

} // namespace argiope::select
