#pragma once

#include "core/export/linktargets.h"
#include "core/store/reader.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <atomic>
#include <functional>
#include <memory>
#include <vector>

namespace argiope::models {

/// What a row of a table of link problems is.
enum class ProblemRow : quint8 {
    Link, ///< a place that leads to something faulty
    Target, ///< something faulty, with the number of those places
    Redirect, ///< where somebody comes to a redirect, and all that follows
};

/// Columns of the three tables; each shows those that say something there.
enum class ProblemColumn : quint8 { Target, Status, Why, End, EndStatus, Source, Text, Element, Position, Links, Hops };

/// Which rows of a table are shown, and in which order.
struct ProblemWish
{
    QString text; ///< without case, a part of an address or of a link's text; "" for all
    QList<exporting::LinkFault> faults; ///< empty for all
    bool external = false; ///< only what is out of scope
    int column = -1; ///< a ProblemColumn; -1: by fault and address, places in the order of the pages
    bool descending = false;
    bool operator==(const ProblemWish &) const = default;
    [[nodiscard]] bool isFiltered() const { return !text.isEmpty() || !faults.isEmpty() || external; }
};

/// All links of a project that lead to what is broken, blocked or redirected: 32 bytes each, without any text. Filled
/// once, on a reader's thread; after that it does not change, and any thread may read it.
class LinkProblems
{
public:
    /// One of the places, as the project has it.
    struct Place
    {
        qint64 link = 0; ///< its id
        quint32 target = 0; ///< in targets()
        quint16 form = 0; ///< of where it is written: in elements()
        qint64 text = 0; ///< id of its text
    };
    /// Stops early when `cancel` becomes true.
    [[nodiscard]] static std::shared_ptr<const LinkProblems> read(
        store::Reader &reader, const std::atomic<bool> &cancel);

    [[nodiscard]] std::span<const exporting::FaultyTarget> targets() const { return m_targets.all(); }
    [[nodiscard]] const exporting::LinkTargets &lookup() const { return m_targets; }
    [[nodiscard]] const std::vector<Place> &places() const { return m_places; }
    [[nodiscard]] qint64 placesOf(quint32 target) const { return m_counts[target]; }
    [[nodiscard]] const QByteArray &element(const Place &place) const { return m_elements[place.form]; } ///< "img src"
    /// Places beyond MostPlaces are counted only.
    [[nodiscard]] qint64 allPlaces() const { return m_all; }
    [[nodiscard]] qsizetype size(ProblemRow row) const;
    [[nodiscard]] const exporting::FaultyTarget &target(ProblemRow kind, quint32 row) const;
    /// What tells a row from others when the project is read again: the link's id, or the URL's.
    [[nodiscard]] qint64 idOf(ProblemRow kind, quint32 row) const;

    /// Rows that are wished for, in that order. Texts are read from `reader` and not kept.
    [[nodiscard]] std::vector<quint32> order(
        store::Reader &reader, ProblemRow kind, const ProblemWish &wish, const std::atomic<bool> &cancel) const;

    static constexpr size_t MostPlaces = 5'000'000;
    static constexpr int PositionBits = 24; ///< of a link's id: its place on the page
    [[nodiscard]] static qint64 pageOf(qint64 link) { return link >> PositionBits; }
    [[nodiscard]] static int positionOf(qint64 link) { return int(link & ((qint64(1) << PositionBits) - 1)) + 1; }

private:
    exporting::LinkTargets m_targets;
    std::vector<Place> m_places; ///< by page, in the order of the document
    std::vector<qint64> m_counts; ///< places by target
    std::vector<quint32> m_starts; ///< of redirects: in targets()
    std::vector<quint32> m_usual; ///< targets by fault and address
    QList<QByteArray> m_elements;
    qint64 m_all = 0;
};

} // namespace argiope::models
