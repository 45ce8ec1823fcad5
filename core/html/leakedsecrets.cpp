#include "core/html/leakedsecrets.h"

#include "core/html/strings.h"

#include <algorithm>

namespace argiope::html {

namespace {

constexpr qsizetype MarkBytes = 4;
/// How a secret begins, and the byte of it that documents have least of: that one is looked for.
struct Mark
{
    const char *text;
    qsizetype rare;
};
constexpr Mark Marks[] = {{"AKIA", 1}, {"ghp_", 3}, {"PRIV", 3}};
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

const char *secretAt(QByteArrayView text, qsizetype at)
{
    const auto upper = [](char c) { return (c >= 'A' && c <= 'Z') || isDigit(c); };
    const auto alphanumeric = [](char c) { return isAlpha(c) || isDigit(c); };
    switch (text[at]) {
    case 'A': // what AWS's own manuals show ends so
        return isKeyWord(text, at, AwsBytes, upper) && !text.sliced(at, AwsBytes).endsWith("EXAMPLE") ? "AKIA…"
                                                                                                      : nullptr;
    case 'g':
        return isKeyWord(text, at, GithubBytes, alphanumeric) ? "ghp_…" : nullptr;
    default:
        return isPrivateKey(text, at) ? "PRIVATE KEY" : nullptr;
    }
}

} // namespace

void observeSecrets(QByteArrayView text, facts::Observations &observed)
{
    const char *const begin = text.data();
    const char *const end = begin + text.size();
    for (const Mark &mark : Marks) {
        const char *found = begin;
        while ((found = markup::findByte(found, end, mark.text[mark.rare])) != end) {
            const qsizetype at = found - begin - mark.rare;
            ++found;
            if (at < 0 || !text.sliced(at).startsWith(QByteArrayView(mark.text, MarkBytes)))
                continue;
            if (const char *secret = secretAt(text, at))
                observed.add("sec-secret-in-page", secret);
        }
    }
}

} // namespace argiope::html
