#pragma once

#include "core/text/articlenodes.h"

#include <QByteArray>

#include <vector>

namespace argiope::text {

/// Looks for the nodes that the main text of a document stands in, at first strictly, then less and less so until there
/// is enough of it.
class ArticleFinder
{
public:
    /// The document outlives it.
    explicit ArticleFinder(const dom::Document &document);

    /// All of its text where nothing looks like its main one: "" only where it has none.
    [[nodiscard]] QByteArray run();

private:
    using Number = ArticleNodes::Number;
    struct Strictness
    {
        bool names = true; ///< what sounds like something else is left out
        bool weights = true; ///< names count where places are compared
        bool cleaning = true; ///< what looks like something else is left out of what was found
    };

    [[nodiscard]] QByteArray attempt();
    void leaveOutBeside();
    [[nodiscard]] bool isBeside(Number node) const;
    [[nodiscard]] bool isByline(Number node) const;
    [[nodiscard]] bool repeatsTitle(Number node) const;
    void score();
    void scoreRuns(Number division);
    void scoreParagraph(Number from, int characters, int commas);
    [[nodiscard]] double begin(Number node) const;
    [[nodiscard]] Number best();
    [[nodiscard]] Number shared(Number top, const std::vector<Number> &others) const;
    [[nodiscard]] Number climbed(Number top) const;
    [[nodiscard]] std::vector<Number> withSiblings(Number top) const;
    [[nodiscard]] bool belongs(Number sibling, Number top) const;
    void clean(const std::vector<Number> &parts);
    void cleanOf(const std::vector<Number> &parts, const char *name);
    [[nodiscard]] bool looksBeside(Number node, bool isList) const;
    [[nodiscard]] bool isWithin(Number node, const char *name, int levels) const;
    [[nodiscard]] bool isDataTable(Number table);
    [[nodiscard]] bool saysData(Number table) const;
    [[nodiscard]] bool isInData(Number node);
    [[nodiscard]] QByteArray textOf(const std::vector<Number> &parts) const;
    [[nodiscard]] int weight(Number node) const { return m_strict.weights ? m_nodes.weight(node) : 0; }

    const dom::Document &m_document;
    ArticleNodes m_nodes;
    Number m_body = -1;
    QByteArray m_title;
    Strictness m_strict;
    std::vector<double> m_scores;
    std::vector<quint8> m_scored;
    std::vector<qint8> m_tables; ///< 1: of data; -1: not; 0: nobody asked yet
    bool m_hasAuthor = false; ///< the head names one, so a line with one is part of the text
};

} // namespace argiope::text
