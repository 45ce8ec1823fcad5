#pragma once

#include <QWidget>

#include <functional>

class QDialogButtonBox;
class QLineEdit;
class QPushButton;

namespace argiope::savefile {

/// Folders that a file is put into if they are there, the best first: that of the last time, by its key in the
/// settings, and the person's documents.
[[nodiscard]] QStringList wantedFolders(const QString &folderKey);
/// The first of `wanted` that is there, else one that can be written to: at last that of the project. Asks the disk.
[[nodiscard]] QString usualFolder(const QString &project, const QStringList &wanted);

/// Where a dialog writes its file: a line that proposes a name in the folder of the last time, a dialog to choose one,
/// the question whether to replace what is there, and the buttons that show what was written. UI thread.
class SaveField : public QWidget
{
    Q_OBJECT
public:
    /// `folderKey`: where the settings keep the folder. `project`: the path of the project whose file must stay.
    SaveField(QString folderKey, QString project, QWidget *parent = nullptr);

    /// A file's name without a folder. Where the person has chosen another file, that one gets the suffix alone.
    void setProposal(const QString &baseName, const QString &suffix);
    void setFile(const QString &path);
    [[nodiscard]] QString file() const; ///< as the program writes it; "" where there is none
    [[nodiscard]] QLineEdit &line() { return *m_line; } ///< for its label and its name

    /// What the file dialog is called, and what it offers for a suffix.
    void setDialog(const QString &title, std::function<QString(const QString &suffix)> filter = {});
    /// Makes them in the box, hidden; they open the last file that was written.
    void addButtons(QDialogButtonBox &box);
    [[nodiscard]] QPushButton *openButton() const { return m_open; }
    [[nodiscard]] QPushButton *folderButton() const { return m_showFolder; }
    void setWritten(const QString &path); ///< "": nothing is there to be opened
    void openWritten() const;

    /// Asks the disk, then the person where something is to be replaced; then writeWanted() or refused(), or
    /// nothing where the person wants none. `isAsking` until then.
    void ask();
    [[nodiscard]] bool isAsking() const { return m_asking; }
    void remember() const; ///< the file's folder, for the next time

Q_SIGNALS:
    void changed();
    void writeWanted(const QString &file);
    void refused(const QString &reason);
    void asked(); ///< isAsking() is over, whatever came of it

private:
    [[nodiscard]] QString proposed() const;
    void browse();
    void askToReplace(const QString &file);

    const QString m_folderKey;
    const QString m_project;
    QLineEdit *m_line;
    QPushButton *m_browse;
    QPushButton *m_open = nullptr; ///< in the box, as the next
    QPushButton *m_showFolder = nullptr;
    QString m_title;
    std::function<QString(const QString &)> m_filter;
    QString m_folder; ///< of proposals
    QString m_name; ///< the last proposal, without a folder
    QString m_suffix;
    QString m_proposed; ///< as it stood in the line
    QString m_written;
    bool m_asking = false;
};

} // namespace argiope::savefile
