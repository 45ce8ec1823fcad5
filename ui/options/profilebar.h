#pragma once

#include "ui/options/profiles.h"

#include <QWidget>

#include <functional>

class QComboBox;
class QMenu;
class QToolButton;

namespace argiope::options {

/// The line above the options: which profile they came from, and what can be done with profiles.
class ProfileBar : public QWidget
{
    Q_OBJECT
public:
    /// `settings` answers what the dialog holds at the moment.
    explicit ProfileBar(std::function<settings::CrawlSettings()> settings, QWidget *parent = nullptr);

    [[nodiscard]] QComboBox *box() const { return m_box; }
    void choose(const QString &name);
    void saveAs(const QString &name); ///< asks before it replaces one
    /// Then loaded() or failed(), unless it is given up: by a person, or by what else gives the dialog other options.
    void importFile(const QString &path);
    void exportFile(const QString &path); ///< then told() or failed()

Q_SIGNALS:
    void reading(bool on); ///< a file, whose options will replace all: what is typed meanwhile would be lost
    void loaded(const argiope::settings::CrawlSettings &settings);
    void resetRequested();
    void failed(const QString &problem);
    void told(const QString &text); ///< what goes on, or is done; "": nothing any more

private:
    void fill(const QString &chosen);
    void askName(const QString &title, const QString &proposal, const std::function<void(const QString &)> &then);
    void store(const QString &name);
    void rename();
    void remove();
    void chooseImport();
    void stopReading(); ///< of a file: what comes of it is not wanted
    /// Says the problem, or the news, or that there is none; beside what is said of a file that is read.
    void report(const QString &problem, const QString &news = {});
    void chooseExport();
    [[nodiscard]] QString current() const;

    std::function<settings::CrawlSettings()> m_settings;
    Profiles m_profiles;
    QComboBox *m_box;
    QToolButton *m_button;
    QMenu *m_menu;
    QToolButton *m_stop; ///< shown while a file is read
    int m_reading = 0; ///< number of the last file that is read
    QString m_readingText; ///< what is said while one is; "": none is
    QString m_meanwhile; ///< what else was to be said while one is
};

} // namespace argiope::options
