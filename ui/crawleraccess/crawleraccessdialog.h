#pragma once

#include "ui/crawleraccess/crawleraccessmodel.h"
#include "ui/project/projectreader.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace argiope::widgets {
class TableView;
}

namespace argiope::crawleraccess {

/// Which AI crawlers and search bots robots.txt lets into which folders of the project. Not modal; asks the project
/// when it is shown.
class CrawlerAccessDialog : public QDialog
{
    Q_OBJECT
public:
    static constexpr int MostFolders = 12; ///< those with the most pages

    /// `reader` must outlive the dialog.
    explicit CrawlerAccessDialog(project::ProjectReader &reader, QWidget *parent = nullptr);
    ~CrawlerAccessDialog() override;
    [[nodiscard]] CrawlerAccessModel &model() { return *m_model; }
    void refresh(); ///< asks the project

Q_SIGNALS:
    void tableExportRequested(const argiope::models::ShownTable &table); ///< at once

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void showState();

    project::ProjectReader &m_reader;
    CrawlerAccessModel *m_model;
    QLabel *m_intro;
    QLabel *m_state;
    widgets::TableView *m_table;
    QPushButton *m_close;
    project::Cancel m_asked; ///< null: nothing is asked
};

} // namespace argiope::crawleraccess
