#pragma once

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
    /// False where the file cannot be read or written; the dialog says why.
    bool importFrom(const QString &path);
    bool exportTo(const QString &path);

private:
    [[nodiscard]] static QString tooManyWords();
    void fill();
    void rename(int row, const QString &name);
    void removeChosen();
    void say(const QString &text);
    void refresh();

    QListWidget *m_list;
    QPushButton *m_rename;
    QPushButton *m_remove;
    QPushButton *m_export;
    QLabel *m_message;
};

} // namespace argiope::urls
