#pragma once

#include "core/settings/crawlsettings.h"
#include "ui/options/labels.h"

#include <QByteArray>
#include <QDialog>
#include <QList>

#include <functional>

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QTabWidget;

namespace argiope::options {

/// Every setting of a crawl, made from the one list of fields. Accepts only what settings::validate() accepts, and says
/// what is wrong otherwise. The first seed belongs to the start bar: the dialog shows those after it.
class OptionsDialog : public QDialog
{
    Q_OBJECT
public:
    explicit OptionsDialog(const settings::CrawlSettings &settings, QWidget *parent = nullptr);
    [[nodiscard]] settings::CrawlSettings settings() const;
    void setSettings(const settings::CrawlSettings &settings);
    void accept() override;

private:
    struct Editor
    {
        QByteArray key;
        QWidget *widget;
        std::function<void(const settings::CrawlSettings &)> load;
        std::function<void(settings::CrawlSettings &)> save;
    };
    template <class FieldType>
    void addField(const FieldType &field);
    void addRow(const Label &label, QWidget *widget, bool ownText);

    settings::CrawlSettings m_settings;
    QTabWidget *m_tabs;
    QFormLayout *m_forms[GroupCount] = {};
    QLabel *m_problem;
    QDialogButtonBox *m_buttons;
    QList<Editor> m_editors;
};

} // namespace argiope::options
