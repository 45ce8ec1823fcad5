#pragma once

#include "core/store/databaseprojects.h"

#include <QDialog>

#include <optional>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTreeWidget;

namespace argiope::database {

/// Asks where in a PostgreSQL database a project is, or is to be: server, database, user, and the projects that it has.
/// Knows no password: the server's library looks for it where it always does. Asks the server on another thread; UI
/// thread.
class DatabaseDialog : public QDialog
{
    Q_OBJECT
public:
    enum class Purpose : quint8 {
        Open, ///< one that is there
        New, ///< a name for the next crawl
        Copy, ///< a name for a copy
    };
    /// `name`: a proposal for a new project's.
    explicit DatabaseDialog(Purpose purpose, const QString &name = {}, QWidget *parent = nullptr);

    /// The address of what is chosen; an error where the fields make none.
    [[nodiscard]] base::Result<store::Place, store::StoreError> place() const;
    void setAddress(const QString &address); ///< into the fields
    void connectToServer(); ///< asks for the list

Q_SIGNALS:
    void chosen(const QString &address);
    void listed(bool reached); ///< the server has answered, or has not

private:
    [[nodiscard]] QString projectName() const;
    void takePasted(const QString &text);
    void forgetList();
    void show(const store::DatabaseList &list);
    void refresh();
    void choose();

    const Purpose m_purpose;
    QLineEdit *m_host;
    QSpinBox *m_port;
    QLineEdit *m_database;
    QLineEdit *m_user;
    QComboBox *m_encryption;
    QPushButton *m_connect;
    QTreeWidget *m_projects;
    QLineEdit *m_name;
    QLabel *m_status;
    QPushButton *m_ok = nullptr;
    QList<QPair<QString, QString>> m_otherOptions; ///< of an address that was pasted
    std::optional<store::DatabaseList> m_list;
    int m_asked = 0; ///< answers to earlier questions are dropped
};

} // namespace argiope::database
