#pragma once

#include <QDialog>

class QLineEdit;

namespace argiope::mainwindow {

/// Asks for the user name and password that a server wants, as browsers do. Owned by its parent; UI thread.
class LoginDialog : public QDialog
{
    Q_OBJECT
public:
    /// `place`: who asks, as a person reads it.
    LoginDialog(const QString &place, QWidget *parent);
    [[nodiscard]] QString user() const;
    [[nodiscard]] QString password() const;

private:
    QLineEdit *m_user;
    QLineEdit *m_password;
};

} // namespace argiope::mainwindow
