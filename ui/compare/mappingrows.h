#pragma once

#include <QList>
#include <QPair>
#include <QString>
#include <QWidget>

class QLabel;
class QLineEdit;
class QToolButton;
class QVBoxLayout;

namespace argiope::compareview {

/// Hosts or beginnings of URLs of the first crawl, and what stands for them in the second: a line each. UI thread.
class MappingRows : public QWidget
{
    Q_OBJECT
public:
    explicit MappingRows(QWidget *parent = nullptr);
    using Rules = QList<QPair<QString, QString>>;
    [[nodiscard]] Rules rules() const; ///< without empty lines
    void setRules(const Rules &rules);
    [[nodiscard]] bool isEdited() const { return m_edited; } ///< by the person, since setRules()
    void retranslate();

private:
    struct Row
    {
        QWidget *widget = nullptr;
        QLineEdit *from = nullptr;
        QLineEdit *to = nullptr;
        QToolButton *remove = nullptr;
    };
    void addRow(const QString &from, const QString &to);
    void nameRows();

    QLabel *m_title;
    QVBoxLayout *m_column;
    QToolButton *m_add;
    QList<Row> m_rows;
    bool m_edited = false;
};

} // namespace argiope::compareview
