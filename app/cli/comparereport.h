#pragma once

#include "core/compare/comparison.h"

#include <QByteArray>
#include <QByteArrayList>
#include <QByteArrayView>
#include <QList>

#include <functional>
#include <memory>
#include <vector>

namespace argiope::cli {

/// What is compared, in words.
struct Compared
{
    QByteArray first; ///< "old.argiope", "site.argiope, run 3"
    QByteArray second;
    QList<store::Column> columns; ///< compare::Comparison::columns()
    qsizetype comparedColumns = 0;
    std::vector<const audit::Check *> checks;
};

/// Writes what two crawls differ in, in one of the formats. begin(), any number of take(), end().
class CompareReport
{
public:
    using Put = std::function<void(QByteArrayView)>;
    explicit CompareReport(Put put)
        : m_put(std::move(put))
    {
    }
    virtual ~CompareReport();
    CompareReport(const CompareReport &) = delete;
    CompareReport &operator=(const CompareReport &) = delete;

    virtual void begin(const Compared &compared) { m_compared = compared; }
    virtual void take(const compare::Difference &difference) = 0;
    virtual void end(const compare::CompareResult &result) = 0;

protected:
    void put(const QByteArray &bytes) const { m_put(bytes); }
    [[nodiscard]] const Compared &compared() const { return m_compared; }

private:
    Put m_put;
    Compared m_compared;
};

/// "text", "json" … in the order of --help; the first is the default.
[[nodiscard]] QByteArrayList compareFormats();
/// Null where there is no such format.
[[nodiscard]] std::unique_ptr<CompareReport> makeCompareReport(const QByteArray &format, CompareReport::Put put);

} // namespace argiope::cli
