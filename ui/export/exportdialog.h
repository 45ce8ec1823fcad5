#pragma once

#include "core/export/export.h"

#include <QByteArrayList>
#include <QDialog>
#include <QList>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QRadioButton;
class QToolButton;

namespace argiope::savefile {
class SaveField;
}

namespace argiope::exporting {

class ExportJob;

/// Writes a list of the project to a file: which rows, in what format, where. Not modal; may be used while a crawl
/// runs, and then writes what is known at that moment.
class ExportDialog : public QDialog
{
    Q_OBJECT
public:
    /// What the person looks at when asking for the export.
    struct Source
    {
        QString project; ///< path
        store::Columns columns = store::Columns::fixed(); ///< that the project's lists have
        store::ListQuery query; ///< of the table in front, filter and order included
        bool filtered = false;
        qint64 filteredRows = 0;
        QList<qint64> selected;
        /// What is in front, where that is no list of URLs; then `listed` and `selected` are Options::onlyIds of it.
        std::optional<Table> table;
        QList<qint64> listed; ///< all that is shown, in its order
        QByteArrayList tableColumns; ///< Options::tableColumns of those that are in sight
        QList<store::UrlColumn> shown; ///< the columns of that table, in their order; empty where it has none
    };

    explicit ExportDialog(Source source, QWidget *parent = nullptr);
    ~ExportDialog() override;
    void setTable(Table table); ///< all its rows; not while one is being written
    void setFile(const QString &path);
    [[nodiscard]] Options options() const;
    void reject() override;

public Q_SLOTS:
    void start();

Q_SIGNALS:
    void exported(const QString &path, qint64 rows);

private:
    void refresh();
    void refreshRows();
    void proposeName();
    void fillColumns();
    void tickAll(bool written);
    void tickShown();
    void refreshFormats();
    void moveColumn(int by);
    void saveColumns() const;
    [[nodiscard]] QList<store::UrlColumn> chosenColumns() const;
    [[nodiscard]] bool hasColumns() const; ///< the format and the table let columns be chosen
    void write(const QString &file);
    void setRunning(bool running);
    [[nodiscard]] Format format() const;
    [[nodiscard]] Table table() const;

    /// Which of the rows in front the table of the export can be held to.
    struct Choices
    {
        bool filtered = false;
        bool selected = false;
    };
    [[nodiscard]] Choices choices() const;

    Source m_source;
    QComboBox *m_table;
    QComboBox *m_format;
    QCheckBox *m_bom;
    QCheckBox *m_words;
    QComboBox *m_delimiter;
    QRadioButton *m_all;
    QRadioButton *m_filtered;
    QRadioButton *m_selected;
    QToolButton *m_columnsShown;
    QWidget *m_columnsBox;
    QListWidget *m_columns;
    savefile::SaveField *m_file;
    QLabel *m_message;
    QProgressBar *m_progress;
    QPushButton *m_start;
    QPushButton *m_cancel;
    std::unique_ptr<ExportJob> m_job;
};

} // namespace argiope::exporting
