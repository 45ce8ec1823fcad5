#include "tests/core/a11y/ruletesting.h"
#include "tests/support/testmain.h"

using namespace argiope::a11y::testing;

class TestNameRules : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void twins_data();
    void twins() { compareTwins(); }
};

void TestNameRules::twins_data()
{
    addTwinColumns();
    static const Twins table[] = {
        {"area-alt", "no alt", "<map name=m><area href=/a></map>", "<map name=m><area href=/a alt=Africa></map>"},
        {"area-alt", "empty", "<map name=m><area href=/a alt=''></map>", "<map name=m><area alt=''></map>"},
        {"aria-command-name", "button", "<div role=button tabindex=0></div>", "<div role=button tabindex=0>Go</div>"},
        {"aria-command-name", "link", "<span role=link><img alt='' src=x></span>",
            "<span role=link><img alt=Home src=x></span>"},
        {"aria-command-name", "menuitem", "<ul role=menu><li role=menuitem></ul>",
            "<ul role=menu><li role=menuitem aria-label=Open></ul>"},
        {"aria-dialog-name", "dialog", "<div role=dialog>Sure?</div>",
            "<div role=dialog aria-label=Question>Sure?</div>"},
        {"aria-dialog-name", "dangling", "<div role=alertdialog aria-labelledby=no>Sure?</div>",
            "<div role=alertdialog aria-labelledby=yes><b id=yes>Sure?</b></div>"},
        {"aria-input-field-name", "textbox", "<div role=textbox>Text</div>", "<div role=textbox title=Name>Text</div>"},
        {"aria-input-field-name", "combobox", "<div role=combobox aria-expanded=false></div>",
            "<i id=l>City</i><div role=combobox aria-expanded=false aria-labelledby=l></div>"},
        {"aria-meter-name", "meter", "<div role=meter aria-valuenow=1></div>",
            "<div role=meter aria-valuenow=1 aria-label=Heat></div>"},
        {"aria-progressbar-name", "progressbar", "<div role=progressbar></div>",
            "<div role=progressbar title=Loading></div>"},
        {"aria-tab-name", "tab", "<div role=tablist><i role=tab></i></div>",
            "<div role=tablist><i role=tab>A</i></div>"},
        {"aria-toggle-field-name", "checkbox", "<div role=checkbox aria-checked=true></div>",
            "<div role=checkbox aria-checked=true>Yes</div>"},
        {"aria-toggle-field-name", "option", "<ul role=listbox><li role=option></ul>",
            "<ul role=listbox><li role=option>One</ul>"},
        {"aria-tooltip-name", "tooltip", "<div role=tooltip></div>", "<div role=tooltip>A hint</div>"},
        {"aria-treeitem-name", "treeitem", "<ul role=tree><li role=treeitem></ul>",
            "<ul role=tree><li role=treeitem>Leaf</ul>"},
        {"button-name", "empty", "<button></button>", "<button>Send</button>"},
        {"button-name", "icon", "<button><i class=icon></i></button>",
            "<button><i class=icon title=Send></i></button>"},
        {"button-name", "hidden text", "<button><span hidden>Send</span></button>", "<button hidden></button>"},
        {"button-name", "no-break space", "<button>&nbsp;</button>", "<button>&times;</button>"},
        {"empty-heading", "empty", "<h2> </h2>", "<h2><img alt=News src=x></h2>"},
        {"empty-heading", "role", "<div role=heading aria-level=2></div>", "<h2 aria-hidden=true></h2>"},
        {"form-field-multiple-labels", "two", "<label for=a>A</label><label for=a>B</label><input id=a>",
            "<label for=a>A</label><label for=a hidden>B</label><input id=a>", true},
        {"frame-title", "none", "<iframe src=/a></iframe>", "<iframe src=/a title=Map></iframe>"},
        {"frame-title", "blank", "<iframe src=/a title=' '></iframe>", "<iframe src=/a tabindex=-1></iframe>"},
        {"frame-title-unique", "two places", "<iframe title=A src=/a></iframe><iframe title=a src=/b></iframe>",
            "<iframe title=A src=/a></iframe><iframe title=A src=/a></iframe>", true},
        {"image-alt", "none", "<img src=a.png>", "<img src=a.png alt=''>"},
        {"image-alt", "blank", "<img src=a.png alt=' '>", "<img src=a.png alt='A tree'>"},
        {"image-alt", "presentational in vain", "<img src=a.png role=none tabindex=0>", "<img src=a.png role=none>"},
        {"image-alt", "empty label", "<img src=a.png aria-label=' '>", "<img src=a.png aria-label=Tree>"},
        {"input-button-name", "button", "<input type=button>", "<input type=button value=Go>"},
        {"input-button-name", "emptied", "<input type=submit value=''>", "<input type=submit>"},
        {"input-image-alt", "none", "<input type=image src=x>", "<input type=image src=x alt=Search>"},
        {"label", "text", "<input>", "<label>Name <input></label>"},
        {"label", "own value", "<label><input value=Otto></label>", "<input placeholder=Name>"},
        {"label", "other id", "<label for=b>Name</label><input id=a>", "<label for=a>Name</label><input id=a>"},
        {"label", "textarea", "<textarea>Text</textarea>", "<textarea aria-label=Text></textarea>"},
        {"label", "checkbox", "<input type=checkbox> Yes", "<input type=checkbox id=c><label for=c>Yes</label>"},
        {"label", "nameless label", "<label for=a></label><input id=a>", "<input type=hidden><input type=submit>"},
        {"label-content-name-mismatch", "other word", "<button aria-label=Submit>Send</button>",
            "<button aria-label='Send now'>Send</button>"},
        {"label-content-name-mismatch", "part of a word", "<a href=/ aria-label=Discovery>Discover</a>",
            "<a href=/ aria-label='To discover'>Discover …</a>"},
        {"label-title-only", "title", "<input title=Name>", "<label>Name<input title=Name></label>"},
        {"link-name", "empty", "<a href=/></a>", "<a href=/>Home</a>"},
        {"link-name", "decorative image", "<a href=/><img src=x alt=''></a>", "<a href=/><img src=x alt=Home></a>"},
        {"link-name", "picture of lines", "<a href=/><svg><path d=''/></svg></a>",
            "<a href=/><svg><title>Home</title></svg></a>"},
        {"link-name", "hidden from all", "<a href=/><b aria-hidden=true>x</b></a>", "<a href=/ aria-hidden=true></a>"},
        {"link-name", "place", "<a href=/ name=top></a>", "<a name=top></a>"},
        {"object-alt", "picture", "<object data=a.png></object>", "<object data=a.png title=Tree></object>"},
        {"object-alt", "fallback is no name", "<object data=a.mp3>Speech</object>", "<object data=a.html></object>"},
        {"object-alt", "unknown", "<object data=/movie></object>", "<object></object>", true},
        {"role-img-alt", "span", "<span role=img>:-)</span>", "<span role=img aria-label=Smile>:-)</span>"},
        {"select-name", "none", "<select><option>A</select>", "<select aria-label=Letter><option>A</select>"},
        {"select-name", "own option", "<label><select><option>A</select></label>",
            "<label>Letter<select><option>A</select></label>"},
        {"summary-name", "empty", "<details><summary></summary>Text</details>",
            "<details><summary>More</summary>Text</details>"},
        {"summary-name", "second", "<details open><summary><i></i></summary></details>",
            "<details open><summary>A</summary><summary></summary></details>"},
        {"svg-img-alt", "img", "<svg role=img><circle r=1></circle></svg>",
            "<svg role=img><title>Dot</title><circle r=1></circle></svg>"},
    };
    for (const Twins &one : table)
        addTwins(one);
}

ARGIOPE_TEST(TestNameRules, void)
#include "tst_namerules.moc"
