#pragma once

#include <QByteArrayView>

namespace argiope::schemaorg {

/// A type or a property of schema.org's vocabulary. Lists are names with a blank between them.
struct Term
{
    QByteArrayView name;
    QByteArrayView of; ///< a type's parents, a property's domains
    QByteArrayView ranges; ///< of a property
    QByteArrayView instead; ///< what took its place; "-": nothing did; "" where it is in use
};

// By their names without an address; nullptr where there is none. Names are case-sensitive. Any thread.
[[nodiscard]] const Term *findType(QByteArrayView name);
[[nodiscard]] const Term *findProperty(QByteArrayView name);

/// The type is `ancestor`, or one of its subtypes. False for names that are no types.
[[nodiscard]] bool isA(QByteArrayView type, QByteArrayView ancestor);
/// Text, Date, Number … and their subtypes.
[[nodiscard]] bool isDataType(QByteArrayView type);

/// Calls `take` with each name of a list until it returns true; whether it did.
template <class Take>
bool anyOf(QByteArrayView list, Take take)
{
    while (!list.isEmpty()) {
        const qsizetype blank = list.indexOf(' ');
        if (take(blank < 0 ? list : list.first(blank)))
            return true;
        if (blank < 0)
            return false;
        list = list.sliced(blank + 1);
    }
    return false;
}

/// The name behind schema.org's address or usual prefix, or the name itself; empty where it is another vocabulary's.
[[nodiscard]] QByteArrayView localName(QByteArrayView name);
/// What is behind "query-input" and the like, which say what an action's input and output are: "query".
[[nodiscard]] QByteArrayView withoutAnnotation(QByteArrayView name);
/// An address of the vocabulary as a context: "https://schema.org", "http://schema.org/" …
[[nodiscard]] bool isVocabulary(QByteArrayView address);

} // namespace argiope::schemaorg
