#include "tests/support/testmain.h"
#include "tests/ui/keptproject.h"
#include "tests/ui/uitest.h"
#include "ui/export/mirrordialog.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QRadioButton>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace argiope;
using exporting::MirrorDialog;

class TestMirrorDialog : public QObject
{
    Q_OBJECT
    uitest::Isolated m_place;
    QString m_project;
    qint64 m_other = 0;

    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("none");
    }
    /// What the dialog says at the end.
    static QString made(MirrorDialog &dialog, const QString &folder)
    {
        auto *start = dialog.findChild<QPushButton *>(QStringLiteral("mirrorStart"));
        dialog.setFolder(folder);
        QTest::mouseClick(start, Qt::LeftButton);
        if (!QTest::qWaitFor([start] { return start->isEnabled(); }, 60000))
            return QStringLiteral("no end");
        return dialog.findChild<QLabel *>(QStringLiteral("mirrorMessage"))->text();
    }

private Q_SLOTS:
    void initTestCase()
    {
        QLocale::setDefault(QLocale::c());
        m_project = m_place.file(QStringLiteral("p.argiope"));
        uitest::KeptProject kept(m_project);
        const auto page = kept.add("/");
        const auto other = kept.add("/other");
        m_other = base::raw(other);
        kept.keep(page, "/", "<a href=/other>there</a><a href=/gone>gone</a>");
        kept.keep(other, "/other", "<p>other");
        kept.finish();
    }

    void everything()
    {
        MirrorDialog dialog({.project = m_project, .bodies = settings::Bodies::All});
        dialog.show();
        auto *open = dialog.findChild<QPushButton *>(QStringLiteral("mirrorOpen"));
        QVERIFY(open->isHidden());
        QVERIFY(!dialog.findChild<QRadioButton *>(QStringLiteral("mirrorFiltered"))->isEnabled());
        auto *folder = dialog.findChild<QLineEdit *>(QStringLiteral("mirrorFolder"));
        QTRY_VERIFY_WITH_TIMEOUT(folder->text().endsWith(QLatin1String("p offline")), 60000); // a proposal
        QSignalSpy done(&dialog, &MirrorDialog::made);
        const QString to = m_place.file(QStringLiteral("mirror"));
        const QString said = made(dialog, to);
        QVERIFY2(said.startsWith(QLatin1String("2 file")) && said.contains(QLatin1String("2 of them pages")),
            qPrintable(said));
        QCOMPARE(done.size(), 1);
        QVERIFY(!open->isHidden());
        QVERIFY(contents(to + QStringLiteral("/index.html")).contains("<li>"));
        QCOMPARE(QSettings().value(QStringLiteral("mirror/folder")).toString(), QFileInfo(to).absolutePath());
        // What is there is not overwritten.
        const QString again = made(dialog, to);
        QVERIFY2(again.contains(QLatin1String("not empty")), qPrintable(again));
        QVERIFY(open->isHidden());
    }

    void someOfIt()
    {
        MirrorDialog dialog({.project = m_project, .bodies = settings::Bodies::Html, .selected = {m_other}});
        dialog.show();
        auto *message = dialog.findChild<QLabel *>(QStringLiteral("mirrorMessage"));
        QVERIFY2(message->text().contains(QLatin1String("HTML documents only")), qPrintable(message->text()));
        dialog.findChild<QRadioButton *>(QStringLiteral("mirrorSelected"))->setChecked(true);
        const QString said = made(dialog, m_place.file(QStringLiteral("some")));
        QVERIFY2(said.startsWith(QLatin1String("1 file")), qPrintable(said));
    }

    void nothingKept()
    {
        const QString path = m_place.file(QStringLiteral("none.argiope"));
        QVERIFY(uitest::makeProject(path, 20));
        MirrorDialog dialog({.project = path});
        dialog.show();
        auto *message = dialog.findChild<QLabel *>(QStringLiteral("mirrorMessage"));
        QVERIFY2(message->text().contains(QLatin1String("stores no pages")), qPrintable(message->text()));
        const QString to = m_place.file(QStringLiteral("nothing"));
        const QString said = made(dialog, to);
        QVERIFY2(said.startsWith(QLatin1String("Nothing was written")), qPrintable(said));
        QVERIFY(!QFileInfo::exists(to));
    }
};

ARGIOPE_TEST(TestMirrorDialog, QApplication)
#include "tst_mirrordialog.moc"
