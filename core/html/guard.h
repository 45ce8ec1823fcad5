#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <vector>

namespace argiope::html {

/// How much structure the parser is given. The parser's time grows with the depth of open elements at every tag, with
/// the square of a tag's attributes, and with the list of unclosed formatting elements at every paragraph.
struct GuardLimits
{
    int depth = 1024; ///< open elements; browsers flatten at 512
    int attributes = 512; ///< a tag; those above are blanked
    int rootAttributes = 1024; ///< of all html and body tags together, which the parser merges
    int formatting = 512; ///< unclosed formatting elements
    qint64 work = 150'000'000; ///< sum of the elements looked at
};

struct SourceRange
{
    qsizetype begin = 0;
    qsizetype end = 0;
};

struct GuardReport
{
    QByteArray text; ///< what to parse: shares the input's bytes unless attributes were blanked
    bool tooComplex = false; ///< something was cut or blanked
    bool hasBase = false; ///< a base tag was seen
    std::vector<SourceRange> noscript; ///< of noscript elements, in order, tags included
    qint64 work = 0;
    int maxDepth = 0; ///< of the elements open at once, as estimated
    qint64 tags = 0;
};

/// Looks once over an HTML document, in linear time, and cuts it before the first tag that would make the parser's
/// work more than `limits`. Follows the tokenizer and the stack of open elements of the HTML Standard (13.2.5, 13.2.6)
/// closely enough that no ordinary page is cut, and errs on the side of more work. `html` must outlive the report.
[[nodiscard]] GuardReport guardHtml(QByteArrayView html, const GuardLimits &limits = {});

} // namespace argiope::html
