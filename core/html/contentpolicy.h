#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>

#include <vector>

namespace argiope::html {

/// What a content security policy leaves open. Of several policies on a page all hold: what only some leave open is
/// closed.
enum PolicyGap : quint8 {
    InlineScripts = 1, ///< 'unsafe-inline' without anything that switches it off (Content Security Policy 3, 6.7.3.2)
    AnyScripts = 2, ///< scripts from wherever an attacker likes
    AnyObjects = 4, ///< the same for object and embed
    AnyBase = 8, ///< no base-uri, or one for everywhere; a gap where scripts are let in by nonces: relative URLs then
                 ///< lead anywhere
    ByNonce = 16, ///< no gap, but what makes one of AnyBase; of several policies one is enough
};
using PolicyGaps = quint8;

/// One content security policy (Content Security Policy 3, 2.2). A value.
class ContentPolicy
{
public:
    struct Directive
    {
        QByteArray name; ///< lower case
        QByteArrayList values; ///< as written
    };

    /// As it stands in a meta element.
    [[nodiscard]] static ContentPolicy parse(QByteArrayView text);
    /// As headers have it: policies parted by commas. Without the empty ones.
    [[nodiscard]] static std::vector<ContentPolicy> parseList(QByteArrayView header);

    [[nodiscard]] bool isEmpty() const { return m_directives.empty(); }
    [[nodiscard]] const Directive *find(QByteArrayView name) const; ///< nullptr where there is none
    [[nodiscard]] PolicyGaps gaps() const;
    /// Directives and keywords that no browser knows, keywords without their quotes, directives that stand among the
    /// values of another one: a semicolon is missing before them.
    [[nodiscard]] QByteArrayList mistakes() const;

private:
    using Names = std::initializer_list<const char *>;
    [[nodiscard]] const Directive *firstOf(Names names) const;

    std::vector<Directive> m_directives; ///< each name once: the first counts
};

/// Of two policies, or sets of them, that hold together.
[[nodiscard]] PolicyGaps together(PolicyGaps one, PolicyGaps other);
[[nodiscard]] bool isWeak(PolicyGaps gaps);
/// "unsafe-inline script-src object-src base-uri nonce"; and back.
[[nodiscard]] QByteArray words(PolicyGaps gaps);
[[nodiscard]] PolicyGaps gapsFromWords(QByteArrayView words);

} // namespace argiope::html
