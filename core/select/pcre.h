#pragma once

#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>

namespace argiope::select {

/// The functions of PCRE2 that Qt uses itself, where it uses the system's library (Linux): by them alone a match can be
/// counted and stopped while it runs. Elsewhere there are none.
struct PcreLibrary
{
    using Code = void;
    using MatchData = void;
    using MatchContext = void;
    using Callout = int (*)(void *block, void *data);

    Code *(*compile)(const char16_t *, size_t, uint32_t, int *, size_t *, void *) = nullptr;
    void (*freeCode)(Code *) = nullptr;
    int (*jitCompile)(Code *, uint32_t) = nullptr;
    MatchContext *(*newContext)(void *) = nullptr;
    void (*freeContext)(MatchContext *) = nullptr;
    int (*setCallout)(MatchContext *, Callout, void *) = nullptr;
    MatchData *(*newMatchData)(const Code *, void *) = nullptr;
    void (*freeMatchData)(MatchData *) = nullptr;
    int (*match)(const Code *, const char16_t *, size_t, size_t, uint32_t, MatchData *, MatchContext *) = nullptr;
    size_t *(*ovector)(MatchData *) = nullptr;

    [[nodiscard]] static const PcreLibrary *get(); ///< null: it cannot be had
};

/// A regular expression whose search counts its steps, over all places where it may begin. A value; any thread.
class PcreCode
{
public:
    /// Null where the library cannot be had. The pattern is one that QRegularExpression takes, with its options
    /// MultilineOption and UseUnicodePropertiesOption.
    [[nodiscard]] static std::shared_ptr<const PcreCode> compile(const QString &pattern);
    ~PcreCode();
    PcreCode(const PcreCode &) = delete;
    PcreCode &operator=(const PcreCode &) = delete;

    enum class Answer : quint8 { Found, NotFound, GaveUp };
    struct Found
    {
        qsizetype start = -1;
        qsizetype end = -1;
        qsizetype groupStart = -1; ///< of the first group; -1: it has none, or that took no part
        qsizetype groupEnd = -1;
    };
    /// What may be spent on one text.
    struct Budget
    {
        qint64 steps = 0; ///< left
        qint64 endUs = 0; ///< CPU time of the thread, at which it is over
    };
    /// From `from` on; `notEmpty`: a match there that has no length does not count.
    [[nodiscard]] Answer find(const QString &text, qsizetype from, bool notEmpty, Budget &budget, Found &found) const;

private:
    PcreCode() = default;

    const PcreLibrary *m_library = nullptr;
    PcreLibrary::Code *m_code = nullptr;
    bool m_hasGroup = false;
};

} // namespace argiope::select
