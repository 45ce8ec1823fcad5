#include "core/base/bytepairs.h"

#include <bit>

#if defined(Q_CC_GNU) && defined(Q_PROCESSOR_X86_64)
#include <immintrin.h>
#define ARGIOPE_AVX2_WHERE_THERE
#endif

namespace argiope::base {

#ifdef ARGIOPE_AVX2_WHERE_THERE
/// As find(), of whole steps alone.
__attribute__((target("avx2"))) qsizetype BytePairs::findWide(QByteArrayView text, qsizetype at, Places &places) const
{
    const auto *const firstLow = reinterpret_cast<const __m128i *>(m_first.low.data());
    const auto *const firstHigh = reinterpret_cast<const __m128i *>(m_first.high.data());
    const auto *const secondLow = reinterpret_cast<const __m128i *>(m_second.low.data());
    const auto *const secondHigh = reinterpret_cast<const __m128i *>(m_second.high.data());
    const __m256i tables[] = {_mm256_broadcastsi128_si256(_mm_loadu_si128(firstLow)),
        _mm256_broadcastsi128_si256(_mm_loadu_si128(firstHigh)),
        _mm256_broadcastsi128_si256(_mm_loadu_si128(secondLow)),
        _mm256_broadcastsi128_si256(_mm_loadu_si128(secondHigh))};
    const __m256i half = _mm256_set1_epi8(15);
    for (; text.size() - at > qsizetype(Step) && !places.isFull(); at += Step) {
        const auto *const from = reinterpret_cast<const __m256i *>(text.data() + at);
        const auto *const behind = reinterpret_cast<const __m256i *>(text.data() + at + 1);
        const __m256i first = _mm256_loadu_si256(from);
        const __m256i second = _mm256_loadu_si256(behind);
        const __m256i begins = _mm256_and_si256(_mm256_shuffle_epi8(tables[0], _mm256_and_si256(first, half)),
            _mm256_shuffle_epi8(tables[1], _mm256_and_si256(_mm256_srli_epi16(first, 4), half)));
        const __m256i goesOn = _mm256_and_si256(_mm256_shuffle_epi8(tables[2], _mm256_and_si256(second, half)),
            _mm256_shuffle_epi8(tables[3], _mm256_and_si256(_mm256_srli_epi16(second, 4), half)));
        const __m256i none = _mm256_cmpeq_epi8(_mm256_and_si256(begins, goesOn), _mm256_setzero_si256());
        for (quint32 found = ~quint32(_mm256_movemask_epi8(none)); found != 0; found &= found - 1)
            places.at[places.count++] = at + std::countr_zero(found);
    }
    return at;
}
#endif

qsizetype BytePairs::find(QByteArrayView text, qsizetype at, Places &places, [[maybe_unused]] Steps steps) const
{
    places.count = 0;
#ifdef ARGIOPE_AVX2_WHERE_THERE
    static const bool wide = __builtin_cpu_supports("avx2");
    if (wide && steps == Steps::Wide) {
        at = findWide(text, at, places);
        if (places.isFull())
            return at;
    }
#endif
    for (; at + 1 < text.size(); ++at) {
        if (places.count == places.at.size())
            return at;
        const auto first = static_cast<unsigned char>(text[at]);
        const auto second = static_cast<unsigned char>(text[at + 1]);
        if ((m_first.exact[first] & m_second.exact[second]) != 0)
            places.at[places.count++] = at;
    }
    return text.size();
}

} // namespace argiope::base
