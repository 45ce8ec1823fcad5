#include "core/url/utf8.h"

namespace argiope::url {

namespace {

struct Utf8Step
{
    qsizetype length; ///< bytes of the sequence, or of the ill-formed part; at least 1
    bool wellFormed;
};

/// The sequence at `at` by the Encoding Standard's UTF-8 decoder (8.1.1): the bounds of the second byte exclude
/// overlong forms and surrogates.
Utf8Step utf8StepAt(QByteArrayView bytes, qsizetype at)
{
    const auto byteAt = [&bytes](qsizetype i) { return static_cast<unsigned char>(bytes[i]); };
    const unsigned char lead = byteAt(at);
    if (lead < 0x80)
        return {1, true};
    int needed = 0;
    unsigned char lower = 0x80;
    unsigned char upper = 0xBF;
    if (lead >= 0xC2 && lead <= 0xDF) {
        needed = 1;
    } else if (lead >= 0xE0 && lead <= 0xEF) {
        needed = 2;
        if (lead == 0xE0)
            lower = 0xA0;
        if (lead == 0xED)
            upper = 0x9F;
    } else if (lead >= 0xF0 && lead <= 0xF4) {
        needed = 3;
        if (lead == 0xF0)
            lower = 0x90;
        if (lead == 0xF4)
            upper = 0x8F;
    } else {
        return {1, false};
    }
    for (int i = 1; i <= needed; ++i) {
        if (at + i >= bytes.size() || byteAt(at + i) < lower || byteAt(at + i) > upper)
            return {i, false};
        lower = 0x80;
        upper = 0xBF;
    }
    return {needed + 1, true};
}

} // namespace

bool isWellFormedUtf8(QByteArrayView bytes)
{
    for (qsizetype at = 0; at < bytes.size();) {
        const Utf8Step step = utf8StepAt(bytes, at);
        if (!step.wellFormed)
            return false;
        at += step.length;
    }
    return true;
}

QByteArray toWellFormedUtf8(QByteArrayView bytes)
{
    QByteArray out;
    out.reserve(bytes.size() + 16);
    for (qsizetype at = 0; at < bytes.size();) {
        const Utf8Step step = utf8StepAt(bytes, at);
        if (step.wellFormed)
            out.append(bytes.data() + at, step.length);
        else
            out.append("\xEF\xBF\xBD", 3);
        at += step.length;
    }
    return out;
}

} // namespace argiope::url
