#include "ui/startbar/seededit.h"

#include "ui/widgets/windowkeys.h"

#include <QAction>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDragEnterEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMimeData>
#include <QUrl>

namespace argiope::startbar {

SeedEdit::SeedEdit(QWidget *parent)
    : QLineEdit(parent)
{
}

bool SeedEdit::isList(const QString &text)
{
    int lines = 0;
    bool blank = true;
    for (const QChar c : text) {
        if (c == QLatin1Char('\n') || c == QLatin1Char('\r')) {
            blank = true;
        } else if (blank && !c.isSpace()) {
            blank = false;
            if (++lines == 2)
                return true;
        }
    }
    return false;
}

bool SeedEdit::take(const QMimeData *mime)
{
    if (isReadOnly() || !isEnabled() || !mime)
        return false;
    const QList<QUrl> urls = mime->urls();
    if (urls.size() == 1 && urls.constFirst().isLocalFile()) {
        Q_EMIT fileDropped(urls.constFirst().toLocalFile());
        return true;
    }
    const QString text = mime->text();
    if (!isList(text))
        return false;
    Q_EMIT listPasted(text);
    return true;
}

bool SeedEdit::event(QEvent *event)
{
    return !widgets::leavesToWindow(event) && QLineEdit::event(event);
}

void SeedEdit::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Paste) && take(QGuiApplication::clipboard()->mimeData()))
        return;
    QLineEdit::keyPressEvent(event);
}

void SeedEdit::mouseReleaseEvent(QMouseEvent *event)
{
    const QClipboard *clipboard = QGuiApplication::clipboard();
    if (event->button() == Qt::MiddleButton && clipboard->supportsSelection()
        && take(clipboard->mimeData(QClipboard::Selection)))
        return;
    QLineEdit::mouseReleaseEvent(event);
}

void SeedEdit::contextMenuEvent(QContextMenuEvent *event)
{
    QMenu *menu = createStandardContextMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QAction *action : menu->actions()) {
        if (action->objectName() != QLatin1String("edit-paste"))
            continue;
        disconnect(action, nullptr, this, nullptr);
        connect(action, &QAction::triggered, this, [this] {
            if (!take(QGuiApplication::clipboard()->mimeData()))
                paste();
        });
    }
    menu->popup(event->globalPos());
}

void SeedEdit::dragEnterEvent(QDragEnterEvent *event)
{
    if (event->mimeData()->hasUrls() && !isReadOnly())
        event->acceptProposedAction();
    else
        QLineEdit::dragEnterEvent(event);
}

void SeedEdit::dropEvent(QDropEvent *event)
{
    if (take(event->mimeData()))
        event->acceptProposedAction();
    else
        QLineEdit::dropEvent(event);
}

} // namespace argiope::startbar
