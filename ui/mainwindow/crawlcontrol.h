#pragma once

#include "core/engine/crawl.h"
#include "core/settings/crawlsettings.h"

#include <QObject>
#include <QSet>
#include <QString>

#include <optional>

class QWidget;

namespace argiope::project {
class ProjectSession;
}
namespace argiope::startbar {
class StartBar;
}
namespace argiope::widgets {
class MessageBar;
}

namespace argiope::mainwindow {

/// Starts crawls: what the next one is made of, from the options, from a list and from what stands in the start bar.
/// Owned by the window; UI thread.
class CrawlControl : public QObject
{
    Q_OBJECT
public:
    /// All must outlive the object.
    CrawlControl(
        project::ProjectSession &session, startbar::StartBar &start, widgets::MessageBar &message, QWidget &window);

    /// As set last, whatever stands in the start bar since.
    [[nodiscard]] const settings::CrawlSettings &settings() const { return m_settings; }
    /// What a crawl that is started now is made of.
    [[nodiscard]] settings::CrawlSettings wanted() const;
    /// For the next crawl, as a person has set it.
    void setSettings(const settings::CrawlSettings &settings);
    /// What can be changed under way, of the crawl that runs and of the next one.
    void change(const settings::CrawlSettings &settings);
    /// Those of the project that is open, with its address.
    void takeProject();
    /// No project is open any more.
    void leaveProject();
    /// Where the next crawl is saved, in place of the person's data folder.
    void saveNextAs(const QString &path);

    // Each does nothing while a crawl runs.
    void start(); ///< what stands in the start bar, into a new project
    void startAt(const QString &address);
    void startList(const settings::CrawlSettings &settings); ///< with its seeds
    void resume(); ///< the open project, under wanted()
    void goOn(); ///< the same, whatever address stands in the start bar
    void join(); ///< those who crawl into the open project in a database, under its settings
    void refetch(engine::RefetchKind what);
    /// Fetches what failed once more, with a user name and password for the server of `url`.
    void logIn(const QByteArray &url, const QString &user, const QString &password);
    /// The same, whatever is wrong with the certificate of that server.
    void acceptCertificate(const QByteArray &url);

Q_SIGNALS:
    void startsNew(); ///< what the window shows will be of another project
    void starts(); ///< by a person who sees to it from now on

private:
    void lookAtOthers(); ///< once this window is no node any more
    void takeLive(const settings::CrawlSettings &settings);
    [[nodiscard]] settings::CrawlSettings wantedOfProject() const; ///< the same for the open project's addresses
    [[nodiscard]] bool holdsForeignSecrets() const; ///< of other servers than that of the address in the start bar
    void refetchWith(engine::RefetchKind what, const settings::CrawlSettings &settings);
    [[nodiscard]] bool isOnList() const;
    [[nodiscard]] const QSet<QByteArray> &beside() const; ///< of what wanted() begins with
    void takeForProject(const settings::CrawlSettings &settings);
    void keepForAfterList();
    void showProjects(const settings::CrawlSettings &settings); ///< of the open project's next crawl
    void addressEdited();

    project::ProjectSession &m_session;
    startbar::StartBar &m_start;
    widgets::MessageBar &m_message;
    QWidget &m_window;
    settings::CrawlSettings m_settings; ///< the start bar holds the newest of some
    /// The origins of the addresses that the secrets of m_settings were typed beside; none where there was no address.
    /// Where a crawl shares none with them, it is another site's, and is told nothing that is not for itself.
    QSet<QByteArray> m_beside;
    /// While m_settings are a list's: what the person had set before, for the next address that is no list's.
    std::optional<settings::CrawlSettings> m_afterList;
    QSet<QByteArray> m_besideAfterList; ///< m_beside of those
    bool m_listShown = false; ///< the start bar shows m_settings, not m_afterList
    QString m_nextPath;
    bool m_seedsBound = false; ///< the further seeds of m_settings belong to the first one
};

} // namespace argiope::mainwindow
