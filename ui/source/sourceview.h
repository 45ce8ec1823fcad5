#pragma once

#include "ui/project/projectreader.h"
#include "ui/source/sourceedit.h"
#include "ui/view/view.h"

#include <QTimer>

#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QStackedWidget;
class QToolButton;

namespace argiope::widgets {
class EmptyState;
}

namespace argiope::sourceview {

/// What is kept of a URL: its source, its text, and what is otherwise than at another visit. Reads the project's
/// archives on a thread of the project's; nothing is fetched and nothing runs.
class SourceView : public view::View
{
    Q_OBJECT
public:
    /// `reader` must outlive the view.
    explicit SourceView(project::ProjectReader &reader, QWidget *parent = nullptr);

    [[nodiscard]] QString title() const override;
    void poll(bool last = false) override;
    void focusContent() override;
    /// 0: nothing. What it costs is done as soon as somebody looks.
    void showUrl(qint64 id);
    [[nodiscard]] qint64 shownUrl() const { return m_id; }
    [[nodiscard]] const SourceEdit &edit() const { return *m_edit; }

Q_SIGNALS:
    void urlChosen(qint64 id); ///< a link to it was followed
    void shown(); ///< what was asked for is there

protected:
    void retranslate() override;
    void showEvent(QShowEvent *event) override;

private:
    struct Answer
    {
        source::KeptSource kept; ///< without its texts
        SourceEdit::Content content;
    };
    [[nodiscard]] source::Shown mode() const;
    void ask();
    void apply(const Answer &answer);
    void fillVisits();
    void fillState();
    void find();
    void step(bool backwards);
    void showCount(int at);
    void followLink(const QByteArray &url);
    void setWrapping(bool on);

    project::ProjectReader &m_reader;
    QLabel *m_modeLabel;
    QComboBox *m_mode;
    QLabel *m_visitLabel;
    QComboBox *m_visit;
    QLabel *m_otherLabel;
    QComboBox *m_other;
    QLineEdit *m_find;
    QLabel *m_count;
    QToolButton *m_previous;
    QToolButton *m_next;
    QCheckBox *m_wrap;
    QStackedWidget *m_pages;
    widgets::EmptyState *m_empty;
    SourceEdit *m_edit;
    QTimer m_findSoon;
    project::Cancel m_cancel;
    std::optional<source::KeptSource> m_kept; ///< of m_id, without its texts
    qint64 m_id = 0;
    qint64 m_askedOf = 0; ///< the URL that the last question was about
    size_t m_matches = 0;
    int m_ticks = 0;
    bool m_asking = false;
};

} // namespace argiope::sourceview
