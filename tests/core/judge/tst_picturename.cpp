#include "core/judge/picturename.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope;

class TestPictureName : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void pathsOfPictures_data()
    {
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<bool>("is");
        QTest::newRow("png") << QByteArray("/a/x.png") << true;
        QTest::newRow("capitals") << QByteArray("/X.JPEG") << true;
        QTest::newRow("nothing but the ending") << QByteArray(".webp") << true;
        QTest::newRow("a page") << QByteArray("/x.html") << false;
        QTest::newRow("a folder") << QByteArray("/x.png/") << false;
        QTest::newRow("no dot") << QByteArray("/png") << false;
        QTest::newRow("shorter than any") << QByteArray("/") << false;
        QTest::newRow("nothing") << QByteArray() << false;
    }
    void pathsOfPictures()
    {
        QFETCH(QByteArray, path);
        QFETCH(bool, is);
        QCOMPARE(judge::namesPicture(path), is);
    }
};

ARGIOPE_TEST(TestPictureName, void)
#include "tst_picturename.moc"
