#include "core/sitemap/sitemapdecoder.h"

#include <algorithm>
#include <array>

#include <unicode/ucnv.h>

namespace argiope::sitemap {
namespace detail {

struct ConverterCloser
{
    void operator()(UConverter *converter) const { ucnv_close(converter); }
};

} // namespace detail

namespace {

using ConverterPtr = std::unique_ptr<UConverter, detail::ConverterCloser>;

ConverterPtr openConverter(const char *encoding)
{
    UErrorCode error = U_ZERO_ERROR;
    ConverterPtr converter(ucnv_open(encoding, &error));
    return U_SUCCESS(error) ? std::move(converter) : nullptr;
}

/// As far as an XML declaration is looked for.
constexpr qsizetype MaxDeclaration = 1024;

} // namespace

QByteArray declaredEncoding(QByteArrayView start)
{
    qsizetype at = 0;
    while (at < start.size() && (start[at] == ' ' || start[at] == '\t' || start[at] == '\r' || start[at] == '\n'))
        ++at;
    if (!start.sliced(at).startsWith("<?xml"))
        return {};
    const qsizetype end = start.indexOf("?>", at);
    if (end < 0)
        return {};
    const QByteArrayView declaration = start.sliced(at, end - at);
    qsizetype value = declaration.indexOf("encoding");
    if (value < 0)
        return {};
    value += 8;
    while (value < declaration.size() && QByteArrayView(" \t\r\n=").contains(declaration[value]))
        ++value;
    if (value >= declaration.size() || (declaration[value] != '"' && declaration[value] != '\''))
        return {};
    const qsizetype close = declaration.indexOf(declaration[value], value + 1);
    return close < 0 ? QByteArray() : declaration.sliced(value + 1, close - value - 1).trimmed().toByteArray();
}

struct SitemapDecoder::Impl
{
    QByteArray start; ///< held back until the encoding is known
    bool known = false;
    ConverterPtr from; ///< null: UTF-8
    ConverterPtr to;
    std::array<UChar, 4096> pivot;
    UChar *pivotSource = pivot.data();
    UChar *pivotTarget = pivot.data();

    bool choose(bool atEnd);
    void use(const char *encoding);
    void convert(QByteArrayView bytes, bool flush, const Output &output);
};

void SitemapDecoder::Impl::use(const char *encoding)
{
    from = openConverter(encoding);
    to = openConverter("UTF-8");
    if (!to)
        from.reset();
}

/// False where more bytes are needed.
bool SitemapDecoder::Impl::choose(bool atEnd)
{
    if (start.size() < 4 && !atEnd)
        return false;
    const QByteArrayView view = start;
    constexpr QByteArrayView mark("\xEF\xBB\xBF");
    qsizetype marks = 0; // a program that puts files together leaves several
    while (view.sliced(marks).startsWith(mark))
        marks += mark.size();
    if (marks > 0) {
        if (!atEnd && view.size() - marks < mark.size() && mark.startsWith(view.sliced(marks)))
            return false;
        start.remove(0, marks);
        return true; // a mark outweighs the declaration
    }
    if (view.startsWith("\xFF\xFE")) {
        start.remove(0, 2);
        use("UTF-16LE");
        return true;
    }
    if (view.startsWith("\xFE\xFF")) {
        start.remove(0, 2);
        use("UTF-16BE");
        return true;
    }
    if (view.size() >= 2 && view[0] == '<' && view[1] == '\0') {
        use("UTF-16LE");
        return true;
    }
    if (view.size() >= 2 && view[0] == '\0' && view[1] == '<') {
        use("UTF-16BE");
        return true;
    }
    // What is looked at ends at the first ">" and may not depend on how much has come.
    const QByteArrayView head = view.first(std::min(view.size(), MaxDeclaration));
    const QByteArrayView trimmed = head.trimmed();
    const QByteArrayView opening("<?xml");
    const bool maybe = trimmed.isEmpty() || opening.startsWith(trimmed.first(std::min<qsizetype>(trimmed.size(), 5)));
    const qsizetype close = head.indexOf('>');
    if (maybe && close < 0 && view.size() < MaxDeclaration && !atEnd)
        return false;
    const QByteArray encoding = maybe && close >= 0 ? declaredEncoding(head.first(close + 1)) : QByteArray();
    // The declaration was read as ASCII, so that what it says of UTF-16 and UTF-32 cannot be true.
    if (!encoding.isEmpty() && !encoding.toUpper().startsWith("UTF") && !encoding.toUpper().startsWith("UCS"))
        use(encoding.constData());
    return true;
}

void SitemapDecoder::Impl::convert(QByteArrayView bytes, bool flush, const Output &output)
{
    if (!from) {
        if (!bytes.isEmpty())
            output(bytes);
        return;
    }
    std::array<char, 16 * 1024> buffer;
    const char *source = bytes.data();
    const char *const sourceEnd = source + bytes.size();
    UErrorCode error = U_ZERO_ERROR;
    do {
        error = U_ZERO_ERROR;
        char *target = buffer.data();
        ucnv_convertEx(to.get(), from.get(), &target, buffer.data() + buffer.size(), &source, sourceEnd, pivot.data(),
            &pivotSource, &pivotTarget, pivot.data() + pivot.size(), false, flush, &error);
        if (target != buffer.data())
            output(QByteArrayView(buffer.data(), target - buffer.data()));
    } while (error == U_BUFFER_OVERFLOW_ERROR);
}

SitemapDecoder::SitemapDecoder()
    : m_impl(std::make_unique<Impl>())
{
}

SitemapDecoder::~SitemapDecoder() = default;

void SitemapDecoder::feed(QByteArrayView bytes, const Output &output)
{
    Impl &d = *m_impl;
    if (d.known) {
        d.convert(bytes, false, output);
        return;
    }
    const qsizetype taken = std::min(bytes.size(), MaxDeclaration);
    d.start.append(bytes.first(taken));
    if (d.choose(false)) {
        d.known = true;
        d.convert(d.start, false, output);
        d.start.clear();
        d.convert(bytes.sliced(taken), false, output);
    } else if (taken < bytes.size()) {
        feed(bytes.sliced(taken), output); // at most once: the start is long enough then
    }
}

void SitemapDecoder::finish(const Output &output)
{
    Impl &d = *m_impl;
    if (!d.known) {
        d.choose(true);
        d.known = true;
    }
    d.convert(d.start, true, output);
    d.start.clear();
}

} // namespace argiope::sitemap
