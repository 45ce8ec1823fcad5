#pragma once

#include "ui/charts/chartpanel.h"
#include "ui/models/statsmodel.h"
#include "ui/project/projectsession.h"
#include "ui/view/view.h"

#include <array>

class QGridLayout;
class QScrollArea;
class QStackedWidget;

namespace argiope::widgets {
class EmptyState;
}

namespace argiope::charts {

/// The crawl as pictures: speed and queue over time, of all sessions of the project; status, depth and response times
/// of all that it holds.
class ChartsView : public view::View
{
    Q_OBJECT
public:
    enum Chart : int { PageRate, ByteRate, Queue, Status, Depth, ResponseTime, ChartCount };

    /// Both must outlive the view.
    ChartsView(project::ProjectSession &session, models::StatsModel &stats, QWidget *parent = nullptr);
    [[nodiscard]] QString title() const override;
    [[nodiscard]] ChartPanel &panel(Chart chart) { return *m_panels[size_t(chart)]; }
    /// Draws what is new; nothing while the view is hidden.
    void poll(bool last = false) override;
    void follow(const project::ProjectSession &session) override;
    /// Writes the chart to a file, by its ending PNG or SVG, off this thread; ends in saved() or saveFailed().
    void save(Chart chart, const QString &path);

Q_SIGNALS:
    void saved(const QString &path);
    void saveFailed(const QString &path, const QString &why);

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    void drawHistory();
    void drawStats();
    void refreshState();
    void askWhere(Chart chart, ImageFormat format);

    project::ProjectSession &m_session;
    models::StatsModel &m_stats;
    std::array<ChartPanel *, ChartCount> m_panels{};
    QWidget *m_content;
    QGridLayout *m_grid;
    QScrollArea *m_scroll;
    widgets::EmptyState *m_empty;
    QStackedWidget *m_stack;
    qint64 m_drawn = -1; ///< the revision of the history on screen
    int m_columns = 0;
};

} // namespace argiope::charts
