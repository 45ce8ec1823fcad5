#include "ui/source/sourceedit.h"

#include <QApplication>
#include <QFontDatabase>
#include <QMenu>
#include <QMimeData>
#include <QMouseEvent>
#include <QPlainTextDocumentLayout>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextDocument>
#include <QThread>

#include <algorithm>
#include <utility>

namespace argiope::sourceview {

using source::PieceKind;

namespace {

struct Colours
{
    QColor tag, name, value, link, comment, match, current, added, removed, addedWord, removedWord;
};

/// All of them at least 4.5:1 on the usual grounds.
const Colours &coloursFor(const QPalette &palette)
{
    static const Colours light{QColor(0x1a4f8b), QColor(0x7a3e00), QColor(0x1d6b2a), QColor(0x0a58ca), QColor(0x5f6368),
        QColor(0xfff1a8), QColor(0xffc24d), QColor(0xd9f2dc), QColor(0xf9dcdc), QColor(0x9ddfa8), QColor(0xf3aaaa)};
    static const Colours dark{QColor(0x8ab4f8), QColor(0xf2b880), QColor(0x9bd6a3), QColor(0x7fb0ff), QColor(0x9aa0a6),
        QColor(0x5c4f00), QColor(0x8a5a00), QColor(0x17402a), QColor(0x4d2323), QColor(0x23734a), QColor(0x8a3a3a)};
    return palette.color(QPalette::Base).lightness() < 128 ? dark : light;
}

} // namespace

SourceEdit::SourceEdit(QWidget *parent)
    : QPlainTextEdit(parent)
{
    setObjectName(QStringLiteral("sourceText"));
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(true);
    setMouseTracking(true);
    viewport()->setMouseTracking(true);
    connect(this, &QPlainTextEdit::updateRequest, this, [this](const QRect &, int scrolled) {
        if (scrolled != 0)
            colour();
    });
    connect(verticalScrollBar(), &QScrollBar::valueChanged, this, &SourceEdit::colour);
}

SourceEdit::~SourceEdit()
{
    setDocument(nullptr); // before the one that is shown goes
}

SourceEdit::Content SourceEdit::contentOf(SourcePage page, const QFont &font)
{
    Content content;
    auto *document = new QTextDocument;
    document->setUndoRedoEnabled(false);
    document->setDefaultFont(font);
    document->setDocumentLayout(new QPlainTextDocumentLayout(document));
    document->setPlainText(page.shownText());
    document->moveToThread(QApplication::instance()->thread());
    content.document = {document, [](QTextDocument *made) {
                            if (made->thread() == QThread::currentThread())
                                delete made;
                            else
                                made->deleteLater();
                        }};
    content.page = std::make_shared<const SourcePage>(std::move(page));
    return content;
}

void SourceEdit::showContent(Content content)
{
    m_matches.clear();
    m_current = -1;
    setExtraSelections({});
    setDocument(content.document.get()); // null: an empty one of its own
    std::swap(m_content, content); // the one that was shown goes now
    colour();
}

QTextEdit::ExtraSelection SourceEdit::selection(qsizetype begin, qsizetype end) const
{
    QTextEdit::ExtraSelection selection;
    selection.cursor = QTextCursor(document());
    const qsizetype last = std::max(document()->characterCount() - 1, 0);
    selection.cursor.setPosition(int(std::min(m_content.page->shownPlace(begin), last)));
    selection.cursor.setPosition(int(std::min(m_content.page->shownPlace(end - 1) + 1, last)), QTextCursor::KeepAnchor);
    return selection;
}

void SourceEdit::addColours(QList<QTextEdit::ExtraSelection> &selections, qsizetype from, qsizetype to) const
{
    const Colours &colours = coloursFor(palette());
    const SourcePage &page = *m_content.page;
    for (const ChangedLines &change : page.changes) {
        if (change.end <= from || change.begin >= to)
            continue;
        QTextEdit::ExtraSelection lines = selection(std::max(change.begin, from), std::min(change.end, to));
        lines.format.setBackground(change.added ? colours.added : colours.removed);
        selections.append(lines);
    }
    const auto isBehind = [](const ChangedLines &change, qsizetype place) { return change.end <= place; };
    for (auto it = std::lower_bound(page.words.begin(), page.words.end(), from, isBehind);
         it != page.words.end() && it->begin < to; ++it) {
        QTextEdit::ExtraSelection words = selection(std::max(it->begin, from), std::min(it->end, to));
        words.format.setBackground(it->added ? colours.addedWord : colours.removedWord);
        selections.append(words);
    }
    const auto behind = [](const Mark &mark, qsizetype place) { return mark.end <= place; };
    for (auto it = std::lower_bound(page.marks.begin(), page.marks.end(), from, behind);
         it != page.marks.end() && it->begin < to; ++it) {
        QTextEdit::ExtraSelection part = selection(std::max(it->begin, from), std::min(it->end, to));
        switch (it->kind) {
        case PieceKind::Tag:
        case PieceKind::Doctype:
            part.format.setForeground(colours.tag);
            break;
        case PieceKind::AttributeName:
            part.format.setForeground(colours.name);
            break;
        case PieceKind::AttributeValue:
            part.format.setForeground(colours.value);
            break;
        case PieceKind::Link:
            part.format.setForeground(colours.link);
            part.format.setFontUnderline(true);
            break;
        case PieceKind::Comment:
            part.format.setForeground(colours.comment);
            break;
        }
        selections.append(part);
    }
    for (auto it = std::lower_bound(m_matches.begin(), m_matches.end(), from - m_matchLength);
         it != m_matches.end() && *it < to; ++it) {
        QTextEdit::ExtraSelection match = selection(*it, *it + m_matchLength);
        match.format.setBackground(it - m_matches.begin() == m_current ? colours.current : colours.match);
        match.format.setForeground(palette().color(QPalette::Text));
        selections.append(match);
    }
}

void SourceEdit::colour()
{
    if (m_colouring || !m_content.page)
        return;
    m_colouring = true;
    const QTextBlock first = firstVisibleBlock();
    int lines = viewport()->height() / std::max(fontMetrics().lineSpacing(), 1) + 2;
    QTextBlock last = first;
    while (--lines > 0 && last.next().isValid())
        last = last.next();
    QList<QTextEdit::ExtraSelection> selections;
    addColours(selections, m_content.page->placeOf(first.position()),
        m_content.page->placeOf(last.position() + last.length()));
    setExtraSelections(selections);
    m_colouring = false;
}

void SourceEdit::setMatches(std::vector<qsizetype> places, qsizetype length)
{
    m_matches = std::move(places);
    m_matchLength = length;
    m_current = -1;
    colour();
}

int SourceEdit::goTo(size_t match)
{
    m_current = int(match);
    QTextCursor cursor = selection(m_matches[match], m_matches[match] + m_matchLength).cursor;
    const int end = cursor.position();
    cursor.setPosition(cursor.anchor());
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    centerCursor();
    colour();
    return m_current + 1;
}

int SourceEdit::toMatch(bool backwards)
{
    if (m_matches.empty() || !m_content.page)
        return 0;
    const qsizetype at = m_content.page->placeOf(textCursor().selectionStart());
    if (backwards) {
        const auto it = std::lower_bound(m_matches.begin(), m_matches.end(), at);
        return goTo(size_t((it == m_matches.begin() ? m_matches.end() : it) - m_matches.begin()) - 1);
    }
    const auto it = std::upper_bound(m_matches.begin(), m_matches.end(), m_current < 0 ? at - 1 : at);
    return goTo(size_t((it == m_matches.end() ? m_matches.begin() : it) - m_matches.begin()));
}

int SourceEdit::toFirstMatch()
{
    if (m_matches.empty() || !m_content.page)
        return 0;
    const qsizetype at = m_content.page->placeOf(firstVisibleBlock().position());
    const auto it = std::lower_bound(m_matches.begin(), m_matches.end(), at);
    return goTo(size_t((it == m_matches.end() ? m_matches.begin() : it) - m_matches.begin()));
}

QByteArray SourceEdit::linkAt(qsizetype place) const
{
    if (!m_content.page)
        return {};
    const SourcePage &page = *m_content.page;
    const auto it = std::upper_bound(
        page.marks.begin(), page.marks.end(), place, [](qsizetype at, const Mark &mark) { return at < mark.end; });
    return it != page.marks.end() && it->begin <= place && it->link >= 0 ? page.links.value(it->link) : QByteArray();
}

QByteArray SourceEdit::linkUnder(const QPoint &position) const
{
    if (!m_content.page)
        return {};
    const QTextCursor cursor = cursorForPosition(position);
    // The cursor is put between two letters: the one under the mouse may be either.
    const bool before = position.x() < cursorRect(cursor).left();
    return linkAt(m_content.page->placeOf(cursor.position() - (before ? 1 : 0)));
}

void SourceEdit::mouseMoveEvent(QMouseEvent *event)
{
    const bool link = event->buttons() == Qt::NoButton && !linkUnder(event->pos()).isEmpty();
    viewport()->setCursor(link ? Qt::PointingHandCursor : Qt::IBeamCursor);
    QPlainTextEdit::mouseMoveEvent(event);
}

void SourceEdit::mousePressEvent(QMouseEvent *event)
{
    m_pressed = event->pos();
    QPlainTextEdit::mousePressEvent(event);
}

void SourceEdit::mouseReleaseEvent(QMouseEvent *event)
{
    QPlainTextEdit::mouseReleaseEvent(event);
    const bool click = event->button() == Qt::LeftButton && !textCursor().hasSelection()
        && (event->pos() - m_pressed).manhattanLength() < QApplication::startDragDistance();
    if (!click)
        return;
    if (const QByteArray url = linkUnder(event->pos()); !url.isEmpty())
        Q_EMIT linkFollowed(url);
}

void SourceEdit::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_content.page) {
        const QByteArray url = linkAt(m_content.page->placeOf(textCursor().selectionStart()));
        if (!url.isEmpty()) {
            Q_EMIT linkFollowed(url);
            return;
        }
    }
    QPlainTextEdit::keyPressEvent(event);
}

void SourceEdit::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    colour();
}

void SourceEdit::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        colour();
}

void SourceEdit::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu(event->pos());
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(event->globalPos());
}

QMimeData *SourceEdit::createMimeDataFromSelection() const
{
    auto *mime = new QMimeData;
    if (m_content.page) {
        const qsizetype begin = m_content.page->placeOf(textCursor().selectionStart());
        const qsizetype end = m_content.page->placeOf(textCursor().selectionEnd());
        mime->setText(m_content.page->text.mid(begin, end - begin));
    }
    return mime;
}

} // namespace argiope::sourceview
