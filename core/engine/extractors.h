#pragma once

#include "core/base/result.h"
#include "core/facts/fact.h"
#include "core/select/extractor.h"
#include "core/settings/crawlsettings.h"

#include <QByteArray>
#include <QList>
#include <QString>

namespace argiope::engine {

/// The extractors that settings name (`extract`), or why they are none: one plain English line. Any thread.
[[nodiscard]] base::Result<QList<select::Extractor>, QString> extractorsOf(const settings::CrawlSettings &settings);

/// Of the column that an extractor fills.
[[nodiscard]] QByteArray columnName(const select::Extractor &extractor);
[[nodiscard]] facts::Kind columnKind(const select::Extractor &extractor);

/// An extractor's name as one of a column, as far as that can be: for whoever proposes one.
[[nodiscard]] bool isExtractorName(const QString &name);

} // namespace argiope::engine
