#pragma once

#include "core/audit/owncheck.h"
#include "core/audit/rules.h"
#include "ui/models/auditjob.h"

#include <QList>
#include <QString>
#include <QThread>

#include <atomic>

namespace argiope::store {
class Reader;
}

namespace argiope::report {

class Gathering;

enum class ReportFormat : quint8 { Html, Pdf };

struct ReportWishes
{
    QString project; ///< path
    QString file;
    ReportFormat format = ReportFormat::Html;
    QString language; ///< "en" or "zh_CN"
    QList<audit::OwnCheck> ownChecks; ///< that the project's columns allow
    models::SharedFindings findings; ///< what the project was found to have a moment ago; null: it is checked
};

/// Checks a project, unless that was done already, and writes the report on it, in a thread of its own with a reader of
/// its own. What stood in the file stays until the new one is whole. Lives on the UI thread; the destructor cancels and
/// waits, up to a second on a big project.
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
    struct Checked;
    void check(store::Reader &reader, Gathering &gathering, Checked &checked);
    void takeFindings(store::Reader &reader, Gathering &gathering, Checked &checked);

    const ReportWishes m_wishes;
    std::atomic<bool> m_cancel{false};
};

} // namespace argiope::report
