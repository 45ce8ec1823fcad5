#pragma once

#include "core/compare/comparison.h"
#include "core/compare/spool.h"
#include "core/store/columns.h"

#include <QList>
#include <QMetaType>
#include <QPair>
#include <QString>
#include <QThread>

#include <atomic>
#include <memory>
#include <vector>

namespace argiope::compareview {

/// A crawl that can be compared: a project as it is now (0), or one of its earlier runs.
struct Source
{
    QString path;
    int run = 0;
    [[nodiscard]] bool isEmpty() const { return path.isEmpty(); }
    bool operator==(const Source &) const = default;
};

struct Request
{
    Source before;
    Source after;
    QList<QPair<QString, QString>> mapping;
};

/// What a comparison found; shared by the table, searches in it and exports. Nothing of it changes any more.
struct Compared
{
    Request request;
    compare::Spool spool;
    compare::CompareResult result;
    QList<store::Column> columns; ///< compare::Comparison::columns()
    std::vector<const audit::Check *> checks;
};
using SharedCompared = std::shared_ptr<const Compared>;

/// One comparison in a thread of its own with readers of its own. Lives on the UI thread; the destructor cancels and
/// waits, which takes no longer than a row.
class CompareJob : public QThread
{
    Q_OBJECT
public:
    explicit CompareJob(Request request, QObject *parent = nullptr);
    ~CompareJob() override;
    void cancel() { m_cancel = true; }

Q_SIGNALS:
    void progressed(qint64 done, qint64 all);
    void succeeded(const argiope::compareview::SharedCompared &compared);
    void failed(const QString &text); ///< technical
    void canceled();

protected:
    void run() override;

private:
    const Request m_request;
    std::atomic<bool> m_cancel{false};
};

} // namespace argiope::compareview

Q_DECLARE_METATYPE(argiope::compareview::SharedCompared)
