#pragma once

#include "core/settings/crawlsettings.h"

#include <QByteArray>
#include <QList>
#include <QWidget>

#include <functional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QTableWidget;

namespace argiope::options {

/// One setting's widget and the way between it and the settings. `changed` is called after each edit.
struct Editor
{
    QByteArray key;
    QWidget *widget = nullptr; ///< what stands in the form
    QWidget *focus = nullptr; ///< what takes the focus and has the key as its object name
    bool ownText = false; ///< it shows its own label
    std::function<void(const settings::CrawlSettings &)> load;
    std::function<void(settings::CrawlSettings &)> save;
    std::function<bool(const settings::CrawlSettings &)> isDefault;
    std::function<void(settings::CrawlSettings &)> setDefault;
};

/// One editor a field of the one settings list, in its order.
[[nodiscard]] QList<Editor> makeEditors(QWidget *parent, const std::function<void(const QByteArray &key)> &changed);

/// Regular expressions or addresses, one a line; a line that is none is underlined, and said why below.
class LinesEdit : public QWidget
{
    Q_OBJECT
public:
    enum class Of : quint8 { Patterns, Addresses };
    explicit LinesEdit(Of of, QWidget *parent = nullptr);
    [[nodiscard]] QPlainTextEdit *edit() const { return m_edit; }
    [[nodiscard]] QString problem() const;

private:
    void judge();
    [[nodiscard]] QString problemOf(const QString &line, int number) const;
    const Of m_of;
    QPlainTextEdit *m_edit;
    QLabel *m_problem;
};

/// Request headers as a table of names and values; an empty row at the end takes the next one.
class HeadersEdit : public QWidget
{
    Q_OBJECT
public:
    explicit HeadersEdit(QWidget *parent = nullptr);
    [[nodiscard]] QStringList headers() const;
    void setHeaders(const QStringList &headers);
    [[nodiscard]] QTableWidget *table() const { return m_table; }

Q_SIGNALS:
    void edited();

private:
    void addRow(const QString &name, const QString &value);
    void keepEmptyRow();
    QTableWidget *m_table;
    bool m_loading = false;
};

/// A user's name and password; the password is never shown.
class AuthEdit : public QWidget
{
    Q_OBJECT
public:
    explicit AuthEdit(QWidget *parent = nullptr);
    [[nodiscard]] QString credentials() const; ///< "NAME:PASSWORD", "" for none
    void setCredentials(const QString &credentials);
    [[nodiscard]] QLineEdit *name() const { return m_name; }

Q_SIGNALS:
    void edited();

private:
    QLineEdit *m_name;
    QLineEdit *m_password;
};

} // namespace argiope::options
