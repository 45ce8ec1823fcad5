#pragma once

#include "ui/details/facts.h"
#include "ui/models/showntable.h"
#include "ui/project/projectreader.h"

#include <QTabWidget>
#include <QTimer>

class QTextBrowser;
class QToolButton;
class QUrl;

namespace argiope::models {
class AuditRun;
class LinksModel;
} // namespace argiope::models

namespace argiope::widgets {
class SteadyTabBar;
}

namespace argiope::details {

class IssuesPane;
class LinksPane;

/// All about one URL, in tabs, with the way back to those that were shown before. Further tabs may be added behind its
/// own.
class DetailsView : public QTabWidget
{
    Q_OBJECT
public:
    /// `reader` must outlive the view. `audit` knows the issues of URLs; null: without them.
    explicit DetailsView(project::ProjectReader &reader, models::AuditRun *audit = nullptr, QWidget *parent = nullptr);
    void showUrl(qint64 id); ///< 0: nothing
    /// Inlinks and outlinks of all of these, among which the shown URL is; of that alone where they are fewer than two.
    void showLinksOf(const QList<qint64> &ids);
    void back(); ///< to what was shown before
    void forward();
    [[nodiscard]] qint64 shownUrl() const { return m_id; }
    /// While a crawl runs: what is shown may have grown.
    void poll(bool finalLook = false);
    [[nodiscard]] const Facts &facts() const { return m_facts; }
    /// Brings the tab that says why the URL is there to the front.
    void showWhy();
    [[nodiscard]] models::LinksModel &inlinks();
    [[nodiscard]] models::LinksModel &outlinks();
    void saveColumns() const;
    /// Nothing is shown, so only the tabs are: the room belongs to the tables.
    [[nodiscard]] bool isFolded() const { return m_folded; }
    void unfold(); ///< to be read even so
    /// What is shown is of another table than the one in front: it stays, but takes no room before it is asked for.
    void setAside();

Q_SIGNALS:
    void folded(bool folded);
    void shown();
    /// A link in here, or the way back, led to another URL than the table in front asked for.
    void followed(qint64 id);
    void openRequested(const QString &url); ///< in the browser
    void issueRequested(const QByteArray &check); ///< of the URL shown
    void tableExportRequested(const argiope::models::ShownTable &table); ///< of links, at once

protected:
    void changeEvent(QEvent *event) override;

private:
    void ask();
    void apply(const Facts &facts);
    void fill();
    void retranslate();
    void open(qint64 id);
    void followUrl(qint64 id);
    void follow(const QUrl &url);
    void refreshWays();
    void fillTitles();
    void fillIssuesTitle();
    void askRedirects();
    void refreshFold();

    project::ProjectReader &m_reader;
    widgets::SteadyTabBar *m_bar;
    IssuesPane *m_issues; ///< null: nobody knows any
    QTextBrowser *m_factsText;
    LinksPane *m_inTable;
    LinksPane *m_outTable;
    QTextBrowser *m_headers;
    QTextBrowser *m_redirects;
    QTextBrowser *m_why;
    QToolButton *m_backButton;
    QToolButton *m_forwardButton;
    QList<qint64> m_before; ///< what was shown, the newest last
    QList<qint64> m_after; ///< what back() came from, the next one last
    std::optional<QList<store::UrlRecord>> m_redirectsHere; ///< of m_redirectsOf
    project::Cancel m_redirectsCancel;
    qint64 m_redirectsOf = 0;
    Facts m_facts;
    project::Cancel m_cancel;
    QTimer m_unfolding; ///< not while somebody clicks in the tables, which move by it
    qint64 m_id = 0;
    bool m_folded = false;
    bool m_aside = false; ///< see setAside()
    bool m_opened = false; ///< by a click on a tab, while nothing would be shown
    int m_ticks = 0;
    bool m_asking = false;
};

} // namespace argiope::details
