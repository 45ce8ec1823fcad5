#pragma once

#include "core/audit/check.h"
#include "core/audit/rules.h"
#include "core/settings/live.h"
#include "ui/crawleraccess/crawleraccessdialog.h"
#include "ui/export/exportdialog.h"
#include "ui/extractors/extractorsdialog.h"
#include "ui/help/helpwindow.h"
#include "ui/issues/ignoresdialog.h"
#include "ui/issues/rulesdialog.h"
#include "ui/mainwindow/preferencesdialog.h"
#include "ui/models/queuepatternsmodel.h"
#include "ui/models/trapsmodel.h"
#include "ui/options/optionsdialog.h"
#include "ui/ownchecks/ownchecksdialog.h"
#include "ui/project/projectreader.h"
#include "ui/search/searchdialog.h"
#include "ui/startbar/listdialog.h"
#include "ui/traps/trapsdialog.h"
#include "ui/urls/savedfiltersdialog.h"

#include <QPushButton>
#include <QTest>
#include <QToolButton>

#include <memory>

namespace argiope::uitest {

/// Makes every dialog that has settings of its own, with all that it can show. Outlives what it makes.
class EveryDialog
{
public:
    static QStringList names()
    {
        return {QStringLiteral("options"), QStringLiteral("running options"), QStringLiteral("preferences"),
            QStringLiteral("export"), QStringLiteral("list"), QStringLiteral("bad list"), QStringLiteral("own checks"),
            QStringLiteral("extractors"), QStringLiteral("search"), QStringLiteral("ignores"), QStringLiteral("ignore"),
            QStringLiteral("saved filters"), QStringLiteral("traps"), QStringLiteral("rules"),
            QStringLiteral("crawler access")};
    }

    /// Shown. Null where there is none of that name.
    [[nodiscard]] std::unique_ptr<QDialog> make(const QString &name)
    {
        std::unique_ptr<QDialog> made;
        if (name == u"options" || name == u"running options") {
            auto options = std::make_unique<options::OptionsDialog>(settings::CrawlSettings{});
            if (name == u"running options")
                options->restrictTo(settings::isLive, QStringLiteral("why"));
            made = std::move(options);
        } else if (name == u"preferences") {
            made = std::make_unique<mainwindow::PreferencesDialog>();
        } else if (name == u"export") {
            made = std::make_unique<exporting::ExportDialog>(exporting::ExportDialog::Source{});
            made->show();
            made->findChild<QToolButton *>(QStringLiteral("columnsShown"))->setChecked(true);
            for (const char *button : {"openFile", "showFolder"})
                made->findChild<QPushButton *>(QLatin1String(button))->show();
        } else if (name == u"list" || name == u"bad list") {
            auto list = std::make_unique<startbar::ListDialog>();
            list->show();
            list->readText(name == u"list" ? QStringLiteral("https://example.org/")
                                           : QStringLiteral("https://example.org/\nftp://example.org/"));
            if (!QTest::qWaitFor([&list] { return list->list().has_value(); }, 60000))
                return {};
            made = std::move(list);
        } else if (name == u"own checks") {
            made = std::make_unique<ownchecks::OwnChecksDialog>(m_reader);
        } else if (name == u"extractors") {
            settings::CrawlSettings settings;
            settings.extract = {QStringLiteral("a=css,@b:c")};
            made = std::make_unique<extractors::ExtractorsDialog>(settings);
        } else if (name == u"search") {
            made = std::make_unique<searching::SearchDialog>(m_reader, [] { return store::ListQuery(); });
        } else if (name == u"ignores") {
            made = std::make_unique<issues::IgnoresDialog>();
        } else if (name == u"ignore") {
            made = std::make_unique<issues::IgnoreDialog>(audit::checks().front(), QString());
        } else if (name == u"saved filters") {
            made = std::make_unique<urls::SavedFiltersDialog>();
        } else if (name == u"traps") {
            auto traps = std::make_unique<traps::TrapsDialog>(m_traps, m_queue);
            traps->findChild<QPushButton *>(QStringLiteral("goOn"))->show();
            made = std::move(traps);
        } else if (name == u"crawler access") {
            made = std::make_unique<crawleraccess::CrawlerAccessDialog>(m_reader);
        } else if (name == u"rules") {
            made = std::make_unique<issues::RulesDialog>(audit::Rules{}, QList<const audit::Check *>{}, true);
        }
        if (made)
            made->show();
        return made;
    }

private:
    project::ProjectReader m_reader;
    models::TrapsModel m_traps{m_reader};
    models::QueuePatternsModel m_queue{m_reader};
};

} // namespace argiope::uitest
