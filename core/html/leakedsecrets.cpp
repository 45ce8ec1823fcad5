#include "core/html/leakedsecrets.h"

#include "core/html/strings.h"

#include <algorithm>

namespace argiope::html {

namespace {

constexpr qsizetype MarkBytes = 4; ///< "AKIA", "ghp_", "PRIV"
constexpr qsizetype AwsBytes = 20; ///< of the whole key
constexpr qsizetype GithubBytes = 40;
constexpr qsizetype KindBytes = 12; ///< "RSA ", "OPENSSH ", "ENCRYPTED "
constexpr qsizetype LeastKeyBytes = 64; ///< the first line of a block
constexpr qsizetype KeyLookBytes = 120;

bool isWordByte(char c)
{
    return isAlpha(c) || isDigit(c) || c == '_';
}

/// A word of that length, of such bytes behind the mark.
template <class Test>
bool isKeyWord(QByteArrayView text, qsizetype at, qsizetype bytes, Test test)
{
    if (at + bytes > text.size() || (at > 0 && isWordByte(text[at - 1])))
        return false;
    if (at + bytes < text.size() && isWordByte(text[at + bytes]))
        return false;
    const QByteArrayView rest = text.sliced(at + MarkBytes, bytes - MarkBytes);
    return std::all_of(rest.begin(), rest.end(), test);
}

/// RFC 7468: the label alone is what texts about keys have too, so that some of the key is asked for.
bool isPrivateKey(QByteArrayView text, qsizetype at)
{
    const qsizetype from = std::max<qsizetype>(0, at - KindBytes - 11);
    const QByteArrayView before = text.sliced(from, at - from);
    const qsizetype begin = before.lastIndexOf("-----BEGIN ");
    if (begin < 0 || before.sliced(begin + 11).contains('-'))
        return false;
    const QByteArrayView label("PRIVATE KEY-----");
    if (!text.sliced(at).startsWith(label))
        return false;
    QByteArrayView block = text.sliced(at + label.size());
    block = block.first(std::min(block.size(), KeyLookBytes));
    qsizetype key = 0;
    for (const char c : block) {
        if (isAlpha(c) || isDigit(c) || c == '+' || c == '/' || c == '=')
            ++key;
        else if (!isSpace(c) && c != '\\')
            break;
    }
    return key >= LeastKeyBytes;
}

bool isAwsKey(QByteArrayView text, qsizetype at)
{
    const auto upper = [](char c) { return (c >= 'A' && c <= 'Z') || isDigit(c); };
    // What AWS's own manuals show ends so.
    return isKeyWord(text, at, AwsBytes, upper) && !text.sliced(at, AwsBytes).endsWith("EXAMPLE");
}

bool isGithubToken(QByteArrayView text, qsizetype at)
{
    return isKeyWord(text, at, GithubBytes, [](char c) { return isAlpha(c) || isDigit(c); });
}

} // namespace

void LeakedSecrets::look(QByteArrayView text, qsizetype at)
{
    const auto begins = [text, at](qsizetype before, const char *mark) {
        return at >= before && text.sliced(at - before).startsWith(QByteArrayView(mark, MarkBytes));
    };
    if (begins(1, "AKIA"))
        m_found[Aws] += isAwsKey(text, at - 1) ? 1 : 0;
    else if (begins(2, "ghp_"))
        m_found[Github] += isGithubToken(text, at - 2) ? 1 : 0;
    else if (begins(2, "PRIV"))
        m_found[PrivateKey] += isPrivateKey(text, at - 2) ? 1 : 0;
}

void LeakedSecrets::observe(facts::Observations &observed) const
{
    constexpr std::array<const char *, KindCount> Names{"AKIA…", "ghp_…", "PRIVATE KEY"};
    for (size_t kind = 0; kind < KindCount; ++kind) {
        if (m_found[kind] > 0)
            observed.add("sec-secret-in-page", Names[kind], m_found[kind]);
    }
}

} // namespace argiope::html
