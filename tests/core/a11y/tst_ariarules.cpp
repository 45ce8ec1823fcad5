#include "tests/core/a11y/ruletesting.h"
#include "tests/support/testmain.h"

using namespace argiope::a11y::testing;

class TestAriaRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twins_data();
    void twins() { compareTwins(); }
};

void TestAriaRules::twins_data()
{
    addTwinColumns();
    static const Twins table[] = {
        {"aria-allowed-attr", "not of a button", "<button aria-sort=none>A</button>",
            "<button aria-pressed=true>A</button>"},
        {"aria-allowed-attr", "no role", "<audio controls aria-orientation=vertical></audio>",
            "<audio controls aria-label=Speech></audio>"},
        {"aria-allowed-attr", "generic", "<span aria-checked=true>A</span>", "<x-box aria-checked=true></x-box>"},
        {"aria-allowed-attr", "line break", "<br aria-label=x>", "<br aria-hidden=true>"},
        {"aria-allowed-attr", "nothing said", "<button aria-required=true>A</button>",
            "<button aria-required=false aria-multiline=FALSE>A</button>"},
        {"aria-allowed-attr", "of 1.1, without children", "<img alt=A src=a.png aria-expanded=true>",
            "<img alt=A src=a.png aria-label=A>", true},
        {"aria-allowed-attr", "of 1.1", "<nav aria-expanded=true>A</nav>", "<a href=/ aria-expanded=true>A</a>", true},
        {"aria-allowed-role", "label", "<label role=button>A</label>", "<div role=button>A</div>"},
        {"aria-allowed-role", "image without a name", "<img role=button src=x>", "<img role=button src=x alt=Go>"},
        {"aria-allowed-role", "link", "<a href=/ role=main>A</a>", "<a role=main>A</a>"},
        {"aria-conditional-attr", "checkbox", "<input type=checkbox aria-checked=true>",
            "<input type=checkbox checked aria-checked=true>"},
        {"aria-conditional-attr", "row", "<table><tr aria-level=2><td>A</table>",
            "<table role=treegrid><tr aria-level=2><td>A</table>"},
        {"aria-deprecated-role", "directory", "<ul role=directory><li>A</ul>", "<ul role=list><li>A</ul>"},
        {"aria-hidden-focus", "link", "<p aria-hidden=true><a href=/>A</a></p>",
            "<p aria-hidden=true><a href=/ tabindex=-1>A</a></p>"},
        {"aria-hidden-focus", "a style sheet may hide it", "<style></style><p aria-hidden=true><a href=/>A</a></p>",
            "<style></style><p aria-hidden=true><a>A</a></p>", true},
        {"aria-hidden-focus", "a browser's own summary", "<div aria-hidden=true><details>A</details></div>",
            "<div aria-hidden=true><details><summary tabindex=-1>A</summary>B</details></div>"},
        {"aria-hidden-focus", "what can be edited", "<div aria-hidden=true><p contenteditable>A</div>",
            "<div aria-hidden=true><p contenteditable=inherit>A</div>"},
        {"aria-hidden-focus", "text that can be edited",
            "<div aria-hidden=true><p contenteditable=PLAINTEXT-only>A</div>",
            "<div aria-hidden=true><p contenteditable=no>A</div>"},
        {"aria-hidden-focus", "itself", "<button aria-hidden=true>A</button>",
            "<button aria-hidden=true disabled>A</button>"},
        {"aria-hidden-focus", "legend of what is disabled",
            "<div aria-hidden=true><fieldset disabled><legend><input></legend></fieldset></div>",
            "<div aria-hidden=true><fieldset disabled><input></fieldset></div>"},
        {"aria-prohibited-attr", "generic", "<div aria-label=A>B</div>", "<div role=group aria-label=A>B</div>"},
        {"aria-prohibited-attr", "paragraph", "<p aria-labelledby=x>B</p>", "<p aria-describedby=x>B</p>"},
        {"aria-prohibited-attr", "roleless", "<abbr aria-label=A>B</abbr>", "<abbr aria-label=''>B</abbr>", true},
        {"aria-required-attr", "heading", "<div role=heading>A</div>", "<h2 role=heading>A</h2>"},
        {"aria-required-attr", "checkbox", "<i role=checkbox aria-label=A></i>", "<input type=checkbox role=switch>"},
        {"aria-required-attr", "empty", "<i role=slider aria-valuenow=''></i>", "<i role=slider aria-valuenow=3></i>"},
        {"aria-required-attr", "open combobox", "<i role=combobox aria-expanded=true></i>",
            "<i role=combobox aria-expanded=false></i>"},
        {"aria-required-attr", "separator that moves", "<i role=separator tabindex=0></i>", "<i role=separator></i>"},
        {"aria-required-children", "link in a list", "<div role=list><a href=/>A</a></div>",
            "<div role=list><div><i role=listitem>A</i></div></div>"},
        {"aria-required-children", "what a bibliography lists", "<div role=list><i role=doc-biblioref>A</i></div>",
            "<div role=list><i role=doc-biblioentry>A</i></div>"},
        {"aria-required-children", "nothing of its kind", "<div role=row><b>A</b></div>",
            "<div role=list aria-owns=o></div><i role=listitem id=o>A</i>"},
        {"aria-required-children", "wrong in a group", "<ul role=menu><li role=group><b role=tab>A</b></ul>",
            "<ul role=menu><li role=group><b role=menuitem>A</b></ul>"},
        {"aria-required-children", "items of what was never a list",
            "<div role=list><ul role=presentation><li>A</li></ul></div>",
            "<div role=list><div role=presentation><li>A</li></div></div>"},
        {"aria-required-children", "empty", "<div role=listbox></div>", "<div role=listbox aria-busy=true></div>",
            true},
        {"aria-required-parent", "listitem", "<div role=listitem>A</div>",
            "<div role=list><div><i role=listitem>A</i></div></div>"},
        {"aria-required-parent", "opaque", "<div role=list><p aria-live=polite><i role=listitem>A</i></p></div>",
            "<div role=list aria-owns=o></div><i id=o role=listitem>A</i>"},
        {"aria-required-parent", "option in a group", "<div role=group><i role=option>A</i></div>",
            "<div role=listbox><div role=group><i role=option>A</i></div></div>"},
        {"aria-required-parent", "branch", "<div role=group><i role=treeitem>A</i></div>",
            "<div role=tree><div role=treeitem>B<div role=group><i role=treeitem>A</i></div></div></div>"},
        {"aria-roles", "unknown", "<div role=buton>A</div>", "<div role='buton button'>A</div>"},
        {"aria-roles", "abstract", "<div role=widget>A</div>", "<div role=''>A</div>"},
        {"aria-roles", "case does not matter", "<div role='x y'>A</div>", "<div role=BUTTON>A</div>"},
        {"aria-valid-attr", "misspelt", "<a href=/ aria-labeledby=x>A</a>", "<a href=/ aria-labelledby=x>A</a>"},
        {"aria-valid-attr-value", "truth", "<a href=/ aria-expanded=yes>A</a>", "<a href=/ aria-expanded=True>A</a>"},
        {"aria-valid-attr-value", "token list", "<p aria-relevant='text all-of-it'>A",
            "<p aria-relevant='text removals'>A"},
        {"aria-valid-attr-value", "integer", "<i role=heading aria-level=1.5>A</i>",
            "<i role=heading aria-level=7>A</i>"},
        {"aria-valid-attr-value", "minimum", "<ul><li aria-posinset=0>A</ul>", "<ul><li aria-setsize=-1>A</ul>"},
        {"aria-valid-attr-value", "number", "<i role=slider aria-valuenow=nan></i>",
            "<i role=slider aria-valuenow=-1.5></i>"},
        {"aria-valid-attr-value", "scrollbar of nothing", "<i role=scrollbar aria-valuenow=1 aria-controls=no></i>",
            "<i role=scrollbar aria-valuenow=1 aria-controls=yes id=yes></i>"},
        {"aria-valid-attr-value", "hidden message",
            "<input aria-invalid=true aria-errormessage=m><i id=m hidden>No</i>",
            "<input aria-invalid=false aria-errormessage=m><i id=m hidden>No</i>"},
        {"aria-valid-attr-value", "dangling", "<p aria-describedby=no>A", "<p aria-describedby='no yes' id=yes>A",
            true},
        {"duplicate-id-aria", "twice", "<b id=a>A</b><b id=a>B</b><i role=group aria-labelledby=a></i>",
            "<b id=a>A</b><b id=a>B</b><i role=group aria-labelledby=b></i>", true},
        {"nested-interactive", "link in a button", "<div role=button><a href=/>A</a></div>",
            "<div role=group><a href=/>A</a></div>"},
        {"nested-interactive", "out of the order", "<button><i tabindex=-1>A</i></button>", "<button><i>A</i></button>",
            true},
        {"presentation-role-conflict", "focusable", "<img alt='' src=x tabindex=0>", "<img alt='' src=x>"},
        {"presentation-role-conflict", "labelled", "<ul role=none aria-label=A><li>B</ul>", "<ul role=none><li>B</ul>"},
    };
    for (const Twins &one : table)
        addTwins(one);
}

ARGIOPE_TEST(TestAriaRules, void)
#include "tst_ariarules.moc"
