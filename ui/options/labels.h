#pragma once

#include "core/settings/quantity.h"

#include <QByteArrayView>
#include <QString>
#include <QStringList>

namespace argiope::settings {
struct CrawlSettings;
}

namespace argiope::options {

enum class Group : quint8 { Limits, Scope, Links, Rendering, Servers, Robots, Network, Spelling, Storage };
inline constexpr int GroupCount = 9;

using settings::Quantity;

/// What a setting is called in the dialog.
struct Label
{
    Group group = Group::Scope;
    QString text; ///< "" where no label is known
    QString toolTip;
    QString unit; ///< after a number, e.g. " s"
    Quantity quantity = Quantity::None;
    bool aSecond = false; ///< so much of it
    QString special; ///< instead of the smallest number, e.g. "no limit"
    QString synonyms; ///< what other programs call it, in any language: to be searched in, not shown
};

[[nodiscard]] Label label(QByteArrayView key);
/// What differs from the defaults, the start addresses and what is ticked beside Start aside: the names of the
/// settings.
[[nodiscard]] QStringList changedOptions(const settings::CrawlSettings &settings);
/// What a value of an enumeration is called; "" where unknown.
[[nodiscard]] QString valueLabel(QByteArrayView key, QByteArrayView value);
[[nodiscard]] QString groupTitle(Group group);
[[nodiscard]] QString groupHint(Group group); ///< a sentence about it

} // namespace argiope::options
