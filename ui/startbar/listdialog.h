#pragma once

#include "core/engine/documentfetch.h"
#include "core/engine/urllist.h"
#include "core/settings/crawlsettings.h"

#include <QDialog>

#include <atomic>
#include <functional>
#include <memory>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QThreadPool;
class QTreeWidget;

namespace argiope::startbar {

/// Shows what a list of addresses was understood as, before it is crawled: how many there are, which lines are none and
/// why, how deep to go. Reading happens on another thread; the dialog is not modal to it.
class ListDialog : public QDialog
{
    Q_OBJECT
public:
    explicit ListDialog(QWidget *parent = nullptr);
    ~ListDialog() override;

    void readText(const QString &text);
    void readFile(const QString &path);
    /// The list, as a rule a sitemap, lies at `url`; fetched with `settings`.
    void readAddress(const settings::CrawlSettings &settings, const QString &url);

    /// What was read; none while it is being read or where it failed.
    [[nodiscard]] const std::optional<engine::UrlList> &list() const { return m_list; }
    /// The list and the choices put into `settings`.
    void writeTo(settings::CrawlSettings &settings) const;

Q_SIGNALS:
    void understood();

private:
    struct Answer
    {
        engine::UrlList list;
        QString problem; ///< of the file, in the system's words; of a server's answer, in ours
        bool tooLarge = false;
    };
    using Work = std::function<Answer(const std::atomic<bool> &cancel)>;
    void read(const QString &place, QThreadPool &pool, const Work &work);
    void showAnswer(const Answer &answer);
    [[nodiscard]] static Answer ofFile(const QString &path, const std::atomic<bool> &cancel);
    [[nodiscard]] static Answer ofAddress(
        engine::DocumentFetch &fetch, const QString &url, const std::atomic<bool> &cancel);
    void giveUp();

    QLabel *m_summary;
    QLabel *m_hint;
    QPlainTextEdit *m_good;
    QLabel *m_badLabel;
    QTreeWidget *m_bad;
    QSpinBox *m_depth;
    QComboBox *m_scope;
    QCheckBox *m_redirects;
    QProgressBar *m_busy;
    QPushButton *m_start;
    QString m_place; ///< path or URL; "" for a text
    std::shared_ptr<engine::DocumentFetch> m_fetch;
    std::optional<engine::UrlList> m_list;
    std::shared_ptr<std::atomic<bool>> m_cancel;
};

} // namespace argiope::startbar
