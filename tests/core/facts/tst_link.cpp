#include "core/facts/link.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace argiope::facts;

class TestLink : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    // Numbers are stored and names exported: neither ever changes.
    void kinds()
    {
        QCOMPARE(int(LinkKind::Navigation), 1);
        QCOMPARE(int(LinkKind::Form), 4);
        QCOMPARE(name(LinkKind::Navigation), QByteArray("navigation"));
        QCOMPARE(name(LinkKind::Resource), QByteArray("resource"));
        QCOMPARE(name(LinkKind::Metadata), QByteArray("metadata"));
        QCOMPARE(name(LinkKind::Form), QByteArray("form"));
        QCOMPARE(name(LinkKind(99)), QByteArray("99"));
    }
    void rels()
    {
        QCOMPARE(int(LinkRel::Next), 2048);
        QCOMPARE(names({}), QByteArray());
        QCOMPARE(names(LinkRel::NoFollow), QByteArray("nofollow"));
        QCOMPARE(names(LinkRel::Ugc | LinkRel::NoFollow), QByteArray("nofollow ugc"));
        QCOMPARE(int(LinkRel::Action), 4096);
        QCOMPARE(names(LinkRels::fromInt(0xffff)).split(' ').size(), 16);
    }
};

ARGIOPE_TEST(TestLink, void)
#include "tst_link.moc"
