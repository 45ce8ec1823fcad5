#pragma once

#include "core/engine/urllist.h"
#include "core/settings/crawlsettings.h"

#include <QDialog>

#include <atomic>
#include <memory>
#include <optional>

class QComboBox;
class QLabel;
class QPlainTextEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
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
        QString problem; ///< of the file, in the system's words
        bool tooLarge = false;
    };
    void read(const QString &path, const QByteArray &given);
    void showAnswer(const Answer &answer);
    [[nodiscard]] static Answer work(const QString &path, const QByteArray &given, const std::atomic<bool> &cancel);

    QLabel *m_summary;
    QLabel *m_hint;
    QPlainTextEdit *m_good;
    QLabel *m_badLabel;
    QTreeWidget *m_bad;
    QSpinBox *m_depth;
    QComboBox *m_scope;
    QProgressBar *m_busy;
    QPushButton *m_start;
    QString m_path;
    std::optional<engine::UrlList> m_list;
    std::shared_ptr<std::atomic<bool>> m_cancel;
};

} // namespace argiope::startbar
