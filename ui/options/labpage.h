#pragma once

#include "core/settings/crawlsettings.h"
#include "ui/options/labmodel.h"
#include "ui/project/projectreader.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QLabel;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace argiope::options {

/// The scope lab: paste addresses, and see what each rule of the options would do with them, while the rules are
/// edited.
class LabPage : public QWidget
{
    Q_OBJECT
public:
    /// `settings` answers what the dialog holds at the moment. `reader` (may be null) is the open project's; it must
    /// outlive the page.
    LabPage(
        std::function<settings::CrawlSettings()> settings, project::ProjectReader *reader, QWidget *parent = nullptr);

    /// The rules have changed.
    void rulesChanged();
    [[nodiscard]] LabModel &model() { return *m_model; }
    void setUrls(const QStringList &urls);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void ask();
    void showTotals();
    void takeProjectUrls();
    void learnProject();

    std::function<settings::CrawlSettings()> m_settings;
    project::ProjectReader *m_reader;
    std::shared_ptr<const LabKnowledge> m_knowledge;
    QPlainTextEdit *m_urls;
    QPushButton *m_fromProject;
    QTableView *m_table;
    QLabel *m_totals;
    LabModel *m_model;
    QTimer m_timer;
    QString m_note;
    bool m_stale = true;
};

} // namespace argiope::options
