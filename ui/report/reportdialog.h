#pragma once

#include "ui/report/reportjob.h"

#include <QDialog>

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;

namespace argiope::report {

/// Writes a report on the project, to be handed on: as a page for browsers or as a PDF, in English or Chinese. Not
/// modal.
class ReportDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ReportDialog(QString project, QList<audit::OwnCheck> ownChecks, QWidget *parent = nullptr);
    ~ReportDialog() override;
    void setFile(const QString &path);
    void reject() override; ///< while it is written: cancels that

public Q_SLOTS:
    void start();

Q_SIGNALS:
    void written(const QString &path);

private:
    [[nodiscard]] ReportFormat format() const;
    [[nodiscard]] QString suffix() const;
    [[nodiscard]] QString proposedFile(const QString &folder) const;
    void formatChanged();
    void browse();
    void write(const QString &file, bool exists);
    void ended(const QString &said, const QString &details = {});
    void setRunning(bool running);

    const QString m_project;
    const QList<audit::OwnCheck> m_ownChecks;
    QComboBox *m_format;
    QComboBox *m_language;
    QLineEdit *m_file;
    QPushButton *m_browse;
    QCheckBox *m_openAfter;
    QLabel *m_message;
    QProgressBar *m_progress;
    QPushButton *m_start;
    QPushButton *m_cancel;
    QPushButton *m_open;
    QPushButton *m_showFolder;
    QString m_written; ///< the last file that was
    std::unique_ptr<ReportJob> m_job;
    bool m_asking = false; ///< the disk, whether the file is there
};

} // namespace argiope::report
