#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <span>

namespace argiope::sitemap {

enum class Vocabulary : quint8 { None, Core, Image, Video, News, Xhtml };

/// By its namespace; None for those that search engines do not read.
[[nodiscard]] Vocabulary vocabularyOf(QByteArrayView space);
/// By a usual prefix, "image", or by the name of an element that has its place there alone.
[[nodiscard]] Vocabulary vocabularyMeant(QByteArrayView prefix, QByteArrayView local);
/// The namespace that search engines read it by.
[[nodiscard]] const char *spaceOf(Vocabulary vocabulary);

/// An element that holds others: which ones, and how many of each.
struct Holder
{
    Vocabulary vocabulary;
    const char *name;
    const char *within; ///< the element around it; "" at the root
};
struct Member
{
    const char *name;
    int most; ///< 0: any number
    bool required;
    bool (*fits)(QByteArrayView value); ///< null: any text that is not empty
};
/// Null where it holds none.
[[nodiscard]] const Holder *holderOf(Vocabulary vocabulary, QByteArrayView name);
[[nodiscard]] std::span<const Member> membersOf(const Holder &holder);

/// A whole address of the web, as search engines want it everywhere.
[[nodiscard]] bool isAddress(QByteArrayView value);
/// What is wrong with an attribute: "rel", "hreflang" …; null: nothing. `value` gives an attribute's value, null where
/// it is not there.
template <class Value>
const char *badAttribute(Vocabulary vocabulary, QByteArrayView name, Value value)
{
    const auto isOneOf = [](QByteArrayView text, std::initializer_list<const char *> all) {
        return std::any_of(all.begin(), all.end(), [text](const char *one) { return text == one; });
    };
    if (vocabulary == Vocabulary::Xhtml && name == "link") {
        if (value("rel") != "alternate")
            return "rel";
        if (value("hreflang").isEmpty() && value("media").isEmpty() && value("type").isEmpty())
            return "hreflang";
        return isAddress(value("href")) ? nullptr : "href";
    }
    if (vocabulary == Vocabulary::Video && (name == "restriction" || name == "platform"))
        return isOneOf(value("relationship"), {"allow", "deny"}) ? nullptr : "relationship";
    if (vocabulary == Vocabulary::Video && name == "price")
        return value("currency").size() == 3 ? nullptr : "currency";
    return nullptr;
}

} // namespace argiope::sitemap
