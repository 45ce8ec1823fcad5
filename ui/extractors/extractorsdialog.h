#pragma once

#include "core/engine/documentfetch.h"
#include "core/engine/extractortrial.h"
#include "core/select/extractor.h"
#include "core/settings/crawlsettings.h"
#include "ui/project/projectreader.h"

#include <QDialog>
#include <QTimer>

#include <atomic>
#include <memory>

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace argiope::extractors {

/// The columns that the next crawl cuts out of pages, tried while they are typed on a page that is kept, fetched or
/// pasted; also for the pages that the open project keeps.
/// UI thread; fetches and tries on threads of the pool.
class ExtractorsDialog : public QDialog
{
    Q_OBJECT
public:
    /// `settings`: those of the next crawl, by which pages are fetched as well. `page`: an address to try them on.
    explicit ExtractorsDialog(
        const settings::CrawlSettings &settings, const QString &page = {}, QWidget *parent = nullptr);
    ~ExtractorsDialog() override;
    /// Pages of this project are there to try on; it must outlive the dialog. `chosen`: the one to begin with, unless
    /// None. `canReplay`: the kept pages can be read anew.
    void setProject(project::ProjectReader &reader, store::UrlId chosen, bool canReplay);
    /// What is chosen is to be cut out of the project's pages at once.
    [[nodiscard]] bool isForKeptPages() const;

    /// As settings::CrawlSettings::extract has them.
    [[nodiscard]] QStringList lines() const;
    /// The page to try them on, as it is written.
    void setSource(const QString &source);

Q_SIGNALS:
    void tried(); ///< what stands there as found is so for what stands there as extractor

private:
    void fillForm();
    void add();
    void addSeveral();
    void append(const select::Extractor &extractor);
    [[nodiscard]] QString freeName(const QString &wanted) const;
    void removeChosen();
    void edited();
    void markItem(int row);
    /// What is wrong with one, its name included; "" where all is well.
    [[nodiscard]] QString problemOf(int row) const;
    void checkAll();
    void fetch();
    void fetched(const engine::DocumentFetch::Answer &answer, const QString &source);
    void tryOut();
    void showTrial(const engine::ExtractorTrial &trial);
    void showHidden();
    void giveUpFetch();
    template <class Which>
    void readKept(const Which &which, bool quiet);
    void showKept(const engine::KeptPage &page, bool quiet);

    settings::CrawlSettings m_settings;
    QList<select::Extractor> m_extractors;
    QString m_source; ///< what is tried; the field shows its beginning
    QByteArray m_sourceUrl;
    QListWidget *m_list;
    QPushButton *m_add;
    QPushButton *m_several;
    QPushButton *m_remove;
    QWidget *m_form;
    QLineEdit *m_name;
    QComboBox *m_kind;
    QPlainTextEdit *m_expression;
    QComboBox *m_take;
    QLabel *m_attributeLabel;
    QLineEdit *m_attribute;
    QCheckBox *m_all;
    QLabel *m_problem;
    QLineEdit *m_address;
    QPushButton *m_keptButton;
    QPushButton *m_fetchButton;
    QPlainTextEdit *m_page;
    QLabel *m_found;
    QListWidget *m_values;
    QCheckBox *m_forKept;
    QDialogButtonBox *m_box;
    project::ProjectReader *m_reader = nullptr;
    QTimer m_pause; ///< in typing
    std::shared_ptr<engine::DocumentFetch> m_fetch;
    int m_trial = 0; ///< the newest one's number
    bool m_filling = false;
};

} // namespace argiope::extractors
