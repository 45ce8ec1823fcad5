#include "core/engine/topicmaking.h"

#include "core/engine/relevance.h"
#include "core/html/extract.h"
#include "core/html/mimetype.h"
#include "core/kept/keptanswers.h"
#include "core/scope/spellings.h"
#include "core/store/pagetexts.h"
#include "core/store/reader.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <optional>
#include <utility>
#include <vector>

namespace argiope::engine {

using base::Failure;

namespace {

const char *const TopicMeta = "topic";
const char *const LessonsMeta = "topic_terms";
constexpr qint64 MostExample = 32 * 1024 * 1024; ///< bytes of a file; its text counts as far as topic::Bag has it

/// What the topic is made of: where this changes it is made anew.
QJsonArray sourcesOf(const settings::CrawlSettings &settings)
{
    QJsonArray sources{settings.topic};
    for (const QString &page : settings.topicPages)
        sources.append(page);
    return sources;
}

topic::Bag bagOfDocument(QByteArrayView body, QByteArrayView contentType, const url::Url &url)
{
    PageTerms terms;
    html::ExtractOptions options;
    options.resources = false;
    options.signature = false;
    options.observe = false;
    options.mainTexts = {&terms};
    const html::ParsedPage page = html::extractHtml({body, url, contentType, {}}, options);
    return terms.take(page, url.hrefWithoutFragment());
}

base::Result<topic::Bag, QString> bagOfFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Failure{file.errorString()};
    if (file.size() > MostExample)
        return Failure{QStringLiteral("the file is larger than 32 MiB")};
    const QByteArray body = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return Failure{file.errorString()};
    if (html::isHtml({}, body) || path.endsWith(QLatin1String(".html"), Qt::CaseInsensitive)
        || path.endsWith(QLatin1String(".htm"), Qt::CaseInsensitive))
        return bagOfDocument(body, "text/html", {});
    topic::Bag bag;
    bag.add(body);
    return bag;
}

base::Result<topic::Bag, QString> bagOfUrl(
    const url::Url &url, const settings::CrawlSettings &settings, const QString &project)
{
    const auto opened = store::Reader::open(project);
    if (!opened)
        return Failure{opened.error().message()};
    store::Reader &reader = **opened;
    const auto record = reader.find(url::canonical(url, scope::canonicalOptions(settings)));
    std::optional<topic::Bag> bag;
    QString trouble = QStringLiteral("the page is not in the project");
    if (record) {
        trouble = QStringLiteral("the project stores neither the page nor its text (settings bodies, text)");
        kept::KeptIndex index(reader);
        if (const auto place = index.ofPage(record->id, record->url, record->page.visits)) {
            const auto reply = kept::ArchiveShelf(kept::folderOf(project)).read(*place, url, MostExample);
            if (reply && html::isHtml(reply->contentType, reply->body))
                bag = bagOfDocument(reply->body, reply->contentType, url);
            else
                trouble = reply ? QStringLiteral("not an HTML document") : QString::fromUtf8(reply.error());
        }
        if (const auto text = bag ? std::nullopt : store::PageTextReader(reader).of(record->id)) {
            bag.emplace();
            bag->add(text->title, 3);
            bag->add(text->text.headings);
            bag->add(text->text.text);
        }
    }
    if (const auto error = reader.error())
        return Failure{error->message()};
    if (!bag)
        return Failure{trouble};
    return std::move(*bag);
}

base::Result<topic::Topic, QString> makeTopic(const settings::CrawlSettings &settings, const QString &project)
{
    std::vector<topic::Bag> examples;
    for (const QString &page : settings.topicPages) {
        const auto url = url::parse(page.toUtf8());
        auto bag = url && url->isHttp() ? bagOfUrl(*url, settings, project) : bagOfFile(page);
        if (!bag)
            return Failure{QString(QLatin1String("topic page '") % page % QLatin1String("': ") % bag.error())};
        examples.push_back(std::move(bag).value());
    }
    topic::Topic topic(settings.topic.toUtf8(), examples);
    if (topic.isEmpty())
        return Failure{QStringLiteral("the topic has no words")};
    return topic;
}

} // namespace

base::Result<std::shared_ptr<topic::Focus>, QString> makeFocus(
    const settings::CrawlSettings &settings, store::Writer &writer)
{
    if (settings.topic.trimmed().isEmpty() && settings.topicPages.isEmpty())
        return std::shared_ptr<topic::Focus>();
    const QJsonArray sources = sourcesOf(settings);
    const QJsonObject kept = QJsonDocument::fromJson(writer.meta(TopicMeta)).object();
    topic::Topic topic;
    if (kept.value(QLatin1String("of")).toArray() == sources)
        topic = topic::Topic::fromJson(kept.value(QLatin1String("terms")).toString().toUtf8());
    if (topic.isEmpty()) {
        auto made = makeTopic(settings, writer.path());
        if (!made)
            return Failure{made.error()};
        topic = std::move(made).value();
        const QJsonObject note{
            {QStringLiteral("of"), sources}, {QStringLiteral("terms"), QString::fromUtf8(topic.toJson())}};
        writer.setMeta(TopicMeta, QJsonDocument(note).toJson(QJsonDocument::Compact));
    }
    auto focus = std::make_shared<topic::Focus>(std::move(topic));
    // A file without them, or with damaged ones: it learns anew.
    (void)focus->frequencies().restore(QByteArray::fromBase64(writer.meta(LessonsMeta)));
    return focus;
}

void keepLessons(const topic::Focus &focus, store::Writer &writer)
{
    writer.setMeta(LessonsMeta, focus.frequencies().toBytes().toBase64());
}

} // namespace argiope::engine
