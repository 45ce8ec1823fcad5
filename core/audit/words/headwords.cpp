#include "core/audit/words/wordrows.h"

#include <QtGlobal>

namespace argiope::audit {

namespace {

constexpr WordRow HeadWords[] = {
    {"title-missing", QT_TRANSLATE_NOOP("Checks", "Missing title"),
        QT_TRANSLATE_NOOP("Checks", "A page has no title element, or one without text."),
        QT_TRANSLATE_NOOP("Checks",
            "Search results, tabs and bookmarks show the URL instead, or words that a search engine chose. Screen "
            "readers announce no title."),
        QT_TRANSLATE_NOOP("Checks", "Write a short title that distinguishes this page from all others.")},
    {"title-multiple", QT_TRANSLATE_NOOP("Checks", "Multiple titles"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page has more than one title element. Titles inside of SVG images do not count."),
        QT_TRANSLATE_NOOP("Checks", "Browsers show the first one; search engines may use another or combine them."),
        QT_TRANSLATE_NOOP("Checks", "Remove all but one. Often a plugin and the theme each write one.")},
    {"title-in-body", QT_TRANSLATE_NOOP("Checks", "Title outside head"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has its title element only in the body, or it ends up there because an earlier element closed the "
            "head."),
        QT_TRANSLATE_NOOP("Checks", "Browsers accept it, but search engines may not treat it as the title."),
        QT_TRANSLATE_NOOP("Checks",
            "Move it into the head, and look for the content that closes the head before it, such as an image or "
            "text.")},
    {"title-duplicate", QT_TRANSLATE_NOOP("Checks", "Duplicate title"),
        QT_TRANSLATE_NOOP("Checks",
            "Two or more indexable pages have the same title. Pages of a series (those with rel=prev) are excluded."),
        QT_TRANSLATE_NOOP("Checks", "Users cannot tell these pages apart in search results or among open tabs."),
        QT_TRANSLATE_NOOP("Checks",
            "Put into each title what is unique to the page: the product, the place, the date. Merge pages that are "
            "the same.")},
    {"title-too-long", QT_TRANSLATE_NOOP("Checks", "Title too long (characters)"),
        QT_TRANSLATE_NOOP("Checks", "A page's title has more than 60 characters."),
        QT_TRANSLATE_NOOP("Checks",
            "Search results are likely to truncate it. The end is not shown, but the whole title counts. No rule "
            "forbids long titles."),
        QT_TRANSLATE_NOOP("Checks", "Put the important words first, and leave out the part that all titles share.")},
    {"title-too-wide", QT_TRANSLATE_NOOP("Checks", "Title too long (pixels)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's title is wider than 561 pixels in Arial at 20 pixels, about the width of a search result on "
            "large screens."),
        QT_TRANSLATE_NOOP("Checks",
            "Search results are likely to truncate it. Width counts here: a few wide letters fill the line, and each "
            "Chinese character is 20 pixels wide."),
        QT_TRANSLATE_NOOP("Checks", "Put the important words first, and leave out the part that all titles share.")},
    {"title-too-short", QT_TRANSLATE_NOOP("Checks", "Title too short (characters)"),
        QT_TRANSLATE_NOOP(
            "Checks", "A page's title has fewer than 30 characters. A missing title is counted by a separate check."),
        QT_TRANSLATE_NOOP("Checks",
            "It may be too vague for users to choose the page in search results. Titles in Chinese or Japanese are "
            "often short and good."),
        QT_TRANSLATE_NOOP(
            "Checks", "If the title does not describe the content of the page, add its subject or the site's name.")},
    {"title-too-narrow", QT_TRANSLATE_NOOP("Checks", "Title too short (pixels)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's title is narrower than 200 pixels in Arial at 20 pixels. A missing title is counted by a "
            "separate check."),
        QT_TRANSLATE_NOOP("Checks", "A search result has room for more, and more words help users to choose."),
        QT_TRANSLATE_NOOP(
            "Checks", "If the title does not describe the content of the page, add its subject or the site's name.")},
    {"title-equals-h1", QT_TRANSLATE_NOOP("Checks", "Title same as H1"),
        QT_TRANSLATE_NOOP("Checks", "A page's title and its first h1 are the same, ignoring case."),
        QT_TRANSLATE_NOOP("Checks",
            "This is no fault. A different title could give more information to users who do not see the page yet."),
        QT_TRANSLATE_NOOP(
            "Checks", "If useful, add the site or the category to the title and keep the heading short.")},
    {"title-generic", QT_TRANSLATE_NOOP("Checks", "Generic title (Home, Untitled)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's title is a template default, such as Home, Untitled, Document, Index or Welcome in some "
            "languages, or only the host name."),
        QT_TRANSLATE_NOOP("Checks",
            "The title does not show the subject of the page in results and bookmarks, and search engines often "
            "replace it."),
        QT_TRANSLATE_NOOP("Checks", "Describe the content of the page, or the site if it is a home page.")},
    {"description-missing", QT_TRANSLATE_NOOP("Checks", "Missing meta description"),
        QT_TRANSLATE_NOOP("Checks", "A page has no meta description, or one without text."),
        QT_TRANSLATE_NOOP("Checks",
            "Search engines use a passage of the page instead, often a suitable one. Where pages are shared, the line "
            "below the title may stay empty."),
        QT_TRANSLATE_NOOP(
            "Checks", "Write one or two sentences about the content of the page. Start with important pages.")},
    {"description-multiple", QT_TRANSLATE_NOOP("Checks", "Multiple meta descriptions"),
        QT_TRANSLATE_NOOP("Checks", "A page has more than one meta description."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search engines choose one of them or join them, so the displayed text is unpredictable."),
        QT_TRANSLATE_NOOP("Checks", "Remove all but one. Often a plugin and the theme each write one.")},
    {"description-in-body", QT_TRANSLATE_NOOP("Checks", "Meta description outside head"),
        QT_TRANSLATE_NOOP("Checks",
            "A meta description is in the body, or ends up there because an earlier element closed the head."),
        QT_TRANSLATE_NOOP("Checks", "Search engines may ignore it there."),
        QT_TRANSLATE_NOOP("Checks",
            "Move it into the head, and look for the content that closes the head before it, such as an image or "
            "text.")},
    {"description-duplicate", QT_TRANSLATE_NOOP("Checks", "Duplicate meta description"),
        QT_TRANSLATE_NOOP("Checks",
            "Two or more indexable pages have the same meta description. Pages of a series (those with rel=prev) are "
            "excluded."),
        QT_TRANSLATE_NOOP("Checks",
            "A description that fits many pages describes none of them well. Search engines then mostly show a passage "
            "of the page."),
        QT_TRANSLATE_NOOP("Checks",
            "Write one for each important page. For other pages, no description is better than a shared one.")},
    {"description-too-long", QT_TRANSLATE_NOOP("Checks", "Meta description too long (characters)"),
        QT_TRANSLATE_NOOP("Checks", "A page's meta description has more than 155 characters."),
        QT_TRANSLATE_NOOP(
            "Checks", "Search results are likely to truncate the end. No rule forbids long descriptions."),
        QT_TRANSLATE_NOOP("Checks", "Put the important information into the first sentence.")},
    {"description-too-wide", QT_TRANSLATE_NOOP("Checks", "Meta description too long (pixels)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's meta description is wider than 985 pixels in Arial at 14 pixels, about two lines of a search "
            "result on large screens."),
        QT_TRANSLATE_NOOP("Checks", "Search results are likely to truncate the end."),
        QT_TRANSLATE_NOOP("Checks", "Put the important information into the first sentence.")},
    {"description-too-short", QT_TRANSLATE_NOOP("Checks", "Meta description too short (characters)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's meta description has fewer than 70 characters. A missing description is counted by a separate "
            "check."),
        QT_TRANSLATE_NOOP("Checks",
            "There is room for more, and search engines often replace a short one with a passage of the page. In "
            "Chinese or Japanese, a few characters can be enough."),
        QT_TRANSLATE_NOOP("Checks", "Add what is unique to the page.")},
    {"description-too-narrow", QT_TRANSLATE_NOOP("Checks", "Meta description too short (pixels)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page's meta description is narrower than 400 pixels in Arial at 14 pixels. A missing description is "
            "counted by a separate check."),
        QT_TRANSLATE_NOOP("Checks", "It fills less than one line of the search result, which has room for two."),
        QT_TRANSLATE_NOOP("Checks", "Add what is unique to the page.")},
    {"h1-missing", QT_TRANSLATE_NOOP("Checks", "Missing H1"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has no h1 with content, by its text, the alt text of an image or an ARIA label. Empty and hidden "
            "ones do not count."),
        QT_TRANSLATE_NOOP("Checks",
            "Screen reader users jump to the h1 to learn where they are, and search engines read it like a second "
            "title."),
        QT_TRANSLATE_NOOP("Checks", "Make the main heading of the page an h1.")},
    {"h1-empty", QT_TRANSLATE_NOOP("Checks", "Empty H1"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an h1 without text, without an image that has alt text, and without an ARIA label. Hidden ones "
            "do not count."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers announce a heading without any text."),
        QT_TRANSLATE_NOOP(
            "Checks", "Remove the element or add text. If it contains a logo, give the image an alt text.")},
    {"h1-multiple", QT_TRANSLATE_NOOP("Checks", "Multiple H1"),
        QT_TRANSLATE_NOOP("Checks", "A page has more than one h1 with content."),
        QT_TRANSLATE_NOOP("Checks",
            "The standard allows it, but a single main heading shows the subject of the page more clearly, above all "
            "to screen reader users."),
        QT_TRANSLATE_NOOP("Checks", "Keep the one that describes the page's subject, and change the others to h2.")},
    {"h1-duplicate", QT_TRANSLATE_NOOP("Checks", "Duplicate H1"),
        QT_TRANSLATE_NOOP("Checks",
            "Two or more indexable pages have the same first h1. Pages of a series (those with rel=prev) are "
            "excluded."),
        QT_TRANSLATE_NOOP(
            "Checks", "Visitors cannot tell such pages apart by their heading; often it is the site's name."),
        QT_TRANSLATE_NOOP("Checks",
            "Put into the heading what is unique to the page, and move the site's name or logo out of the h1.")},
    {"h1-too-long", QT_TRANSLATE_NOOP("Checks", "H1 too long"),
        QT_TRANSLATE_NOOP("Checks", "The text of a page's first h1 has more than 70 characters."),
        QT_TRANSLATE_NOOP("Checks", "Users read a heading at a glance; a long one is more of a paragraph."),
        QT_TRANSLATE_NOOP("Checks", "Shorten it to the subject, and move the rest into the first paragraph.")},
    {"h1-image-only", QT_TRANSLATE_NOOP("Checks", "H1 with image only (alt text in H1)"),
        QT_TRANSLATE_NOOP("Checks", "An h1 of a page contains no text, only an image with alt text."),
        QT_TRANSLATE_NOOP("Checks",
            "It is only as good as the alt text. The image cannot be searched, copied or enlarged like text."),
        QT_TRANSLATE_NOOP("Checks", "Write the heading as text and style it; put the logo outside of the h1.")},
    {"heading-skipped", QT_TRANSLATE_NOOP("Checks", "Skipped heading level (non-sequential)"),
        QT_TRANSLATE_NOOP("Checks",
            "From one heading to the next, the level increases by more than one, for example from h2 to h4. Levels set "
            "by aria-level count, hidden headings do not."),
        QT_TRANSLATE_NOOP(
            "Checks", "Screen reader users learn the structure from the levels, and a gap sounds like a missing part."),
        QT_TRANSLATE_NOOP("Checks", "Choose levels by structure, and set the size with CSS.")},
    {"heading-empty", QT_TRANSLATE_NOOP("Checks", "Empty heading (H2-H6)"),
        QT_TRANSLATE_NOOP("Checks",
            "A page has an h2, h3, h4, h5 or h6 without text, without an image that has alt text, and without an ARIA "
            "label. Hidden ones do not count."),
        QT_TRANSLATE_NOOP("Checks", "Screen readers list it among the headings, but it has no text to read."),
        QT_TRANSLATE_NOOP("Checks", "Remove the element or add text. Use CSS for spacing.")},
    {"h2-missing", QT_TRANSLATE_NOOP("Checks", "Missing H2 on a long page"),
        QT_TRANSLATE_NOOP("Checks",
            "A page with more than 300 words of visible text has no h2. Each Chinese or Japanese character counts as a "
            "word."),
        QT_TRANSLATE_NOOP("Checks",
            "In a long text without subheadings, visitors find nothing at a glance, and screen reader users cannot "
            "jump."),
        QT_TRANSLATE_NOOP("Checks", "Divide the text with h2 headings that describe each part.")},
    {"h2-duplicate", QT_TRANSLATE_NOOP("Checks", "Duplicate H2"),
        QT_TRANSLATE_NOOP("Checks",
            "Two or more indexable pages have the same first h2. An h2 on more than half of these pages is part of the "
            "template and not counted. Pages of a series are not counted either."),
        QT_TRANSLATE_NOOP(
            "Checks", "The pages may have similar content, or the h2 is above something other than the content."),
        QT_TRANSLATE_NOOP("Checks", "Describe the part in the subheading, and merge pages that are the same.")},
};

} // namespace

std::span<const WordRow> headWords()
{
    return HeadWords;
}

} // namespace argiope::audit
