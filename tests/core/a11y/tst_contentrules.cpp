#include "tests/core/a11y/ruletesting.h"
#include "tests/support/testmain.h"

using namespace argiope::a11y::testing;

class TestContentRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twins_data();
    void twins() { compareTwins(); }
};

void TestContentRules::twins_data()
{
    addTwinColumns();
    static const Twins table[] = {
        {"autocomplete-valid", "word", "<input autocomplete=mail>", "<input autocomplete=email>"},
        {"autocomplete-valid", "meant as off", "<input autocomplete='none tel'>", "<input autocomplete=none>"},
        {"autocomplete-valid", "no contact", "<input autocomplete='work photo'>", "<input autocomplete='work tel'>"},
        {"autocomplete-valid", "disabled", "<select autocomplete=x></select>",
            "<select autocomplete=x disabled></select>"},
        {"avoid-inline-spacing", "letters", "<p style='letter-spacing: .1em !important'>A",
            "<p style='letter-spacing: .1em'>A"},
        {"avoid-inline-spacing", "words", "<p style='word-spacing: normal !important'>A",
            "<p style='word-spacing: .2em !important'>A"},
        {"avoid-inline-spacing", "lines", "<p style='line-height: 120% !important'>A",
            "<p style='line-height: 150% !important'>A"},
        {"avoid-inline-spacing", "the last important one",
            "<p style='line-height: 2 !important; line-height: 1 !important'>A",
            "<p style='line-height: 2 !important; line-height: 1'>A"},
        {"avoid-inline-spacing", "set again below", "<div style='line-height: 1 !important'>A<p>B</div>",
            "<div style='line-height: 1 !important'><p style='line-height: 2 !important'>B</div>"},
        {"avoid-inline-spacing", "in pixels", "<p style='letter-spacing: 1px !important; font-size: 20px'>A",
            "<p style='letter-spacing: 3px !important; font-size: 20px'>A"},
        {"avoid-inline-spacing", "of an unknown size", "<style></style><p style='line-height: 20px !important'>A",
            "<style></style><p style='line-height: 1.5 !important'>A", true},
        {"blink", "there", "<blink>A</blink>", "<blink hidden>A</blink>"},
        {"frame-focusable-content", "link", "<iframe tabindex=-1 srcdoc='<a href=/>A</a>'></iframe>",
            "<iframe tabindex=-1 srcdoc='<p>A</p>'></iframe>"},
        {"frame-focusable-content", "elsewhere", "<iframe tabindex=-1 src=/a></iframe>", "<iframe src=/a></iframe>",
            true},
        {"marquee", "there", "<marquee>A</marquee>", "<marquee style='display:none'>A</marquee>"},
        {"no-autoplay-audio", "no controls", "<audio src=a.mp3 autoplay></audio>",
            "<audio src=a.mp3 autoplay controls></audio>", true},
        {"no-autoplay-audio", "muted", "<video autoplay><source src=a.mp4></video>",
            "<video autoplay muted><source src=a.mp4></video>", true},
        {"server-side-image-map", "in a link", "<a href=/><img src=x alt=A ismap></a>", "<img src=x alt=A ismap>",
            true},
        {"video-caption", "none", "<video src=a.mp4></video>",
            "<video src=a.mp4><track kind=captions src=a.vtt></video>", true},
    };
    for (const Twins &one : table)
        addTwins(one);
}

ARGIOPE_TEST(TestContentRules, void)
#include "tst_contentrules.moc"
