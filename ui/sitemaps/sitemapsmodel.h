#pragma once

#include "core/store/reader.h"
#include "ui/models/poll.h"
#include "ui/models/showntable.h"
#include "ui/models/sortedrows.h"
#include "ui/project/projectreader.h"

namespace argiope::sitemaps {

/// The sitemaps of a project, in the order in which they were met: at most `MostSitemaps` rows. Read on the reader's
/// thread, while a crawl runs no more often than is cheap. UI thread.
class SitemapsModel : public models::SortedRows<store::SitemapRecord>
{
    Q_OBJECT
public:
    enum Column : int { Address, Result, Pages, Sitemaps, NamedBy, Size, Time, Fetched, ColumnCount };
    enum Role : int {
        UrlRole = Qt::UserRole + 1, ///< QByteArray
        KindRole, ///< int(words::StatusKind) of the result, for the mark before it
    };
    static constexpr int MostSitemaps = 10'000;

    /// `reader` must outlive the model.
    explicit SitemapsModel(project::ProjectReader &reader, QObject *parent = nullptr);
    ~SitemapsModel() override;

    void poll(bool finalLook = false); ///< the project has grown
    void setActive(bool active);
    void setFilter(const QString &text); ///< only URLs that contain this, without case
    [[nodiscard]] const QString &filter() const { return m_filter; }
    [[nodiscard]] bool isKnown() const { return m_known; }
    [[nodiscard]] qint64 total() const { return m_total; } ///< sitemaps there are, also those without a row

    /// These columns of what is shown, for a file.
    [[nodiscard]] models::ShownTable shown(const QList<int> &columns) const;

    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    /// What came of it, in a few words.
    [[nodiscard]] static QString resultOf(const store::SitemapRecord &sitemap);
    /// What is wrong with what it says, in a sentence; "" where nothing is.
    [[nodiscard]] static QString problemOf(const store::SitemapRecord &sitemap);
    [[nodiscard]] static QString namedBy(const store::SitemapRecord &sitemap);

Q_SIGNALS:
    void updated();

protected:
    [[nodiscard]] qint64 keyOf(const store::SitemapRecord &sitemap) const override { return sitemap.id; }
    [[nodiscard]] QList<store::SitemapRecord> shownRows() const override;
    [[nodiscard]] bool isBefore(
        const store::SitemapRecord &a, const store::SitemapRecord &b, int column) const override;

private:
    struct Answer
    {
        QList<store::SitemapRecord> sitemaps;
        qint64 total = 0;
    };
    void ask();
    [[nodiscard]] QVariant display(const store::SitemapRecord &sitemap, int column) const;
    [[nodiscard]] QVariant toolTip(const store::SitemapRecord &sitemap, int column) const;

    project::ProjectReader &m_reader;
    QList<store::SitemapRecord> m_all;
    QString m_filter;
    project::Cancel m_cancel;
    models::Poll m_poll;
    qint64 m_total = 0;
    bool m_known = false;
};

} // namespace argiope::sitemaps
