#pragma once

#include <QByteArray>
#include <QByteArrayView>

#include <memory>

struct XXH3_state_s;

namespace argiope::html {

/// Appends text with every run of white space as one space; none at the start, and none left at the end by text().
/// Bounded: stops at a UTF-8 boundary before `limit` bytes.
class CollapsedText
{
public:
    explicit CollapsedText(qsizetype limit)
        : m_limit(limit)
    {
    }
    void append(QByteArrayView text);
    [[nodiscard]] bool isFull() const { return m_full; }
    [[nodiscard]] const QByteArray &text() const { return m_text; }
    [[nodiscard]] QByteArray take();
    void clear() ///< begins anew
    {
        m_text.clear();
        m_space = false;
        m_full = false;
    }

private:
    QByteArray m_text;
    qsizetype m_limit;
    bool m_space = false; ///< white space waits for a word to follow
    bool m_full = false;
};

/// Whether there is anything but white space.
[[nodiscard]] bool hasText(QByteArrayView text);

/// White space collapsed, at most `limit` bytes.
[[nodiscard]] QByteArray collapsed(QByteArrayView text, qsizetype limit);

/// Counts words and hashes the text as one line, in constant memory. A word is a run between white space (also U+00A0
/// and U+3000) that has a letter or digit (any byte of 0x80 up counts as one); a CJK ideograph is a word of its own,
/// since such text has no spaces.
class TextStats
{
public:
    TextStats();
    ~TextStats();
    TextStats(const TextStats &) = delete;
    TextStats &operator=(const TextStats &) = delete;

    void append(QByteArrayView text);
    void breakWord(); ///< an element that ends a line of text
    /// Call once, at the end.
    void finish();
    [[nodiscard]] int words() const { return m_words; }
    [[nodiscard]] qint64 bytes() const { return m_bytes; } ///< with white space
    [[nodiscard]] QByteArray hash() const; ///< 16 bytes, XXH3-128

private:
    [[nodiscard]] bool takeTiny(QByteArrayView text);
    [[nodiscard]] qsizetype countPlain(QByteArrayView text);
    void put(const char *data, qsizetype size);
    void put(char c)
    {
        if (m_used == sizeof m_buffer)
            flush();
        m_buffer[m_used++] = c;
    }
    void flush();

    struct StateDeleter
    {
        void operator()(XXH3_state_s *state) const;
    };
    std::unique_ptr<XXH3_state_s, StateDeleter> m_state;
    char m_buffer[4096];
    size_t m_used = 0; ///< of it, not hashed yet
    int m_words = 0;
    qint64 m_bytes = 0;
    bool m_pendingSpace = false;
    bool m_any = false;
    bool m_countable = false; ///< the current run has a letter or digit
};

} // namespace argiope::html
