#include "core/html/urlholders.h"

#include "core/html/css.h"
#include "core/html/refresh.h"
#include "core/html/srcset.h"
#include "core/html/strings.h"

namespace argiope::html {

using markup::Attribute;
using markup::Content;
using markup::Token;
using markup::Tokenizer;
using markup::TokenKind;

namespace {

constexpr int MostNested = 4; ///< documents in srcdoc of documents in srcdoc …

std::optional<HolderShape> shapeOf(ValueShape shape)
{
    switch (shape) {
    case ValueShape::None:
        return std::nullopt;
    case ValueShape::Url:
        return HolderShape::Url;
    case ValueShape::Tokens:
        return HolderShape::Tokens;
    case ValueShape::Commas:
        return HolderShape::Commas;
    case ValueShape::Srcset:
        return HolderShape::Srcset;
    }
    return std::nullopt;
}

/// Reads the tags of a document.
class HolderReader
{
public:
    HolderReader(QByteArrayView text, const std::function<void(const UrlHolder &)> &sink)
        : m_text(text)
        , m_sink(sink)
        , m_tokenizer(text)
    {
    }

    void run()
    {
        bool style = false;
        bool svg = false;
        qsizetype begin = -1; // of a style element's text
        for (;;) {
            const Token &token = m_tokenizer.next();
            if (token.kind == TokenKind::Text) {
                if (style && begin < 0)
                    begin = token.begin;
                continue;
            }
            if (begin >= 0)
                styleText(begin, token.kind == TokenKind::End ? m_text.size() : token.begin);
            begin = -1;
            style = false;
            if (token.kind == TokenKind::End)
                return;
            if (token.name == "svg")
                svg = token.kind == TokenKind::StartTag && !token.selfClosing;
            if (token.kind != TokenKind::StartTag)
                continue;
            style = token.tag == Tag::Style;
            tag(token, svg);
            if (!token.selfClosing || !svg)
                m_tokenizer.setContent(contentBehind(token.tag));
        }
    }

private:
    void styleText(qsizetype begin, qsizetype end)
    {
        UrlHolder holder;
        holder.shape = HolderShape::Css;
        holder.kind = LinkKind::Resource;
        holder.tag = Tag::Style;
        holder.value = m_text.sliced(begin, end - begin);
        holder.begin = begin;
        holder.end = end;
        m_sink(holder);
    }

    void give(const Token &token, const Attribute &attribute, HolderShape shape, LinkKind kind, bool isHint = false)
    {
        UrlHolder holder;
        holder.shape = shape;
        holder.kind = kind;
        holder.tag = token.tag;
        holder.attribute = attribute.name;
        holder.value = m_tokenizer.value(attribute);
        holder.begin = attribute.written.data() - m_text.data();
        holder.end = holder.begin + attribute.written.size();
        const char before = holder.begin > 0 ? m_text[holder.begin - 1] : '\0';
        holder.quote = before == '"' || before == '\'' ? before : '\0';
        holder.plain = attribute.plain;
        holder.isBase = token.tag == Tag::Base;
        holder.isIntegrity = attribute.name == "integrity";
        holder.isHint = isHint;
        if (!attribute.written.isNull() && !(shape == HolderShape::Url && attribute.written.isEmpty()))
            m_sink(holder);
    }

    void tag(const Token &token, bool svg)
    {
        for (const Attribute &attribute : token.attributes) {
            if (attribute.name == "integrity" && (token.tag == Tag::Link || token.tag == Tag::Script))
                give(token, attribute, HolderShape::Url, LinkKind::Metadata);
            if (attribute.id == Attr::None || attribute.id > Attr::XlinkHref)
                continue;
            if (attribute.id == Attr::Style)
                give(token, attribute, HolderShape::Css, LinkKind::Resource);
            else if (attribute.id == Attr::SrcDoc && token.tag == Tag::Iframe)
                give(token, attribute, HolderShape::Document, LinkKind::Resource);
            else if (token.tag == Tag::Link)
                linkElement(token, attribute);
            else if (token.tag == Tag::Meta)
                metaElement(token, attribute);
            else if (token.tag == Tag::Base && attribute.id == Attr::Href)
                give(token, attribute, HolderShape::Url, LinkKind::Metadata);
            else
                ruled(token, attribute, svg);
        }
    }

    void ruled(const Token &token, const Attribute &attribute, bool svg)
    {
        const bool href = attribute.id == Attr::Href || attribute.id == Attr::XlinkHref;
        LinkRule rule = svg && href ? svgRule(token.name, attribute.id) : htmlRule(token.tag, attribute.id);
        if (rule.shape == ValueShape::None && attribute.id == Attr::XlinkHref)
            rule = svgRule(token.name, attribute.id);
        if (const auto shape = shapeOf(rule.shape))
            give(token, attribute, *shape, rule.kind);
    }

    void linkElement(const Token &token, const Attribute &attribute)
    {
        if (attribute.id == Attr::ImageSrcset)
            give(token, attribute, HolderShape::Srcset, LinkKind::Resource);
        if (attribute.id != Attr::Href)
            return;
        const QByteArray rel = m_tokenizer.value(Attr::Rel).toByteArray().toLower();
        const bool hint = rel.contains("preconnect") || rel.contains("dns-prefetch");
        give(
            token, attribute, HolderShape::Url, parseRel(rel).resource ? LinkKind::Resource : LinkKind::Metadata, hint);
    }

    void metaElement(const Token &token, const Attribute &attribute)
    {
        if (attribute.id != Attr::Content)
            return;
        if (equalsLower(m_tokenizer.value(Attr::HttpEquiv), "refresh"))
            give(token, attribute, HolderShape::Refresh, LinkKind::Navigation);
        else if (isUrlProperty(trimmed(m_tokenizer.value(Attr::Property)))
            || isUrlProperty(trimmed(m_tokenizer.value(Attr::Name))))
            give(token, attribute, HolderShape::Url, LinkKind::Metadata);
    }

    const QByteArrayView m_text;
    const std::function<void(const UrlHolder &)> &m_sink;
    Tokenizer m_tokenizer;
};

/// As a string of a style sheet, without its quotes (CSS Syntax 4.3.5).
QByteArray cssString(const QByteArray &url)
{
    QByteArray text;
    for (const char c : url) {
        if (c == '"' || c == '\\')
            text += '\\';
        if (c == '\n' || c == '\r' || c == '\f')
            text += "\\" + QByteArray::number(int(c), 16) + ' ';
        else
            text += c;
    }
    return '"' + text + '"';
}

QByteArray escaped(const QByteArray &value, char quote)
{
    QByteArray text;
    text.reserve(value.size() + 16);
    for (const char c : value) {
        if (c == '&')
            text += "&amp;";
        else if (c == '"' && quote == '"')
            text += "&quot;";
        else if (c == '\'' && quote == '\'')
            text += "&#39;";
        else
            text += c;
    }
    return text;
}

QByteArray rewriteDocument(QByteArrayView text, const UrlRewriter &rewrite, int nested)
{
    QByteArray out;
    out.reserve(text.size() + text.size() / 8);
    qsizetype done = 0;
    forEachUrlHolder(text, [&](const UrlHolder &holder) {
        QByteArray value;
        if (holder.isBase || holder.isIntegrity)
            value = QByteArray();
        else if (holder.shape == HolderShape::Document)
            value = nested < MostNested ? rewriteDocument(holder.value, rewrite, nested + 1) : QByteArray();
        else if (holder.isHint)
            return;
        else
            value = rewriteUrls(holder.shape, holder.value, holder.kind, rewrite);
        if (value == holder.value)
            return;
        out += text.sliced(done, holder.begin - done);
        done = holder.end;
        if (holder.attribute.isEmpty())
            out += value;
        else if (holder.quote == 0)
            out += '"' + escaped(value, '"') + '"';
        else
            out += escaped(value, holder.quote);
    });
    out += text.sliced(done);
    return out;
}

} // namespace

Content contentBehind(Tag tag)
{
    switch (tag) {
    case Tag::Script:
        return Content::Script;
    case Tag::Style:
    case Tag::Xmp:
    case Tag::Iframe:
    case Tag::Noembed:
    case Tag::Noframes:
        return Content::RawText;
    case Tag::Title:
    case Tag::Textarea:
        return Content::Rcdata;
    case Tag::Plaintext:
        return Content::PlainText;
    default:
        return Content::Data;
    }
}

void forEachUrlHolder(QByteArrayView text, const std::function<void(const UrlHolder &)> &sink)
{
    HolderReader(text, sink).run();
}

void forEachUrlIn(HolderShape shape, QByteArrayView value, const std::function<void(const UrlInValue &)> &sink)
{
    const auto giveView = [&](QByteArrayView url) {
        const qsizetype begin = url.data() - value.data();
        if (!url.isEmpty())
            sink({url, begin, begin + url.size()});
    };
    switch (shape) {
    case HolderShape::Url:
        giveView(trimmed(value));
        return;
    case HolderShape::Tokens:
        forEachToken(value, giveView);
        return;
    case HolderShape::Commas:
        for (QByteArrayView rest = value; !rest.isEmpty();) {
            const qsizetype comma = rest.indexOf(',');
            forEachToken(comma < 0 ? rest : rest.first(comma), giveView);
            rest = comma < 0 ? QByteArrayView() : rest.sliced(comma + 1);
        }
        return;
    case HolderShape::Srcset:
        (void)parseSrcset(value, [&](const SrcsetCandidate &candidate) { giveView(candidate.url); });
        return;
    case HolderShape::Refresh:
        if (const auto refresh = parseRefresh(value))
            giveView(trimmed(refresh->url));
        return;
    case HolderShape::Css:
        forEachCssUrlAt(value, [&](const CssUrl &url) { sink({url.url, url.begin, url.end, url.isFunction}); });
        return;
    case HolderShape::Document:
        return;
    }
}

QByteArray rewriteUrls(HolderShape shape, QByteArrayView value, LinkKind kind, const UrlRewriter &rewrite)
{
    QByteArray out;
    qsizetype done = 0;
    forEachUrlIn(shape, value, [&](const UrlInValue &url) {
        const auto now = rewrite(url.url, kind);
        if (!now || url.begin < done)
            return;
        out += value.sliced(done, url.begin - done);
        done = url.end;
        if (shape == HolderShape::Css)
            out += url.cssFunction ? QByteArray("url(" + cssString(*now) + ')') : cssString(*now);
        else
            out += *now;
    });
    out += value.sliced(done);
    return out;
}

QByteArray rewriteCss(QByteArrayView css, const UrlRewriter &rewrite)
{
    return rewriteUrls(HolderShape::Css, css, LinkKind::Resource, rewrite);
}

QByteArray rewriteHtml(QByteArrayView text, const UrlRewriter &rewrite)
{
    return rewriteDocument(text, rewrite, 0);
}

} // namespace argiope::html
