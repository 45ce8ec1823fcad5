#pragma once

#include "ui/report/reportjob.h"

#include <QDialog>

#include <functional>
#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace argiope::savefile {
class SaveField;
}

namespace argiope::report {

/// Writes a report on the project, to be handed on: as a page for browsers or as a PDF, in English or Chinese. Not
/// modal.
class ReportDialog : public QDialog
{
    Q_OBJECT
public:
    /// `findings`: asked when a report is written for what the project was found to have; null: it is checked then.
    explicit ReportDialog(QString project, QList<audit::OwnCheck> ownChecks,
        std::function<models::SharedFindings()> findings = {}, QWidget *parent = nullptr);
    ~ReportDialog() override;
    void setFile(const QString &path);
    void reject() override; ///< while it is written: cancels that

public Q_SLOTS:
    void start();

Q_SIGNALS:
    void written(const QString &path);

private:
    [[nodiscard]] ReportFormat format() const;
    void proposeName();
    void refreshStart();
    void write(const QString &file);
    void ended(const QString &said, const QString &details = {});
    void setRunning(bool running);

    const QString m_project;
    const QList<audit::OwnCheck> m_ownChecks;
    const std::function<models::SharedFindings()> m_findings;
    QComboBox *m_format;
    QComboBox *m_language;
    savefile::SaveField *m_file;
    QCheckBox *m_openAfter;
    QLabel *m_message;
    QProgressBar *m_progress;
    QPushButton *m_start;
    QPushButton *m_cancel;
    std::unique_ptr<ReportJob> m_job;
};

} // namespace argiope::report
