// How a site is judged, set in the window: types of sites, thresholds, switches, and reports on it.

#include "core/audit/words.h"
#include "core/engine/notes.h"
#include "tests/support/testmain.h"
#include "tests/ui/auditedproject.h"
#include "ui/export/shownexport.h"
#include "ui/issues/issuesview.h"
#include "ui/issues/rulesbutton.h"
#include "ui/issues/rulesdialog.h"
#include "ui/models/findingsmodel.h"
#include "ui/models/findingstable.h"
#include "ui/models/issuesmodel.h"
#include "ui/project/ownchecks.h"
#include "ui/project/projectsession.h"
#include "ui/report/pdfpages.h"
#include "ui/report/reportdialog.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QBuffer>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPalette>
#include <QProgressBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QTextDocument>
#include <QToolButton>
#include <QTreeWidget>

using namespace argiope;
using audit::checkFromId;
using models::IssuesModel;

namespace {

constexpr int WaitMs = 60000;

struct RulesRoom
{
    project::ProjectSession session;
    issues::IssuesView view{session};

    explicit RulesRoom(const QString &path)
    {
        view.resize(1200, 700);
        view.show();
        session.openProject(path);
    }
    [[nodiscard]] models::AuditRun &audit() { return view.auditRun(); }
    [[nodiscard]] bool isAudited()
    {
        return audit().findings() && !audit().isRunning() && audit().findings()->result.rules == audit().rules();
    }
    [[nodiscard]] qint64 pages(const char *check) { return audit().findings()->of(*checkFromId(check)).pages(); }
};

QByteArray noteOf(const QString &path, const QByteArray &name)
{
    const auto reader = store::Reader::open(path);
    return reader ? (*reader)->meta(name) : QByteArray();
}

QTreeWidgetItem *itemOf(const QTreeWidget *tree, const char *id)
{
    for (int i = 0; i < tree->topLevelItemCount(); ++i) {
        for (int j = 0; j < tree->topLevelItem(i)->childCount(); ++j) {
            if (tree->topLevelItem(i)->child(j)->text(2) == QLatin1String(id))
                return tree->topLevelItem(i)->child(j);
        }
    }
    return nullptr;
}

} // namespace

class TestRulesDialog : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

    [[nodiscard]] QString project(const char *name) const
    {
        const QString path = m_place.file(QString::fromLatin1(name));
        return uitest::makeAuditedProject(path) ? path : QString();
    }

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }
    void cleanup() { project::ownchecks::set({}); }

    void sayWhatWasSet()
    {
        issues::RulesDialog dialog({}, {}, true);
        dialog.show();
        auto *box = dialog.findChild<QDoubleSpinBox *>(QStringLiteral("limit-title-long"));
        auto *ok = dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
        auto *problem = dialog.findChild<QLabel *>(QStringLiteral("rulesProblem"));
        QVERIFY(box && ok && problem);
        QCOMPARE(box->value(), 60.0);
        box->setValue(65);
        QCOMPARE(dialog.rules().limits.value("title-long"), 65.0);
        QVERIFY(ok->isEnabled() && problem->isHidden());
        box->setValue(20); // less than the least
        QVERIFY(!ok->isEnabled());
        QVERIFY(problem->isVisible());
        QVERIFY2(problem->text().contains(QStringLiteral("20")) && problem->text().contains(QStringLiteral("30")),
            qPrintable(problem->text()));
        box->setValue(60); // what is usual is not set
        QVERIFY(dialog.rules() == audit::Rules());
        QVERIFY(ok->isEnabled() && problem->isHidden());
        // Shares are percent.
        auto *share = dialog.findChild<QDoubleSpinBox *>(QStringLiteral("limit-near-duplicate"));
        QCOMPARE(share->value(), 90.0);
        share->setValue(85);
        QVERIFY(qAbs(dialog.rules().limits.value("near-duplicate") - 0.85) < 1e-9);
    }

    void switchesAndSeverities()
    {
        issues::RulesDialog dialog({}, {}, true);
        dialog.show();
        auto *tree = dialog.findChild<QTreeWidget *>(QStringLiteral("ruleChecks"));
        QTreeWidgetItem *item = itemOf(tree, "title-missing");
        QVERIFY(item);
        QCOMPARE(item->checkState(0), Qt::Checked);
        item->setCheckState(0, Qt::Unchecked);
        QCOMPARE(dialog.rules().switches.value("title-missing", true), false);
        item->setCheckState(0, Qt::Checked);
        QVERIFY(dialog.rules() == audit::Rules());
        tree->setCurrentItem(item);
        auto *severity = dialog.findChild<QComboBox *>(QStringLiteral("ruleSeverity"));
        QVERIFY(severity->isEnabled());
        severity->setCurrentIndex(3);
        Q_EMIT severity->activated(3);
        QCOMPARE(dialog.rules().severities.value("title-missing"), audit::Severity::Notice);
        // A type of site switches off by itself.
        auto *type = dialog.findChild<QComboBox *>(QStringLiteral("siteType"));
        type->setCurrentIndex(int(audit::SiteType::Intranet));
        Q_EMIT type->activated(int(audit::SiteType::Intranet));
        QCOMPARE(itemOf(tree, "index-noindex")->checkState(0), Qt::Unchecked);
        itemOf(tree, "index-noindex")->setCheckState(0, Qt::Checked);
        QCOMPARE(dialog.rules().switches.value("index-noindex"), true);
        QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("resetRules")), Qt::LeftButton);
        audit::Rules expected;
        expected.siteType = audit::SiteType::Intranet;
        QVERIFY(dialog.rules() == expected);
    }

    void cannotBeChangedWhereNobodyMayWrite()
    {
        issues::RulesDialog dialog({}, {}, false);
        dialog.show();
        QVERIFY(!dialog.findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->isEnabled());
        QVERIFY(dialog.findChild<QLabel *>(QStringLiteral("rulesProblem"))->isVisible());
        QVERIFY(!dialog.findChild<QDoubleSpinBox *>(QStringLiteral("limit-title-long"))->isEnabled());
    }

    /// Another rule counts at once, is kept in the project, and is there when it is opened again.
    void rulesCountAtOnce()
    {
        const QString path = project("rules.argiope");
        {
            RulesRoom room(path);
            QTRY_VERIFY_WITH_TIMEOUT(room.isAudited(), WaitMs);
            QVERIFY(room.pages("http-client-error") > 0);
            audit::Rules rules = room.audit().rules();
            rules.switches.insert("http-client-error", false);
            room.audit().setRules(rules);
            QTRY_VERIFY_WITH_TIMEOUT(room.isAudited(), WaitMs);
            QCOMPARE(room.pages("http-client-error"), 0);
            IssuesModel &model = room.view.model();
            QCOMPARE(model.rowOf(*checkFromId("http-client-error")), -1);
            model.setAllShown(true);
            const int row = model.rowOf(*checkFromId("http-client-error"));
            QVERIFY(row >= 0);
            QCOMPARE(model.index(row, IssuesModel::Urls).data().toString(), QStringLiteral("off"));
            QTRY_VERIFY_WITH_TIMEOUT(!noteOf(path, audit::RulesName).isEmpty(), WaitMs);
        }
        RulesRoom room(path);
        QTRY_VERIFY_WITH_TIMEOUT(room.isAudited(), WaitMs);
        QVERIFY(!room.audit().rules().isOn(*checkFromId("http-client-error")));
        QCOMPARE(room.pages("http-client-error"), 0);
    }

    void theTypeIsChosenBesideTheIssues()
    {
        const QString path = project("type.argiope");
        RulesRoom room(path);
        QTRY_VERIFY_WITH_TIMEOUT(room.isAudited(), WaitMs);
        auto *button = room.view.findChild<QToolButton *>(QStringLiteral("auditRules"));
        QVERIFY(button && button->isEnabled());
        QCOMPARE(button->text(), QStringLiteral("Site type"));
        Q_EMIT button->menu()->aboutToShow();
        auto *shop = button->menu()->findChild<QAction *>(QStringLiteral("shop"));
        QVERIFY(shop && shop->isEnabled());
        shop->trigger();
        QCOMPARE(room.audit().rules().siteType, audit::SiteType::Shop);
        QCOMPARE(button->text(), QStringLiteral("Online shop"));
        QTRY_VERIFY_WITH_TIMEOUT(room.isAudited(), WaitMs);
    }

    /// A person's checks stand among the others, with their evidence, and can be ignored and switched off.
    void ownChecksAreIssues()
    {
        project::ownchecks::set(
            {{"own-missing", QStringLiteral("Missing ones"), audit::Severity::Error, QStringLiteral("status = 404")},
                {"own-odd", QStringLiteral("No such column"), audit::Severity::Error, QStringLiteral("price > 5")}});
        const QString path = project("own.argiope");
        RulesRoom room(path);
        QTRY_VERIFY_WITH_TIMEOUT(room.isAudited(), WaitMs);
        const audit::Check *check = room.audit().findings()->find("own-missing");
        QVERIFY(check);
        QVERIFY(!room.audit().findings()->own->find("own-odd")); // what cannot be held against it
        IssuesModel &model = room.view.model();
        const int row = model.rowOf(*check);
        QVERIFY(row >= 0);
        QCOMPARE(model.index(row, IssuesModel::Title).data().toString(), QStringLiteral("Missing ones"));
        QCOMPARE(model.index(row, IssuesModel::Severity).data().toString(), QStringLiteral("Error"));
        const audit::CheckFindings &found = room.audit().findings()->of(*check);
        QVERIFY(found.pages() > 0);
        QCOMPARE(found.pages(), room.pages("http-client-error"));
        auto reader = store::Reader::open(path);
        QVERIFY(reader);
        const auto words = models::wordsOfFindings(**reader, *check, *room.audit().findings(), {found.ids().front()});
        QCOMPARE(words.constFirst().evidence, QByteArray("status 404"));
        QVERIFY(!words.constFirst().url.isEmpty());

        const qint64 all = found.pages();
        room.audit().setIgnores({{"own-missing", audit::patternOfUrl(words.constFirst().url), {}}});
        QTRY_COMPARE_WITH_TIMEOUT(
            room.audit().findings()->of(*room.audit().findings()->find("own-missing")).pages(), all - 1, WaitMs);
        audit::Rules rules;
        rules.switches.insert("own-missing", false);
        room.audit().setRules(rules);
        QTRY_VERIFY_WITH_TIMEOUT(room.isAudited(), WaitMs);
        QCOMPARE(room.audit().findings()->of(*room.audit().findings()->find("own-missing")).pages(), 0);

        // Others than before: it is looked at anew.
        project::ownchecks::set(
            {{"own-fine", QStringLiteral("Fine ones"), audit::Severity::Notice, QStringLiteral("status = 200")}});
        room.audit().ownChecksChanged();
        QTRY_VERIFY_WITH_TIMEOUT(room.audit().findings()->own->find("own-fine"), WaitMs);
        QVERIFY(room.audit().findings()->of(*room.audit().findings()->find("own-fine")).pages() > 0);
    }

    /// Findings in every format of rows, the person's own among them; each begins as its kind does.
    void findingsInEveryFormat()
    {
        project::ownchecks::set(
            {{"own-missing", QStringLiteral("Missing ones"), audit::Severity::Error, QStringLiteral("status = 404")}});
        const QString path = project("formats.argiope");
        RulesRoom room(path);
        QTRY_VERIFY_WITH_TIMEOUT(room.isAudited(), WaitMs);
        const models::SharedFindings findings = room.audit().findings();
        const QList<const audit::Check *> checks{findings->find("own-missing"), findings->find("http-client-error")};
        const qint64 all = findings->of(*checks[0]).pages() + findings->of(*checks[1]).pages();
        int formats = 0;
        for (const exporting::FormatInfo &info : exporting::formats()) {
            if (info.shape != exporting::Shape::Rows)
                continue;
            ++formats;
            const QString file = m_place.file(QStringLiteral("findings.") % QLatin1String(info.suffix));
            const models::ShownTable table = models::issuesTable(path, findings, checks);
            QCOMPARE(table.count, all);
            const auto written = exporting::writeShown(
                table, file, {info.format}, [](qint64) {}, false);
            QVERIFY2(written, info.name);
            QCOMPARE(*written, all);
            QFile result(file);
            QVERIFY(result.open(QIODevice::ReadOnly));
            const QByteArray bytes = result.readAll();
            switch (info.format) {
            case exporting::Format::Csv:
                QVERIFY(bytes.startsWith(
                    "check,severity,group,state,url,count,evidence,title,needs_person,more_evidence\r\n"));
                QCOMPARE(bytes.count('\n'), all + 1);
                QVERIFY(bytes.contains("own-missing,error,own,found,") && bytes.contains("status 404"));
                break;
            case exporting::Format::JsonLines:
                QCOMPARE(bytes.count('\n'), all);
                QVERIFY(bytes.startsWith("{\"check\":\"own-missing\""));
                break;
            case exporting::Format::Markdown:
                QCOMPARE(bytes.count('\n'), all + 2);
                QVERIFY(bytes.startsWith("| check | severity |"));
                break;
            case exporting::Format::Txt:
                QCOMPARE(bytes.count('\n'), all);
                QVERIFY(bytes.startsWith("http"));
                break;
            case exporting::Format::Xlsx:
                QVERIFY(bytes.startsWith("PK"));
                break;
            default:
                QFAIL("a format of rows that nobody looked at");
            }
        }
        QCOMPARE(formats, 5);
    }

    /// Only how many these are is kept: what they are is read again.
    void findingsWithWhatAPersonHasToLookAt()
    {
        const QString path = project("asks.argiope");
        {
            auto opened = store::Writer::open(path);
            QVERIFY(opened);
            (*opened)->begin();
            for (const auto &[id, seen] : {std::pair(2, R"({"a11y-examined":[1],"?a11y-area-alt":[2,"a map"]})"),
                     std::pair(3, R"({"a11y-examined":[1],"a11y-area-alt":[1,"a hole"]})")}) {
                auto page = (*opened)->page(base::UrlId(id));
                QVERIFY(page && page->status == 200);
                page->observations = seen;
                (*opened)->finish(*page, true);
            }
            QVERIFY((*opened)->commit());
        }
        const audit::Check *check = checkFromId("a11y-area-alt");
        const auto findings = std::make_shared<models::AuditFindings>();
        {
            auto reader = store::Reader::open(path);
            QVERIFY(reader);
            findings->own = *audit::OwnCheckSet::of({}, (*reader)->columns());
            findings->checks.resize(audit::checks().size());
            audit::AuditOptions options;
            options.checks = {check};
            options.finding = [&](const audit::Finding &finding) {
                if (finding.verdict.state == audit::State::Found)
                    findings->of(*check).take(finding);
            };
            findings->result = audit::auditProject(**reader, options);
            findings->of(*check).finish();
        }
        QCOMPARE(audit::sumOf(findings->result, *check).needsPerson, 1);
        const models::ShownTable table = models::issuesTable(path, findings, {check});
        QCOMPARE(table.count, 2);
        const QString file = m_place.file(QStringLiteral("asks.csv"));
        const auto written = exporting::writeShown(
            table, file, {}, [](qint64) {}, false);
        QVERIFY(written);
        QCOMPARE(*written, 2);
        const QByteArrayList lines = uitest::linesOf(file);
        QVERIFY2(lines.value(1).contains(",found,") && lines.value(1).contains("a hole"), lines.value(1).constData());
        QVERIFY2(
            lines.value(2).contains(",undecidable,") && lines.value(2).contains("a map"), lines.value(2).constData());
        QVERIFY2(lines.value(2).contains(",true,"), lines.value(2).constData()); // needs_person

        // Who wants no more than the first, or none of those to look at, hears of no problem.
        for (const int wanted : {1, 2}) {
            int rows = 0;
            QCOMPARE(table.rows({[&](const auto &) { return ++rows < wanted; }}), QString());
            QCOMPARE(rows, wanted);
        }

        // Who cancels meanwhile does not wait for all the pages.
        const std::atomic<bool> cancel{true};
        QVERIFY(!exporting::writeShown(
            table, m_place.file(QStringLiteral("none.csv")), {}, [](qint64) {}, cancel));
        QVERIFY(!QFile::exists(m_place.file(QStringLiteral("none.csv"))));
    }

    void reports_data()
    {
        QTest::addColumn<int>("format");
        QTest::addColumn<QString>("suffix");
        QTest::addColumn<QByteArray>("begins");
        QTest::addColumn<QByteArray>("ends");
        QTest::newRow("HTML") << int(report::ReportFormat::Html) << QStringLiteral("html")
                              << QByteArray("<!DOCTYPE html>") << QByteArray("</html>\n");
        QTest::newRow("PDF") << int(report::ReportFormat::Pdf) << QStringLiteral("pdf") << QByteArray("%PDF-")
                             << QByteArray("%%EOF\n");
    }
    void reports()
    {
        QFETCH(int, format);
        QFETCH(QString, suffix);
        QFETCH(QByteArray, begins);
        QFETCH(QByteArray, ends);
        const QString path = project(QString(QStringLiteral("report-") % suffix).toLatin1().constData());
        QVERIFY(!path.isEmpty());
        for (const char *language : {"en", "zh_CN"}) {
            report::ReportDialog dialog(path, {});
            dialog.show();
            auto *formats = dialog.findChild<QComboBox *>(QStringLiteral("reportFormat"));
            auto *languages = dialog.findChild<QComboBox *>(QStringLiteral("reportLanguage"));
            auto *file = dialog.findChild<QLineEdit *>(QStringLiteral("reportFile"));
            formats->setCurrentIndex(formats->findData(format));
            languages->setCurrentIndex(languages->findData(QString::fromLatin1(language)));
            QVERIFY(file->text().endsWith(u'.' % suffix));
            const QString out = m_place.file(QLatin1String(language) % QStringLiteral("-report.") % suffix);
            dialog.setFile(out);
            dialog.findChild<QAbstractButton *>(QStringLiteral("openReportAfterwards"))->setChecked(false);
            QSignalSpy written(&dialog, &report::ReportDialog::written);
            QTest::mouseClick(dialog.findChild<QPushButton *>(QStringLiteral("writeReport")), Qt::LeftButton);
            QTRY_VERIFY_WITH_TIMEOUT(
                dialog.findChild<QPushButton *>(QStringLiteral("writeReport"))->isEnabled(), WaitMs);
            QVERIFY2(
                written.size() == 1, qPrintable(dialog.findChild<QLabel *>(QStringLiteral("reportMessage"))->text()));
            QFile result(out);
            QVERIFY(result.open(QIODevice::ReadOnly));
            const QByteArray bytes = result.readAll();
            QVERIFY(bytes.startsWith(begins));
            QVERIFY2(bytes.endsWith(ends), bytes.right(40).constData());
            QVERIFY(dialog.findChild<QPushButton *>(QStringLiteral("openReport"))->isVisible());
            QVERIFY(dialog.findChild<QPushButton *>(QStringLiteral("showReportFolder"))->isVisible());
        }
    }

    /// Paper is white, whatever the window is.
    void printsTheSameInADarkWindow()
    {
        const QPalette before = QApplication::palette();
        const auto paint = [](const QPalette &palette) {
            QApplication::setPalette(palette);
            QTextDocument text;
            text.setHtml(QStringLiteral("<h1>MMMM</h1>"));
            QImage paper(200, 100, QImage::Format_RGB32);
            paper.fill(Qt::white);
            QPainter painter(&paper);
            report::paintOnPaper(text, painter);
            painter.end();
            QBuffer pdf;
            pdf.open(QIODevice::WriteOnly);
            report::PdfPages pages(pdf, QStringLiteral("t"), QStringLiteral("f"));
            pages.add(QStringLiteral("<h1>Title</h1><p>words</p>"));
            pages.add(QStringLiteral("<p>") + QStringLiteral("a line<br>").repeated(200) + QStringLiteral("</p>"));
            (void)pages.end();
            // What is painted, without dates and identifiers.
            QByteArrayList streams;
            const QByteArray all = pdf.data();
            for (qsizetype at = all.indexOf("\nstream\n"); at >= 0; at = all.indexOf("\nstream\n", at + 1))
                streams << all.mid(at, all.indexOf("endstream", at) - at);
            return std::pair(paper, streams);
        };
        QPalette dark(QColor(0x20, 0x20, 0x20));
        dark.setColor(QPalette::Text, Qt::white);
        dark.setColor(QPalette::WindowText, Qt::white);
        const auto inLight = paint(QPalette(QColor(0xef, 0xef, 0xef)));
        const auto inDark = paint(dark);
        QApplication::setPalette(before);
        int darkest = 255;
        for (int y = 0; y < inDark.first.height(); ++y) {
            for (int x = 0; x < inDark.first.width(); ++x)
                darkest = std::min(darkest, qGray(inDark.first.pixel(x, y)));
        }
        QVERIFY2(darkest < 30, qPrintable(QString::number(darkest)));
        QCOMPARE(inDark.first, inLight.first);
        QVERIFY(inDark.second.size() > 2);
        QCOMPARE(inDark.second, inLight.second);
    }

    /// A report on what the Issues tab has found is the one that another audit would give, without it.
    void reportsWhatWasFound()
    {
        const QString path = project("found.argiope");
        const auto written = [&](const char *name, const models::SharedFindings &findings) {
            report::ReportDialog dialog(path, {}, [findings] { return findings; });
            dialog.show();
            auto *formats = dialog.findChild<QComboBox *>(QStringLiteral("reportFormat"));
            formats->setCurrentIndex(formats->findData(int(report::ReportFormat::Html)));
            const QString out = m_place.file(QLatin1String(name));
            QFile::remove(out); // or it would be asked whether to replace it
            dialog.setFile(out);
            dialog.findChild<QAbstractButton *>(QStringLiteral("openReportAfterwards"))->setChecked(false);
            QSignalSpy done(&dialog, &report::ReportDialog::written);
            dialog.start();
            if (!QTest::qWaitFor([&] { return !done.isEmpty(); }, WaitMs))
                return QByteArray();
            QFile file(out);
            QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
            // The moment at which it was written.
            return QString::fromUtf8(text)
                .remove(QRegularExpression(QStringLiteral("\\d\\d?:\\d\\d(:\\d\\d)?")))
                .toUtf8();
        };
        RulesRoom room(path);
        QTRY_VERIFY_WITH_TIMEOUT(room.isAudited(), WaitMs);
        QVERIFY(room.audit().currentFindings());
        const QByteArray found = written("found.html", room.audit().currentFindings());
        QVERIFY(found.contains("<html"));
        QCOMPARE(found, written("checked.html", {}));
        // What is ignored since is not in it, and nothing is checked again for that.
        const auto &check = *checkFromId("http-client-error");
        QVERIFY(room.pages("http-client-error") > 0);
        room.audit().setIgnores({{check.id, {}, {}}});
        QTRY_COMPARE_WITH_TIMEOUT(room.pages("http-client-error"), 0, WaitMs);
        const auto kept = [&path] {
            const auto reader = store::Reader::open(path);
            return reader ? audit::ignoresFromJson((*reader)->meta(audit::IgnoresName)).size() : 0;
        };
        QTRY_COMPARE_WITH_TIMEOUT(kept(), 1, WaitMs);
        QTRY_VERIFY_WITH_TIMEOUT(room.audit().currentFindings(), WaitMs);
        const QByteArray ignored = written("found.html", room.audit().currentFindings());
        QVERIFY(ignored.contains("<html") && ignored != found);
        QCOMPARE(ignored, written("checked.html", {}));
        auto none = std::make_shared<models::AuditFindings>(*room.audit().findings());
        for (audit::CheckFindings &one : none->checks)
            one = {};
        const QByteArray empty = written("found.html", none);
        QVERIFY(empty.contains("<html") && empty.size() < ignored.size());
        // While an audit goes on nobody knows.
        room.audit().start();
        QVERIFY(!room.audit().currentFindings());
    }

    /// What stood there stays until the new one is whole; what cannot be written is said.
    void reportsThatCannotBeWritten()
    {
        const QString path = project("kept.argiope");
        report::ReportDialog dialog(path, {});
        dialog.show();
        auto *message = dialog.findChild<QLabel *>(QStringLiteral("reportMessage"));
        const QString before = message->text();
        dialog.setFile(path);
        dialog.start();
        QTRY_VERIFY_WITH_TIMEOUT(message->text() != before, WaitMs); // the project itself
        dialog.setFile(m_place.file(QStringLiteral("no/such/folder/x.html")));
        dialog.start();
        QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("x.html")), WaitMs);
        QVERIFY(!dialog.findChild<QPushButton *>(QStringLiteral("openReport"))->isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(dialog.findChild<QPushButton *>(QStringLiteral("writeReport"))->isEnabled(), WaitMs);
        // Cancelled before it has begun to write.
        const QString out = m_place.file(QStringLiteral("canceled.html"));
        dialog.setFile(out);
        dialog.findChild<QAbstractButton *>(QStringLiteral("openReportAfterwards"))->setChecked(false);
        auto *progress = dialog.findChild<QProgressBar *>();
        dialog.start();
        QTRY_VERIFY_WITH_TIMEOUT(progress->isVisible() || QFile::exists(out), WaitMs);
        if (progress->isVisible())
            dialog.reject();
        QTRY_VERIFY_WITH_TIMEOUT(dialog.findChild<QPushButton *>(QStringLiteral("writeReport"))->isEnabled(), WaitMs);
        QVERIFY(dialog.isVisible());
        const bool done = QFile::exists(out); // it may have been quicker
        QCOMPARE(message->text().contains(QStringLiteral("Cancelled")), !done);
    }
};

ARGIOPE_TEST(TestRulesDialog, QApplication)
#include "tst_rulesdialog.moc"
