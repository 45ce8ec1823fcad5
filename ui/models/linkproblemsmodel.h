#pragma once

#include "ui/models/linkproblems.h"
#include "ui/models/poll.h"
#include "ui/project/projectreader.h"

#include <QAbstractTableModel>
#include <QCache>
#include <QSet>
#include <QTimer>

namespace argiope::models {

/// The link problems of the open project, read in the background while somebody looks, and again as it grows. UI
/// thread.
class LinkProblemsFeed : public QObject
{
    Q_OBJECT
public:
    /// `reader` must outlive it.
    explicit LinkProblemsFeed(project::ProjectReader &reader, QObject *parent = nullptr);
    ~LinkProblemsFeed() override;

    void setActive(bool active);
    void poll(bool finalLook = false);
    [[nodiscard]] bool isReading() const { return m_poll.isAsking(); }
    /// Null until they were read.
    [[nodiscard]] const std::shared_ptr<const LinkProblems> &problems() const { return m_problems; }

Q_SIGNALS:
    void changed(); ///< others, or none: another project

private:
    void ask();

    project::ProjectReader &m_reader;
    std::shared_ptr<const LinkProblems> m_problems;
    project::Cancel m_cancel;
    Poll m_poll;
};

/// One table of them: numbers in memory, texts of the rows that are looked at. Filters and sorts on a reader's thread;
/// the rows stay until the others have come. UI thread.
class LinkProblemsModel : public QAbstractTableModel
{
    Q_OBJECT
public:
    /// `reader` must outlive it.
    LinkProblemsModel(project::ProjectReader &reader, ProblemRow kind, QObject *parent = nullptr);
    ~LinkProblemsModel() override;

    [[nodiscard]] ProblemRow kind() const { return m_kind; }
    [[nodiscard]] const QList<ProblemColumn> &columns() const { return m_columns; }
    void setProblems(const std::shared_ptr<const LinkProblems> &problems);
    void setFilter(const ProblemWish &wish); ///< the order stays
    [[nodiscard]] const ProblemWish &wish() const { return m_wish; }
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;
    [[nodiscard]] bool isOrdering() const { return m_cancel != nullptr; }
    /// For exports: ids of links, or of URLs, as they are shown.
    [[nodiscard]] QList<qint64> ids() const;
    /// Ids of the links that an export of these rows is made of: of targets, all that lead there.
    [[nodiscard]] QList<qint64> exportIds(const QList<int> &rows) const;
    [[nodiscard]] QList<int> allRows() const;
    /// Tab-separated text of these rows and sections; `done` gets it once their texts were read.
    void copyText(const QList<int> &rows, const QList<int> &sections, const std::function<void(const QString &)> &done);
    [[nodiscard]] qint64 idAt(int row) const;
    [[nodiscard]] int rowOf(qint64 id) const; ///< -1 where it is not shown
    [[nodiscard]] qint64 targetId(int row) const;
    [[nodiscard]] qint64 sourceId(int row) const; ///< 0 where the row is no link
    [[nodiscard]] QString targetUrl(int row) const; ///< "" while its text is not there
    [[nodiscard]] QString sourceUrl(int row) const;
    void retranslate();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    static constexpr int CacheRows = 4096;

Q_SIGNALS:
    void ordered(); ///< what was wished for is shown

private:
    struct Texts
    {
        QByteArray target;
        QByteArray end;
        QByteArray source;
        QByteArray text;
    };
    struct Wanted
    {
        qint64 id = 0;
        qint64 target = 0;
        qint64 end = 0;
    };
    struct Came
    {
        qint64 id = 0;
        Texts texts;
    };
    [[nodiscard]] Wanted wantedOf(int row) const;
    [[nodiscard]] static QList<Came> readTexts(store::Reader &reader, const QList<Wanted> &wanted, bool links);
    void work();
    void want(int row) const;
    void fetchWanted();
    [[nodiscard]] QString textOf(int row, ProblemColumn column, const Texts *texts) const;
    [[nodiscard]] const exporting::FaultyTarget &about(int row) const;

    project::ProjectReader &m_reader;
    const ProblemRow m_kind;
    const QList<ProblemColumn> m_columns;
    std::shared_ptr<const LinkProblems> m_problems; ///< that are shown
    std::shared_ptr<const LinkProblems> m_next; ///< that are being ordered
    std::vector<quint32> m_rows;
    ProblemWish m_wish;
    project::Cancel m_cancel; ///< of the order that is being made; null: none is
    project::Cancel m_fetchCancel;
    bool m_fetching = false;
    mutable QCache<qint64, Texts> m_cache; ///< by idAt()
    mutable QSet<int> m_wanted;
    mutable QTimer m_fetchTimer;
};

} // namespace argiope::models
