#include "core/archive/warcfile.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace argiope::archive;

class TestWarcFile : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void growsAtItsEnd();
    void isNeverOverwritten();
    void tornTailIsCut();
    void shorterThanPromised();
    void missing();

private:
    QTemporaryDir m_folder;
    [[nodiscard]] QString path(const char *name) const { return m_folder.filePath(QLatin1String(name)); }
    static QByteArray contents(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
    }
};

void TestWarcFile::growsAtItsEnd()
{
    WarcFile file;
    QVERIFY(file.create(path("grows")));
    QVERIFY(file.append("abc"));
    QCOMPARE(file.size(), 3);
    QVERIFY(file.append({}));
    QVERIFY(file.append("def"));
    QVERIFY(file.sync());
    QCOMPARE(contents(path("grows")), QByteArray("abcdef")); // while it is open
    QVERIFY(file.cut(4));
    QVERIFY(file.append("x"));
    QCOMPARE(contents(path("grows")), QByteArray("abcdx"));
}

void TestWarcFile::isNeverOverwritten()
{
    WarcFile file;
    QVERIFY(file.create(path("there")));
    QVERIFY(file.append("mine"));
    WarcFile other;
    const auto made = other.create(path("there"));
    QVERIFY(!made);
    QCOMPARE(made.error().code, WarcFileError::Code::Exists);
    QVERIFY(!other.isOpen());
    QCOMPARE(contents(path("there")), QByteArray("mine"));
}

void TestWarcFile::tornTailIsCut()
{
    {
        WarcFile file;
        QVERIFY(file.create(path("torn")));
        QVERIFY(file.append("whole, and a torn tai"));
    }
    WarcFile file;
    QVERIFY(file.open(path("torn"), 6));
    QCOMPARE(file.size(), 6);
    QVERIFY(file.append("next"));
    QCOMPARE(contents(path("torn")), QByteArray("whole,next"));
}

void TestWarcFile::shorterThanPromised()
{
    {
        WarcFile file;
        QVERIFY(file.create(path("short")));
        QVERIFY(file.append("abc"));
    }
    WarcFile file;
    const auto opened = file.open(path("short"), 10);
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, WarcFileError::Code::TooShort);
    QVERIFY(!file.isOpen());
    QCOMPARE(contents(path("short")), QByteArray("abc"));
}

void TestWarcFile::missing()
{
    WarcFile file;
    const auto opened = file.open(path("nowhere"), 0);
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, WarcFileError::Code::NotFound);
    QVERIFY(!QFile::exists(path("nowhere")));
}

ARGIOPE_TEST(TestWarcFile, QCoreApplication)
#include "tst_warcfile.moc"
