#pragma once

#include <QtGlobal>

namespace argiope::audit {

/// From where on something counts as too much or too little. Code points where lengths are meant, pixels as search
/// engines draw their results in Arial.
struct Limits
{
    bool keptCookies = true; ///< by the crawl: else a redirect that goes in a circle may end for who keeps them
    bool nonIndexable = false; ///< pages that search engines do not list are held against all that Gate::InResults has
    int titleCharacters = 60;
    int titleCharactersLeast = 30;
    int titlePixels = 561;
    int titlePixelsLeast = 200;
    int descriptionCharacters = 155;
    int descriptionCharactersLeast = 70;
    int descriptionPixels = 985;
    int descriptionPixelsLeast = 400;
    int h1Characters = 70;
    int wordsForSubheadings = 300; ///< a page with more of them is expected to have an h2
    int wordsOfShell = 20; ///< a page with less, and a place for scripts to write into, is nothing without them
    double textShare = 0.1; ///< of a document's bytes that are visible text
    qint64 textShareBytes = 2000; ///< a shorter one is mostly its head
    int mainWordsLeast = 200;
    double readingEaseLeast = 50; ///< of an English text, by Flesch
    int thinForSitePages = 8; ///< of a folder: fewer do not show what is usual there
    int siteWordPages = 5; ///< a word that no dictionary has is the site's own, where so many pages use it
    double thinForSiteShare = 0.5; ///< of the folder's median
    double thinForSiteDeviations = 3; ///< below it
    double canonicalLikeness = 0.5; ///< likewise, of a page and the one that it names as canonical
    int canonicalWordsLeast = 50; ///< of a page that is held against it
    double nearDuplicate = 0.9; ///< share of the main texts' three-word shingles; see similar::GroupOptions
    int urlCharacters = 115;
    int urlParameters = 3;
    int wastedPages = 20; ///< of one pattern, that no search engine lists
    int redirectHops = 10; ///< what search engines follow
    int redirectsToHome = 10; ///< deep URLs of one host that lead to its start page
    double siteNoIndexShare = 0.9;
    int internalLinks = 1000; ///< of one page
    int externalLinks = 100;
    int depth = 3; ///< clicks from the start
    qint64 imageBytes = 100 * 1024;
    qint64 gifBytes = 100 * 1024; ///< of one that moves
    qint64 imageSpareBytes = 8192; ///< what a newer format, or fewer pixels, would have to save
    int ogImagePixels = 200; ///< each side of the picture that other sites show of a page

    qint64 hstsSeconds = 31'536'000; ///< a year
    qint64 hstsSecondsLeast = 31 * 86'400;

    int certificateDaysLeast = 7; ///< that are left of its time
    int certificateDaysMost = 30;

    double siteErrorShare = 0.01; ///< of answers that are a server's error, or none
    int firstByteMs = 800;
    int firstByteMsMost = 1800;
    int responseMs = 1000;
    int responseMsMost = 3000;
    qint64 htmlBytes = 500'000;
    qint64 htmlBytesMost = 2 * 1024 * 1024; ///< what search engines read; of scripts and styles likewise
    qint64 codeBytes = 2 * 1024 * 1024;
    qint64 pdfBytes = 64 * 1024 * 1024;
    qint64 compressedBytesLeast = 1400; ///< less fits one packet
    qint64 cacheSecondsLeast = 86'400;
    // Of these, what is far below is not noted when a page is read.
    int domElements = 818;
    int domElementsMost = 1400;
    int domDepth = 32; ///< the body's is 1
    int domChildren = 60;
    int headStyles = 5;
    int requests = 100;
    int inlineBytes = 100'000;
    qint64 pageWeight = 2667 * 1024; ///< of a page with its styles, scripts, images and fonts
    qint64 pageWeightMost = 4000 * 1024;
    qint64 spareBytes = 2048; ///< comments and white space of a script or style sheet

    bool operator==(const Limits &) const = default;
};

} // namespace argiope::audit
