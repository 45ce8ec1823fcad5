#include "core/store/regexfunction.h"

#include "core/filter/regex.h"

namespace argiope::store {

namespace {

// https://www.sqlite.org/c3ref/c_deterministic.html; not to be called by what a file's schema says.
constexpr int Utf8Text = 1;
constexpr int Deterministic = 0x800;
constexpr int DirectOnly = 0x80000;

struct CompiledRegex
{
    QRegularExpression regex;
    int givenUp = 0;
};

/// What a function is told of the library that calls it: the one way to ask for more.
const SharedSqlite *libraryOfRegex = nullptr;

QString valueText(const SharedSqlite &library, void *value)
{
    const unsigned char *text = library.valueText(value); // before its size, which it may change
    return QString::fromUtf8(reinterpret_cast<const char *>(text), text ? library.valueBytes(value) : 0);
}

void callRegex(void *context, int, void **values)
{
    const SharedSqlite &library = *libraryOfRegex;
    if (!library.valueText(values[1]))
        return library.resultNull(context);
    auto *compiled = static_cast<CompiledRegex *>(library.kept(context, 0));
    std::unique_ptr<CompiledRegex> made;
    if (!compiled) {
        made = std::make_unique<CompiledRegex>(CompiledRegex{QRegularExpression(valueText(library, values[0])), 0});
        compiled = made.get();
    }
    if (!compiled->regex.isValid() || compiled->givenUp > MostGivenUp) {
        library.resultNull(context);
    } else if (const auto found = filter::regexMatches(compiled->regex, valueText(library, values[1]))) {
        library.resultNumber(context, *found ? 1 : 0);
    } else {
        ++compiled->givenUp;
        library.resultNull(context);
    }
    // Last: the library may drop it at once.
    if (made)
        library.keep(context, 0, made.release(), [](void *data) { delete static_cast<CompiledRegex *>(data); });
}

} // namespace

void addRegexFunction(Connection &connection)
{
    const SharedSqlite *library = connection.library();
    if (!library)
        return;
    // A program has one library, which never goes.
    [[maybe_unused]] static const bool known = [library] {
        libraryOfRegex = library;
        return true;
    }();
    // Where it fails, Qt's stays.
    (void)library->createFunction(connection.handle(), "regexp", 2, Utf8Text | Deterministic | DirectOnly, nullptr,
        callRegex, nullptr, nullptr, nullptr);
}

} // namespace argiope::store
