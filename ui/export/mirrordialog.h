#pragma once

#include "core/export/mirror.h"
#include "core/settings/crawlsettings.h"

#include <QDialog>
#include <QList>

#include <memory>

class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QRadioButton;

namespace argiope::exporting {

class MirrorJob;

/// Makes a folder of what the project keeps that a browser reads without a server: of which URLs, and where. Not modal;
/// may be used while a crawl runs, and then writes what is kept at that moment.
class MirrorDialog : public QDialog
{
    Q_OBJECT
public:
    /// What the person looks at when asking for it.
    struct Source
    {
        QString project; ///< path
        settings::Bodies bodies = settings::Bodies::None; ///< what its crawl keeps
        store::ListQuery query{}; ///< of the table in front, if that is one of fetched URLs
        bool filtered = false;
        qint64 filteredRows = 0;
        QList<qint64> selected{};
    };

    explicit MirrorDialog(Source source, QWidget *parent = nullptr);
    ~MirrorDialog() override;
    void setFolder(const QString &folder);
    [[nodiscard]] Options options() const;
    void reject() override;

public Q_SLOTS:
    void start();

Q_SIGNALS:
    void made(const QString &folder, qint64 files);

private:
    void browse();
    void setRunning(bool running);
    void succeeded(const QString &folder, const MirrorResult &result);
    void openWritten(const QString &name) const;

    const Source m_source;
    QRadioButton *m_all;
    QRadioButton *m_filtered;
    QRadioButton *m_selected;
    QLineEdit *m_folder;
    QPushButton *m_browse;
    QProgressBar *m_progress;
    QLabel *m_message;
    QPushButton *m_start;
    QPushButton *m_open;
    QPushButton *m_show;
    QPushButton *m_cancel;
    QString m_written; ///< the folder of the last mirror
    std::unique_ptr<MirrorJob> m_job;
};

} // namespace argiope::exporting
