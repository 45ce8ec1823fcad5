#pragma once

#include "ui/models/auditjob.h"
#include "ui/models/showntable.h"

#include <QWidget>

class QAction;
class QLabel;
class QPlainTextEdit;
class QMenu;
class QPushButton;
class QSplitter;
class QTextBrowser;
class QToolButton;

namespace argiope::models {
class FindingsModel;
}
namespace argiope::project {
class ProjectReader;
}
namespace argiope::widgets {
class TableView;
}

namespace argiope::issues {

/// All about one check: what it is, why it matters, how to mend it, and where it was found.
class FindingsPane : public QWidget
{
    Q_OBJECT
public:
    /// `reader` must outlive the pane.
    explicit FindingsPane(project::ProjectReader &reader, QWidget *parent = nullptr);
    /// Null: nothing is selected. `findings` are null while there are none yet.
    void show(const models::SharedFindings &findings, const audit::Check *check);
    [[nodiscard]] const audit::Check *check() const { return m_check; }
    void select(qint64 url); ///< what was found there, by the URL's id
    /// Whether the project can be told what to ignore; why not, where it cannot.
    void setIgnorable(bool can, const QString &whyNot);
    /// The site that most URLs are of, as words::readableOrigin() has it.
    void setOrigin(const QString &origin);
    void saveColumns() const;
    void retranslate();

Q_SIGNALS:
    void urlsRequested(); ///< all of the check, in the table of URLs
    void urlSelected(qint64 id);
    void detailsRequested(qint64 id);
    void openRequested(const QString &url); ///< in the browser
    void ignoreRequested(const argiope::audit::Ignore &ignore);
    void patternRequested(const QString &pattern); ///< to be changed, and then ignored
    void exportRequested(); ///< whatever is shown, into a file that is asked for
    void tableExportRequested(const argiope::models::ShownTable &table); ///< at once

private:
    void showMenu(const QPoint &where);
    void fillIgnoreMenu(QMenu *menu);
    void fillText();
    [[nodiscard]] QString limitsText(const audit::Rules &rules) const; ///< those of the check that are not as usual
    void refresh();
    void showInstances(); ///< of the current finding, where they are several
    void copyUrls() const;
    [[nodiscard]] int currentRow() const;
    [[nodiscard]] QByteArray currentUrl() const;

    models::SharedFindings m_findings;
    const audit::Check *m_check = nullptr;
    audit::Rules m_rules; ///< that the text is of
    models::FindingsModel *m_model;
    QSplitter *m_split;
    QTextBrowser *m_text;
    QLabel *m_count;
    QPushButton *m_urls;
    QToolButton *m_ignore;
    QToolButton *m_export;
    widgets::TableView *m_table;
    QPlainTextEdit *m_instances;
    QString m_whyNot;
    bool m_ignorable = false;
};

} // namespace argiope::issues
