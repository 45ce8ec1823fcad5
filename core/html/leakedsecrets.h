#pragma once

#include "core/facts/observations.h"

#include <QByteArrayView>

namespace argiope::html {

/// Notes keys that stand in a document though they open something: blocks of private keys, access keys of AWS, tokens
/// of GitHub. What is noted is their kind, not they themselves. Linear; looks for rare bytes only.
void observeSecrets(QByteArrayView text, facts::Observations &observed);

} // namespace argiope::html
