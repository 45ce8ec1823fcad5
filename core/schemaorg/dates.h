#pragma once

#include <QByteArrayView>

namespace argiope::schemaorg {

// Forms of ISO 8601 that schema.org's types have. Any thread.

/// "2026-01-31", also with a time and a zone behind it; a year or a month alone.
[[nodiscard]] bool isDate(QByteArrayView text);
/// Of a date: it has a time of day and no zone. `whole`: a day alone counts, too.
[[nodiscard]] bool lacksZone(QByteArrayView date, bool whole);
/// "12:30", with seconds and a zone, or none.
[[nodiscard]] bool isTime(QByteArrayView text);
/// "PT1H30M", "P3W".
[[nodiscard]] bool isDuration(QByteArrayView text);

} // namespace argiope::schemaorg
