#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>
#include <QStringList>
#include <QStringView>

#include <memory>

namespace argiope::language {

/// The dictionaries of Hunspell that this machine has. Each is loaded when it is asked first, which takes up to half a
/// second and some ten megabytes. Any thread.
class Speller
{
public:
    /// Where the systems, and the environment's DICPATH, have dictionaries.
    [[nodiscard]] static QStringList folders();
    /// Of folders(), for the whole program.
    [[nodiscard]] static const Speller &installed();
    /// Whether this program was built with Hunspell: without it no dictionary is there.
    [[nodiscard]] static bool isBuiltIn();

    explicit Speller(const QStringList &folders);
    ~Speller();
    Speller(const Speller &) = delete;
    Speller &operator=(const Speller &) = delete;

    [[nodiscard]] QByteArrayList dictionaries() const; ///< "de_AT", sorted
    /// For a language tag (BCP 47): "de-AT" has de_AT; where that is missing, and for "de", it is de_DE, or the first
    /// one of the language. "": none.
    [[nodiscard]] QByteArray dictionaryFor(QByteArrayView tag) const;
    /// Also true where the dictionary cannot be read: nothing is said against a word then.
    [[nodiscard]] bool knows(const QByteArray &dictionary, QStringView word) const;

private:
    class Dictionary;
    struct Known;
    std::unique_ptr<Known> m_known;
};

} // namespace argiope::language
