#pragma once

#include "core/html/maintext.h"
#include "core/judge/foundlinks.h"
#include "core/topic/focus.h"

#include <QByteArray>
#include <QList>

#include <array>

namespace argiope::engine {

/// Gathers what a page is about while it is read: the terms of its main text, and in the end of its title, headings and
/// address.
class PageTerms final : public html::MainTextSink
{
public:
    void block(QByteArrayView text, html::MainTextPlace place, bool headed) override;
    /// With the page that was read. Once.
    [[nodiscard]] topic::Bag take(const html::ParsedPage &page, QByteArrayView url);

private:
    std::array<topic::Bag, 3> m_bags; ///< by html::MainTextPlace
    html::MainTextChoice m_choice;
};

/// What is to be expected of each target of a page, -100 to 100, in their order; `page`: how near it is to the topic,
/// 0 to 1.
[[nodiscard]] QList<qint8> promisesOf(const judge::FoundLinks &found, double page, const topic::Focus &focus);

} // namespace argiope::engine
