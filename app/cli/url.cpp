#include "app/cli/command.h"
#include "app/cli/console.h"
#include "app/cli/json.h"
#include "app/cli/lines.h"

#include "core/url/canonical.h"

#include <optional>

namespace argiope::cli {

namespace {

void addUrl(JsonLine &json, const url::Url &url)
{
    json.string("href", url.href());
    json.string("protocol", url.protocol());
    json.string("host", url.host());
    json.string("port", url.port());
    json.string("pathname", url.pathname());
    json.string("search", url.search());
    json.string("hash", url.hash());
    json.string("canonical", url::canonical(url, url::CanonicalOptions{}));
    json.string("hostname", url.hostname());
    json.string("username", url.username());
    json.string("password", url.password());
    json.string("origin", url.origin());
}

/// A base as `new URL(input, base)` takes it: where it does not parse nothing parses against it. The last one is kept,
/// since lines of one page follow each other.
class Base
{
public:
    void set(QByteArrayView text)
    {
        if (m_parsed && text == m_text)
            return;
        m_text = text.toByteArray();
        m_parsed.emplace(url::parse(m_text));
    }
    [[nodiscard]] const base::Result<url::Url, url::UrlError> &parsed() const { return *m_parsed; }

private:
    QByteArray m_text;
    std::optional<base::Result<url::Url, url::UrlError>> m_parsed;
};

base::Result<url::Url, url::UrlError> resolve(QByteArrayView input, const Base *base)
{
    if (!base)
        return url::parse(input);
    if (!base->parsed())
        return base->parsed();
    return url::parse(input, &base->parsed().value());
}

int parseLines(const std::optional<QByteArray> &commonBase)
{
    Output out;
    JsonLine json;
    Base common;
    Base own;
    if (commonBase)
        common.set(*commonBase);
    const auto visit = [&](QByteArrayView line) {
        const qsizetype tab = line.indexOf('\t');
        const Base *base = commonBase ? &common : nullptr;
        if (tab >= 0 && tab + 1 < line.size()) {
            own.set(line.sliced(tab + 1));
            base = &own;
        }
        const auto result = resolve(tab < 0 ? line : line.first(tab), base);
        json.clear();
        if (result)
            addUrl(json, *result);
        else
            json.boolean("failure", true);
        out.put(json.line());
    };
    QString error;
    if (!forEachInputLine(out, visit, &error)) {
        (void)out.finish(ExitDone);
        return fail(ExitError, QLatin1String("url: ") + error);
    }
    return out.finish(ExitDone);
}

int runUrl(const Arguments &arguments)
{
    std::optional<QByteArray> baseText;
    if (arguments.has("base"))
        baseText = arguments.value("base").toUtf8();
    const QString &input = arguments.positional().first();
    if (input == u"-")
        return parseLines(baseText);

    Base base;
    if (baseText)
        base.set(*baseText);
    const auto result = resolve(input.toUtf8(), baseText ? &base : nullptr);
    Output out;
    JsonLine json;
    if (result)
        addUrl(json, *result);
    else
        json.boolean("failure", true);
    out.put(json.line());
    const int status = out.finish(result ? ExitDone : ExitError);
    if (!result && !out.failed()) {
        const bool baseFails = baseText && !base.parsed();
        return fail(ExitError,
            QStringLiteral("url: '%1' does not parse: %2")
                .arg(baseFails ? QString::fromUtf8(*baseText) : input, QLatin1String(url::name(result.error()))));
    }
    return status;
}

} // namespace

Command urlCommand()
{
    return {{"url", "URL|-", "parse a URL as browsers do",
                "Prints one JSON object: href, protocol, host, port, pathname, search, hash, canonical and more, "
                "or\n{\"failure\":true} if the URL is invalid by the URL Standard. With -, it prints one object for "
                "each line of\nstandard input; a line is INPUT or INPUT<TAB>BASE.",
                {{"base", "URL", "resolve against this URL", {}}}, 1, 1, "no URL given"},
        runUrl};
}

} // namespace argiope::cli
