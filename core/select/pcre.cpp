#include "core/select/pcre.h"

#include "core/base/interruption.h"
#include "core/base/threadclock.h"

#include <QRegularExpression>

#include <algorithm>
#include <chrono>
#include <optional>

#if defined(Q_OS_LINUX) || defined(Q_OS_BSD4)
#define ARGIOPE_SHARED_PCRE
#include <dlfcn.h>
#endif

namespace argiope::select {

namespace {

// https://www.pcre.org/current/doc/html/pcre2api.html; the numbers of pcre2.h, which never change.
constexpr uint32_t AutoCallout = 0x00000004;
constexpr uint32_t Multiline = 0x00000400;
constexpr uint32_t UnicodeProperties = 0x00020000;
constexpr uint32_t Utf = 0x00080000;
constexpr uint32_t JitComplete = 0x00000001;
constexpr uint32_t NoUtfCheck = 0x40000000;
constexpr uint32_t NotEmptyAtStart = 0x00000008;
constexpr int NoMatch = -1;
constexpr int Stop = -37; ///< PCRE2_ERROR_CALLOUT, which nothing else answers

/// Each may have run along all of the text: so many are little even then.
constexpr qint64 StepsBetweenLooks = 256;

int count(void *, void *data)
{
    auto &budget = *static_cast<PcreCode::Budget *>(data);
    if (--budget.steps <= 0)
        return Stop;
    if (budget.steps % StepsBetweenLooks != 0)
        return 0;
    const bool late = base::threadCpuTime().count() > budget.endUs;
    return late || base::Interruption::isCurrent() ? Stop : 0;
}

#ifdef ARGIOPE_SHARED_PCRE
template <class Function>
bool find(void *library, const char *name, Function &function)
{
    function = reinterpret_cast<Function>(dlsym(library, name));
    return function != nullptr;
}

std::optional<PcreLibrary> load()
{
    // Only the library that Qt has loaded.
    void *library = dlopen("libpcre2-16.so.0", RTLD_NOW | RTLD_NOLOAD);
    if (!library)
        return std::nullopt;
    PcreLibrary p;
    const bool whole = find(library, "pcre2_compile_16", p.compile) && find(library, "pcre2_code_free_16", p.freeCode)
        && find(library, "pcre2_jit_compile_16", p.jitCompile)
        && find(library, "pcre2_match_context_create_16", p.newContext)
        && find(library, "pcre2_match_context_free_16", p.freeContext)
        && find(library, "pcre2_set_callout_16", p.setCallout)
        && find(library, "pcre2_match_data_create_from_pattern_16", p.newMatchData)
        && find(library, "pcre2_match_data_free_16", p.freeMatchData) && find(library, "pcre2_match_16", p.match)
        && find(library, "pcre2_get_ovector_pointer_16", p.ovector);
    return whole ? std::optional(p) : std::nullopt;
}
#endif

} // namespace

const PcreLibrary *PcreLibrary::get()
{
#ifdef ARGIOPE_SHARED_PCRE
    static const std::optional<PcreLibrary> library = load();
    return library ? &*library : nullptr;
#else
    return nullptr;
#endif
}

std::shared_ptr<const PcreCode> PcreCode::compile(const QString &pattern)
{
    const PcreLibrary *library = PcreLibrary::get();
    if (!library)
        return nullptr;
    std::shared_ptr<PcreCode> made(new PcreCode);
    made->m_library = library;
    int error = 0;
    size_t offset = 0;
    made->m_code = library->compile(reinterpret_cast<const char16_t *>(pattern.utf16()), size_t(pattern.size()),
        AutoCallout | Multiline | UnicodeProperties | Utf, &error, &offset, nullptr);
    if (!made->m_code)
        return nullptr;
    (void)library->jitCompile(made->m_code, JitComplete); // where there is none it is interpreted
    made->m_hasGroup = QRegularExpression(pattern).captureCount() > 0;
    return made;
}

PcreCode::~PcreCode()
{
    if (m_code)
        m_library->freeCode(m_code);
}

PcreCode::Answer PcreCode::find(const QString &text, qsizetype from, bool notEmpty, Budget &budget, Found &found) const
{
    const std::unique_ptr<void, void (*)(void *)> context(m_library->newContext(nullptr), m_library->freeContext);
    const std::unique_ptr<void, void (*)(void *)> data(
        m_library->newMatchData(m_code, nullptr), m_library->freeMatchData);
    if (!context || !data)
        return Answer::GaveUp;
    (void)m_library->setCallout(context.get(), count, &budget);
    const int result = m_library->match(m_code, reinterpret_cast<const char16_t *>(text.utf16()), size_t(text.size()),
        size_t(from), (from > 0 ? NoUtfCheck : 0) | (notEmpty ? NotEmptyAtStart : 0), data.get(), context.get());
    if (result == NoMatch)
        return Answer::NotFound;
    if (result < 0)
        return Answer::GaveUp;
    const size_t *const places = m_library->ovector(data.get());
    const auto place = [places](int i) { return places[i] == ~size_t(0) ? -1 : qsizetype(places[i]); };
    found.start = place(0);
    found.end = place(1);
    found.groupStart = m_hasGroup ? place(2) : -1;
    found.groupEnd = m_hasGroup ? place(3) : -1;
    return Answer::Found;
}

} // namespace argiope::select
