#pragma once

#include "core/facts/observations.h"

#include <QByteArrayView>

#include <array>

namespace argiope::html {

/// Keys that stand in a document though they open something: blocks of private keys, access keys of AWS, tokens of
/// GitHub. What is noted is their kind, not they themselves.
class LeakedSecrets
{
public:
    /// Where `text` has one of the pairs of bytes by which marks of secrets are found: "KI" of "AKIA", "p_" of "ghp_",
    /// "IV" of "PRIV", or another one. Each place once.
    void look(QByteArrayView text, qsizetype at);
    void observe(facts::Observations &observed) const;

private:
    enum Kind : size_t { Aws, Github, PrivateKey, KindCount };
    std::array<int, KindCount> m_found{};
};

} // namespace argiope::html
