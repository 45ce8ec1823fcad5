#pragma once

class QFileDialog;

namespace argiope::widgets {

/// The dialog tells files from folders and nothing more. Who looks into a file to see what kind it is opens and closes
/// it, and so takes away the locks that this program has on a project (see store::HeldFile): for every dialog in whose
/// folders projects may lie. A dialog of the system's own ignores it. UI thread.
void neverOpenFiles(QFileDialog &dialog);

} // namespace argiope::widgets
