#pragma once

#include "core/audit/owncheck.h"
#include "ui/project/projectreader.h"

#include <QByteArrayList>
#include <QDialog>
#include <QTimer>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace argiope::ownchecks {

/// The person's own checks: named conditions over columns, tried on the open project while they are typed, handed on as
/// files. What is changed is kept at once. UI thread; the project is counted on a thread of the reader's.
class OwnChecksDialog : public QDialog
{
    Q_OBJECT
public:
    /// `reader` must outlive the dialog; it may have no project.
    explicit OwnChecksDialog(project::ProjectReader &reader, QWidget *parent = nullptr);
    ~OwnChecksDialog() override;

    /// One more check, with that condition.
    void add(const QString &expression = {});
    /// Reads or writes the file off the UI thread; fileDone() follows. Where checks of the file have ids of others that
    /// are here, it asks what is to become of them.
    void importFrom(const QString &path);
    void exportTo(const QString &path);

Q_SIGNALS:
    void fileDone(bool ok); ///< it was read, or written; else the dialog says why it was not
    void checksChanged(); ///< kept: whoever shows findings has to look again
    /// The rows where the check is found.
    void showRequested(const argiope::store::ListQuery &query);

private:
    struct Tried
    {
        qint64 checked = 0;
        qint64 found = 0;
        qint64 undecided = 0;
        bool canceled = false;
    };
    enum class Same : quint8 { Replace, KeepBoth }; ///< what becomes of another check with the same id
    [[nodiscard]] static QString problemWords(const audit::OwnCheckError &error);
    void takeFile(const QList<audit::OwnCheck> &read);
    void take(const QList<audit::OwnCheck> &read, Same same);
    void askAboutSame(const QList<audit::OwnCheck> &read, const QStringList &titles);
    [[nodiscard]] store::Columns columns() const;
    [[nodiscard]] std::optional<filter::Expression> condition(filter::Error *error = nullptr) const;
    void fillList(int row);
    void showCheck();
    void edited();
    void markItem(int row);
    void removeChosen();
    void tryOut();
    void showTried(const Tried &tried);
    void keep();
    void say(const QString &text);

    project::ProjectReader &m_reader;
    QList<audit::OwnCheck> m_checks;
    QListWidget *m_list;
    QLabel *m_none; ///< where the list has nothing
    QPushButton *m_remove;
    QPushButton *m_export;
    QPushButton *m_show;
    QWidget *m_form;
    QLineEdit *m_title;
    QComboBox *m_severity;
    QPlainTextEdit *m_expression;
    QLabel *m_result;
    QLabel *m_message;
    QTimer m_pause; ///< in typing
    project::Cancel m_cancel;
    QByteArrayList m_fresh; ///< ids of those made here, which nobody knows yet
    bool m_filling = false;
};

} // namespace argiope::ownchecks
