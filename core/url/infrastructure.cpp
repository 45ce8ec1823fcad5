#include "core/url/infrastructure.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace argiope::url {

namespace {

using enum Infrastructure;
using Where = InfrastructureMark::Where;

constexpr InfrastructureMark Marks[] = {
    {None, Where::Within, "/cdn-cgi/image/"}, // pictures in other sizes are content
    {None, Where::Within, "/cdn-cgi/imagedelivery/"},
    {HiddenMail, Where::Within, "/cdn-cgi/l/email-protection"},
    {Network, Where::Within, "/cdn-cgi/"},
    {Network, Where::Within, "/_vercel/insights/"},
    {Network, Where::Within, "/_vercel/speed-insights/"},
    {Network, Where::Within, "/_incapsula_resource"},
    {Embed, Where::LastWithQuery, "oembed"},
    {Interface, Where::Segment, "wp-json"},
    {Interface, Where::Last, "xmlrpc.php"},
    {Interface, Where::Last, "admin-ajax.php"},
    {Interface, Where::Last, "wp-cron.php"},
    {Interface, Where::Last, "wp-trackback.php"},
    {Interface, Where::Last, "wp-comments-post.php"},
    {Interface, Where::LastOfSeveral, "trackback"},
    {Interface, Where::Last, "api.php"},
    {Interface, Where::Last, "rest.php"},
    {Interface, Where::Parameter, "rest_route"},
    {Interface, Where::Parameter, "wc-ajax"},
    {Embed, Where::LastOfSeveral, "embed"},
    {Feed, Where::LastOfSeveral, "feed"},
    {Feed, Where::Last, "rss.xml"},
    {Feed, Where::Last, "atom.xml"},
    {Feed, Where::Last, "feed.xml"},
    {Feed, Where::Last, "feed.json"},
    {Feed, Where::Last, "index.rdf"},
    {Feed, Where::Last, "feed.php"},
    {Feed, Where::Parameter, "feed"},
    {Feed, Where::Parameter, "format", "feed"},
    {Reply, Where::Parameter, "replytocom"},
    {Reply, Where::Parameter, "unapproved"},
    {Reply, Where::Parameter, "moderation-hash"},
    {Share, Where::Parameter, "share"},
    {Share, Where::Parameter, "like_comment"},
    {Cart, Where::Parameter, "add-to-cart"},
    {Cart, Where::Parameter, "add_to_cart"},
    {Cart, Where::Parameter, "add_to_wishlist"},
    {Cart, Where::Parameter, "add-to-wishlist"},
    {Cart, Where::Parameter, "add-to-compare"},
    {Cart, Where::Parameter, "remove_item"},
    {Cart, Where::Parameter, "undo_item"},
    {Print, Where::LastOfSeveral, "print"},
    {Print, Where::LastOfSeveral, "print.html"},
    {Print, Where::Parameter, "printable"},
    {Print, Where::Parameter, "print"},
    {Print, Where::Parameter, "print-posts"},
    {Print, Where::Parameter, "tmpl", "component"},
    {Print, Where::Parameter, "view", "print"},
    {Print, Where::Parameter, "format", "print"},
    {Preview, Where::Parameter, "preview", "true"},
    {Preview, Where::Parameter, "preview", "1"},
    {Preview, Where::Parameter, "preview_id"},
    {Preview, Where::Parameter, "preview_nonce"},
    {Preview, Where::Parameter, "customize_changeset_uuid"},
    {Preview, Where::Parameter, "elementor-preview"},
};

bool isSame(QByteArrayView text, const char *name)
{
    const QByteArrayView wanted(name);
    return text.size() == wanted.size() && text.compare(wanted, Qt::CaseInsensitive) == 0;
}

constexpr char lowerOf(char c)
{
    return c >= 'A' && c <= 'Z' ? char(c + ('a' - 'A')) : c;
}

/// Names of marks by their first letter and length, which tells nearly every other name from them: each link of a crawl
/// is asked about.
class KnownNames
{
public:
    explicit constexpr KnownNames(bool ofQuery)
    {
        for (const InfrastructureMark &mark : Marks) {
            const QByteArrayView text(mark.text);
            if (mark.where != Where::Within && (mark.where == Where::Parameter) == ofQuery)
                m_lengths[size_t(text[0])] |= quint64(1) << text.size();
        }
    }
    [[nodiscard]] bool mayHave(QByteArrayView name) const
    {
        return !name.isEmpty() && name.size() < 64
            && (m_lengths[uchar(lowerOf(name.front())) % m_lengths.size()] >> name.size() & 1) != 0;
    }

private:
    std::array<quint64, 128> m_lengths{};
};

/// Some part of the path begins as a mark does that stands within one; all of these begin with a slash.
bool mayHaveWithin(QByteArrayView path)
{
    constexpr size_t letters = 128;
    static constexpr auto seconds = [] { // bits by the first letter; two letters may share one
        std::array<quint64, letters> all{};
        for (const InfrastructureMark &mark : Marks) {
            if (mark.where == Where::Within)
                all[size_t(mark.text[1])] |= quint64(1) << (uchar(mark.text[2]) % 64);
        }
        return all;
    }();
    for (qsizetype at = 0; at + 2 < path.size(); ++at) {
        if (path[at] == '/'
            && (seconds[uchar(lowerOf(path[at + 1])) % letters] >> (uchar(lowerOf(path[at + 2])) % 64) & 1) != 0)
            return true;
    }
    return false;
}

/// `text`: in lower case.
bool hasWithin(QByteArrayView path, QByteArrayView text)
{
    const auto same = [](char c, char wanted) { return lowerOf(c) == wanted; };
    return std::search(path.begin(), path.end(), text.begin(), text.end(), same) != path.end();
}

/// The place of the first mark that fits the path; the table's size where none does.
size_t markOfPath(QByteArrayView path, bool hasQuery)
{
    static constexpr KnownNames names(false);
    size_t found = std::size(Marks);
    for (size_t i = mayHaveWithin(path) ? 0 : found; i < found && Marks[i].where == Where::Within; ++i) {
        if (hasWithin(path, Marks[i].text))
            found = i;
    }
    if (path.endsWith('/'))
        path.chop(1);
    qsizetype begin = path.startsWith('/') ? 1 : 0;
    for (const qsizetype start = begin; begin <= path.size();) {
        const qsizetype slash = path.indexOf('/', begin);
        const QByteArrayView part = path.sliced(begin, (slash < 0 ? path.size() : slash) - begin);
        for (size_t i = names.mayHave(part) ? 0 : found; i < found; ++i) {
            const Where where = Marks[i].where;
            const bool there = where == Where::Segment || (where == Where::Last && slash < 0)
                || (where == Where::LastWithQuery && slash < 0 && hasQuery)
                || (where == Where::LastOfSeveral && slash < 0 && begin > start);
            if (there && isSame(part, Marks[i].text))
                found = i;
        }
        if (slash < 0)
            break;
        begin = slash + 1;
    }
    return found;
}

size_t markOfQuery(QByteArrayView search)
{
    static constexpr KnownNames names(true);
    size_t found = std::size(Marks);
    for (qsizetype begin = 1; begin < search.size();) {
        const qsizetype ampersand = search.indexOf('&', begin);
        const qsizetype end = ampersand < 0 ? search.size() : ampersand;
        const QByteArrayView pair = search.sliced(begin, end - begin);
        const qsizetype equals = pair.indexOf('=');
        if (equals > 0 && equals + 1 < pair.size()) {
            for (size_t i = names.mayHave(pair.first(equals)) ? 0 : found; i < found; ++i) {
                if (Marks[i].where == Where::Parameter && isSame(pair.first(equals), Marks[i].text)
                    && (!Marks[i].value || isSame(pair.sliced(equals + 1), Marks[i].value)))
                    found = i;
            }
        }
        begin = end + 1;
    }
    return found;
}

} // namespace

const char *name(Infrastructure kind)
{
    static constexpr std::array names{
        "", "hidden_mail", "network", "interface", "embed", "feed", "reply", "share", "cart", "print", "preview"};
    static_assert(names.size() == size_t(InfrastructureCount));
    return names[size_t(kind)];
}

std::span<const InfrastructureMark> infrastructureMarks()
{
    return Marks;
}

Infrastructure infrastructureOf(const Url &url)
{
    if (!url.isHttp())
        return None;
    const bool hasQuery = url.search().size() > 1;
    const size_t mark
        = std::min(markOfPath(url.pathname(), hasQuery), hasQuery ? markOfQuery(url.search()) : std::size(Marks));
    return mark == std::size(Marks) ? None : Marks[mark].kind;
}

bool isService(Infrastructure kind)
{
    switch (kind) {
    case HiddenMail:
    case Network:
    case Interface:
    case Embed:
    case Reply:
    case Share:
    case Cart:
    case Preview: // who is not logged in gets an error
        return true;
    case None:
    case Feed:
    case Print:
        break;
    }
    return false;
}

} // namespace argiope::url
