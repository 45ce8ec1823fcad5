#pragma once

#include <QLineEdit>

class QMimeData;

namespace argiope::startbar {

/// The field of the address. What is pasted or dropped and has several lines, or is a file, does not become one long
/// address: it is handed on as a list.
class SeedEdit : public QLineEdit
{
    Q_OBJECT
public:
    explicit SeedEdit(QWidget *parent = nullptr);

    /// Several lines with something on them.
    [[nodiscard]] static bool isList(const QString &text);

Q_SIGNALS:
    void listPasted(const QString &text);
    void fileDropped(const QString &path);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    /// True where it was taken as a list.
    bool take(const QMimeData *mime);
};

} // namespace argiope::startbar
