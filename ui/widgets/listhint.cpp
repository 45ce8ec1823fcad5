#include "ui/widgets/listhint.h"

#include "ui/widgets/metrics.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QVBoxLayout>

namespace argiope::widgets {

QLabel *makeListHint(QAbstractItemView &list, const QString &text)
{
    auto *hint = new QLabel(text, list.viewport());
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignCenter);
    hint->setAttribute(Qt::WA_TransparentForMouseEvents);
    hint->setMargin(letterWidth(list.fontMetrics()) * 2);
    (new QVBoxLayout(list.viewport()))->addWidget(hint);
    return hint;
}

} // namespace argiope::widgets
