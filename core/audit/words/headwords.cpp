#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow HeadWords[] = {
    {"title-missing", QT_TRANSLATE_NOOP("Checks", "No title"),
        QT_TRANSLATE_NOOP("Checks", "A page has no title element, or one without text."),
        QT_TRANSLATE_NOOP("Checks",
            "Results, tabs and bookmarks show the URL in its place, or words that a search engine has picked; screen "
            "readers announce nothing."),
        QT_TRANSLATE_NOOP("Checks", "Write a title of a few words that tells this page from all others.")},
    {"title-multiple", QT_TRANSLATE_NOOP("Checks", "More than one title"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page has more than one title element. Titles inside of SVG images do not count."),
        QT_TRANSLATE_NOOP("Checks", "Browsers show the first; search engines may take another or put them together."),
        QT_TRANSLATE_NOOP("Checks", "Remove all but one; often an extension and the theme each write one.")},
    {"title-in-body", QT_TRANSLATE_NOOP("Checks", "The title stands outside of the head"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has a title element in the body only, or it ends up there because an earlier element closed the "
            "head."),
        QT_TRANSLATE_NOOP("Checks", "Browsers make do with it, but search engines may not count it as the title."),
        QT_TRANSLATE_NOOP(
            "Checks", "Move it into the head, and look for what closes the head before it, such as an image or text.")},
    {"title-duplicate", QT_TRANSLATE_NOOP("Checks", "Several pages have the same title"),
        QT_TRANSLATE_NOOP("Checks",
            "Two or more pages that search engines may list have the same title. Pages of a series (those with "
            "rel=prev) are left out."),
        QT_TRANSLATE_NOOP("Checks", "In results and among open tabs people cannot tell these pages apart."),
        QT_TRANSLATE_NOOP("Checks",
            "Name in each title what only this page has: the product, the place, the date. Join pages that are the "
            "same.")},
    {"title-too-long", QT_TRANSLATE_NOOP("Checks", "The title has more characters than results show"),
        QT_TRANSLATE_NOOP("Checks", "A page's title has more than 60 characters."),
        QT_TRANSLATE_NOOP("Checks",
            "Results are likely to cut it off; the end is lost, but the title counts in full. There is no rule against "
            "long titles."),
        QT_TRANSLATE_NOOP("Checks", "Put what matters first, and leave out what all titles have.")},
    {"title-too-wide", QT_TRANSLATE_NOOP("Checks", "The title is wider than results are"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's title takes more than 561 pixels when set in Arial of 20 pixels, about the width of a result on "
            "large screens."),
        QT_TRANSLATE_NOOP("Checks",
            "Results are likely to cut it off. Wide letters count here, of which few fill the line; Chinese characters "
            "are 20 pixels wide each."),
        QT_TRANSLATE_NOOP("Checks", "Put what matters first, and leave out what all titles have.")},
    {"title-too-short", QT_TRANSLATE_NOOP("Checks", "The title has few characters"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page's title has fewer than 30 characters. A missing one is counted by a check of its own."),
        QT_TRANSLATE_NOOP("Checks",
            "It may say too little for people to choose the page in a list of results. Titles in Chinese or Japanese "
            "are often short and good."),
        QT_TRANSLATE_NOOP(
            "Checks", "If the title does not tell what the page has, add its subject or the site's name.")},
    {"title-too-narrow", QT_TRANSLATE_NOOP("Checks", "The title is narrow"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's title takes fewer than 200 pixels when set in Arial of 20 pixels. A missing one is counted by a "
            "check of its own."),
        QT_TRANSLATE_NOOP("Checks", "There is room for more in a result, and more words help people to choose."),
        QT_TRANSLATE_NOOP(
            "Checks", "If the title does not tell what the page has, add its subject or the site's name.")},
    {"title-equals-h1", QT_TRANSLATE_NOOP("Checks", "Title and first heading are the same"),
        QT_TRANSLATE_NOOP("Checks", "A page's title and its first h1 are the same, but for upper and lower case."),
        QT_TRANSLATE_NOOP("Checks",
            "Nothing is wrong with it; a chance is lost to say in the title what people need who do not see the page "
            "yet."),
        QT_TRANSLATE_NOOP("Checks",
            "If there is more to say, name the site or the category in the title and keep the heading short.")},
    {"title-generic", QT_TRANSLATE_NOOP("Checks", "The title says nothing about the page"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's title is one word that templates come with, such as Home, Untitled, Document, Index or Welcome "
            "in some languages, or just the name of the host."),
        QT_TRANSLATE_NOOP("Checks",
            "In results and bookmarks nobody learns what the page is about, and search engines often replace such "
            "titles."),
        QT_TRANSLATE_NOOP("Checks", "Write what the page, and for a start page what the site, is about.")},
    {"description-missing", QT_TRANSLATE_NOOP("Checks", "No description"),
        QT_TRANSLATE_NOOP("Checks", "A page has no meta description, or one without text."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines pick a passage of the page in its place, often a fitting one. Where pages are shared, the "
            "line below the title may stay empty."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write one or two sentences that say what people find here, for important pages first.")},
    {"description-multiple", QT_TRANSLATE_NOOP("Checks", "More than one description"),
        QT_TRANSLATE_NOOP("Checks", "A page has more than one meta description."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines choose one of them or join them, and what is shown is left to chance."),
        QT_TRANSLATE_NOOP("Checks", "Remove all but one; often an extension and the theme each write one.")},
    {"description-in-body", QT_TRANSLATE_NOOP("Checks", "The description stands outside of the head"),
        QT_TRANSLATE_NOOP("Checks",
            "A meta description stands in the body, or ends up there because an earlier element closed the head."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may pay no attention to it there."),
        QT_TRANSLATE_NOOP(
            "Checks", "Move it into the head, and look for what closes the head before it, such as an image or text.")},
    {"description-duplicate", QT_TRANSLATE_NOOP("Checks", "Several pages have the same description"),
        QT_TRANSLATE_NOOP("Checks",
            "Two or more pages that search engines may list have the same meta description. Pages of a series (those "
            "with rel=prev) are left out."),
        QT_TRANSLATE_NOOP("Checks",
            "A description that fits many pages says little about each; search engines mostly show a passage of the "
            "page then."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write one for each important page, and rather none than the same for the others.")},
    {"description-too-long", QT_TRANSLATE_NOOP("Checks", "The description has more characters than results show"),
        QT_TRANSLATE_NOOP("Checks", "A page's meta description has more than 155 characters."),
        QT_TRANSLATE_NOOP(
            "Checks", "Results are likely to cut off the end. There is no rule against long descriptions."),
        QT_TRANSLATE_NOOP("Checks", "Put what matters into the first sentence.")},
    {"description-too-wide", QT_TRANSLATE_NOOP("Checks", "The description is wider than results are"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's meta description takes more than 985 pixels when set in Arial of 14 pixels, about two lines of a "
            "result on large screens."),
        QT_TRANSLATE_NOOP("Checks", "Results are likely to cut off the end."),
        QT_TRANSLATE_NOOP("Checks", "Put what matters into the first sentence.")},
    {"description-too-short", QT_TRANSLATE_NOOP("Checks", "The description has few characters"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's meta description has fewer than 70 characters. A missing one is counted by a check of its own."),
        QT_TRANSLATE_NOOP("Checks",
            "There is room for more, and search engines often replace a short one by a passage of the page. In Chinese "
            "or Japanese few characters say much."),
        QT_TRANSLATE_NOOP("Checks", "Add what people find on the page that others do not have.")},
    {"description-too-narrow", QT_TRANSLATE_NOOP("Checks", "The description is narrow"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's meta description takes fewer than 400 pixels when set in Arial of 14 pixels. A missing one is "
            "counted by a check of its own."),
        QT_TRANSLATE_NOOP("Checks", "It fills less than a line of the result, where there is room for two."),
        QT_TRANSLATE_NOOP("Checks", "Add what people find on the page that others do not have.")},
    {"h1-missing", QT_TRANSLATE_NOOP("Checks", "No heading of the first level"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has no h1 that says something, by its text, the alt text of an image or an ARIA label. Empty and "
            "hidden ones do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "People who listen to the page jump to its h1 to learn where they are, and search engines read it like a "
            "second title."),
        QT_TRANSLATE_NOOP("Checks", "Make the main heading of the page an h1.")},
    {"h1-empty", QT_TRANSLATE_NOOP("Checks", "A heading of the first level says nothing"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an h1 without text, without an image that has alt text, and without an ARIA label. Hidden ones "
            "do not count."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce a heading and then nothing."),
        QT_TRANSLATE_NOOP(
            "Checks", "Remove the element or give it text; where it holds a logo, give the image an alt text.")},
    {"h1-multiple", QT_TRANSLATE_NOOP("Checks", "More than one heading of the first level"),
        QT_TRANSLATE_NOOP("Checks", "A page has more than one h1 that says something."),
        QT_TRANSLATE_NOOP("Checks",
            "The standard allows it; but one main heading makes plain what the page is about, for listeners above "
            "all."),
        QT_TRANSLATE_NOOP("Checks", "Keep the one that names the page's subject, and make the others h2.")},
    {"h1-duplicate", QT_TRANSLATE_NOOP("Checks", "Several pages have the same first heading"),
        QT_TRANSLATE_NOOP("Checks",
            "The first h1 of two or more pages that search engines may list is the same. Pages of a series (those with "
            "rel=prev) are left out."),
        QT_TRANSLATE_NOOP("Checks",
            "Who comes to such a page cannot tell it from the others by its heading; often it is the site's name."),
        QT_TRANSLATE_NOOP(
            "Checks", "Name in the heading what only this page has, and take the site's name or logo out of the h1.")},
    {"h1-too-long", QT_TRANSLATE_NOOP("Checks", "The first heading is long"),
        QT_TRANSLATE_NOOP("Checks", "The text of a page's first h1 has more than 70 characters."),
        QT_TRANSLATE_NOOP("Checks", "A heading is read at a glance; a long one is more of a paragraph."),
        QT_TRANSLATE_NOOP("Checks", "Shorten it to the subject, and let the first paragraph say the rest.")},
    {"h1-image-only", QT_TRANSLATE_NOOP("Checks", "The first heading is an image"),
        QT_TRANSLATE_NOOP("Checks", "An h1 of a page has no text but an image, whose alt text is all that it says."),
        QT_TRANSLATE_NOOP("Checks",
            "It is a good heading only as long as the alt text is one. The image cannot be searched, copied or made "
            "larger as text can."),
        QT_TRANSLATE_NOOP("Checks", "Write the heading as text and style it; put the logo outside of the h1.")},
    {"heading-skipped", QT_TRANSLATE_NOOP("Checks", "A level of headings is left out"),
        QT_TRANSLATE_NOOP("Checks",
            "From one heading to the next the level rises by more than one, such as from h2 to h4. Levels by "
            "aria-level count, hidden headings do not."),
        QT_TRANSLATE_NOOP("Checks",
            "Who listens to the page learns its structure from the levels, and a gap sounds like a missing part."),
        QT_TRANSLATE_NOOP("Checks", "Choose levels by structure, and make the size by style.")},
    {"heading-empty", QT_TRANSLATE_NOOP("Checks", "A heading says nothing"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an h2, h3, h4, h5 or h6 without text, without an image that has alt text, and without an ARIA "
            "label. Hidden ones do not count."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers list it among the headings, and there is nothing to read."),
        QT_TRANSLATE_NOOP("Checks", "Remove the element or give it text; make space by style.")},
    {"h2-missing", QT_TRANSLATE_NOOP("Checks", "A long page without headings of the second level"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with more than 300 words of visible text has no h2. Each Chinese or Japanese character counts as a "
            "word."),
        QT_TRANSLATE_NOOP(
            "Checks", "In a long text without subheadings people find nothing at a glance, and listeners cannot jump."),
        QT_TRANSLATE_NOOP("Checks", "Divide the text by h2 headings that say what each part is about.")},
    {"h2-duplicate", QT_TRANSLATE_NOOP("Checks", "Several pages have the same first subheading"),
        QT_TRANSLATE_NOOP("Checks",
            "The first h2 of two or more pages that search engines may list is the same. One that more than half of "
            "these pages have is part of the template and not counted, nor are pages of a series."),
        QT_TRANSLATE_NOOP("Checks",
            "It may be a sign that the pages are about the same, or that the h2 stands above something else than the "
            "content."),
        QT_TRANSLATE_NOOP(
            "Checks", "Name in the subheading what the part is about, and join pages that are the same.")},
};

} // namespace

std::span<const WordRow> headWords()
{
    return HeadWords;
}

} // namespace argiope::audit
