#include "core/text/articlefinder.h"

#include "core/markup/bytes.h"
#include "core/text/contentwords.h"
#include "core/text/innertext.h"
#include "core/text/rendering.h"

#include <QSet>
#include <QStringList>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <numeric>

namespace argiope::text {

namespace {

constexpr int EnoughText = 500; ///< characters: with less of it the next attempt is less strict
constexpr int LeastParagraph = 25; ///< characters of one that counts
constexpr int ScoredLevels = 5; ///< of what stands around a paragraph
constexpr size_t Candidates = 5;

bool isAmong(QByteArrayView name, std::initializer_list<const char *> names)
{
    return std::any_of(names.begin(), names.end(), [name](const char *one) { return name == one; });
}

/// The words of a text in lower case, without punctuation.
QStringList wordsOf(const QByteArray &text)
{
    QString letters = QString::fromUtf8(text).toLower();
    for (QChar &c : letters) {
        if (!c.isLetterOrNumber() && !c.isMark() && !c.isSurrogate())
            c = u' ';
    }
    return letters.split(u' ', Qt::SkipEmptyParts);
}

/// The share of the second text's letters that is in words of the first one.
double likenessOf(const QByteArray &first, const QByteArray &second)
{
    const QStringList known = wordsOf(first);
    const QSet<QString> all(known.begin(), known.end());
    qsizetype letters = 0;
    qsizetype others = 0;
    const QStringList words = wordsOf(second);
    for (const QString &word : words) {
        letters += word.size() + 1;
        others += all.contains(word) ? 0 : word.size() + 1;
    }
    return letters == 0 || all.isEmpty() ? 0 : 1 - double(others) / double(letters);
}

/// Whether a sentence ends in it.
bool hasSentence(const QByteArray &text)
{
    return text.contains(". ") || text.endsWith('.') || text.contains("\xE3\x80\x82") || text.contains(".\n");
}

} // namespace

ArticleFinder::ArticleFinder(const dom::Document &document)
    : m_document(document)
    , m_nodes(document)
    , m_body(bodyOf(document).isNull() ? -1 : bodyOf(document).number())
    , m_scores(size_t(document.size()))
    , m_scored(size_t(document.size()))
    , m_tables(size_t(document.size()))
{
    for (Number node = 1; node < m_nodes.size(); ++node) {
        if (m_nodes.is(node, "title") && m_title.isEmpty())
            m_title = textContent(m_nodes.view(node)).simplified();
        if (!m_nodes.is(node, "meta"))
            continue;
        QByteArray name = attributeOf(m_nodes.view(node), "name").toByteArray().toLower();
        name += attributeOf(m_nodes.view(node), "property").toByteArray().toLower();
        m_hasAuthor = m_hasAuthor
            || isAmong(
                name, {"author", "dc:creator", "dc.creator", "dcterm:creator", "article:author", "parsely-author"});
    }
}

QByteArray ArticleFinder::run()
{
    if (m_body < 0)
        return {};
    static constexpr Strictness levels[]
        = {{true, true, true}, {false, true, true}, {false, false, true}, {false, false, false}};
    QByteArray longest;
    for (const Strictness &level : levels) {
        m_strict = level;
        QByteArray text = attempt();
        if (QString::fromUtf8(text).size() >= EnoughText)
            return text;
        if (text.size() > longest.size())
            longest = std::move(text);
    }
    return longest.isEmpty() ? plainText(m_document) : longest;
}

QByteArray ArticleFinder::attempt()
{
    m_nodes.restore();
    leaveOutBeside();
    m_nodes.count();
    score();
    const Number top = best();
    std::vector<Number> parts = top == m_body ? std::vector<Number>{m_body} : withSiblings(top);
    clean(parts);
    return textOf(parts);
}

bool ArticleFinder::isWithin(Number node, const char *name, int levels) const
{
    for (Number above = m_nodes.parent(node); above > 0; above = m_nodes.parent(above)) {
        if (m_nodes.is(above, name))
            return true;
        if (--levels == 0)
            return false;
    }
    return false;
}

bool ArticleFinder::isBeside(Number node) const
{
    const dom::NodeView one = m_nodes.view(node);
    const QByteArray role = attributeOf(one, "role").toByteArray().trimmed().toLower();
    const QByteArray names = m_nodes.names(node);
    if (attributeOf(one, "aria-modal") == "true" && role == "dialog")
        return true;
    if (one.name() == "rt" || one.name() == "rtc")
        return true; // how the base text is read
    // A page below a dialog is hidden as long as that is open, and the base of ruby where its reading is to be heard.
    if (attributeOf(one, "aria-hidden") == "true" && !names.contains("fallback-image") && !m_nodes.hasLandmark(node)
        && one.name() != "rb" && !isWithin(node, "ruby", 3))
        return true;
    if (!m_strict.names)
        return false;
    if (isAmong(role, {"menu", "menubar", "complementary", "navigation", "alert", "alertdialog", "dialog"}))
        return true;
    return soundsBeside(names) && node != m_body && one.name() != "a" && !isWithin(node, "table", 3)
        && !isWithin(node, "code", 3);
}

bool ArticleFinder::isByline(Number node) const
{
    const dom::NodeView one = m_nodes.view(node);
    const bool named = attributeOf(one, "rel") == "author" || attributeOf(one, "itemprop").contains("author")
        || soundsLikeByline(m_nodes.names(node));
    const int characters = m_nodes.totals(node).text;
    return named && characters > 0 && characters < 100;
}

bool ArticleFinder::repeatsTitle(Number node) const
{
    return (m_nodes.is(node, "h1") || m_nodes.is(node, "h2"))
        && likenessOf(m_title, textContent(m_nodes.view(node))) > 0.75;
}

void ArticleFinder::leaveOutBeside()
{
    bool byline = m_hasAuthor;
    bool title = m_title.isEmpty();
    for (Number node = m_body + 1; node < m_nodes.end(m_body);) {
        if (!m_nodes.isElement(node) || m_nodes.isLeftOut(node)) {
            ++node;
            continue;
        }
        bool leave = isBeside(node);
        if (!leave && !byline && isByline(node))
            leave = byline = true;
        if (!leave && !title && repeatsTitle(node))
            leave = title = true;
        if (leave)
            m_nodes.mark(node);
        node = leave ? m_nodes.end(node) : node + 1;
    }
}

/// What an element is worth by its kind, before any text in it counts.
double ArticleFinder::begin(Number node) const
{
    const QByteArrayView name = m_nodes.view(node).name();
    double score = 0;
    if (name == "div")
        score = 5;
    else if (isAmong(name, {"pre", "td", "blockquote"}))
        score = 3;
    else if (isAmong(name, {"address", "ol", "ul", "dl", "dd", "dt", "li", "form"}))
        score = -3;
    else if (isAmong(name, {"h1", "h2", "h3", "h4", "h5", "h6", "th"}))
        score = -5;
    return score + weight(node);
}

void ArticleFinder::scoreParagraph(Number from, int characters, int commas)
{
    if (characters < LeastParagraph)
        return;
    const double own = 1 + (commas + 1) + std::min(characters / 100, 3);
    int level = 0;
    for (Number node = from; node > 0 && level < ScoredLevels; node = m_nodes.parent(node), ++level) {
        if (!m_scored[size_t(node)]) {
            m_scored[size_t(node)] = 1;
            m_scores[size_t(node)] = begin(node);
        }
        m_scores[size_t(node)] += own / (level == 0 ? 1 : level == 1 ? 2 : level * 3);
    }
}

/// Texts that stand among blocks are paragraphs that nobody marked.
void ArticleFinder::scoreRuns(Number division)
{
    int characters = 0;
    int commas = 0;
    for (dom::NodeView child = m_nodes.view(division).firstChild();; child = child.nextSibling()) {
        const bool ends = child.isNull() || !m_nodes.isPhrasing(child.number());
        if (ends) {
            scoreParagraph(division, characters, commas);
            characters = commas = 0;
        } else if (!m_nodes.isLeftOut(child.number())) {
            characters += m_nodes.totals(child.number()).text;
            commas += m_nodes.totals(child.number()).commas;
        }
        if (child.isNull())
            return;
    }
}

void ArticleFinder::score()
{
    std::fill(m_scores.begin(), m_scores.end(), 0.0);
    std::fill(m_scored.begin(), m_scored.end(), quint8(0));
    for (Number node = m_body + 1; node < m_nodes.end(m_body); ++node) {
        const dom::NodeView one = m_nodes.view(node);
        if (!m_nodes.isElement(node) || m_nodes.isLeftOut(node))
            continue;
        const Totals &totals = m_nodes.totals(node);
        const QByteArrayView name = one.name();
        const bool paragraph = isAmong(name, {"section", "h2", "h3", "h4", "h5", "h6", "p", "td", "pre"})
            || (name == "div" && !m_nodes.hasBlocks(node));
        if (paragraph)
            scoreParagraph(m_nodes.parent(node), totals.text, totals.commas);
        else if (name == "div")
            scoreRuns(node);
    }
}

ArticleNodes::Number ArticleFinder::best()
{
    std::vector<Number> candidates;
    for (Number node = 1; node < m_nodes.size(); ++node) {
        if (!m_scored[size_t(node)] || m_nodes.isLeftOut(node))
            continue;
        m_scores[size_t(node)] *= 1 - m_nodes.totals(node).linkDensity();
        candidates.push_back(node);
    }
    std::stable_sort(candidates.begin(), candidates.end(),
        [this](Number a, Number b) { return m_scores[size_t(a)] > m_scores[size_t(b)]; });
    candidates.resize(std::min(candidates.size(), Candidates));
    if (candidates.empty() || candidates[0] <= m_body)
        return m_body;
    const Number top = climbed(shared(candidates[0], candidates));
    return top <= m_body ? m_body : top;
}

/// Where several places are almost as good as the best one, what is around most of them is meant.
ArticleNodes::Number ArticleFinder::shared(Number top, const std::vector<Number> &others) const
{
    std::vector<Number> close;
    for (size_t i = 1; i < others.size(); ++i) {
        if (m_scores[size_t(others[i])] >= 0.75 * m_scores[size_t(top)])
            close.push_back(others[i]);
    }
    if (close.size() < 3)
        return top;
    for (Number above = m_nodes.parent(top); above > m_body; above = m_nodes.parent(above)) {
        const auto within = std::count_if(
            close.begin(), close.end(), [this, above](Number one) { return one > above && one < m_nodes.end(above); });
        if (within >= 3)
            return above;
    }
    return top;
}

/// What is around it may have more of the text: then its score is higher, as are those of things around that have more
/// than one such part. What stands alone in an element is that element.
ArticleNodes::Number ArticleFinder::climbed(Number top) const
{
    double last = m_scores[size_t(top)];
    const double least = last / 3;
    for (Number above = m_nodes.parent(top); above > m_body; above = m_nodes.parent(above)) {
        if (!m_scored[size_t(above)])
            continue;
        const double score = m_scores[size_t(above)];
        if (score < least)
            break;
        if (score > last) {
            top = above;
            break;
        }
        last = score;
    }
    const auto standsAlone = [this](Number node) {
        int elements = 0;
        for (dom::NodeView child = m_nodes.view(m_nodes.parent(node)).firstChild(); !child.isNull();
             child = child.nextSibling())
            elements += child.kind() == dom::NodeKind::Element && !m_nodes.isLeftOut(child.number());
        return elements == 1;
    };
    while (m_nodes.parent(top) > m_body && standsAlone(top))
        top = m_nodes.parent(top);
    return top;
}

bool ArticleFinder::belongs(Number sibling, Number top) const
{
    if (sibling == top)
        return true;
    const QByteArrayView ownClass = attributeOf(m_nodes.view(sibling), "class");
    const bool sameClass = !ownClass.isEmpty() && ownClass == attributeOf(m_nodes.view(top), "class");
    const double topScore = m_scores[size_t(top)];
    const double bonus = sameClass ? topScore * 0.2 : 0;
    if (m_scored[size_t(sibling)] && m_scores[size_t(sibling)] + bonus >= std::max(10.0, topScore * 0.2))
        return true;
    if (!m_nodes.is(sibling, "p") && !(m_nodes.is(sibling, "div") && !m_nodes.hasBlocks(sibling)))
        return false;
    const Totals &totals = m_nodes.totals(sibling);
    const double density = totals.linkDensity();
    if (totals.text > 80)
        return density < 0.25;
    return totals.text > 0 && density == 0 && hasSentence(textContent(m_nodes.view(sibling)).simplified());
}

std::vector<ArticleNodes::Number> ArticleFinder::withSiblings(Number top) const
{
    std::vector<Number> parts;
    for (dom::NodeView child = m_nodes.view(m_nodes.parent(top)).firstChild(); !child.isNull();
         child = child.nextSibling()) {
        const Number one = child.number();
        if (child.kind() == dom::NodeKind::Element && !m_nodes.isLeftOut(one) && belongs(one, top))
            parts.push_back(one);
    }
    return parts;
}

QByteArray ArticleFinder::textOf(const std::vector<Number> &parts) const
{
    QByteArray text;
    for (const Number part : parts) {
        if (m_nodes.isLeftOut(part))
            continue;
        const QByteArray one = innerText(
            m_nodes.view(part), [this](const dom::NodeView &node) { return m_nodes.isLeftOut(node.number()); });
        if (!text.isEmpty() && !one.isEmpty())
            text += '\n';
        text += one;
    }
    return text;
}

} // namespace argiope::text
