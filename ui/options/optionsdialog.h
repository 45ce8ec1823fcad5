#pragma once

#include "core/settings/crawlsettings.h"
#include "ui/options/editors.h"
#include "ui/options/labels.h"
#include "ui/project/projectreader.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QDialog>
#include <QList>

#include <functional>

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QStackedWidget;
class QToolButton;

namespace argiope::options {

class LabPage;
class ProfileBar;

/// Every setting of a crawl, made from the one list of fields, in groups that can be searched; profiles; and the scope
/// lab. Accepts only what settings::validate() accepts, and says what is wrong otherwise. The first seed belongs to the
/// start bar: the dialog shows those after it.
class OptionsDialog : public QDialog
{
    Q_OBJECT
public:
    /// `reader` (may be null) is the open project's, for the scope lab; it must outlive the dialog.
    explicit OptionsDialog(
        const settings::CrawlSettings &settings, QWidget *parent = nullptr, project::ProjectReader *reader = nullptr);
    ~OptionsDialog() override;
    [[nodiscard]] settings::CrawlSettings settings() const;
    void setSettings(const settings::CrawlSettings &settings);
    /// Only settings of which `may` says so can be edited, all others are shown; `why` is said beside them.
    void restrictTo(const std::function<bool(QByteArrayView key)> &may, const QString &why);
    /// Shows only the settings whose names or explanations have these words.
    void search(const QString &text);
    [[nodiscard]] int page() const;
    void setPage(int page);
    [[nodiscard]] int pageCount() const;
    [[nodiscard]] LabPage &lab() { return *m_lab; }
    void accept() override;

Q_SIGNALS:
    /// The dialog's own texts stay in the language in which it was made: whoever opened it makes a new one.
    void languageChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        Editor editor;
        Group group = Group::Limits;
        QWidget *box = nullptr; ///< the form's row
        QLabel *name = nullptr;
        QToolButton *reset = nullptr;
        QString words; ///< to search in
        bool isDefault = true;
    };
    void build();
    void addPage(const QString &title, QWidget *page); ///< behind those of the settings; takes it over
    QWidget *buildGroup(Group group);
    void addRow(Row &row);
    void edited(const QByteArray &key);
    void mark(Row &row, const settings::CrawlSettings &settings);
    void showProblem(const QString &text);
    [[nodiscard]] Row *rowOf(const QByteArray &key);

    settings::CrawlSettings m_settings;
    ProfileBar *m_profiles;
    QLineEdit *m_search;
    QListWidget *m_groups;
    QStackedWidget *m_pages;
    QLabel *m_noMatch;
    QLabel *m_restriction;
    QFormLayout *m_forms[GroupCount] = {};
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
    LabPage *m_lab;
    QList<Row> m_rows;
    bool m_loading = false;
};

} // namespace argiope::options
