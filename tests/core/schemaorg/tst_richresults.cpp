#include "core/schemaorg/richresults.h"
#include "core/schemaorg/vocabulary.h"
#include "tests/support/testmain.h"

#include <QByteArray>
#include <QTest>

using namespace argiope::schemaorg;

class TestRichResults : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rows();
    void namesAreOfTheVocabulary();
    void currencies();
};

void TestRichResults::rows()
{
    QCOMPARE(QByteArray(richResultOf("Restaurant")->type), QByteArray("LocalBusiness"));
    QCOMPARE(QByteArray(richResultOf("AggregateOffer")->type), QByteArray("AggregateOffer"));
    QCOMPARE(QByteArray(richResultOf("NewsArticle")->type), QByteArray("Article"));
    QCOMPARE(QByteArray(richResultOf("ProductGroup")->type), QByteArray("ProductGroup"));
    QCOMPARE(QByteArray(richResultOf("Recipe")->type), QByteArray("Recipe")); // a how-to
    QVERIFY(!richResultOf("ClaimReview"));
    QVERIFY(!richResultOf("FAQPage"));
    QVERIFY(!richResultOf("Person"));
    QVERIFY(!richResultOf("Nothing"));
    QVERIFY(isRetired("HowTo"));
    QVERIFY(!isRetired("Product"));
}

/// A typing error in the table would be told to everybody.
void TestRichResults::namesAreOfTheVocabulary()
{
    int rows = 0;
    for (const char *type : {"AggregateOffer", "AggregateRating", "Article", "BreadcrumbList", "BroadcastEvent", "Clip",
             "Course", "Dataset", "DiscussionForumPosting", "EmployerAggregateRating", "Event", "JobPosting",
             "LocalBusiness", "Movie", "Offer", "Product", "ProductGroup", "ProfilePage", "QAPage", "Recipe", "Review",
             "SoftwareApplication", "VideoObject"}) {
        const RichResult *const row = richResultOf(type);
        QVERIFY2(row && qstrcmp(row->type, type) == 0, type);
        ++rows;
        for (const char *list : {row->required, row->recommended}) {
            for (const QByteArray &part : QByteArray(list).replace('|', ' ').replace('.', ' ').split(' ')) {
                QVERIFY2(part.isEmpty() || findProperty(part), part.constData());
            }
        }
    }
    QCOMPARE(rows, 23);
}

void TestRichResults::currencies()
{
    QVERIFY(isCurrency("EUR"));
    QVERIFY(isCurrency("ZWL"));
    QVERIFY(!isCurrency("eur"));
    QVERIFY(!isCurrency("EURO"));
    QVERIFY(!isCurrency("UR "));
    QVERIFY(!isCurrency(""));
}

ARGIOPE_TEST(TestRichResults, void)
#include "tst_richresults.moc"
