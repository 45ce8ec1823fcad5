#include "core/sitemap/sitemapjudge.h"

#include "core/sitemap/sitemapdecoder.h"
#include "core/sitemap/sitemaprules.h"

#include <QHash>
#include <QSet>

#include <libxml/parser.h>
#include <libxml/xmlerror.h>

#include <array>
#include <mutex>
#include <vector>

namespace argiope::sitemap {
namespace detail {

struct ParserCloser
{
    void operator()(xmlParserCtxt *parser) const { xmlFreeParserCtxt(parser); }
};

} // namespace detail

namespace {

constexpr qsizetype MostHead = 4096; ///< as far as the XML declaration is looked for
constexpr qsizetype MostText = 4096; ///< of an element's text
constexpr qsizetype MostEvidence = 150;
constexpr size_t MostOpen = 256;
constexpr qsizetype MostSpaces = 64; ///< that are told apart
constexpr size_t MostMembers = 24;
constexpr int MostNews = 1000; ///< of a sitemap

QByteArrayView view(const xmlChar *text)
{
    return text ? QByteArrayView(reinterpret_cast<const char *>(text)) : QByteArrayView();
}

QByteArray prefixed(QByteArrayView prefix, QByteArrayView local)
{
    return prefix.isEmpty() ? local.toByteArray() : prefix.toByteArray() + ':' + local;
}

const char *usualPrefix(Vocabulary vocabulary)
{
    switch (vocabulary) {
    case Vocabulary::Image:
        return "image";
    case Vocabulary::Video:
        return "video";
    case Vocabulary::News:
        return "news";
    case Vocabulary::Xhtml:
        return "xhtml";
    case Vocabulary::Core:
    case Vocabulary::None:
        break;
    }
    return "";
}

bool isUtf8(const QByteArray &encoding)
{
    const QByteArray lower = encoding.toLower();
    return lower.isEmpty() || lower == "utf-8" || lower == "utf8" || lower == "us-ascii" || lower == "ascii";
}

/// Of errors of characters and references nothing follows for what is within what.
bool isLocal(const xmlError &error)
{
    switch (error.code) {
    case XML_ERR_NAME_REQUIRED:
        return QByteArrayView(error.message).contains("EntityRef");
    case XML_ERR_ENTITYREF_SEMICOL_MISSING:
    case XML_ERR_UNDECLARED_ENTITY:
    case XML_WAR_UNDECLARED_ENTITY:
    case XML_ERR_INVALID_CHARREF:
    case XML_ERR_INVALID_DEC_CHARREF:
    case XML_ERR_INVALID_HEX_CHARREF:
    case XML_ERR_INVALID_CHAR:
    case XML_ERR_INVALID_ENCODING:
    case XML_ERR_RESERVED_XML_NAME:
        return true;
    default:
        return error.domain == XML_FROM_NAMESPACE;
    }
}

} // namespace

struct SitemapJudge::Impl
{
    struct Open
    {
        QByteArray name; ///< as written
        const Holder *holder = nullptr;
        const Member *member = nullptr; ///< what it is in the element around it
        Vocabulary vocabulary = Vocabulary::None;
        Place place;
        QByteArray text;
        std::array<quint16, MostMembers> counts{};
    };
    struct Note
    {
        QByteArrayList told;
        int count = 0;
    };
    enum class Root : quint8 { None, Sitemap, Feed, Foreign };

    void begin(bool atEnd);
    void parse(QByteArrayView bytes);
    void note(const char *check, const Place &place, const QByteArray &what);
    void noteSpace(const Place &place, const QByteArray &what);
    void error(const xmlError &error);
    [[nodiscard]] Place inFile(Place place) const;
    [[nodiscard]] Place here() const;
    void root(QByteArrayView local, QByteArrayView space);
    void start(
        QByteArrayView local, QByteArrayView prefix, QByteArrayView space, const xmlChar **attributes, int count);
    [[nodiscard]] Vocabulary judgeSpace(QByteArrayView local, QByteArrayView prefix, QByteArrayView space);
    void judgePlace(Open &element, QByteArrayView local);
    void end();
    void judgeValue(Open &element);
    void judgeMembers(const Open &holder);

    static void onStart(void *self, const xmlChar *local, const xmlChar *prefix, const xmlChar *space, int spaces,
        const xmlChar **declared, int attributes, int defaulted, const xmlChar **values);
    static void onEnd(void *self, const xmlChar *local, const xmlChar *prefix, const xmlChar *space);
    static void onText(void *self, const xmlChar *text, int bytes);
    static void onError(void *self, xmlError *error);

    QByteArray head; ///< held back until the declaration is there
    bool begun = false;
    std::unique_ptr<xmlParserCtxt, detail::ParserCloser> parser;
    Place before{1, 1}; ///< where the parser's text begins
    std::vector<Open> open;
    int skipped = 0; ///< open elements of other vocabularies, and what they hold
    int news = 0; ///< entries of news
    QByteArray pageLoc;
    QSet<QByteArray> spaces; ///< that were told of
    Root kind = Root::None;
    bool structured = true; ///< it is known what is within what
    QHash<QByteArray, Note> notes;
    std::vector<const char *> order; ///< literals
};

void SitemapJudge::Impl::note(const char *check, const Place &place, const QByteArray &what)
{
    Note &note = notes[check];
    if (note.count++ == 0)
        order.push_back(check);
    if (note.told.size() < MostTold)
        note.told.append(placed(place, what.left(MostEvidence)));
}

/// Each once: a wrong namespace concerns every element.
void SitemapJudge::Impl::noteSpace(const Place &place, const QByteArray &what)
{
    if (spaces.size() < MostSpaces && !spaces.contains(what)) {
        spaces.insert(what);
        note("sitemap-namespace", place, what);
    }
}

/// The bytes before the declaration, and its encoding.
void SitemapJudge::Impl::begin(bool atEnd)
{
    QByteArrayView text = head;
    const bool wide = text.startsWith("\xFF\xFE") || text.startsWith("\xFE\xFF")
        || (text.size() >= 2 && ((text[0] == '<' && text[1] == '\0') || (text[0] == '\0' && text[1] == '<')));
    if (wide) {
        note("sitemap-encoding", before, "UTF-16");
    } else {
        constexpr QByteArrayView mark("\xEF\xBB\xBF");
        if (text.startsWith(mark)) {
            note("sitemap-bom", before, "EF BB BF");
            text = text.sliced(mark.size());
        }
        // A second mark is what a program leaves that puts files together.
        qsizetype blank = 0;
        while (blank < text.size()
            && (QByteArrayView(" \t\r\n").contains(text[blank]) || text.sliced(blank).startsWith(mark)))
            blank += text.sliced(blank).startsWith(mark) ? mark.size() : 1;
        const QByteArrayView rest = text.sliced(blank);
        const bool declares
            = rest.startsWith("<?xml") && rest.size() > 5 && QByteArrayView(" \t\r\n").contains(rest[5]);
        if (!atEnd && text.size() < MostHead && (rest.size() < 6 || (declares && !rest.contains('>'))))
            return;
        if (!rest.isEmpty() && rest.front() != '<')
            kind = Root::Foreign; // a list of URLs
        if (blank > 0 && (declares || text.first(blank).contains('\xEF'))) {
            note("sitemap-leading-space", before, QByteArray::number(blank) + (blank == 1 ? " byte" : " bytes"));
            before.advance(text.first(blank));
            text = rest;
        }
        if (declares) {
            const QByteArray encoding = declaredEncoding(rest.first(rest.indexOf('>') + 1));
            if (!isUtf8(encoding))
                note("sitemap-encoding", before, encoding);
        }
    }
    begun = true;
    static std::once_flag once;
    std::call_once(once, xmlInitParser);
    xmlSAXHandler handler{};
    handler.initialized = XML_SAX2_MAGIC;
    handler.startElementNs = onStart;
    handler.endElementNs = onEnd;
    handler.characters = onText;
    handler.ignorableWhitespace = onText;
    handler.cdataBlock = onText;
    handler.serror = reinterpret_cast<xmlStructuredErrorFunc>(onError);
    parser.reset(xmlCreatePushParserCtxt(&handler, this, nullptr, 0, nullptr));
    if (parser)
        xmlCtxtUseOptions(parser.get(), XML_PARSE_RECOVER | XML_PARSE_NONET);
    parse(text);
    head.clear();
}

void SitemapJudge::Impl::parse(QByteArrayView bytes)
{
    constexpr qsizetype piece = 64 * 1024;
    while (parser && !bytes.isEmpty() && kind != Root::Foreign) {
        const QByteArrayView now = bytes.first(std::min(bytes.size(), piece));
        (void)xmlParseChunk(parser.get(), now.data(), int(now.size()), 0);
        bytes = bytes.sliced(now.size());
    }
}

/// What the parser counts from where its text begins.
Place SitemapJudge::Impl::inFile(Place place) const
{
    if (place.line == 1)
        place.column += before.column - 1;
    place.line += before.line - 1;
    return place;
}

/// Where the tag that is being told of begins: the parser has read to its end, and no "<" can be within it.
Place SitemapJudge::Impl::here() const
{
    const xmlParserInput *const input = parser ? parser->input : nullptr;
    if (!input)
        return before;
    const xmlChar *at = input->cur;
    while (at > input->base && *at != '<')
        --at;
    const QByteArrayView tag(reinterpret_cast<const char *>(at), input->cur - at);
    Place place{input->line, 0};
    place.line -= int(std::count(tag.begin(), tag.end(), '\n'));
    if (tag.contains('\n')) {
        const xmlChar *line = at;
        while (line > input->base && line[-1] != '\n')
            --line;
        Place within{1, 1};
        within.advance(QByteArrayView(reinterpret_cast<const char *>(line), at - line));
        place.column = within.column;
    } else {
        Place within{1, 1};
        within.advance(tag);
        place.column = std::max(input->col - within.column + 1, 1);
    }
    return inFile(place);
}

void SitemapJudge::Impl::error(const xmlError &error)
{
    // One element that is not ended is told of by every other one.
    if (error.level == XML_ERR_WARNING || kind == Root::Foreign || !structured)
        return;
    const Place place = inFile({std::max(error.line, 1), std::max(error.int2, 1)});
    if (error.domain == XML_FROM_NAMESPACE) {
        noteSpace(place,
            error.code == XML_NS_ERR_UNDEFINED_NAMESPACE && error.str1
                ? "xmlns:" + QByteArray(error.str1) + " is not declared"
                : QByteArray(error.message).trimmed());
        return;
    }
    if (error.code == XML_ERR_INVALID_ENCODING || error.code == XML_ERR_UNKNOWN_ENCODING
        || error.code == XML_ERR_UNSUPPORTED_ENCODING || error.code == XML_I18N_CONV_FAILED
        || QByteArrayView(error.message).startsWith("Input is not proper UTF-8")) {
        note("sitemap-encoding", place, QByteArray(error.message).trimmed().split('\n').constFirst());
        return;
    }
    const bool reference = error.code == XML_ERR_ENTITYREF_SEMICOL_MISSING
        || (error.code == XML_ERR_NAME_REQUIRED && QByteArrayView(error.message).contains("EntityRef"));
    note("sitemap-xml-error", place,
        reference ? QByteArray("& must be written as &amp;") : QByteArray(error.message).trimmed());
    structured = structured && isLocal(error);
}

void SitemapJudge::Impl::root(QByteArrayView local, QByteArrayView space)
{
    const QByteArray lower = local.toByteArray().toLower();
    if (lower == "rss" || lower == "rdf" || lower == "feed") {
        kind = Root::Feed;
        if (lower == "feed" && space != "http://www.w3.org/2005/Atom" && space != "http://purl.org/atom/ns#")
            noteSpace(here(), "xmlns=\"" + space + "\" instead of \"http://www.w3.org/2005/Atom\"");
        return;
    }
    const bool known = lower == "urlset" || lower == "sitemapindex" || lower == "url" || lower == "sitemap";
    kind = known ? Root::Sitemap : Root::Foreign;
    if (!known)
        xmlStopParser(parser.get());
}

/// What the element is meant to be of; told of where it says something else.
Vocabulary SitemapJudge::Impl::judgeSpace(QByteArrayView local, QByteArrayView prefix, QByteArrayView space)
{
    if (const Vocabulary known = vocabularyOf(space); known != Vocabulary::None)
        return known;
    const Vocabulary meant = vocabularyMeant(prefix, local);
    const bool undeclared = space.isEmpty() && !prefix.isEmpty(); // the parser has said so
    if (meant == Vocabulary::None || undeclared)
        return meant;
    // An element without a prefix is of the namespace around it, whatever it is called.
    const Vocabulary wanted = prefix.isEmpty() ? Vocabulary::Core : meant;
    const QByteArray attribute = prefix.isEmpty() ? QByteArray("xmlns") : "xmlns:" + prefix;
    const QByteArray right = '"' + QByteArray(spaceOf(wanted)) + '"';
    noteSpace(here(),
        space.isEmpty() ? QByteArray(attribute + '=' + right + " is missing")
                        : QByteArray(attribute + "=\"" + space + "\" instead of " + right));
    return wanted;
}

void SitemapJudge::Impl::start(
    QByteArrayView local, QByteArrayView prefix, QByteArrayView space, const xmlChar **attributes, int count)
{
    if (kind == Root::None)
        root(local, space);
    if (kind != Root::Sitemap || !structured)
        return;
    if (skipped > 0 || open.size() >= MostOpen) {
        ++skipped;
        return;
    }
    const Vocabulary vocabulary = judgeSpace(local, prefix, space);
    if (vocabulary == Vocabulary::None && !open.empty()) {
        ++skipped;
        return;
    }
    Open element;
    element.name = prefixed(prefix, local);
    element.vocabulary = vocabulary;
    element.place = here();
    element.holder = holderOf(vocabulary, local);
    judgePlace(element, local);
    const auto value = [attributes, count](QByteArrayView wanted) {
        for (int i = 0; i < count; ++i) {
            const xmlChar **const one = attributes + qsizetype(i) * 5; // name, prefix, namespace, begin, end
            if (view(one[0]) == wanted && !one[1])
                return QByteArrayView(reinterpret_cast<const char *>(one[3]), one[4] - one[3]).trimmed();
        }
        return QByteArrayView();
    };
    if (const char *bad = badAttribute(vocabulary, local, value)) {
        const QByteArrayView written = value(bad);
        note("sitemap-bad-attribute", element.place,
            '<' + element.name + "> " + bad + (written.isEmpty() ? QByteArray(" is missing") : "=\"" + written + '"'));
    }
    if (element.vocabulary == Vocabulary::Core && local == "url")
        pageLoc.clear();
    if (element.vocabulary == Vocabulary::News && local == "news" && ++news == MostNews + 1)
        note("sitemap-many-tags", element.place,
            "more than " + QByteArray::number(MostNews) + " <" + element.name + "> in one sitemap");
    open.push_back(std::move(element));
}

void SitemapJudge::Impl::judgePlace(Open &element, QByteArrayView local)
{
    if (open.empty()) {
        const bool isRoot = element.holder && *element.holder->within == '\0';
        if (!isRoot)
            note("sitemap-unknown-tag", element.place, '<' + element.name + "> at the root");
        return;
    }
    Open &around = open.back();
    const QByteArray name = element.vocabulary == around.vocabulary ? local.toByteArray()
                                                                    : prefixed(usualPrefix(element.vocabulary), local);
    const auto members = around.holder ? membersOf(*around.holder) : std::span<const Member>();
    const auto member
        = std::find_if(members.begin(), members.end(), [&name](const Member &one) { return name == one.name; });
    if (member == members.end()) {
        note("sitemap-unknown-tag", element.place, '<' + element.name + "> in <" + around.name + '>');
        return;
    }
    element.member = &*member;
    quint16 &seen = around.counts[size_t(member - members.begin())];
    seen = quint16(std::min(seen + 1, 0xFFFF));
    if (member->most > 0 && seen == member->most + 1)
        note("sitemap-many-tags", element.place,
            (member->most == 1 ? QByteArray("second") : "more than " + QByteArray::number(member->most)) + " <"
                + element.name + "> in <" + around.name + '>');
}

void SitemapJudge::Impl::judgeValue(Open &element)
{
    if (!element.member || element.holder)
        return;
    const QByteArray value = element.text.trimmed();
    Open *const around = open.size() > 1 ? &open[open.size() - 2] : nullptr;
    const bool isLastmod = element.vocabulary == Vocabulary::Core && qstrcmp(element.member->name, "lastmod") == 0;
    if (value.isEmpty()) {
        if (element.member->required && around && around->holder) // as if it were not there
            around->counts[size_t(element.member - membersOf(*around->holder).data())] = 0;
        else if (element.member->fits || isLastmod)
            note("sitemap-bad-value", element.place, '<' + element.name + "> is empty");
        return;
    }
    if (element.member->fits && !element.member->fits(value))
        note("sitemap-bad-value", element.place, '<' + element.name + "> " + value);
    const QByteArrayView name = element.member->name;
    if (element.vocabulary == Vocabulary::Core && name == "loc")
        pageLoc = value;
    else if (element.vocabulary == Vocabulary::Video && (name == "content_loc" || name == "player_loc")
        && value == pageLoc)
        note("sitemap-bad-value", element.place, '<' + element.name + "> is the page itself: " + value);
}

void SitemapJudge::Impl::judgeMembers(const Open &holder)
{
    const auto members = membersOf(*holder.holder);
    const auto has = [&](QByteArrayView name) {
        for (size_t i = 0; i < members.size(); ++i) {
            if (name == members[i].name)
                return holder.counts[i] > 0;
        }
        return false;
    };
    const auto miss = [&](const QByteArray &what) {
        note("sitemap-missing-tag", holder.place, '<' + holder.name + "> without " + what);
    };
    for (size_t i = 0; i < members.size(); ++i) {
        if (members[i].required && holder.counts[i] == 0)
            miss('<' + prefixed(usualPrefix(holder.vocabulary), members[i].name) + '>');
    }
    if (holder.vocabulary == Vocabulary::Video && !has("content_loc") && !has("player_loc"))
        miss("<video:content_loc> or <video:player_loc>");
}

void SitemapJudge::Impl::end()
{
    if (kind != Root::Sitemap || !structured)
        return;
    if (skipped > 0) {
        --skipped;
        return;
    }
    if (open.empty())
        return;
    judgeValue(open.back());
    if (open.back().holder)
        judgeMembers(open.back());
    open.pop_back();
}

void SitemapJudge::Impl::onStart(void *self, const xmlChar *local, const xmlChar *prefix, const xmlChar *space,
    int /*spaces*/, const xmlChar ** /*declared*/, int attributes, int /*defaulted*/, const xmlChar **values)
{
    static_cast<Impl *>(self)->start(view(local), view(prefix), view(space), values, attributes);
}

void SitemapJudge::Impl::onEnd(void *self, const xmlChar * /*local*/, const xmlChar * /*prefix*/, const xmlChar * /*s*/)
{
    static_cast<Impl *>(self)->end();
}

void SitemapJudge::Impl::onText(void *self, const xmlChar *text, int bytes)
{
    auto &judge = *static_cast<Impl *>(self);
    if (judge.kind != Root::Sitemap || judge.skipped > 0 || judge.open.empty() || judge.open.back().holder)
        return;
    QByteArray &into = judge.open.back().text;
    into.append(reinterpret_cast<const char *>(text), std::min<qsizetype>(bytes, MostText - into.size()));
}

void SitemapJudge::Impl::onError(void *self, xmlError *error)
{
    if (error)
        static_cast<Impl *>(self)->error(*error);
}

SitemapJudge::SitemapJudge()
    : m_impl(std::make_unique<Impl>())
{
}

SitemapJudge::~SitemapJudge() = default;

void SitemapJudge::feed(QByteArrayView unpacked)
{
    Impl &d = *m_impl;
    if (d.begun) {
        d.parse(unpacked);
        return;
    }
    d.head.append(unpacked);
    d.begin(false);
}

void SitemapJudge::finish(bool whole, const Sink &sink)
{
    Impl &d = *m_impl;
    if (!d.begun)
        d.begin(true);
    if (d.parser && whole && d.kind != Impl::Root::Foreign)
        (void)xmlParseChunk(d.parser.get(), nullptr, 0, 1);
    if (d.kind != Impl::Root::Sitemap && d.kind != Impl::Root::Feed)
        return;
    for (const char *check : d.order) {
        const Impl::Note &note = d.notes[check];
        for (qsizetype i = 0; i < note.told.size(); ++i) {
            const bool last = i == note.told.size() - 1;
            sink(check, note.told[i], last ? note.count - int(i) : 1);
        }
    }
}

} // namespace argiope::sitemap
