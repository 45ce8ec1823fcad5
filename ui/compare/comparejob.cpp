#include "ui/compare/comparejob.h"

#include "core/base/threads.h"
#include "core/store/reader.h"

#include <QElapsedTimer>

#include <utility>

namespace argiope::compareview {

namespace {
constexpr qint64 ProgressMs = 100;
} // namespace

CompareJob::CompareJob(Request request, QObject *parent)
    : QThread(parent)
    , m_request(std::move(request))
{
    qRegisterMetaType<SharedCompared>();
    setStackSize(base::ThreadStackSize);
    setObjectName(QStringLiteral("compare"));
}

CompareJob::~CompareJob()
{
    cancel();
    wait();
}

void CompareJob::run()
{
    auto before = store::Reader::open(m_request.before.path);
    if (!before) {
        Q_EMIT failed(before.error().message());
        return;
    }
    auto after = store::Reader::open(m_request.after.path);
    if (!after) {
        Q_EMIT failed(after.error().message());
        return;
    }
    const auto compared = std::make_shared<Compared>();
    compared->request = m_request;
    compare::CompareOptions options;
    for (const auto &[from, to] : m_request.mapping) {
        if (const auto added = options.mapping.add(from, to); !added) {
            Q_EMIT failed(added.error());
            return;
        }
    }
    compared->checks = compare::crawlChecks(**before, **after);
    options.checks = compared->checks;
    options.cancel = &m_cancel;
    bool written = true;
    options.difference = [this, &compared, &written](const compare::Difference &difference) {
        written = written && compared->spool.append(difference);
        if (!written)
            m_cancel = true;
    };
    QElapsedTimer said;
    options.progress = [this, &said](qint64 done, qint64 all) {
        if (said.isValid() && said.elapsed() < ProgressMs)
            return;
        said.start();
        Q_EMIT progressed(done, all);
    };
    compare::Comparison comparison(compare::sideOf(**before, m_request.before.run),
        compare::sideOf(**after, m_request.after.run), std::move(options));
    compared->columns = comparison.columns();
    compared->result = comparison.run();
    written = written && compared->spool.finish();
    if (!written)
        Q_EMIT failed(compared->spool.errorString());
    else if (compared->result.canceled)
        Q_EMIT canceled();
    else if (compared->result.error)
        Q_EMIT failed(compared->result.error->message());
    else
        Q_EMIT succeeded(compared);
}

} // namespace argiope::compareview
