#pragma once

#include "ui/models/queuepatternsmodel.h"
#include "ui/models/trapsmodel.h"

#include <QDialog>

class QLabel;
class QPushButton;

namespace argiope::widgets {
class TableView;
}

namespace argiope::traps {

/// All spider traps of the project, to be allowed or blocked again, and what waits, by its form. Not modal: the crawl
/// and its tables go on.
class TrapsDialog : public QDialog
{
    Q_OBJECT
public:
    /// The models must outlive the dialog.
    TrapsDialog(models::TrapsModel &model, models::QueuePatternsModel &queue, QWidget *parent = nullptr);
    /// `release`: what the buttons do is possible now. `goOn`: no crawl runs, but one could.
    void setAvailable(bool release, bool goOn);
    void select(const QByteArray &id);

Q_SIGNALS:
    void releaseRequested(const QByteArray &id, bool released);
    void showRequested(const QByteArray &id); ///< its URLs, in the table of the skipped ones
    void goOnRequested();
    void tableExportRequested(const argiope::models::ShownTable &table); ///< at once

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();
    [[nodiscard]] const trap::Trap *current() const;

    models::TrapsModel &m_model;
    models::QueuePatternsModel &m_queue;
    QLabel *m_intro;
    widgets::TableView *m_table;
    QLabel *m_examplesTitle;
    QLabel *m_examples;
    QLabel *m_state;
    QLabel *m_queueTitle;
    widgets::TableView *m_queueTable;
    QPushButton *m_keepOut;
    QPushButton *m_release;
    QPushButton *m_show;
    QPushButton *m_goOn;
    QPushButton *m_close;
    bool m_mayRelease = false;
    bool m_mayGoOn = false;
};

} // namespace argiope::traps
