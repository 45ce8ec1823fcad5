#pragma once

class QWidget;

namespace argiope::widgets {

/// Tab goes through `pane` as its layouts, splitters and tabs have it, which is as people read it; else it goes by when
/// each widget was made. To be called once all of them are there.
void tabAsLaidOut(QWidget &pane);

} // namespace argiope::widgets
