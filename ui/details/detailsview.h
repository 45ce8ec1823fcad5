#pragma once

#include "ui/details/facts.h"
#include "ui/models/linksmodel.h"
#include "ui/models/projectreader.h"

#include <QTabWidget>

class QPlainTextEdit;
class QStackedWidget;
class QTextBrowser;
class QUrl;

namespace argiope::widgets {
class EmptyState;
class TableView;
} // namespace argiope::widgets

namespace argiope::details {

/// All about one URL, in tabs. Further tabs may be added behind its own.
class DetailsView : public QTabWidget
{
    Q_OBJECT
public:
    static constexpr int LinkLimit = 1000; ///< links shown an end; the tab says of how many

    /// `reader` must outlive the view.
    explicit DetailsView(models::ProjectReader &reader, QWidget *parent = nullptr);
    void showUrl(qint64 id); ///< 0: nothing
    [[nodiscard]] qint64 shownUrl() const { return m_id; }
    /// While a crawl runs: what is shown may have grown.
    void poll(bool finalLook = false);
    [[nodiscard]] const Facts &facts() const { return m_facts; }
    void saveColumns() const;

Q_SIGNALS:
    void shown();

protected:
    void changeEvent(QEvent *event) override;

private:
    void ask();
    void apply(const Facts &facts);
    void fill();
    void retranslate();
    void follow(const QUrl &url);
    widgets::TableView *makeLinkTable(models::LinksModel *model, const QString &key);

    models::ProjectReader &m_reader;
    QTextBrowser *m_factsText;
    models::LinksModel *m_inlinks;
    models::LinksModel *m_outlinks;
    widgets::TableView *m_inTable;
    widgets::TableView *m_outTable;
    QPlainTextEdit *m_headers;
    QTextBrowser *m_why;
    Facts m_facts;
    models::Cancel m_cancel;
    qint64 m_id = 0;
    int m_ticks = 0;
    bool m_asking = false;
};

} // namespace argiope::details
