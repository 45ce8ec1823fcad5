#include "core/html/guard.h"

#include "core/html/openelements.h"
#include "core/html/strings.h"

#include <gumbo.h>

#include <algorithm>

namespace argiope::html {

namespace {

struct ScannedTag
{
    qsizetype begin = 0; ///< of '<'
    qsizetype nameBegin = 0;
    qsizetype nameEnd = 0;
    qsizetype end = 0; ///< behind '>'
    qsizetype excess = -1; ///< where the attributes above the limit begin
    int attributes = 0;
    bool selfClosing = false;
    bool complete = false; ///< the '>' is there; the tokenizer drops a tag that the end of the file cuts
};

class GuardScanner
{
public:
    GuardScanner(QByteArrayView html, const GuardLimits &limits)
        : m_html(html)
        , m_limits(limits)
        , m_open(limits)
    {
    }

    GuardReport run()
    {
        qsizetype at = 0;
        m_textFrom = 0;
        bool textToEnd = false;
        while (true) {
            at = m_html.indexOf('<', at);
            textToEnd = at < 0 || at + 1 >= m_html.size();
            if (textToEnd)
                break;
            const char c = m_html[at + 1];
            if (isAlpha(c)) {
                noteText(at);
                splitText(at);
                if (m_cut >= 0)
                    break;
                at = startTag(at);
            } else if (c == '/' && at + 2 < m_html.size() && isAlpha(m_html[at + 2])) {
                noteText(at);
                splitText(at);
                if (m_cut >= 0)
                    break;
                at = endTag(at);
            } else if (c == '!' || c == '?' || c == '/') {
                noteText(at);
                at = skipMarkup(at);
            } else {
                ++at;
                continue;
            }
            if (m_cut >= 0 || at < 0)
                break;
            m_textFrom = at;
        }
        if (m_cut < 0)
            noteText(m_html.size());
        if (textToEnd)
            splitText(m_html.size());
        return finish();
    }

private:
    /// Text makes the parser open again the formatting elements that a block's end has closed.
    void noteText(qsizetype end)
    {
        if (!m_open.hasClosedFormatting())
            return;
        for (qsizetype i = m_textFrom; i < end; ++i) {
            if (!isSpace(m_html[i])) {
                m_open.text();
                return;
            }
        }
    }

    /// At '<' of a start or end tag (13.2.5.6 to 13.2.5.40).
    ScannedTag scanTag(qsizetype at, qsizetype nameBegin) const
    {
        ScannedTag tag;
        tag.begin = at;
        tag.nameBegin = nameBegin;
        qsizetype i = nameBegin;
        const qsizetype size = m_html.size();
        while (i < size && !isSpace(m_html[i]) && m_html[i] != '/' && m_html[i] != '>')
            ++i;
        tag.nameEnd = i;
        while (i < size) {
            const char c = m_html[i];
            if (c == '>') {
                tag.end = i + 1;
                tag.complete = true;
                return tag;
            }
            if (c == '/') {
                tag.selfClosing = i + 1 < size && m_html[i + 1] == '>';
                ++i;
                continue;
            }
            if (isSpace(c)) {
                ++i;
                continue;
            }
            if (++tag.attributes == m_limits.attributes + 1)
                tag.excess = i;
            ++i; // an '=' here belongs to the name
            while (i < size && !isSpace(m_html[i]) && m_html[i] != '/' && m_html[i] != '>' && m_html[i] != '=')
                ++i;
            while (i < size && isSpace(m_html[i]))
                ++i;
            if (i >= size || m_html[i] != '=')
                continue;
            ++i;
            while (i < size && isSpace(m_html[i]))
                ++i;
            if (i >= size)
                break;
            if (m_html[i] == '"' || m_html[i] == '\'') {
                const qsizetype close = m_html.indexOf(m_html[i], i + 1);
                i = close < 0 ? size : close + 1;
            } else {
                while (i < size && !isSpace(m_html[i]) && m_html[i] != '>')
                    ++i;
            }
        }
        tag.end = size;
        return tag;
    }

    qsizetype startTag(qsizetype at)
    {
        const ScannedTag tag = scanTag(at, at + 1);
        if (!tag.complete)
            return -1;
        const QByteArrayView name = m_html.sliced(tag.nameBegin, tag.nameEnd - tag.nameBegin);
        const auto id = GumboTag(gumbo_tagn_enum(name.data(), unsigned(std::min<qsizetype>(name.size(), 64))));
        countTag(tag);
        if (id == GUMBO_TAG_HTML || id == GUMBO_TAG_BODY) {
            m_rootAttributes += std::min(tag.attributes, m_limits.attributes);
            if (m_rootAttributes > m_limits.rootAttributes)
                blank(tag.nameEnd, tag.end - 1);
        }
        if (m_open.nodes() - m_pieceNodes > m_limits.pieceNodes || tag.begin - m_pieceBegin > m_limits.pieceBytes)
            trySplit(id, tag.begin);
        const bool foreign = m_open.isForeign();
        if (id == GUMBO_TAG_BASE)
            m_report.hasBase = true;
        else if (id == GUMBO_TAG_NOSCRIPT && m_noscriptBegin < 0)
            m_noscriptBegin = tag.begin;
        OpenTag open;
        open.tag = id;
        open.name = name;
        open.source = m_html.sliced(tag.begin, tag.end - tag.begin);
        open.attributes = tag.attributes;
        open.selfClosing = tag.selfClosing;
        if (!m_open.start(open) || m_report.tags > m_limits.tags) {
            m_cut = tag.begin;
            return -1;
        }
        if (foreign && m_open.isInForeign())
            return tag.end;
        const qsizetype end = skipRawText(id, name, tag.end);
        if ((end < 0 ? m_html.size() : end) - tag.end > m_limits.rawText)
            return spareRawText(tag, id, end);
        return end;
    }

    /// A parser that reads megabytes of one element cannot be interrupted, and nobody needs what stands there but links
    /// in styles and JSON-LD. `end`: of its text; -1 where it has none.
    qsizetype spareRawText(const ScannedTag &tag, int id, qsizetype end)
    {
        const qsizetype from = tag.end + m_limits.rawText;
        const QByteArrayView source = m_html.sliced(tag.begin, tag.end - tag.begin);
        if (id == GUMBO_TAG_STYLE || (id == GUMBO_TAG_SCRIPT && source.toByteArray().toLower().contains("json")))
            m_report.tooComplex = true;
        if (end < 0) {
            m_textEnd = from;
            return -1;
        }
        if (m_noscriptBegin >= 0 || !m_open.canSplit()) {
            m_cut = from;
            return -1;
        }
        m_report.skipped.push_back({from, end});
        beginPiece(end);
        return end;
    }

    void beginPiece(qsizetype at)
    {
        m_open.split();
        m_report.pieces.push_back(at);
        m_pieceNodes = m_open.nodes();
        m_pieceBegin = at;
    }

    /// A long text has no tag at which a piece could end.
    void splitText(qsizetype end)
    {
        while (end - std::max(m_pieceBegin, m_textFrom) > 2 * m_limits.stretch
            && end - m_pieceBegin > m_limits.pieceBytes) {
            qsizetype at = std::max(m_pieceBegin, m_textFrom) + m_limits.stretch;
            if (m_noscriptBegin >= 0 || !m_open.canSplit()) {
                if (end - m_textFrom > 2 * m_limits.pieceBytes)
                    m_cut = m_textFrom + 2 * m_limits.pieceBytes;
                return;
            }
            // Between two words, or at least between two characters.
            const qsizetype last = std::min(at + 1024, end - 1);
            while (at < last && !isSpace(m_html[at]))
                ++at;
            while ((static_cast<unsigned char>(m_html[at]) & 0xC0) == 0x80)
                --at;
            beginPiece(at);
        }
    }

    void countTag(const ScannedTag &tag)
    {
        ++m_report.tags;
        if (tag.excess >= 0)
            blank(tag.excess, tag.end - 1);
        // Each attribute is compared with those before it.
        const qint64 attributes = std::min(tag.attributes, m_limits.attributes);
        m_open.addWork(attributes * attributes / 4, attributes / 4);
    }

    void trySplit(int tag, qsizetype at)
    {
        const bool overdue
            = m_open.nodes() - m_pieceNodes > 2 * m_limits.pieceNodes || at - m_pieceBegin > 2 * m_limits.pieceBytes;
        if (m_noscriptBegin >= 0 || (!overdue && !OpenElements::isBlock(tag)) || !m_open.canSplit())
            return;
        beginPiece(at);
    }

    qsizetype endTag(qsizetype at)
    {
        const ScannedTag tag = scanTag(at, at + 2);
        if (!tag.complete)
            return -1;
        const QByteArrayView name = m_html.sliced(tag.nameBegin, tag.nameEnd - tag.nameBegin);
        const auto id = GumboTag(gumbo_tagn_enum(name.data(), unsigned(std::min<qsizetype>(name.size(), 64))));
        countTag(tag);
        if (id == GUMBO_TAG_NOSCRIPT && m_noscriptBegin >= 0) {
            m_report.noscript.push_back({m_noscriptBegin, tag.end});
            m_noscriptBegin = -1;
        }
        if (!m_open.end(id, name) || m_report.tags > m_limits.tags) {
            m_cut = tag.begin;
            return -1;
        }
        return tag.end;
    }

    /// Comments, doctypes, CDATA sections and what is taken for a comment (13.2.5.41 on). -1: to the end of the file.
    qsizetype skipMarkup(qsizetype at) const
    {
        const QByteArrayView rest = m_html.sliced(at);
        if (rest.startsWith("<!--")) {
            if (rest.startsWith("<!-->"))
                return at + 5;
            if (rest.startsWith("<!--->"))
                return at + 6;
            for (qsizetype dashes = at + 4; (dashes = m_html.indexOf("--", dashes)) >= 0; ++dashes) {
                const qsizetype after = dashes + 2;
                if (after < m_html.size() && m_html[after] == '>')
                    return after + 1;
                if (after + 1 < m_html.size() && m_html[after] == '!' && m_html[after + 1] == '>')
                    return after + 2;
            }
            return -1;
        }
        if (rest.startsWith("<![CDATA[") && m_open.isForeign()) {
            const qsizetype close = m_html.indexOf("]]>", at);
            return close < 0 ? -1 : close + 3;
        }
        const qsizetype close = m_html.indexOf('>', at);
        return close < 0 ? -1 : close + 1;
    }

    /// Behind the start tag of a raw text element: to its end tag (13.2.5.2 to 13.2.5.4).
    qsizetype skipRawText(int id, QByteArrayView name, qsizetype at) const
    {
        switch (id) {
        case GUMBO_TAG_SCRIPT:
            return skipScript(at);
        case GUMBO_TAG_PLAINTEXT:
            return -1;
        case GUMBO_TAG_STYLE:
        case GUMBO_TAG_XMP:
        case GUMBO_TAG_IFRAME:
        case GUMBO_TAG_NOEMBED:
        case GUMBO_TAG_NOFRAMES:
        case GUMBO_TAG_TITLE:
        case GUMBO_TAG_TEXTAREA:
            break;
        default:
            return at;
        }
        const QByteArray wanted = lowered(name);
        while ((at = m_html.indexOf("</", at)) >= 0) {
            if (closes(at + 2, wanted))
                return at;
            at += 2;
        }
        return -1;
    }

    [[nodiscard]] bool closes(qsizetype at, QByteArrayView lowerName) const
    {
        const QByteArrayView rest = m_html.sliced(at);
        if (rest.size() <= lowerName.size() || !startsWithLower(rest, lowerName))
            return false;
        const char after = rest[lowerName.size()];
        return isSpace(after) || after == '/' || after == '>';
    }

    /// Script data with its escaped states (13.2.5.15 to 13.2.5.31): `<!-- <script>` hides one end tag.
    qsizetype skipScript(qsizetype at) const
    {
        bool escaped = false;
        bool doubly = false;
        for (; at < m_html.size(); ++at) {
            const char c = m_html[at];
            if (c == '-' && escaped && m_html.sliced(at).startsWith("-->")) {
                escaped = false;
                doubly = false;
                at += 2;
            } else if (c == '<') {
                if (!escaped && m_html.sliced(at).startsWith("<!--")) {
                    escaped = true;
                    at += 1; // its dashes may begin the end: `<!-->`
                } else if (at + 1 < m_html.size() && m_html[at + 1] == '/' && closes(at + 2, "script")) {
                    if (!doubly)
                        return at;
                    doubly = false;
                } else if (escaped && !doubly && closes(at + 1, "script")) {
                    doubly = true;
                }
            } else if (!escaped) {
                const qsizetype next = m_html.indexOf('<', at);
                if (next < 0)
                    return -1;
                at = next - 1;
            }
        }
        return -1;
    }

    void blank(qsizetype begin, qsizetype end) { m_blanked.push_back({begin, end}); }

    GuardReport finish()
    {
        const qsizetype size = m_cut >= 0 ? m_cut : m_textEnd >= 0 ? m_textEnd : m_html.size();
        if (m_noscriptBegin >= 0)
            m_report.noscript.push_back({m_noscriptBegin, size});
        m_report.tooComplex = m_report.tooComplex || m_cut >= 0 || !m_blanked.empty();
        m_report.work = m_open.work();
        m_report.nodes = m_open.nodes();
        m_report.maxDepth = m_open.maxDepth();
        m_report.text = QByteArray::fromRawData(m_html.data(), size);
        if (!m_blanked.empty()) {
            m_report.text.detach();
            for (const SourceRange &range : m_blanked) {
                if (range.end <= size)
                    std::fill(m_report.text.begin() + range.begin, m_report.text.begin() + range.end, ' ');
            }
        }
        return std::move(m_report);
    }

    QByteArrayView m_html;
    GuardLimits m_limits;
    OpenElements m_open;
    GuardReport m_report;
    std::vector<SourceRange> m_blanked;
    qsizetype m_textFrom = 0;
    qsizetype m_cut = -1;
    qsizetype m_textEnd = -1; ///< of what the parser needs, where that is less without being cut
    qsizetype m_noscriptBegin = -1;
    int m_rootAttributes = 0;
    qint64 m_pieceNodes = 0;
    qsizetype m_pieceBegin = 0;
};

} // namespace

qsizetype GuardReport::endOf(size_t piece, bool withSkipped) const
{
    const qsizetype end = piece < pieces.size() ? pieces[piece] : text.size();
    if (withSkipped)
        return end;
    const auto range = std::lower_bound(
        skipped.begin(), skipped.end(), end, [](const SourceRange &r, qsizetype at) { return r.end < at; });
    return range != skipped.end() && range->end == end ? range->begin : end;
}

GuardReport guardHtml(QByteArrayView html, const GuardLimits &limits)
{
    return GuardScanner(html, limits).run();
}

} // namespace argiope::html
