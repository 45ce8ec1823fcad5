#include "core/settings/fields.h"
#include "tests/ui/uitest.h"
#include "ui/options/optionsdialog.h"

#include <QDoubleSpinBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSet>
#include <QTest>

#include <type_traits>

using namespace argiope;
using options::OptionsDialog;

class TestOptionsDialog : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;

private Q_SLOTS:
    void everyKeyHasALabel()
    {
        QSet<QString> labels;
        settings::forEachField([&labels](const auto &field) {
            const options::Label label = options::label(field.info.key);
            QVERIFY2(!label.text.isEmpty(), field.info.key);
            QVERIFY2(!labels.contains(label.text), field.info.key);
            labels.insert(label.text);
            using T = std::decay_t<decltype(settings::CrawlSettings().*field.member)>;
            if constexpr (std::is_enum_v<T>) {
                for (const char *name : settings::EnumNames<T>::names)
                    QVERIFY2(!options::valueLabel(field.info.key, name).isEmpty(), name);
            }
        });
    }
    void everyFieldHasAnEditor()
    {
        const OptionsDialog dialog({});
        settings::forEachField([&dialog](const auto &field) {
            QVERIFY2(dialog.findChild<QWidget *>(QString::fromLatin1(field.info.key)), field.info.key);
        });
    }
    void valuesComeBack()
    {
        settings::CrawlSettings settings;
        settings.seeds = {QStringLiteral("a.example"), QStringLiteral("b.example")};
        settings.scope = settings::Scope::Any;
        settings.exclude = {QStringLiteral("\\.pdf$"), QStringLiteral("print")};
        settings.maxUrls = 123456789012;
        settings.delay = 1.25;
        settings.userAgent = QStringLiteral("me/1");
        settings.robots = settings::RobotsPolicy::Report;
        settings.links = settings::LinkStorage::None;
        settings.cookies = false;
        settings.mergeWww = true;
        settings.auth = QStringLiteral("u:p");
        OptionsDialog dialog(settings);
        QCOMPARE(dialog.settings(), settings);
        QCOMPARE(
            dialog.findChild<QPlainTextEdit *>(QStringLiteral("seeds"))->toPlainText(), QStringLiteral("b.example"));
        dialog.findChild<QDoubleSpinBox *>(QStringLiteral("threads"))->setValue(33);
        QCOMPARE(dialog.settings().threads, 33);
    }
    void saysWhatIsWrong()
    {
        OptionsDialog dialog({});
        dialog.show();
        dialog.findChild<QPlainTextEdit *>(QStringLiteral("exclude"))->setPlainText(QStringLiteral("a(b"));
        dialog.accept();
        QVERIFY(dialog.isVisible());
        const auto *problem = dialog.findChild<QLabel *>(QStringLiteral("problem"));
        QVERIFY(problem->isVisible());
        QVERIFY2(problem->text().contains(QStringLiteral("a(b")), qPrintable(problem->text()));
        dialog.findChild<QPlainTextEdit *>(QStringLiteral("exclude"))->clear();
        dialog.accept();
        QVERIFY(!dialog.isVisible());
    }
};

QTEST_MAIN(TestOptionsDialog)
#include "tst_optionsdialog.moc"
