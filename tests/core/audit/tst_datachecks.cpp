// Structured data and the like: for every check a page where it must be found, and a twin where it must not.

#include "core/audit/limits.h"
#include "tests/core/audit/auditing.h"
#include "tests/core/audit/datapages.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

using namespace argiope;
using namespace argiope::audit;
using namespace argiope::audit::testing;
using store::UrlRecord;

class TestDataChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twins_data();
    void twins();
    void manifests();
    void feeds();
    void everyCheckHasTwins();
    void evidence_data();
    void evidence();
    void fine_data();
    void fine();

private:
    QSet<QByteArray> m_seen;
};

namespace {

/// Pages with an item that has not ended.
QByteArray micro(const QByteArray &type, const QByteArray &more)
{
    return html("") + "<div itemscope itemtype=https://schema.org/" + type + '>' + more;
}
QByteArray rdfa(const QByteArray &type, const QByteArray &more)
{
    return html("") + "<div vocab=https://schema.org/ typeof=" + type + '>' + more;
}

const QByteArray Steps = "\"itemListElement\":[{\"@type\":\"ListItem\",\"position\":1,\"name\":\"a\",\"item\":"
                         "\"https://example.org/\"},{\"@type\":\"ListItem\",\"position\":2,\"name\":\"b\"}]";
const QByteArray Social = "<meta property=og:title content=a><meta property=og:type content=b>"
                          "<meta property=og:image content=https://e.org/c><meta property=og:url content=>";
const QByteArray Amp
    = "<!doctype html><html \xE2\x9A\xA1><head><meta charset=utf-8>"
      "<link rel=canonical href=https://example.org/><script async src=https://cdn.ampproject.org/v0.js>"
      "</script><style amp-boilerplate></style></head><body><amp-img></amp-img>";

} // namespace

void TestDataChecks::twins_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<QByteArray>("bad");
    QTest::addColumn<QByteArray>("good");
    const auto row = [](const char *check, const QByteArray &bad, const QByteArray &good) {
        QTest::addRow("%s", check) << QByteArray(check) << bad << good;
    };
    row("sd-json-invalid", script("{\"@context\":\"https://schema.org\",}"), data("Thing"));
    row("sd-json-empty", script(" \n"), data("Thing"));
    row("sd-json-string", script("\"{}\""), data("Thing"));
    row("sd-no-context", script("{\"@type\":\"Thing\"}"), script("[" + item("Thing") + "]"));
    const auto context = [](const char *address) {
        return script(QByteArray("{\"@context\":\"" + QByteArray(address) + "\",\"@type\":\"Person\"}"));
    };
    for (const char *wrong :
        {"schema.org", "//schema.org", "/schema.org", "https://schema.or", "htps://schema.org", "https://shema.org/",
            "https://schemas.org", "https://schema.org/Person", "https://example.org", "http://data-vocabulary.org/"}) {
        for (const char *right : {"https://schema.org", "http://schema.org", "http://www.schema.org/",
                 "https://Schema.org", "https://www.w3.org/ns/activitystreams"})
            row("sd-context-wrong", context(wrong), context(right));
    }
    row("sd-context-wrong", context("schema.org"),
        script("{\"@context\":[\"https://example.org\",\"https://schema.org\"],\"@type\":\"Person\"}"));
    row("sd-no-context", script("{\"@graph\":[{\"@type\":\"Thing\"}]}"),
        script("{\"@graph\":[" + item("Thing") + "]}"));
    row("sd-no-type", data("Person", "\"address\":{\"name\":\"x\"}"), data("Person", "\"address\":{\"@id\":\"x:y\"}"));
    row("sd-unknown-type", data("product"), data("https://schema.org/Person"));
    row("sd-unknown-property", data("Person", "\"Name\":\"x\""), data("Person", "\"name\":\"x\",\"@id\":\"y\""));
    row("sd-wrong-domain", data("Person", "\"price\":1"), data("Restaurant", "\"address\":\"x\",\"name\":\"x\""));
    row("sd-wrong-range", data("Person", "\"birthDate\":{\"@type\":\"Place\"}"),
        data("Person", "\"worksFor\":{\"@type\":\"Corporation\",\"name\":\"x\"}"));
    row("sd-superseded", data("Person", "\"colleagues\":\"x\""), data("Person", "\"colleague\":\"https://e.org\""));
    row("sd-required", data("Recipe", "\"image\":\"x\""),
        data("Store", "\"name\":\"x\",\"address\":\"y\",\"makesOffer\":{\"@type\":\"Offer\",\"name\":\"z\"}"));
    row("sd-recommended", data("Article", "\"headline\":\"x\""),
        data("Article",
            "\"headline\":\"x\",\"image\":\"x\",\"author\":\"x\",\"datePublished\":\"2026-01-31\","
            "\"dateModified\":\"2026-01-31T10:00:00+01:00\""));
    row("sd-bad-date", data("Article", "\"datePublished\":\"31.01.2026\""),
        data("Article", "\"datePublished\":\"2026-01-31T10:00Z\""));
    row("sd-date-no-zone", data("NewsArticle", "\"datePublished\":\"2026-01-31T10:00:00\""),
        data("NewsArticle", "\"datePublished\":\"2026-01-31\",\"dateModified\":\"2026-01-31T10:00:00-05:00\""));
    row("sd-bad-price", data("Offer", "\"price\":\"$10\""),
        data("Offer", "\"price\":\"10.50\",\"priceCurrency\":\"EUR\""));
    row("sd-rating-range", data("AggregateRating", "\"ratingValue\":6,\"ratingCount\":2"),
        data("AggregateRating", "\"ratingValue\":\"6\",\"bestRating\":10,\"ratingCount\":2"));
    row("sd-breadcrumb", data("BreadcrumbList", QByteArray(Steps).replace(":2,", ":3,")),
        data("BreadcrumbList", Steps));
    row("sd-retired-feature", data("HowTo"), data("WebSite", "\"potentialAction\":{\"@type\":\"ReadAction\"}"));
    row("sd-id-dangling", data("Person", "\"worksFor\":{\"@id\":\"#a\"}"),
        script("{\"@context\":\"https://schema.org\",\"@graph\":[{\"@type\":\"Person\",\"worksFor\":{\"@id\":\"#a\"}},"
               "{\"@type\":\"Organization\",\"@id\":\"https://example.org/a/page.html#a\"}]}"));
    row("sd-microdata-stray", html("<meta itemprop=name content=x>"),
        html("") + "<div itemscope itemtype=https://schema.org/Person><p itemprop=name>x</div>");
    row("sd-rdfa-prefix", html("") + "<p property=ex:name>",
        html("") + "<p prefix='ex: https://e.org/' property=ex:name>");
    row("sd-url-differs", data("WebPage", "\"url\":\"/other\""),
        data("WebPage", "\"url\":\"https://example.org/a/page.html\""));
    row("sd-on-noindex", inHead("<meta name=robots content=noindex>"), Fine);
    row("sd-none", with("WebPage", ""), html("") + "<p itemscope itemtype=https://schema.org/Person>");
    row("og-incomplete", html("<meta property=og:title content=x>"), Fine);
    row("og-title-differs", html("<title>Wooden chairs</title><meta property=og:title content='My new site'>"),
        html("<title>Wooden chairs | Shop</title><meta property=og:title content='Chairs that last'>"));
    row("sd-json-duplicate-key", script("{\"@type\": \"Thing\", \"name\": \"x\", \"name\": \"y\"}"),
        script("{\"@type\": \"Thing\", \"name\": \"name\", \"image\": [{\"name\": \"x\"}, {\"name\": \"y\"}]}"));
    const QByteArray article = "<meta property=og:type content=article>";
    const QByteArray published = article + "<meta property=article:published_time content=2024-01-01>";
    row("article-author-missing", html(published), html(published + "<meta name=author content=Ann>"));
    row("article-author-missing", html(published), html(published) + "<a rel=author href=/ann>Ann</a>");
    row("article-author-missing", html(published), html(published) + "<span itemprop=author>Ann</span>");
    row("article-author-missing", html(published), html(article));
    row("article-date-missing", html(article), html(article) + "<time>1 May 2024</time>");
    row("article-date-missing", html(article),
        html(article + "<meta property=article:modified_time content=2024-01-01>"));
    row("article-date-missing", html(article), html(article) + data("NewsArticle"));
    row("og-twice", html("<meta property=og:title content=x><meta property=og:title content=y>"),
        html("<meta property=og:image content=https://e.org/1><meta property=og:image content=https://e.org/2>"));
    row("og-image-relative", html("<meta property=og:image content=/x>"),
        html("<meta property=og:image content=https://e.org/x>"));
    row("og-url-differs", html("<meta property=og:url content=https://example.org/b>"), Fine);
    row("twitter-card-bad", html("<meta name=twitter:card content=large>"),
        html("<meta name=twitter:card content=summary>"));
    row("twitter-card-missing", html("<meta name=twitter:title content=x>"),
        html("<meta name=twitter:card content=summary>"));
    row("amp-invalid", QByteArray(Amp + "<img alt='' src=x>"), Amp);
}

void TestDataChecks::twins()
{
    QFETCH(QByteArray, check);
    QFETCH(QByteArray, bad);
    QFETCH(QByteArray, good);
    m_seen.insert(check);
    tellTwinsApart(check, document(bad), document(good), false);
}

/// What is said of them stands with their own URLs.
void TestDataChecks::manifests()
{
    const QByteArray id = "manifest-incomplete";
    m_seen.insert(id);
    const auto manifest = [](const QByteArray &inspected) {
        UrlRecord record = answer(200, base::Outcome::Ok, "https://example.org/m");
        record.page.contentType = "application/manifest+json; charset=utf-8";
        record.page.inspected = inspected;
        return record;
    };
    tellTwinsApart(id, manifest(R"({"manifest-incomplete":[2,"name, icon 512"]})"), manifest("{}"), false);
    const Check &check = *checkFromId(id);
    QCOMPARE(verdictOf(check, manifest("{\"manifest-incomplete\":[2,\"name, icon 512\"]}")).evidence,
        QByteArray("name, icon 512"));
    QVERIFY(verdictOf(check, manifest({})).state == State::Undecidable);
    QVERIFY(verdictOf(check, document(Fine)).state == State::NotFound);
}

/// As of manifests.
void TestDataChecks::feeds()
{
    const auto feed = [](const QByteArray &inspected) {
        UrlRecord record = answer(200, base::Outcome::Ok, "https://example.org/feed");
        record.page.contentType = "application/rss+xml; charset=utf-8";
        record.page.inspected = inspected;
        return record;
    };
    for (const char *id : {"feed-xml-error", "feed-invalid"}) {
        m_seen.insert(id);
        const QByteArray noted = "{\"" + QByteArray(id) + "\":[1,\"line 1, column 2: x\"]}";
        tellTwinsApart(id, feed(noted), feed("{}"), false);
        const Check &check = *checkFromId(id);
        QCOMPARE(verdictOf(check, feed(noted)).evidence, QByteArray("line 1, column 2: x"));
        QVERIFY(verdictOf(check, feed({})).state == State::Undecidable);
        QVERIFY(verdictOf(check, feed("{\"feed-unread\":[1,\"\"]}")).state == State::Undecidable);
        QVERIFY(verdictOf(check, document(Fine)).state == State::NotFound);
    }
}

void TestDataChecks::everyCheckHasTwins()
{
    haveAllTwins(m_seen, Table::Data);
}

void TestDataChecks::evidence_data()
{
    QTest::addColumn<QByteArray>("check");
    QTest::addColumn<QByteArray>("html");
    QTest::addColumn<int>("count");
    QTest::addColumn<QByteArray>("evidence");
    const auto row = [](const char *name, const char *check, const QByteArray &html, int count, const char *evidence) {
        QTest::newRow(name) << QByteArray(check) << html << count << QByteArray(evidence);
    };
    row("where JSON ends", "sd-json-invalid", script("{\n \"a\": tru }"), 1, "line 2, column 7");
    row("a line in a string", "sd-json-invalid", script("{\"a\": \"b\nc\"}"), 1,
        "line 1, column 9: line break or control character in a string");
    row("a comma too many", "sd-json-invalid", script("{\"a\": \"\xC3\xA9\",}"), 1,
        "line 1, column 11: trailing comma");
    row("a comment", "sd-json-invalid", script("{\n // why\n\"a\": 1}"), 1, "line 2, column 2: comment");
    row("single quotes", "sd-json-invalid", script("{'a': 1}"), 1, "line 1, column 2: single quotes");
    row("a comma too few", "sd-json-invalid", script("{\"a\": \"b\" \"c\": 1}"), 1, "line 1, column 11: missing comma");
    row("cut", "sd-json-invalid", script("{\"a\": 1"), 1, "line 1, column 8: unexpected end");
    row("a key twice", "sd-json-duplicate-key", script("{\"a\": {\"b\": \"a\"},\n \"c\": 1, \"a\": 2}"), 1,
        "line 2, column 10: \"a\"");
    row("each property", "sd-required", data("Event"), 4, "Event: name");
    row("one of several", "sd-required", data("Product", "\"name\":\"x\""), 1,
        "Product: offers|review|aggregateRating");
    row("an offer in a product", "sd-required",
        data("Product", "\"name\":\"x\",\"offers\":{\"@type\":\"Offer\",\"price\":5}"), 1, "Offer: priceCurrency");
    const auto application = [](const char *offer) {
        return data("MobileApplication",
            QByteArray("\"name\":\"x\",\"aggregateRating\":{\"@type\":\"AggregateRating\",\"ratingValue\":4,"
                       "\"ratingCount\":3},\"applicationCategory\":\"Game\",\"operatingSystem\":\"x\",\"offers\":{"
                       "\"@type\":\"Offer\",")
                + offer + '}');
    };
    row("an application that costs something", "sd-required", application("\"price\":\"1.50\""), 1,
        "Offer: priceCurrency");
    row("an application that is free", "sd-required", application("\"price\":0"), 0, "");
    row("an application that is free, as a text", "sd-required", application("\"price\":\"0.00\""), 0, "");
    row("an application without a price", "sd-required", application("\"availability\":\"x\""), 1,
        "Offer: price|priceSpecification");
    row("what else an application offers", "sd-recommended", application("\"price\":0"), 0, "");
    row("a subtype", "sd-required", data("Restaurant", "\"name\":\"x\""), 1, "Restaurant: address");
    row("a review of nothing", "sd-required",
        data("Review", "\"author\":\"x\",\"reviewRating\":{\"@type\":\"Rating\",\"ratingValue\":4}"), 2,
        "Review: itemReviewed");
    const auto graph = [](const QByteArray &items) {
        return script("{\"@context\":\"https://schema.org\",\"@graph\":[" + items + "]}");
    };
    const QByteArray product = "{\"@type\":\"Product\",\"@id\":\"#p\",\"name\":\"x\",";
    const QByteArray review = "{\"@type\":\"Review\",\"@id\":\"#r\",\"author\":\"x\",\"reviewRating\":{\"@type\":"
                              "\"Rating\",\"ratingValue\":4}}";
    row("a review beside its product", "sd-required", graph(product + "\"review\":[{\"@id\":\"#r\"}]}," + review), 0,
        "");
    row("a review before its product", "sd-required",
        graph(review + "," + product + "\"review\":{\"@list\":[{\"@id\":\"#r\"}]}}"), 0, "");
    row("a review that its page is about", "sd-required",
        graph("{\"@type\":\"WebPage\",\"mainEntity\":{\"@id\":\"#r\"}}," + review), 2, "Review: itemReviewed");
    row("a review in a page", "sd-required", graph("{\"@type\":\"WebPage\",\"mainEntity\":" + review + "}"), 2,
        "Review: itemReviewed");
    row("an offer beside its product", "sd-required",
        graph(product + "\"offers\":{\"@id\":\"#o\"}},{\"@type\":\"Offer\",\"@id\":\"#o\"}"), 1,
        "Offer: price|priceSpecification");
    row("steps that stand elsewhere", "sd-required",
        graph("{\"@type\":\"BreadcrumbList\",\"itemListElement\":[{\"@id\":\"#a\"},{\"@id\":\"#b\"}]},"
              "{\"@type\":\"ListItem\",\"@id\":\"#a\",\"position\":1,\"name\":\"A\",\"item\":\"/\"},"
              "{\"@type\":\"ListItem\",\"@id\":\"#b\",\"position\":2,\"name\":\"B\"}"),
        0, "");
    row("steps that stand elsewhere, in the wrong order", "sd-breadcrumb",
        graph("{\"@type\":\"BreadcrumbList\",\"itemListElement\":[{\"@id\":\"#a\"},{\"@id\":\"#b\"}]},"
              "{\"@type\":\"ListItem\",\"@id\":\"#a\",\"position\":1,\"name\":\"A\",\"item\":\"/\"},"
              "{\"@type\":\"ListItem\",\"@id\":\"#b\",\"position\":3,\"name\":\"B\"}"),
        1, "position 3");
    row("a step whose page has no name here", "sd-required",
        data("BreadcrumbList",
            "\"itemListElement\":[{\"@type\":\"ListItem\",\"position\":1,\"item\":{\"@id\":\"https://a.example/\"}},"
            "{\"@type\":\"ListItem\",\"position\":2,\"item\":{\"@id\":\"https://a.example/b\",\"name\":\"B\"}}]"),
        1, "BreadcrumbList: itemListElement.name");
    row("variants of a product", "sd-required", data("ProductGroup", "\"name\":\"x\""), 0, "");
    row("a group of products without a name", "sd-required", data("ProductGroup"), 1, "ProductGroup: name");
    row("a fact check", "sd-required", data("ClaimReview", "\"claimReviewed\":\"x\""), 0, "");
    row("questions and answers of the site's own", "sd-retired-feature", data("FAQPage"), 1, "FAQPage");
    row("an empty context", "sd-no-context", script("{\"@context\":\"\",\"@type\":\"Thing\"}"), 1, "Thing");
    row("the type and the property", "sd-wrong-domain", data("Person", "\"price\":1"), 1, "Person: price");
    row("what took its place", "sd-superseded", data("Person", "\"colleagues\":\"x\""), 1, "colleagues → colleague");
    row("the last one by its position", "sd-required",
        data("BreadcrumbList",
            "\"itemListElement\":[{\"@type\":\"ListItem\",\"position\":2,\"name\":\"b\"},"
            "{\"@type\":\"ListItem\",\"position\":1,\"name\":\"a\",\"item\":\"https://example.org/\"}]"),
        0, "");
    row("one step", "sd-breadcrumb",
        data("BreadcrumbList", "\"itemListElement\":[{\"@type\":\"ListItem\",\"position\":1,\"name\":\"a\"}]"), 1, "1");
    row("a position that is no number", "sd-breadcrumb",
        data("BreadcrumbList", QByteArray(Steps).replace(":2,", ":\"here\",")), 1, "position here");
    row("a position between two", "sd-breadcrumb", data("BreadcrumbList", QByteArray(Steps).replace(":2,", ":2.5,")), 1,
        "position 2.5");
    row("a position as a text", "sd-breadcrumb", data("BreadcrumbList", QByteArray(Steps).replace(":2,", ":\"2.0\",")),
        0, "");
    row("a policy for returns", "sd-required",
        data("OnlineStore",
            "\"hasMerchantReturnPolicy\":{\"@type\":\"MerchantReturnPolicy\",\"returnPolicyCategory\":\"x\"}"),
        1, "MerchantReturnPolicy: applicableCountry|merchantReturnLink");
    row("a policy for returns elsewhere", "sd-required",
        data("OnlineStore",
            "\"hasMerchantReturnPolicy\":{\"@type\":\"MerchantReturnPolicy\",\"merchantReturnLink\":\"/x\"}"),
        0, "");
    row("a place in a film", "sd-required",
        data("VideoObject",
            "\"name\":\"x\",\"thumbnailUrl\":\"/x\",\"uploadDate\":\"2026-01-31\",\"potentialAction\":"
            "{\"@type\":\"SeekToAction\",\"target\":\"https://example.org/?t={s}\"}"),
        1, "SeekToAction: startOffset-input");
    row("steps of a recipe", "sd-required",
        data("Recipe",
            "\"name\":\"x\",\"image\":\"/x\",\"recipeInstructions\":{\"@type\":\"HowToSection\",\"itemListElement\":"
            "{\"@type\":\"HowToStep\",\"name\":\"x\"}}"),
        2, "HowToSection: name");
    row("steps of what is shown no more", "sd-required",
        data("HowTo", "\"step\":{\"@type\":\"HowToSection\",\"itemListElement\":{\"@type\":\"HowToStep\"}}"), 0, "");
    row("what an action would make", "sd-required",
        data("Movie",
            "\"name\":\"x\",\"image\":\"/x\",\"potentialAction\":{\"@type\":\"ReviewAction\",\"result\":"
            "{\"@type\":\"Review\",\"reviewBody-input\":\"required\"}}"),
        0, "");
    row("missing tags", "og-incomplete", html("<meta property=og:type content=x>"), 1, "og:title, og:image, og:url");
    row("a picture by its other name", "og-incomplete", html("<meta property=og:image:url content=https://e.org/c>"), 1,
        "og:title, og:type, og:url");
    row("one of several in microdata", "sd-required", micro("Product", "<p itemprop=name>x"), 1,
        "Product: offers|review|aggregateRating");
    row("what stands in the item inside", "sd-required",
        micro("Product",
            "<div itemprop=offers itemscope itemtype=https://schema.org/Offer><b itemprop=name>x</b></div>"
            "<b itemprop=name>x</b>"),
        1, "Offer: price|priceSpecification");
    row("an empty property", "sd-required",
        micro("Organization", "<img itemprop=logo>") + micro("Recipe", "<p itemprop=name> "), 2, "Recipe: name");
    row("the value beside the text", "sd-bad-price", micro("Offer", "<b itemprop=price content='1,5'>1.50</b>"), 1,
        "1,5");
    row("text of several elements", "sd-bad-date",
        micro("Article", "<b itemprop=datePublished>1<i>.</i><script>x</script>2</b>"), 1, "datePublished: 1.2");
    row("a name that no vocabulary has", "sd-unknown-property", micro("Person", "<b itemprop='name Nme'>x"), 1,
        "Person: Nme");
    row("one type and another", "sd-unknown-type", micro("Prson", "") + "</div>" + rdfa("Prson", ""), 2, "Prson");
    row("in RDFa", "sd-required",
        rdfa("Product", "<p property=name>x</p><p property=review typeof=Review><b property=author>x</b></p>"), 2,
        "Review: reviewRating");
    row("steps in RDFa", "sd-breadcrumb",
        rdfa("BreadcrumbList",
            "<p property=itemListElement typeof=ListItem><a property=item href=/a><b property=name>a</b></a>"
            "<meta property=position content=1></p><p property=itemListElement typeof=ListItem><b property=name>b</b>"
            "<meta property=position content=3></p>"),
        1, "position 3");
    row("the page's address in microdata", "sd-url-differs", micro("WebPage", "<a itemprop=url href=/other>x</a>"), 1,
        "https://example.org/other");
    // What an item refers to, before it and behind it.
    const auto refers = [](const char *before, const char *inside, const char *behind) {
        return QByteArray(html("") + before + "<div itemscope itemtype=https://schema.org/Product itemref='a b'>"
            + inside + "</div>" + behind);
    };
    const char *const offer = "<div itemprop=offers itemscope itemtype=https://schema.org/Offer><b itemprop=price "
                              "content=5></b><meta itemprop=priceCurrency content=EUR></div>";
    row("parts that stand elsewhere", "sd-required",
        refers(
            "<p id=a><span itemprop=name>x</span></p>", "", QByteArray("<div id=b>" + QByteArray(offer)).constData()),
        0, "");
    row("an element that is a part itself", "sd-required", refers("<p id=a itemprop=name>x</p>", offer, "<p id=b>"), 0,
        "");
    row("parts that lack something", "sd-required", refers("<p id=a><span itemprop=name>x</span></p>", "", "<p id=b>"),
        1, "Product: offers|review|aggregateRating");
    row("an item that is a part", "sd-required",
        refers("<p id=a itemprop=name>x</p>", "",
            "<div id=b itemprop=offers itemscope itemtype=https://schema.org/Offer><b itemprop=price content=5></b>"),
        1, "Offer: priceCurrency");
    row("what is in an item within the part", "sd-required",
        refers("<div id=a><p itemprop=brand itemscope><b itemprop=name>x</b></div>", offer, "<p id=b>"), 1,
        "Product: name");
    row("a part in another item", "sd-required",
        refers(
            "<div itemscope itemtype=https://schema.org/Brand><p id=a><b itemprop=name>x</b></div>", offer, "<p id=b>"),
        0, "");
    row("of two elements the first", "sd-required",
        refers("<p id=a></p><p id=a itemprop=name>x</p>", offer, "<p id=b>"), 1, "Product: name");
    row("a value that is there already", "sd-bad-price",
        refers("",
            "<div id=a itemprop=offers itemscope itemtype=https://schema.org/Offer><b itemprop=price>1,5</b></div>",
            "<p id=b>"),
        1, "1,5");
    row("an item in itself", "sd-required",
        refers("", offer,
            "<p id=a itemprop=isRelatedTo itemscope itemtype=https://schema.org/Product itemref=b>"
            "<div id=b><b itemprop=name>x</b><i itemprop=isSimilarTo itemscope itemref=a></i></div>"),
        0, "");
    row("an id that is not there", "sd-microdata-stray", refers("<p id=a itemprop=name>x</p>", "", ""), 1, "itemref b");
    row("what no item refers to", "sd-microdata-stray",
        refers("<p id=a itemprop=name>x</p><p id=c itemprop=name>x</p>", "", "<p id=b>"), 1, "itemprop");
    row("a reference of no item", "sd-microdata-stray", html("") + "<p itemref=a><p id=a>", 1,
        "itemref without itemscope");
    row("the word alone", "sd-microdata-stray", html("") + "<p itemprop=a>itemref", 1, "itemprop");
    // Names as contexts have them.
    const auto under = [](const char *context, const char *rest) {
        return script(QByteArray("{\"@context\":") + context + ',' + rest + '}');
    };
    row("a prefix of one's own", "sd-required",
        under(R"({"s":"https://schema.org/"})", R"("@type":"s:Product","s:name":"x")"), 1,
        "Product: offers|review|aggregateRating");
    row("a prefix of one's own, a wrong name", "sd-unknown-property",
        under(R"({"s":"http://schema.org/"})", R"("@type":"s:Product","s:nme":"x","nme":"x")"), 1, "Product: nme");
    row("terms for terms", "sd-required",
        under(R"({"schema":"https://schema.org/","titel":"schema:name","Ware":{"@id":"schema:Product"}})",
            R"("@type":"Ware","titel":"x")"),
        1, "Product: offers|review|aggregateRating");
    row("terms for keywords", "sd-required",
        under(R"({"@vocab":"https://schema.org/","art":"@type"})", R"("art":"Product","name":"x")"), 1,
        "Product: offers|review|aggregateRating");
    row("a term for a term", "sd-bad-price",
        under(R"(["https://schema.org",{"s":"https://schema.org/","betrag":"preis","preis":"s:price"}])",
            R"("@type":"Offer","betrag":"1,5")"),
        1, "1,5");
    row("a term that goes around", "sd-unknown-type", under(R"({"a":"b","b":"a"})", R"("@type":"a")"), 0, "");
    row("the positions of steps under a prefix", "sd-breadcrumb",
        script("{\"@context\":{\"s\":\"https://schema.org/\"},\"@type\":\"s:BreadcrumbList\","
            + QByteArray(Steps)
                  .replace(":2,", ":3,")
                  .replace("\"ListItem", "\"s:ListItem")
                  .replace("\"item", "\"s:item")
                  .replace("\"name\"", "\"s:name\"")
                  .replace("\"position", "\"s:position")
            + '}'),
        1, "position 3");
    row("a context of a part", "sd-unknown-property",
        under("\"https://schema.org\"",
            R"("@type":"Person","knows":{"@context":{"nick":"name"},"@type":"Person","nick":"x"},"nick":"x")"),
        1, "Person: nick");
    row("a context that ends another", "sd-unknown-type",
        under("\"https://schema.org\"", R"("@type":"Prson","knows":{"@context":null,"@type":"Prson"})"), 1, "Prson");
    row("a term that stands for nothing", "sd-unknown-property",
        under(R"(["https://schema.org",{"own":null}])", R"("@type":"Person","own":"x","wn":"x")"), 1, "Person: wn");
    row("what another context may define", "sd-unknown-property",
        under(R"(["https://schema.org","https://example.org/context"])", R"("@type":"Person","own":"x")"), 0, "");
    row("beside another context", "sd-bad-date",
        under(R"(["https://schema.org","https://example.org/context"])", R"("@type":"Person","birthDate":"x")"), 1,
        "birthDate: x");
    row("an address in capitals", "sd-unknown-type", under("\"HTTP://SCHEMA.ORG\"", R"("@type":"Prson")"), 1, "Prson");
    row("an address with www", "sd-unknown-type", under("\"http://www.schema.org\"", R"("@type":"Prson")"), 1, "Prson");
    row("one thing under two names", "sd-bad-date",
        under(R"(["https://schema.org",{"s":"https://schema.org/"}])",
            R"("@type":"Person","birthDate":"x","s:birthDate":"y")"),
        2, "birthDate: x");
    QByteArray longNames = "\"@type\":\"a\"";
    for (int i = 0; i < 20'000; ++i)
        longNames += ",\"a:" + QByteArray::number(i) + "\":1";
    row("a prefix that is very long", "sd-unknown-property",
        under(QByteArray("{\"a\":\"a:" + QByteArray(100'000, 'x') + "\"}").constData(), longNames.constData()), 0, "");
    row("a map of languages", "sd-no-type",
        under(R"(["https://schema.org",{"name":{"@id":"https://schema.org/name","@container":"@language"}}])",
            R"("@type":"Person","name":{"en":"x","de":["y"]})"),
        0, "");
    row("a property from the other side", "sd-unknown-type",
        under(R"(["https://schema.org",{"worksHere":{"@reverse":"https://schema.org/worksFor"}}])",
            R"("@type":"Organization","worksHere":{"@type":"Prson"})"),
        1, "Prson");
    row("a bracket around properties", "sd-unknown-property",
        under("\"https://schema.org\"", R"("@type":"Person","@nest":{"nme":"x"})"), 1, "Person: nme");
    const QByteArray scoped = R"(["https://schema.org",{"knows":{"@id":"schema:knows","@context":{"nick":"name")";
    const QByteArray scopedOnly = scoped + R"(}},"schema":"https://schema.org/"}])";
    row("a context of a term, at each use", "sd-unknown-property",
        under(scopedOnly.constData(),
            R"("@type":"Person","nick":"x","knows":[{"@type":"Person","nick":"x"},{"@type":"Person","knows":{"nick":"x"},"nck":"x"}])"),
        2, "Person: nck");
    row("a context of a term that ends another", "sd-unknown-type",
        under(R"(["https://schema.org",{"knows":{"@id":"https://schema.org/knows","@context":[null,{"a":"b"}]}}])",
            R"("@type":"Prson","knows":{"@type":"Prsn"})"),
        1, "Prson");
    // The terms of a context are read once, though it holds for very many values.
    QByteArray terms;
    for (int i = 0; i < 30'000; ++i)
        terms += ",\"t" + QByteArray::number(i) + "\":\"name\"";
    QByteArray uses = R"("@type":"Person","knows":[{"@type":"Prson"})";
    for (int i = 0; i < 30'000; ++i)
        uses += R"(,{"knows":1})";
    uses += ']';
    const QByteArray scopedLong = scoped + terms + R"(}},"schema":"https://schema.org/"}])";
    row("a long context of a term that is used very often", "sd-unknown-type",
        under(scopedLong.constData(), uses.constData()), 1, "Prson");
    row("a keyword without its sign", "sd-no-type",
        under(R"({"@vocab":"https://schema.org/"})", R"("type":"Person","name":"x")"), 1, "");
    row("a prefix that is only spoken of", "sd-rdfa-prefix",
        html("") + "<p property=ex:name title='xmlns:ex=x'>xmlns:ex=x<!-- <p xmlns:ex=x> -->", 1, "ex");
    row("an unknown currency", "sd-bad-price", data("Offer", "\"price\":1,\"priceCurrency\":\"Euro\""), 1, "Euro");
}

void TestDataChecks::evidence()
{
    QFETCH(QByteArray, check);
    QFETCH(QByteArray, html);
    const Verdict verdict = verdictOf(*checkFromId(check), document(html));
    QTEST(verdict.evidence, "evidence");
    QTEST(verdict.count, "count");
}

/// What must not be taken for a fault.
void TestDataChecks::fine_data()
{
    QTest::addColumn<QByteArray>("html");
    const auto row = [](const char *name, const QByteArray &html) { QTest::newRow(name) << html; };
    row("another vocabulary",
        script("{\"@context\":\"https://www.w3.org/ns/activitystreams\",\"@type\":\"Note\",\"a\":1}"));
    row("terms of its own",
        script("{\"@context\":[\"https://schema.org\",{\"ex\":\"https://e.org/\",\"mine\":\"ex:mine\"}],"
               "\"@type\":\"Person\",\"mine\":1,\"ex:other\":2}"));
    row("a prefix",
        script("{\"@context\":{\"schema\":\"http://schema.org/\"},\"@type\":\"schema:Person\",\"schema:name\":\"x\"}"));
    row("the vocabulary as a base",
        script("{\"@context\":{\"@vocab\":\"http://schema.org/\"},\"@type\":\"Person\",\"name\":\"x\"}"));
    row("a role",
        data("Organization",
            "\"member\":{\"@type\":\"OrganizationRole\",\"member\":{\"@type\":\"Person\",\"name\":\"x\"}}"));
    row("a supertype as value", data("Person", "\"homeLocation\":{\"@type\":\"Thing\",\"name\":\"x\"}"));
    row("several types",
        script("{\"@context\":\"https://schema.org\",\"@type\":[\"Person\",\"Patient\"],\"name\":\"x\"}"));
    row("values with a language", data("Person", "\"name\":{\"@value\":\"x\",\"@language\":\"en\"}"));
    row("lists", data("Person", "\"knows\":{\"@list\":[{\"@type\":\"Person\",\"name\":\"x\"}]}"));
    row("aliases of keywords",
        script("{\"@context\":\"https://schema.org\",\"type\":\"Person\",\"id\":\"x:y\",\"name\":\"x\"}"));
    const QByteArray NamedSteps
        = "\"itemListElement\":[{\"@type\":\"ListItem\",\"position\":1,\"item\":{\"name\":\"Home\",\"@id\":"
          "\"https://example.org\"}},{\"@type\":\"ListItem\",\"position\":\"2\",\"item\":{\"name\":\"Page\",\"@id\":"
          "\"https://example.org/a/page.html\"}}]";
    row("what an action asks for", data("SearchAction", "\"target\":\"x\",\"query-input\":\"x\""));
    row("what an action asks for, in full",
        data("SearchAction",
            "\"target\":{\"@type\":\"EntryPoint\",\"urlTemplate\":\"https://e.org/?s={q}\"},\"query-input\":{\"@type\":"
            "\"PropertyValueSpecification\",\"valueRequired\":true,\"valueName\":\"q\"}"));
    row("a node whose type stands elsewhere",
        script("{\"@context\":\"https://schema.org\",\"@graph\":[{\"@type\":\"Article\",\"author\":{\"name\":\"A\","
               "\"@id\":\"https://e.org/#a\"}},{\"@type\":\"Person\",\"@id\":\"https://e.org/#a\",\"name\":\"A\"}]}"));
    row("a node whose type another page has",
        data("Article", "\"author\":{\"name\":\"A\",\"@id\":\"https://e.org/#a\"}"));
    row("steps with their address and name", data("BreadcrumbList", NamedSteps));
    row("a node in parts",
        script("[" + item("Recipe", "\"@id\":\"#r\",\"name\":\"x\"") + ","
            + item("Recipe", "\"@id\":\"#r\",\"image\":\"https://e.org/x.png\"") + "]"));
    row("a rating in percent", data("Rating", "\"ratingValue\":\"88%\""));
    row("an item of another script",
        script("{\"@context\":\"https://schema.org\",\"@type\":\"Person\",\"worksFor\":{\"@id\":\"#a\"}}")
            + "</script><script "
              "type=application/ld+json>{\"@context\":\"https://schema.org\",\"@type\":\"Organization\","
              "\"@id\":\"#a\"}</script>");
    row("items that refer to others",
        html("")
            + "<div itemscope itemref=a itemtype=https://schema.org/Person></div>"
              "<p id=a><span itemprop=name>x</span>");
    row("an item that lacks nothing",
        micro("Product",
            "<table><tr><td itemprop=name>x</table><div itemprop=offers itemscope "
            "itemtype=https://schema.org/Offer><b itemprop=price content=5>5 EUR</b>"
            "<meta itemprop=priceCurrency content=EUR></div>"));
    row("an item of another vocabulary within one",
        micro("Person", "<p itemscope itemprop=knows itemtype=https://e.org/Thing><b itemprop=own>x</b>"));
    row("an item in a template", html("<template>" + micro("Product", "").mid(html("").size()) + "</template>"));
    row("parts that another element begins",
        rdfa("Product", "<p property=name>x</p>") + "</div><div about='#a' property=name>y</div>");
    row("what is bound by a relation", rdfa("Product", "<p property=name>x</p><p rel=offers><b typeof=Offer></b></p>"));
    row("a prefix in RDFa",
        html("")
            + "<p typeof=schema:Person><b property=schema:name>x</b><b property=ex:y>z</b>"
              "<p prefix='ex: https://e.org/'>");
    row("prefixes as RDFa 1.0 had them",
        "<!doctype html><html lang=en xmlns:ex=https://e.org/><body><div XMLNS:Other='https://o.org/'>"
        "<p property=ex:name><p property='other:name Other:nick'><svg xmlns:inSvg=x></svg><p property=insvg:y>");
    row("tags of networks around an item",
        html("<meta property=og:type content=x>") + "<p vocab=https://schema.org typeof=Person>");
    QByteArray ids;
    for (int i = 0; i < 60'000; ++i)
        ids += "<br id=" + QByteArray::number(i) + '>';
    row("very many elements with an id to which nothing refers",
        html("") + ids + "<p itemscope itemtype=https://schema.org/Person>itemref");
    row("an item behind an element that ended before what is inside it",
        html("") + "itemref<p vocab=https://schema.org typeof=Person><b vocab=https://e.org/><i></b>"
            + "<u property=knows typeof=Person><u property=name>x</u></u></i>");
    row("social prefixes", html("<meta property=fb:app_id content=1><meta property=article:author content=x>"));
}

void TestDataChecks::fine()
{
    QFETCH(QByteArray, html);
    const UrlRecord record = document(html);
    for (const char *check : {"sd-json-invalid", "sd-json-empty", "sd-json-string", "sd-no-context", "sd-no-type",
             "sd-unknown-type", "sd-unknown-property", "sd-wrong-domain", "sd-wrong-range", "sd-superseded",
             "sd-required", "sd-bad-date", "sd-bad-price", "sd-rating-range", "sd-breadcrumb", "sd-retired-feature",
             "sd-id-dangling", "sd-microdata-stray", "sd-rdfa-prefix"}) {
        const Verdict verdict = verdictOf(*checkFromId(check), record);
        QVERIFY2(verdict.state == State::NotFound, QByteArray(check + QByteArray(": ") + verdict.evidence).constData());
    }
}

ARGIOPE_TEST(TestDataChecks, void)
#include "tst_datachecks.moc"
