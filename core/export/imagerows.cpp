// The pictures of pages, and what came of them.
#include "core/export/tablerows.h"

#include <QHash>

#include <algorithm>

namespace argiope::exporting {

using facts::Kind;
using facts::LinkRel;
using facts::Value;
using store::LinkRecord;
using store::UrlColumn;

namespace {

constexpr qsizetype TargetsPerRead = 500;
constexpr qsizetype MostImages = 20'000; ///< of a page at a time; a page may have any number

bool isImage(const LinkRecord &link)
{
    struct ImagePlace
    {
        const char *element;
        const char *attribute;
    };
    static constexpr ImagePlace places[] = {{"img", "src"}, {"img", "srcset"}, {"source", "srcset"}, {"input", "src"},
        {"image", "href"}, {"image", "xlink:href"}, {"video", "poster"}};
    return std::any_of(std::begin(places), std::end(places), [&link](const ImagePlace &place) {
        return link.element == place.element && link.attribute == place.attribute;
    });
}

/// An element that counts among a page's images.
bool isCounted(const LinkRecord &link)
{
    return link.element == "img" && link.attribute == "src"
        && !(link.rel & (LinkRel::InNoscript | LinkRel::InTemplate));
}

/// What came of the picture, as the columns below have it.
using Answer = QList<Value>;
const QList<UrlColumn> &answerColumns()
{
    static const QList<UrlColumn> columns{UrlColumn::Status, UrlColumn::Outcome, UrlColumn::ContentType,
        UrlColumn::Bytes, UrlColumn::Rule, UrlColumn::State};
    return columns;
}

struct Image
{
    const LinkRecord &link;
    Value altMissing;
    Answer answer;
    [[nodiscard]] Value at(qsizetype column) const { return answer.value(column); }
    [[nodiscard]] bool isKeptOut() const { return at(5) == Value{qint64(store::UrlState::Skipped)}; }
};

using I = Image;
const FixedColumn<Image> ImageColumns[] = {
    {"src", Kind::Url, [](const I &i) -> Value { return i.link.target; }},
    {"page", Kind::Url, [](const I &i) -> Value { return i.link.source; }},
    {"alt", Kind::Text, [](const I &i) -> Value { return i.link.text; }},
    {"alt_missing", Kind::Flag, [](const I &i) { return i.altMissing; }},
    {"status", Kind::Status, [](const I &i) { return i.at(0); }},
    {"outcome", Kind::Outcome, [](const I &i) { return i.at(1); }},
    {"content_type", Kind::MimeType, [](const I &i) { return i.at(2); }},
    {"bytes", Kind::Bytes, [](const I &i) { return i.at(3); }},
    {"rule", Kind::Rule, [](const I &i) { return i.isKeptOut() ? i.at(4) : Value{}; }},
    {"element", Kind::Text, [](const I &i) -> Value { return i.link.element; }},
    {"attribute", Kind::Text, [](const I &i) -> Value { return i.link.attribute; }},
};

class ImageRows : public TableRows
{
public:
    ImageRows(store::Reader &reader, const Options &options, Progress &progress)
        : m_reader(reader)
        , m_options(options)
        , m_progress(progress)
    {
        for (const char *column : {"images", "images_without_alt"}) {
            if (const store::Column *found = reader.columns().find(QByteArrayView(column)))
                m_counts.append(found->id);
        }
    }
    QList<Heading> columns() const override { return headingsOf(ImageColumns); }
    void each(const Take &take) override
    {
        bool goesOn = true;
        m_reader.forEachLink([&](const LinkRecord &link) {
            const bool other = !m_images.isEmpty() && m_images.constFirst().sourceId != link.sourceId;
            if (other || m_images.size() == MostImages)
                goesOn = flush(take);
            if (isImage(link) && (!m_options.keeps || m_options.keeps(link.sourceId)))
                m_images.append(link);
            return goesOn && !m_progress.canceled();
        });
        if (goesOn && !m_progress.canceled() && !m_reader.error())
            (void)flush(take);
    }

private:
    bool flush(const Take &take)
    {
        if (m_images.isEmpty())
            return true;
        const QHash<qint64, Answer> answers = answersOf(m_images);
        const Value emptyMissing = missingAlt();
        bool goesOn = true;
        for (const LinkRecord &link : std::as_const(m_images)) {
            Value missing;
            if (isCounted(link))
                missing = link.text.isEmpty() ? emptyMissing : Value{qint64(0)};
            goesOn = take(
                valuesOf(Image{link, missing, answers.value(base::raw(link.targetId))}, ImageColumns), link.target);
            if (!goesOn)
                break;
        }
        m_images.clear();
        return goesOn;
    }
    QHash<qint64, Answer> answersOf(const QList<LinkRecord> &images)
    {
        QList<qint64> ids;
        for (const LinkRecord &link : images)
            ids.append(base::raw(link.targetId));
        std::sort(ids.begin(), ids.end());
        ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
        QHash<qint64, Answer> answers;
        for (qsizetype at = 0; at < ids.size(); at += TargetsPerRead) {
            for (const store::UrlRow &row : m_reader.rows(ids.mid(at, TargetsPerRead), answerColumns())) {
                if (row.id != base::UrlId::None)
                    answers.insert(base::raw(row.id), row.values);
            }
        }
        return answers;
    }
    /// Whether images of the page without a text have no `alt`, or an empty one. The page's count tells where it leaves
    /// no choice; which of several it is was not kept.
    Value missingAlt()
    {
        qint64 counted = 0;
        qint64 empty = 0;
        for (const LinkRecord &link : std::as_const(m_images)) {
            counted += isCounted(link) ? 1 : 0;
            empty += isCounted(link) && link.text.isEmpty() ? 1 : 0;
        }
        const QList<store::UrlRow> rows = m_reader.rows({base::raw(m_images.constFirst().sourceId)}, m_counts);
        if (rows.isEmpty() || rows.constFirst().values.size() < 2)
            return {};
        const auto *all = std::get_if<qint64>(&rows.constFirst().values[0]);
        const auto *without = std::get_if<qint64>(&rows.constFirst().values[1]);
        if (!all || !without)
            return {};
        if (*without == 0)
            return qint64(0);
        return *without == *all || (*all == counted && *without == empty) ? Value{qint64(1)} : Value{};
    }

    store::Reader &m_reader;
    const Options &m_options;
    Progress &m_progress;
    QList<UrlColumn> m_counts; ///< of the page: its images, and those of them without `alt`
    QList<LinkRecord> m_images; ///< of the page that goes by
};

} // namespace

std::unique_ptr<TableRows> imageRows(store::Reader &reader, const Options &options, Progress &progress)
{
    return std::make_unique<ImageRows>(reader, options, progress);
}

} // namespace argiope::exporting
