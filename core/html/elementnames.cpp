#include "core/html/elementnames.h"

#include <algorithm>
#include <string_view>

namespace argiope::html {

namespace {

// In lower case, as a tokenizer has them; sorted.
constexpr std::string_view SvgNames[] = {"a", "altglyph", "altglyphdef", "altglyphitem", "animate", "animatecolor",
    "animatemotion", "animatetransform", "audio", "canvas", "circle", "clippath", "color-profile", "cursor", "defs",
    "desc", "discard", "ellipse", "feblend", "fecolormatrix", "fecomponenttransfer", "fecomposite", "feconvolvematrix",
    "fediffuselighting", "fedisplacementmap", "fedistantlight", "fedropshadow", "feflood", "fefunca", "fefuncb",
    "fefuncg", "fefuncr", "fegaussianblur", "feimage", "femerge", "femergenode", "femorphology", "feoffset",
    "fepointlight", "fespecularlighting", "fespotlight", "fetile", "feturbulence", "filter", "font", "font-face",
    "font-face-format", "font-face-name", "font-face-src", "font-face-uri", "foreignobject", "g", "glyph", "glyphref",
    "hatch", "hatchpath", "hkern", "iframe", "image", "line", "lineargradient", "marker", "mask", "mesh",
    "meshgradient", "meshpatch", "meshrow", "metadata", "missing-glyph", "mpath", "path", "pattern", "polygon",
    "polyline", "radialgradient", "rect", "script", "set", "solidcolor", "stop", "style", "svg", "switch", "symbol",
    "text", "textpath", "title", "tref", "tspan", "unknown", "use", "video", "view", "vkern"};

constexpr std::string_view MathNames[] = {"abs", "and", "annotation", "annotation-xml", "apply", "approx", "arccos",
    "arccosh", "arccot", "arccoth", "arccsc", "arccsch", "arcsec", "arcsech", "arcsin", "arcsinh", "arctan", "arctanh",
    "arg", "bind", "bvar", "card", "cartesianproduct", "cbytes", "ceiling", "cerror", "ci", "cn", "codomain",
    "complexes", "compose", "condition", "conjugate", "cos", "cosh", "cot", "coth", "cs", "csc", "csch", "csymbol",
    "curl", "declare", "degree", "determinant", "diff", "divergence", "divide", "domain", "domainofapplication",
    "emptyset", "eq", "equivalent", "eulergamma", "exists", "exp", "exponentiale", "factorial", "factorof", "false",
    "floor", "fn", "forall", "gcd", "geq", "grad", "gt", "ident", "image", "imaginary", "imaginaryi", "implies", "in",
    "infinity", "int", "integers", "intersect", "interval", "inverse", "lambda", "laplacian", "lcm", "leq", "limit",
    "list", "ln", "log", "logbase", "lowlimit", "lt", "maction", "maligngroup", "malignmark", "math", "matrix",
    "matrixrow", "max", "mean", "median", "menclose", "merror", "mfenced", "mfrac", "mglyph", "mi", "min", "minus",
    "mlabeledtr", "mlongdiv", "mmultiscripts", "mn", "mo", "mode", "moment", "momentabout", "mover", "mpadded",
    "mphantom", "mprescripts", "mroot", "mrow", "ms", "mscarries", "mscarry", "msgroup", "msline", "mspace", "msqrt",
    "msrow", "mstack", "mstyle", "msub", "msubsup", "msup", "mtable", "mtd", "mtext", "mtr", "munder", "munderover",
    "naturalnumbers", "neq", "none", "not", "notanumber", "notin", "notprsubset", "notsubset", "or", "otherwise",
    "outerproduct", "partialdiff", "pi", "piece", "piecewise", "plus", "power", "primes", "product", "prsubset",
    "quotient", "rationals", "real", "reals", "reln", "rem", "root", "scalarproduct", "sdev", "sec", "sech", "selector",
    "semantics", "sep", "set", "setdiff", "share", "sin", "sinh", "subset", "sum", "tan", "tanh", "tendsto", "times",
    "transpose", "true", "union", "uplimit", "variance", "vector", "vectorproduct", "xor"};
static_assert(std::is_sorted(std::begin(SvgNames), std::end(SvgNames)));
static_assert(std::is_sorted(std::begin(MathNames), std::end(MathNames)));

std::string_view viewOf(QByteArrayView name)
{
    return {name.data(), size_t(name.size())};
}

} // namespace

bool isForeignElement(markup::Space space, QByteArrayView name)
{
    switch (space) {
    case markup::Space::Svg:
        return std::binary_search(std::begin(SvgNames), std::end(SvgNames), viewOf(name));
    case markup::Space::MathMl:
        return std::binary_search(std::begin(MathNames), std::end(MathNames), viewOf(name));
    case markup::Space::Html:
        break;
    }
    return true;
}

bool takesAnyElement(markup::Space space, QByteArrayView name)
{
    return space == markup::Space::Svg ? name == "metadata"
                                       : space == markup::Space::MathMl && name.startsWith("annotation");
}

bool isCustomName(QByteArrayView name)
{
    static constexpr std::string_view Others[] = {"annotation-xml", "color-profile", "font-face", "font-face-format",
        "font-face-name", "font-face-src", "font-face-uri", "missing-glyph"};
    return name.contains('-') && !std::binary_search(std::begin(Others), std::end(Others), viewOf(name));
}

} // namespace argiope::html
