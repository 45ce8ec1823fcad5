#include "tests/core/a11y/ruletesting.h"
#include "tests/support/testmain.h"

using namespace argiope::a11y::testing;

class TestStructureRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twins_data();
    void twins() { compareTwins(); }
};

void TestStructureRules::twins_data()
{
    addTwinColumns();
    static const Twins table[] = {
        {"accesskeys", "twice", "<a href=/ accesskey=s>A</a><a href=/b accesskey=S>B</a>",
            "<a href=/ accesskey=s>A</a><a href=/b accesskey=t>B</a>"},
        {"bypass", "nothing", "<p>Text</p>", "<h1>Title</h1><p>Text</p>", true},
        {"bypass", "dead end", "<a href=#no>Skip</a>", "<a href=#yes>Skip</a><p id=yes>Text</p>", true},
        {"definition-list", "paragraph", "<dl><p>A</p></dl>", "<dl><dt>A<dd>B</dl>"},
        {"definition-list", "description first", "<dl><dd>B<dt>A</dl>", "<dl><dt>A<dt>B<dd>C<dd>D<dt>E<dd>F</dl>"},
        {"definition-list", "text in a group", "<dl><div>A</div></dl>", "<dl><div><dt>A<dd>B</div></dl>"},
        {"definition-list", "term alone", "<dl><dt>A</dl>", "<dl><script></script></dl>"},
        {"dlitem", "loose", "<dt>A</dt>", "<dl><dt>A<dd>B</dl>"},
        {"dlitem", "two groups deep", "<dl><div><div><dd>A</dd></div></div></dl>", "<dl><div><dt>A<dd>B</div></dl>"},
        {"landmark-banner-is-top-level", "in a region", "<div role=region aria-label=A><div role=banner>B</div></div>",
            "<div><header>B</header></div>"},
        {"landmark-contentinfo-is-top-level", "in main", "<main><div role=contentinfo>B</div></main>",
            "<main><footer>B</footer></main>"},
        {"landmark-main-is-top-level", "in nav", "<nav><div role=main>A</div></nav>",
            "<form aria-label=A><main>A</main></form>"},
        {"landmark-no-duplicate-banner", "two", "<header>A</header><header>B</header>",
            "<header>A</header><article><header>B</header></article>"},
        {"landmark-no-duplicate-contentinfo", "two", "<footer>A</footer><footer>B</footer>",
            "<footer>A</footer><section><footer>B</footer></section>"},
        {"landmark-no-duplicate-main", "two", "<main>A</main><main>B</main>", "<main>A</main><main hidden>B</main>"},
        {"landmark-one-main", "none", "<div>A</div>", "<div role=main>A</div>"},
        {"landmark-unique", "asides of main", "<main><aside>A</aside><aside>B</aside></main>",
            "<main><article><aside>A</aside><aside>B</aside></article></main>"},
        {"landmark-unique", "two without names", "<nav>A</nav><nav>B</nav>", "<nav>A</nav><nav aria-label=B>B</nav>"},
        {"list", "div", "<ul><div>A</div></ul>", "<ul><li>A</ul>"},
        {"list", "text", "<ol>A<li>B</ol>", "<ol> <li>B</ol>"},
        {"list", "other role", "<ul><li role=tab>A</ul>", "<ul role=tablist><li role=tab>A</ul>"},
        {"listitem", "loose", "<li>A</li>", "<menu><li>A</menu>"},
        {"listitem", "in what is no list any more", "<ul role=tablist><li>A</ul>", "<ul role=none><li>A</ul>"},
        {"region", "outside", "<main>A</main><p>B</p>", "<main>A</main><p></p><div role=alert>B</div>"},
        {"skip-link", "leads nowhere", "<a href=#content>Skip</a><p>B</p>",
            "<a href=#content>Skip</a><p id=content>B</p>"},
        {"skip-link", "escaped", "<a href=#a%20b>Skip</a>", "<a href=#%C3%A4>Skip</a><p id=ä>B</p>"},
        {"skip-link", "with a text directive", "<a href='#a:~:text=b'>Skip</a>",
            "<a href='#:~:text=b'>Skip</a><a href='#a:~:text=b'>Skip</a><p id=a>b</p>"},
        {"skip-link", "first ones only", "<a href=#x>Skip</a>", "<a href=/>Home</a><a href=#x>Tab</a>"},
        {"tabindex", "positive", "<a href=/ tabindex=1>A</a>", "<a href=/ tabindex=0>A</a>"},
    };
    for (const Twins &one : table)
        addTwins(one);
}

ARGIOPE_TEST(TestStructureRules, void)
#include "tst_structurerules.moc"
