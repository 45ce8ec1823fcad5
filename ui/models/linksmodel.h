#pragma once

#include "core/store/types.h"
#include "ui/models/poll.h"
#include "ui/project/projectreader.h"

#include <QAbstractTableModel>
#include <QHash>
#include <QList>

namespace argiope::models {

/// Links as they are shown, and what came of the URLs at the shown end. A value that any thread may read.
struct LinkRows
{
    /// What a row says of the URL that it shows.
    struct UrlStatus
    {
        store::UrlState state = store::UrlState::Queued;
        base::Outcome outcome = base::Outcome::None; ///< None where it was never fetched
        int status = 0;
        bool operator==(const UrlStatus &) const = default;
    };
    using Statuses = QHash<base::UrlId, UrlStatus>;

    bool sources = true; ///< which end is shown
    QList<store::LinkRecord> links;
    Statuses statuses; ///< of the shown ends

    [[nodiscard]] base::UrlId shownId(int row) const;
    [[nodiscard]] const QByteArray &shownUrl(int row) const;
    [[nodiscard]] base::UrlId ownId(int row) const; ///< the other end
    [[nodiscard]] const QByteArray &ownUrl(int row) const;
    [[nodiscard]] const UrlStatus *status(int row) const; ///< null: not known yet
    [[nodiscard]] QString text(int row, int column) const; ///< a column of LinksModel
    /// What the status sorts by: what was not fetched comes behind what was, and what has no status before it.
    [[nodiscard]] int statusRank(int row) const;
};

/// Links from or to one URL, or several, fetched piece by piece as the table is scrolled. At most MostLinks are held;
/// whoever wants more exports them. What came of the URL at the shown end is told as far as it is known. UI thread.
class LinksModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    enum class End : quint8 { Source, Target }; ///< which end is shown: Source for inlinks, Target for outlinks
    enum Column : int {
        UrlColumn,
        StatusColumn,
        TextColumn,
        KindColumn,
        RelColumn,
        ElementColumn,
        RuleColumn,
        OwnColumn, ///< which of the URLs the link is of, where they are several
        ColumnCount
    };
    static constexpr int PieceLinks = 1000;
    static constexpr int MostLinks = 100000;
    static constexpr int MostUrls = 1000; ///< whose links are shown together

    /// `reader` must outlive the model.
    LinksModel(project::ProjectReader &reader, End end, QObject *parent = nullptr);
    ~LinksModel() override;

    void show(qint64 url); ///< 0: nothing
    void show(const QList<qint64> &urls); ///< those of all of these; each once
    /// The project has grown: looks again, but not more often than is cheap.
    void poll(bool finalLook = false);
    /// All that may be held, not only what is scrolled to.
    void loadAll();
    [[nodiscard]] qint64 url() const { return m_urls.value(0); } ///< the first; 0: none
    [[nodiscard]] const QList<qint64> &urls() const { return m_urls; }
    [[nodiscard]] bool isComplete() const { return m_complete; } ///< there are no more links than these
    /// No more links come: all are there, or MostLinks.
    [[nodiscard]] bool isLoaded() const { return m_complete || m_rows.links.size() >= MostLinks; }
    [[nodiscard]] bool isAsking() const { return m_poll.isAsking(); }
    [[nodiscard]] const store::LinkRecord &at(int row) const { return m_rows.links.at(row); }
    [[nodiscard]] const LinkRows &rows() const { return m_rows; }
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;

Q_SIGNALS:
    void changed(); ///< more links, or all are there

private:
    using Statuses = LinkRows::Statuses;
    struct Piece
    {
        QList<store::LinkRecord> links;
        Statuses statuses;
    };
    /// Behind the link `after`, which is of the first of `urls`; 0: from its beginning.
    [[nodiscard]] static Piece read(
        store::Reader &reader, End end, const QList<qint64> &urls, int wanted, qint64 after);
    [[nodiscard]] QVariant statusData(int row, int role) const;
    void ask(bool again);
    void apply(const QList<store::LinkRecord> &links, bool again, int wanted);
    void apply(const Statuses &statuses);

    project::ProjectReader &m_reader;
    const End m_end;
    LinkRows m_rows;
    project::Cancel m_cancel;
    Poll m_poll;
    QList<qint64> m_urls;
    bool m_complete = true;
    bool m_all = false;
};

} // namespace argiope::models
