#include "tests/core/a11y/ruletesting.h"
#include "tests/support/testmain.h"

using namespace argiope::a11y::testing;

class TestDocumentRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twins_data();
    void twins() { compareTwins(true); }
};

void TestDocumentRules::twins_data()
{
    addTwinColumns();
    static const Twins table[] = {
        {"aria-hidden-body", "hidden", "<html lang=en><title>A</title><body aria-hidden=true>B",
            "<html lang=en><title>A</title><body aria-hidden=false>B"},
        {"document-title", "none", "<html lang=en><p>A", "<html lang=en><title>A</title>"},
        {"document-title", "blank", "<html lang=en><title> &nbsp;</title>", "<html lang=en><body><title>A</title>"},
        {"document-title", "of a picture", "<html lang=en><body><svg><title>A</title></svg>",
            "<html lang=en><title>A</title><title></title>"},
        {"html-has-lang", "none", "<html><title>A</title>", "<html lang=en><title>A</title>"},
        {"html-has-lang", "XML's", "<html xml:lang=en><title>A</title>", "<html lang=xyz><title>A</title>"},
        {"html-lang-valid", "word", "<html lang=english>", "<html lang=en-GB>"},
        {"html-lang-valid", "underscore", "<html lang=en_GB>", "<html lang=EN-gb-x-mine>"},
        {"html-lang-valid", "long code", "<html lang=eng>", "<html lang=haw>"},
        {"html-xml-lang-mismatch", "differ", "<html lang=en xml:lang=fr>", "<html lang=en xml:lang=EN-GB>"},
        {"meta-refresh", "delayed", "<html lang=en><meta http-equiv=refresh content='10; url=/'>",
            "<html lang=en><meta http-equiv=refresh content='0; url=/'>"},
        {"meta-refresh", "the first counts", "<meta http-equiv=refresh content=10><meta http-equiv=refresh content=0>",
            "<meta http-equiv=refresh content=72001>"},
        {"meta-refresh-no-exceptions", "a day", "<meta http-equiv=refresh content=86400>",
            "<meta http-equiv=refresh content=0>"},
        {"meta-viewport", "fixed", "<meta name=viewport content='width=device-width, user-scalable=no'>",
            "<meta name=viewport content='width=device-width, user-scalable=yes'>"},
        {"meta-viewport", "one and a half", "<meta name=Viewport content='maximum-scale=1.5'>",
            "<meta name=viewport content='maximum-scale=2'>"},
        {"meta-viewport", "yes is one", "<meta name=viewport content='maximum-scale=yes'>",
            "<meta name=viewport content='maximum-scale=-1'>"},
        {"meta-viewport-large", "three", "<meta name=viewport content='maximum-scale=3'>",
            "<meta name=viewport content='maximum-scale=5'>"},
        {"valid-lang", "word", "<html lang=en><body><p lang=german>Ja", "<html lang=en><body><p lang=de>Ja"},
        {"valid-lang", "blank", "<html lang=en><body><p lang=' '>Ja", "<html lang=en><body><p lang=''>Ja"},
        {"valid-lang", "alternative", "<html lang=en><body><p lang=xx-x><img alt=Ja src=x>",
            "<html lang=en><body><p lang=xx-x><img alt='' src=x>"},
        {"valid-lang", "of nobody", "<html lang=en><body><p lang=xyz1>Ja<b lang=de>Nein</b>",
            "<html lang=en><body><p lang=xyz1><b lang=de>Nein</b>"},
    };
    for (const Twins &one : table)
        addTwins(one);
}

ARGIOPE_TEST(TestDocumentRules, void)
#include "tst_documentrules.moc"
