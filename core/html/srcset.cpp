#include "core/html/srcset.h"

#include "core/html/strings.h"

#include <QByteArray>

#include <cmath>
#include <optional>

namespace argiope::html {

namespace {

/// "Rules for parsing non-negative integers" where only a valid non-negative integer is allowed: digits alone.
std::optional<qint64> validInteger(QByteArrayView text)
{
    if (text.isEmpty())
        return std::nullopt;
    qint64 value = 0;
    for (const char c : text) {
        if (!isDigit(c))
            return std::nullopt;
        value = value > 1'000'000'000'000 ? value : value * 10 + (c - '0');
    }
    return value;
}

/// A valid floating-point number (HTML Standard 2.3.4.3): no leading '+', digits on both sides of the point or a
/// leading point, an exponent with digits.
std::optional<double> validFloat(QByteArrayView text)
{
    qsizetype at = 0;
    if (at < text.size() && text[at] == '-')
        ++at;
    const qsizetype whole = at;
    while (at < text.size() && isDigit(text[at]))
        ++at;
    bool digits = at > whole;
    if (at < text.size() && text[at] == '.') {
        const qsizetype fraction = ++at;
        while (at < text.size() && isDigit(text[at]))
            ++at;
        if (at == fraction)
            return std::nullopt;
        digits = true;
    }
    if (!digits)
        return std::nullopt;
    if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
        ++at;
        if (at < text.size() && (text[at] == '+' || text[at] == '-'))
            ++at;
        const qsizetype exponent = at;
        while (at < text.size() && isDigit(text[at]))
            ++at;
        if (at == exponent)
            return std::nullopt;
    }
    if (at != text.size())
        return std::nullopt;
    if (at == whole + 1) // most are "1x" and "2x"
        return whole == 0 ? text[0] - '0' : '0' - text[1];
    bool ok = false;
    const double value = text.toByteArray().toDouble(&ok);
    // Out of range is still a number; which one does not matter here.
    return ok || std::isinf(value) ? value : 0.0;
}

/// Steps 10 to 14 of the algorithm over the descriptors of one candidate.
struct DescriptorState
{
    bool error = false;
    std::optional<qint64> width;
    std::optional<double> density;
    bool height = false;

    void take(QByteArrayView descriptor)
    {
        if (descriptor.isEmpty())
            return;
        const QByteArrayView number = descriptor.chopped(1);
        switch (descriptor.back()) {
        case 'w': {
            const auto value = validInteger(number);
            if (!value || *value == 0 || width || density)
                error = true;
            else
                width = value;
            break;
        }
        case 'x': {
            const auto value = validFloat(number);
            if (!value || *value < 0 || width || density || height)
                error = true;
            else
                density = value;
            break;
        }
        case 'h': {
            const auto value = validInteger(number);
            if (!value || *value == 0 || height || density)
                error = true;
            else
                height = true;
            break;
        }
        default:
            error = true;
        }
    }
};

} // namespace

int parseSrcset(QByteArrayView value, const std::function<void(const SrcsetCandidate &)> &sink)
{
    return parseSrcsetWhile(value, [&](const SrcsetCandidate &candidate) {
        sink(candidate);
        return true;
    });
}

int parseSrcsetWhile(QByteArrayView value, const std::function<bool(const SrcsetCandidate &)> &sink)
{
    qsizetype at = 0;
    for (int count = 0;; ++count) {
        while (at < value.size() && (isSpace(value[at]) || value[at] == ','))
            ++at;
        if (at >= value.size())
            return count;
        const qsizetype start = at;
        while (at < value.size() && !isSpace(value[at]))
            ++at;
        SrcsetCandidate candidate;
        candidate.url = value.sliced(start, at - start);
        DescriptorState state;
        if (candidate.url.endsWith(',')) {
            while (candidate.url.endsWith(','))
                candidate.url.chop(1);
        } else {
            // The descriptor tokenizer: white space ends a descriptor, a comma the candidate, parentheses hide both.
            enum { InDescriptor, InParens, AfterDescriptor } mode = InDescriptor;
            while (at < value.size() && isSpace(value[at]))
                ++at;
            qsizetype from = at;
            for (;; ++at) {
                const bool end = at >= value.size();
                const char c = end ? '\0' : value[at];
                if (mode == AfterDescriptor) {
                    if (!end && isSpace(c))
                        continue;
                    if (end)
                        break;
                    mode = InDescriptor;
                    from = at;
                }
                if (mode == InParens) {
                    if (end) {
                        state.take(value.sliced(from, at - from));
                        break;
                    }
                    if (c == ')')
                        mode = InDescriptor;
                    continue;
                }
                if (end || c == ',') {
                    state.take(value.sliced(from, at - from));
                    if (!end)
                        ++at;
                    break;
                }
                if (isSpace(c)) {
                    state.take(value.sliced(from, at - from));
                    mode = AfterDescriptor;
                } else if (c == '(') {
                    mode = InParens;
                }
            }
        }
        if (state.height && !state.width)
            state.error = true;
        if (state.error)
            continue;
        candidate.width = state.width.value_or(0);
        candidate.density = state.density.value_or(1);
        if (!sink(candidate))
            return count + 1;
    }
}

} // namespace argiope::html
