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
    int attributes = 256; ///< a tag; those above are blanked
    int rootAttributes = 1024; ///< of all html and body tags together, which the parser merges
    int formatting = 512; ///< unclosed formatting elements
    qint64 work = 60'000'000; ///< sum of the open elements looked at
    qint64 tags = 2'500'000; ///< start and end tags
    qint64 nodes = 1'000'000; ///< elements of the document, with the copies that unclosed formatting makes
    qint64 pieceNodes = 40'000; ///< a piece ends at the next good place behind so many
    qsizetype pieceBytes = 4 * 1024 * 1024; ///< or behind so much
    qsizetype stretch = 1024 * 1024; ///< of text without a tag, where a piece is overdue
    qsizetype rawText = 4 * 1024 * 1024; ///< of one script, style, …; the parser does not see what lies behind
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
    /// Where a long document is cut into pieces, to be parsed one after the other so that only the tree of one is held:
    /// at the start tag of a block (or, where none comes, of any element, or in a long text) that stands in no link,
    /// heading, template, noscript, select or foreign content; and behind a script or the like that is too long.
    std::vector<qsizetype> pieces;
    std::vector<SourceRange> skipped; ///< ends of pieces that the parser is spared, in order
    std::vector<SourceRange> noscript; ///< of noscript elements, in order, tags included
    qint64 work = 0;
    int maxDepth = 0; ///< of the elements open at once, as estimated
    qint64 tags = 0;
    qint64 nodes = 0; ///< of elements, as estimated

    /// Where a piece ends; with `skipped` where the next one begins.
    [[nodiscard]] qsizetype endOf(size_t piece, bool withSkipped = false) const;
};

/// Looks once over an HTML document, in linear time, and cuts it before the first tag that would make the parser's
/// work more than `limits`. Follows the tokenizer and the stack of open elements of the HTML Standard (13.2.5, 13.2.6)
/// closely enough that no ordinary page is cut, and errs on the side of more work. `html` must outlive the report.
[[nodiscard]] GuardReport guardHtml(QByteArrayView html, const GuardLimits &limits = {});

} // namespace argiope::html
