#pragma once

#include "ui/source/sourcepage.h"

#include <QPlainTextEdit>

#include <memory>
#include <vector>

class QTextDocument;

namespace argiope::sourceview {

/// Shows a page: read-only, in colours, with links that can be followed and matches that are marked. What is out of
/// sight costs nothing: colours are given to the lines that are seen, as they come into sight.
class SourceEdit : public QPlainTextEdit
{
    Q_OBJECT
public:
    explicit SourceEdit(QWidget *parent = nullptr);
    ~SourceEdit() override;

    /// A page and the document that was made of its shownText(); null: nothing.
    struct Content
    {
        std::shared_ptr<const SourcePage> page;
        std::shared_ptr<QTextDocument> document;
    };
    /// On any thread; the document belongs to the UI thread then.
    [[nodiscard]] static Content contentOf(SourcePage page, const QFont &font);
    void showContent(Content content);
    [[nodiscard]] std::shared_ptr<const SourcePage> sharedPage() const { return m_content.page; }

    /// Places of the page's text, all as long as `length`.
    void setMatches(std::vector<qsizetype> places, qsizetype length);
    /// Goes to the next match behind the cursor, or before it, round the end. The number of the one it is at, from 1;
    /// 0: there is none.
    int toMatch(bool backwards);
    /// To the first one that is not before what is in sight.
    int toFirstMatch();

Q_SIGNALS:
    void linkFollowed(const QByteArray &url);

protected:
    void mouseMoveEvent(QMouseEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    [[nodiscard]] QMimeData *createMimeDataFromSelection() const override;

private:
    void colour(); ///< what is in sight
    void addColours(QList<QTextEdit::ExtraSelection> &selections, qsizetype from, qsizetype to) const;
    [[nodiscard]] QTextEdit::ExtraSelection selection(qsizetype begin, qsizetype end) const;
    [[nodiscard]] QByteArray linkAt(qsizetype place) const;
    [[nodiscard]] QByteArray linkUnder(const QPoint &position) const;
    int goTo(size_t match);

    Content m_content;
    std::vector<qsizetype> m_matches;
    qsizetype m_matchLength = 0;
    int m_current = -1; ///< of m_matches
    QPoint m_pressed;
    bool m_colouring = false;
};

} // namespace argiope::sourceview
