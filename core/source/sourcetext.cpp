#include "core/source/sourcetext.h"

#include "core/html/inputstream.h"
#include "core/html/mimetype.h"
#include "core/html/pagestream.h"
#include "core/html/urlholders.h"
#include "core/markup/tokenizer.h"

#include <QHash>

#include <algorithm>
#include <limits>

namespace argiope::source {

namespace {

constexpr qsizetype SniffedBytes = 1024;

using markup::Content;
using markup::Tag;
using markup::Token;
using markup::TokenKind;

/// In bytes of the document.
struct Span
{
    qsizetype begin = 0;
    qsizetype end = 0;
    PieceKind kind = PieceKind::Tag;
    int link = -1;
};

class Reader
{
public:
    Reader(QByteArrayView text, const url::Url &url)
        : m_text(text)
        , m_base(url)
    {
    }

    void readHtml()
    {
        if (auto base = html::baseOf(m_text, m_base))
            m_base = std::move(*base);
        readTags();
        html::forEachUrlHolder(m_text, [this](const html::UrlHolder &holder) { readHolder(holder); });
    }
    void readCss()
    {
        html::UrlHolder all;
        all.shape = html::HolderShape::Css;
        all.value = m_text;
        all.end = m_text.size();
        readHolder(all);
    }

    /// Links within values come first, so that they win.
    [[nodiscard]] std::vector<Span> spans()
    {
        std::stable_sort(
            m_links.begin(), m_links.end(), [](const Span &a, const Span &b) { return a.begin < b.begin; });
        std::vector<Span> all;
        size_t next = 0;
        for (const Span &span : m_marks) {
            for (; next < m_links.size() && m_links[next].begin < span.begin; ++next) { // of a style element
                if (all.empty() || m_links[next].begin >= all.back().end)
                    all.push_back(m_links[next]);
            }
            qsizetype at = span.begin;
            for (; next < m_links.size() && m_links[next].begin < span.end; ++next) {
                const Span &link = m_links[next];
                if (link.begin < at)
                    continue;
                if (link.begin > at)
                    all.push_back({at, link.begin, span.kind, -1});
                all.push_back(link);
                at = link.end;
            }
            if (at < span.end)
                all.push_back({at, span.end, span.kind, -1});
        }
        for (; next < m_links.size(); ++next)
            all.push_back(m_links[next]);
        return all;
    }
    [[nodiscard]] QList<QByteArray> takeTargets() { return std::move(m_targets); }

private:
    void mark(qsizetype begin, qsizetype end, PieceKind kind)
    {
        if (end > begin)
            m_marks.push_back({begin, end, kind, -1});
    }

    void readTags()
    {
        markup::Tokenizer tokenizer(m_text);
        for (;;) {
            const Token &token = tokenizer.next();
            switch (token.kind) {
            case TokenKind::End:
                return;
            case TokenKind::Text:
                break;
            case TokenKind::Comment:
                mark(token.begin, token.end, PieceKind::Comment);
                break;
            case TokenKind::Doctype:
                mark(token.begin, token.end, PieceKind::Doctype);
                break;
            case TokenKind::EndTag:
                mark(token.begin, token.end, PieceKind::Tag);
                break;
            case TokenKind::StartTag:
                readTag(token);
                tokenizer.setContent(html::contentBehind(token.tag));
                break;
            }
        }
    }

    void readTag(const Token &token)
    {
        qsizetype at = token.begin;
        for (const markup::Attribute &attribute : token.attributes) {
            // A name in small letters is a view of the document, another one of a copy.
            if (!attribute.written.isNull()) {
                const qsizetype begin = attribute.written.data() - m_text.data();
                if (begin < at || begin > token.end)
                    continue; // a value that is none
                const qsizetype name = nameBefore(begin, at);
                mark(at, name, PieceKind::Tag);
                mark(name, begin, PieceKind::AttributeName);
                mark(begin, begin + attribute.written.size(), PieceKind::AttributeValue);
                at = begin + attribute.written.size();
            }
        }
        mark(at, token.end, PieceKind::Tag);
    }

    /// Where the name begins that stands before a value, its quote and its sign.
    [[nodiscard]] qsizetype nameBefore(qsizetype value, qsizetype from) const
    {
        const auto isSpace = [this](qsizetype i) {
            return m_text[i] == ' ' || m_text[i] == '\n' || m_text[i] == '\t' || m_text[i] == '\f';
        };
        qsizetype at = value;
        if (at > from && (m_text[at - 1] == '"' || m_text[at - 1] == '\''))
            --at;
        while (at > from && isSpace(at - 1))
            --at;
        if (at > from && m_text[at - 1] == '=')
            --at;
        while (at > from && isSpace(at - 1))
            --at;
        while (
            at > from && !isSpace(at - 1) && m_text[at - 1] != '/' && m_text[at - 1] != '"' && m_text[at - 1] != '\'')
            --at;
        return at;
    }

    void readHolder(const html::UrlHolder &holder)
    {
        if (holder.isIntegrity)
            return;
        html::forEachUrlIn(holder.shape, holder.value, [&](const html::UrlInValue &written) {
            const auto target = url::parse(written.url, holder.isBase ? nullptr : &m_base);
            if (!target || !target->isHttp())
                return;
            // Where references are written the places of the value are not those of the document.
            const qsizetype begin = holder.plain ? holder.begin + written.begin : holder.begin;
            const qsizetype end = holder.plain ? holder.begin + written.end : holder.end;
            m_links.push_back({begin, end, PieceKind::Link, numberOf(target->hrefWithoutFragment().toByteArray())});
        });
    }

    [[nodiscard]] int numberOf(const QByteArray &href)
    {
        const auto known = m_numbers.constFind(href);
        if (known != m_numbers.constEnd())
            return *known;
        const int number = int(m_targets.size());
        m_numbers.insert(href, number);
        m_targets.append(href);
        return number;
    }

    const QByteArrayView m_text;
    url::Url m_base;
    std::vector<Span> m_marks;
    std::vector<Span> m_links;
    QList<QByteArray> m_targets;
    QHash<QByteArray, int> m_numbers;
};

/// From places in UTF-8 to those of the same text in UTF-16; they only ever grow.
class Places
{
public:
    explicit Places(QByteArrayView text)
        : m_text(text)
    {
    }
    [[nodiscard]] int at(qsizetype byte)
    {
        for (; m_byte < byte; ++m_byte) {
            const auto c = uchar(m_text[m_byte]);
            if ((c & 0xC0) != 0x80)
                m_unit += c >= 0xF0 ? 2 : 1;
        }
        return m_unit;
    }

private:
    const QByteArrayView m_text;
    qsizetype m_byte = 0;
    int m_unit = 0;
};

} // namespace

bool isReadable(QByteArrayView body, const QByteArray &contentType)
{
    const QByteArray type = html::mimeEssence(contentType);
    if (type.startsWith("text/") || type.endsWith("+xml") || type.endsWith("/xml") || type.endsWith("json")
        || type.endsWith("javascript") || type.endsWith("ecmascript"))
        return true;
    if (html::isHtml(contentType, body.toByteArray()))
        return true;
    return type.isEmpty() && !body.first(std::min(body.size(), SniffedBytes)).contains('\0');
}

SourceText readSource(QByteArrayView body, const QByteArray &contentType, const url::Url &url)
{
    SourceText source;
    const html::InputStream stream = html::inputStream(body, contentType);
    source.charset = stream.encoding.name;
    Reader reader(stream.text, url);
    if (html::isHtml(contentType, body.toByteArray()))
        reader.readHtml();
    else if (html::mimeEssence(contentType) == "text/css")
        reader.readCss();
    source.text = QString::fromUtf8(stream.text);
    Places places(stream.text);
    for (const Span &span : reader.spans()) {
        const int begin = places.at(span.begin);
        source.pieces.push_back({begin, places.at(span.end), span.kind, span.link});
    }
    source.links = reader.takeTargets();
    return source;
}

} // namespace argiope::source
