#pragma once

#include "core/audit/owncheck.h"
#include "core/audit/rules.h"

#include <QList>
#include <QString>
#include <QThread>

#include <atomic>

namespace argiope::report {

enum class ReportFormat : quint8 { Html, Pdf };

struct ReportWishes
{
    QString project; ///< path
    QString file;
    ReportFormat format = ReportFormat::Html;
    QString language; ///< "en" or "zh_CN"
    QList<audit::OwnCheck> ownChecks; ///< that the project's columns allow
};

/// Checks a project and writes the report on it, in a thread of its own with a reader of its own. What stood in the
/// file stays until the new one is whole. Lives on the UI thread; the destructor cancels and waits, up to a second on a
/// big project.
class ReportJob : public QThread
{
    Q_OBJECT
public:
    enum class Failure : quint8 { CannotRead, NoFolder, CannotOpen, CannotWrite, NoLanguage };
    Q_ENUM(Failure)

    explicit ReportJob(ReportWishes wishes, QObject *parent = nullptr);
    ~ReportJob() override;
    void cancel() { m_cancel = true; }

Q_SIGNALS:
    void progressed(qint64 done, qint64 all); ///< URLs
    void succeeded();
    void canceled();
    void failed(argiope::report::ReportJob::Failure failure, const QString &details); ///< details in English

protected:
    void run() override;

private:
    const ReportWishes m_wishes;
    std::atomic<bool> m_cancel{false};
};

} // namespace argiope::report
