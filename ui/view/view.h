#pragma once

#include "core/store/reader.h"
#include "ui/models/showntable.h"

#include <QWidget>

namespace argiope::project {
class ProjectSession;
}
class QAbstractItemModel;

namespace argiope::view {

/// A tab of the window: one side of the project. The window knows no more of a tab than this, so that another one is a
/// folder and a line. Owned by where it stands; UI thread.
class View : public QWidget
{
    Q_OBJECT
public:
    explicit View(QWidget *parent = nullptr);

    /// What the tab says, in the language of the window.
    [[nodiscard]] virtual QString title() const = 0;
    /// The project has grown, perhaps: shows what is new, no more often than is cheap. `last`: the crawl is over, and
    /// whatever was left out is made up for.
    virtual void poll(bool last = false) = 0;
    /// Another project, or another state of the crawl in it.
    virtual void follow(const project::ProjectSession &session);
    /// False: no tab of such a project's.
    [[nodiscard]] virtual bool isOffered(const project::ProjectSession &session) const;
    /// The keyboard goes to what one reads here.
    virtual void focusContent();
    /// All rows again, in the views that have a filter.
    virtual void clearFilter() { }
    /// Remembers which columns are shown, and how wide.
    virtual void saveColumns() const { }
    /// It has a table that can be written as it is shown, by shownTable().
    [[nodiscard]] virtual bool hasShownTable() const { return false; }
    /// The rows and columns that are in sight; without rows where there are none.
    [[nodiscard]] virtual models::ShownTable shownTable() const { return {}; }

Q_SIGNALS:
    void filterRequested(const argiope::store::ListQuery &query); ///< the URLs it finds, in their table
    void openRequested(const QString &url); ///< in the browser
    void urlSelected(qint64 id); ///< its details are wanted
    /// Rows are selected: several, with the one of urlSelected() among them, or one again. As many as are worth it.
    void urlsSelected(const QList<qint64> &ids);
    /// What a table shows is to be written to a file, at once.
    void tableExportRequested(const argiope::models::ShownTable &table);
    /// The same where the person is asked which file and which format.
    void tableExportAsRequested(const argiope::models::ShownTable &table);
    /// Something that was asked for is done, or `failed`, then perhaps with a text of the system.
    void reported(const QString &text, const QString &details, bool failed);

protected:
    /// All texts anew: the language is another.
    virtual void retranslate() = 0;
    /// The button that has shownTable() written, for views that have one. `rows` must outlive it.
    [[nodiscard]] QWidget *makeExportButton(const QAbstractItemModel &rows, const QString &name);
    void changeEvent(QEvent *event) override;
};

} // namespace argiope::view
