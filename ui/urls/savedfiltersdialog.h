#pragma once

#include "ui/urls/savedfilters.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;

namespace argiope::urls {

/// The person's saved filters: renamed, deleted, handed on as files. What is changed is kept at once.
class SavedFiltersDialog : public QDialog
{
    Q_OBJECT
public:
    explicit SavedFiltersDialog(QWidget *parent = nullptr);
    /// Reads or writes the file off the UI thread; fileDone() follows.
    void importFrom(const QString &path);
    void exportTo(const QString &path);

Q_SIGNALS:
    void fileDone(bool ok); ///< it was read, or written; else the dialog says why it was not

private:
    [[nodiscard]] static QString tooManyWords();
    [[nodiscard]] bool take(const QList<saved::Filter> &read);
    void fill();
    void rename(int row, const QString &name);
    void removeChosen();
    void say(const QString &text);
    void refresh();

    QListWidget *m_list;
    QLabel *m_none; ///< where the list has nothing
    QPushButton *m_rename;
    QPushButton *m_remove;
    QPushButton *m_export;
    QLabel *m_message;
};

} // namespace argiope::urls
