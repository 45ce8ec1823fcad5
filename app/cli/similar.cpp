#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/lines.h"

#include "core/html/extract.h"
#include "core/html/maintext.h"
#include "core/similar/shingles.h"
#include "core/similar/signature.h"

#include <algorithm>
#include <array>
#include <vector>

namespace argiope::cli {

namespace {

/// The shingles of a page's main text, each once.
class ShingleSet : public html::MainTextSink
{
public:
    void block(QByteArrayView text, html::MainTextPlace place, bool headed) override
    {
        m_choice.add(place, text.size(), headed);
        Part &part = m_parts[size_t(place)];
        part.shingles.append(text);
        part.shingles.breakWord();
    }
    [[nodiscard]] std::vector<quint64> take()
    {
        Part &part = m_parts[size_t(m_choice.best())];
        part.shingles.finish();
        std::sort(part.hashes.begin(), part.hashes.end());
        part.hashes.erase(std::unique(part.hashes.begin(), part.hashes.end()), part.hashes.end());
        return std::move(part.hashes);
    }

private:
    struct Part
    {
        std::vector<quint64> hashes{};
        similar::Shingles shingles{
            [this](std::span<const quint64> some) { hashes.insert(hashes.end(), some.begin(), some.end()); }};
    };
    std::array<Part, 3> m_parts; ///< by html::MainTextPlace
    html::MainTextChoice m_choice;
};

struct Text
{
    std::vector<quint64> shingles;
    similar::Signature signature; ///< as a project would keep it
};

/// False with `error`.
bool readText(const QString &path, Text &text, QString &error)
{
    html::PageInput input;
    QByteArray body;
    if (!readAllOf(path, body, &error))
        return false;
    input.body = body;
    input.url = *url::parse("about:blank");
    ShingleSet shingles;
    html::ExtractOptions options;
    options.observe = false;
    options.mainTexts = {&shingles};
    const html::ParsedPage page = html::extractHtml(input, options);
    if (page.tooComplex) {
        error = QStringLiteral("'%1' is too complex to be parsed completely").arg(path);
        return false;
    }
    text.shingles = shingles.take();
    text.signature = similar::Signature::fromEncoded(page.signature).value_or(similar::Signature());
    return true;
}

/// The share of two sets that is in both; two empty ones are alike.
double jaccard(const std::vector<quint64> &a, const std::vector<quint64> &b)
{
    std::vector<quint64> both;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    const size_t any = a.size() + b.size() - both.size();
    return any == 0 ? 1 : double(both.size()) / double(any);
}

int runSimilar(const Arguments &arguments)
{
    const QStringList &paths = arguments.positional();
    if (paths[0] == u"-" && paths[1] == u"-")
        return fail(ExitUsage, QStringLiteral("similar: only one of the files can be standard input"));
    Text texts[2];
    for (qsizetype i = 0; i < 2; ++i) {
        QString error;
        if (!readText(paths[i], texts[i], error))
            return fail(ExitError, QLatin1String("similar: ") + error);
    }
    JsonLine json;
    json.raw("estimate", QByteArray::number(similar::likeness(texts[0].signature, texts[1].signature), 'f', 6));
    json.raw("jaccard", QByteArray::number(jaccard(texts[0].shingles, texts[1].shingles), 'f', 6));
    Output out;
    out.put(json.line());
    return out.finish(ExitDone);
}

} // namespace

Command similarCommand()
{
    return {{"similar", "FILE FILE", "measure the text similarity of two documents",
                "Compares the main content of two HTML documents, without menus, headers, footers and the like: the "
                "share\nof three-word sequences (shingles) that both have. Prints {estimate, jaccard} as one JSON "
                "object: the\nestimate by which audits find near duplicates, from the stored signatures, and the exact "
                "Jaccard\nsimilarity. - stands for standard input.",
                {}, 2, 2, "two files are needed"},
        runSimilar};
}

} // namespace argiope::cli
