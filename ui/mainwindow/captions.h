#pragma once

#include <QString>

namespace argiope::project {
class ProjectSession;
}

/// What the window's title and its status line say of a project and the crawl in it. UI thread.
namespace argiope::mainwindow::captions {

[[nodiscard]] QString title(const project::ProjectSession &session);
/// `closing`: the window waits for the crawl to be saved, and goes then.
[[nodiscard]] QString status(const project::ProjectSession &session, bool closing);

} // namespace argiope::mainwindow::captions
