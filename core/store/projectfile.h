#pragma once

#include "core/base/result.h"
#include "core/store/connection.h"
#include "core/store/nodeids.h"
#include "core/store/nodeshare.h"
#include "core/store/projectlock.h"

#include <QString>

#include <memory>
#include <optional>

namespace argiope::store {

/// A project, checked and of the present version, that nobody else writes to.
struct OpenProject
{
    // In this order: the connection goes before the lock.
    std::unique_ptr<ProjectLock> lock; ///< null with databases, where the connection has it
    std::unique_ptr<Connection> connection;
    // As a node
    std::optional<NodeShare> share{};
    std::unique_ptr<NodeIds> ids{};
};

/// A new project; fails with Exists where there is something. Nothing is left behind on failure.
[[nodiscard]] base::Result<OpenProject, StoreError> createProject(
    const QString &path, const settings::CrawlSettings &settings);
/// An existing one; runs migrations from older versions.
[[nodiscard]] base::Result<OpenProject, StoreError> openProject(const QString &path);
/// One in a database, to which others write as well, each what its slots are about.
[[nodiscard]] base::Result<OpenProject, StoreError> joinProject(const QString &address, const NodeShare &share);
/// With what lies beside it; nobody has it open, or nothing is done in a database.
void removeProject(const QString &path);

} // namespace argiope::store
