#pragma once

#include "core/settings/crawlsettings.h"

#include <QWidget>

#include <functional>

class QAction;
class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace argiope::startbar {

class MoreStarts;

/// Where a crawl is set up and steered: the address, what belongs to it, and the buttons. What is typed is judged at
/// once, in words. While a crawl runs threads, depth, politeness, and whether images and other sites are checked
/// can still be set.
class StartBar : public QWidget
{
    Q_OBJECT
public:
    enum class Mode : quint8 {
        Idle, ///< nothing runs; the button starts a new crawl
        Resumable, ///< nothing runs; while the project's own address stands in the field the button goes on with it
        Finished, ///< the same, but that the button crawls it again
        Starting,
        Running,
        Paused,
        Saving,
    };

    explicit StartBar(QWidget *parent = nullptr);

    void setMode(Mode mode);
    [[nodiscard]] Mode mode() const { return m_mode; }
    void setSeedText(const QString &text);
    [[nodiscard]] QString seedText() const;
    /// The address that stands for a whole list, and how many more the list has: while it stands in the field the crawl
    /// starts at all of them. 0: no list.
    void setList(const QString &first, qsizetype further);
    /// The address in the field stands for the list of setList().
    [[nodiscard]] bool isList() const;
    /// The address to start at; "" while it is none.
    [[nodiscard]] QByteArray seed() const { return m_seed; }
    /// Shows scope, threads, depth and the everyday checks of `settings`; writeTo() puts them back.
    void readFrom(const settings::CrawlSettings &settings);
    void writeTo(settings::CrawlSettings &settings) const;
    /// Names what differs from the defaults, in the language of the window; asked by refreshOptions().
    void setChangedOptions(std::function<QStringList()> names);
    void refreshOptions(); ///< how many options differ
    /// What can be set while a crawl runs, as `settings` have it.
    void setLive(const settings::CrawlSettings &settings);
    /// The address of the open project, for Mode::Resumable and Mode::Finished.
    void setProjectSeed(const QString &seed);
    void remember(); ///< puts the address into the history
    void focusSeed();
    void focusPane(); ///< the address, or the button that steers while a crawl runs
    /// The main button: starts, pauses or goes on, whatever it says.
    void trigger();
    /// Starts a new crawl, where nothing runs.
    void startNew();
    /// True where trigger() goes on with the open project instead of starting a new crawl.
    [[nodiscard]] bool resumesProject() const;
    /// True where trigger() crawls the open project again instead.
    [[nodiscard]] bool recrawlsProject() const;

Q_SIGNALS:
    void startRequested();
    void resumeProjectRequested();
    void recrawlProjectRequested();
    void pauseRequested();
    void unpauseRequested();
    void stopRequested();
    void settingsEdited();
    void steered(); ///< what can be set of the crawl that runs or pauses was
    void addressEdited();
    void optionsRequested();
    void listPasted(const QString &text); ///< several lines
    void fileDropped(const QString &path);
    void left(); ///< by Esc: the keyboard belongs to the tables again
    void modeShown(); ///< what the main button does has changed

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeChecks();
    void refreshChecks();
    void retranslate();
    void judge();
    void refresh();
    void keepRoom(); ///< for whatever the main button says
    [[nodiscard]] bool isStill() const; ///< nothing runs
    [[nodiscard]] bool isProjectsAddress() const; ///< what stands in the field
    void enter(); ///< in the address
    void edited(); ///< something that can be set of a crawl that runs, too
    [[nodiscard]] bool isSteering() const; ///< a crawl runs or pauses, and takes other settings

    QComboBox *m_url;
    QLabel *m_urlLabel;
    QLabel *m_verdict;
    QLabel *m_scopeLabel;
    QComboBox *m_scope;
    QToolButton *m_checks; ///< its menu has what is looked at beside the pages
    QAction *m_resources;
    QAction *m_external;
    QAction *m_related;
    QAction *m_sitemaps;
    QAction *m_probes;
    QAction *m_accessibility;
    QLabel *m_threadsLabel;
    QSpinBox *m_threads;
    QLabel *m_depthLabel;
    QSpinBox *m_depth;
    QComboBox *m_politeness;
    QPushButton *m_main;
    MoreStarts *m_more;
    QPushButton *m_stop;
    QToolButton *m_options; ///< hidden while nothing differs from the defaults
    std::function<QStringList()> m_changedOptions;
    Mode m_mode = Mode::Idle;
    QByteArray m_seed;
    QString m_projectSeed;
    QString m_listFirst;
    qsizetype m_listFurther = 0;
};

} // namespace argiope::startbar
