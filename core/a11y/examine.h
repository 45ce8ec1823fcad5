#pragma once

#include "core/dom/document.h"

#include <QByteArray>
#include <QByteArrayView>

#include <span>
#include <vector>

namespace argiope::a11y {

class Findings;
struct Page;

enum class Severity : quint8 { Error, Warning, Notice };

enum class Certainty : quint8 {
    Found,
    NeedsPerson, ///< static HTML does not decide it: someone has to look
};

/// A check of accessibility (WCAG 2.2, WAI-ARIA 1.2, ARIA in HTML, HTML).
struct Rule
{
    const char *id; ///< "a11y-image-alt"
    Severity severity;
    void (*apply)(Page &, Findings &); ///< examine() calls it
};

/// All rules, by id. The core has no words for them.
[[nodiscard]] std::span<const Rule> rules();

struct Instance
{
    const char *check; ///< a rule's id
    Certainty certainty;
    QByteArray element; ///< its start tag as in the source: at most 200 bytes of UTF-8; empty where the parser made it
    int line; ///< from 1
    int column; ///< from 1, in code points
    QByteArray detail; ///< no words: the attribute, value or id that it is about; at most 200 bytes of UTF-8
};

struct Tally
{
    const char *check;
    int found = 0;
    int needsPerson = 0;
};

struct Report
{
    std::vector<Instance> instances; ///< in the order of the source
    std::vector<Tally> tallies; ///< of the rules that spoke, by id; they count also what `instances` has no room for
    bool stylesNotEvaluated = false; ///< there are style sheets, which may show or hide what HTML does not
    bool incomplete = false; ///< the tree was cut short (then nothing is said), or names would have taken too long
};

struct Limits
{
    int instancesPerRule = 1000; ///< more are counted, not listed
};

/// Holds a document against all rules. Takes time in proportion to the document's size, and a stack that does not
/// depend on it. Any thread; shares nothing with other calls.
[[nodiscard]] Report examine(const dom::Document &document, const Limits &limits = {});

} // namespace argiope::a11y
