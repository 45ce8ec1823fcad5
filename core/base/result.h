#pragma once

#include <QtGlobal>

#include <utility>
#include <variant>

namespace argiope::base {

/// Wraps an error so that Result<T, E> can be built from it without ambiguity: `return Failure{Code::NotFound};`
template <class E>
struct Failure
{
    E error;
};
template <class E>
Failure(E) -> Failure<E>;

/// A value or a typed, untranslated error. Never both, never neither.
template <class T, class E>
class [[nodiscard]] Result
{
public:
    Result(T value)
        : m_data(std::in_place_index<0>, std::move(value))
    {
    }
    template <class F>
    Result(Failure<F> failure)
        : m_data(std::in_place_index<1>, std::move(failure.error))
    {
    }

    explicit operator bool() const { return m_data.index() == 0; }
    [[nodiscard]] bool ok() const { return m_data.index() == 0; }

    /// Only where ok().
    [[nodiscard]] T &value() &
    {
        Q_ASSERT(ok());
        return *std::get_if<0>(&m_data);
    }
    [[nodiscard]] const T &value() const &
    {
        Q_ASSERT(ok());
        return *std::get_if<0>(&m_data);
    }
    [[nodiscard]] T &&value() &&
    {
        Q_ASSERT(ok());
        return std::move(*std::get_if<0>(&m_data));
    }
    T *operator->() { return &value(); }
    const T *operator->() const { return &value(); }
    T &operator*() & { return value(); }
    const T &operator*() const & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }

    /// Only where not ok().
    [[nodiscard]] const E &error() const
    {
        Q_ASSERT(!ok());
        return *std::get_if<1>(&m_data);
    }

private:
    std::variant<T, E> m_data;
};

/// Success without a value, or a typed error.
template <class E>
class [[nodiscard]] Result<void, E>
{
public:
    Result() = default;
    template <class F>
    Result(Failure<F> failure)
        : m_error(std::move(failure.error))
        , m_ok(false)
    {
    }
    explicit operator bool() const { return m_ok; }
    [[nodiscard]] bool ok() const { return m_ok; }
    [[nodiscard]] const E &error() const
    {
        Q_ASSERT(!m_ok);
        return m_error;
    }

private:
    E m_error{};
    bool m_ok = true;
};

} // namespace argiope::base
