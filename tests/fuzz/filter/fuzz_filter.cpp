#include "core/filter/parser.h"

#include <cstdint>
#include <cstdlib>

using namespace argiope::filter;
using argiope::facts::Kind;

namespace {

void require(bool condition)
{
    if (!condition)
        std::abort();
}

} // namespace

/// Input: an expression. What can be read prints as what is read again, all else has an error within the text.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const Fields fields{{QStringLiteral("url"), Kind::Url}, {QStringLiteral("status"), Kind::Status},
        {QStringLiteral("title"), Kind::Text}, {QStringLiteral("content_type"), Kind::MimeType},
        {QStringLiteral("content_hash"), Kind::Hash}, {QStringLiteral("bytes"), Kind::Bytes},
        {QStringLiteral("response_ms"), Kind::Milliseconds}, {QStringLiteral("fetched_at"), Kind::Time},
        {QStringLiteral("in_sitemap"), Kind::Flag}, {QStringLiteral("Price in EUR"), Kind::Count},
        {QStringLiteral("state"), Kind::State, {QStringLiteral("queued"), QStringLiteral("finished")}}};
    const QString text = QString::fromUtf8(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto read = parse(text, fields);
    if (!read) {
        const Error &error = read.error();
        require(error.position >= 0 && error.length >= 0 && error.position + error.length <= text.size());
        require(!error.message().isEmpty());
        return 0;
    }
    require(read->size() <= MostSize);
    const QString printed = read->text();
    if (printed.size() > MostLength) // escapes are longer than what they stand for
        return 0;
    const auto again = parse(printed, fields);
    require(again && *again == *read && again->text() == printed);
    return 0;
}
