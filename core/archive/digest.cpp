#include "core/archive/digest.h"

#include "core/base/sha1.h"

#include <QStringBuilder>

namespace argiope::archive {

namespace {

constexpr char Letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

int digitOf(char letter)
{
    if (letter >= 'A' && letter <= 'Z')
        return letter - 'A';
    if (letter >= 'a' && letter <= 'z')
        return letter - 'a';
    return letter >= '2' && letter <= '7' ? letter - '2' + 26 : -1;
}

} // namespace

QByteArray sha1(QByteArrayView bytes)
{
    base::Sha1 hash;
    hash.add(bytes);
    return hash.result();
}

QByteArray base32(QByteArrayView bytes)
{
    QByteArray text;
    text.reserve(bytes.size() * 8 / 5 + 1);
    uint held = 0;
    int bits = 0;
    for (const char byte : bytes) {
        held = held << 8 | uchar(byte);
        for (bits += 8; bits >= 5; bits -= 5)
            text.append(Letters[held >> (bits - 5) & 31]);
    }
    if (bits > 0)
        text.append(Letters[held << (5 - bits) & 31]);
    return text;
}

QByteArray sha1Label(QByteArrayView digest)
{
    return "sha1:" + base32(digest);
}

QByteArray sha1FromLabel(QByteArrayView label)
{
    QByteArrayView text = label.trimmed();
    if (text.size() > 5 && text.first(5).compare("sha1:", Qt::CaseInsensitive) == 0)
        text = text.sliced(5);
    if (text.size() == Sha1Bytes * 2) {
        const QByteArray bytes = QByteArray::fromHex(text.toByteArray());
        return bytes.toHex().compare(text, Qt::CaseInsensitive) == 0 ? bytes : QByteArray();
    }
    if (text.size() != Sha1Bytes * 8 / 5)
        return {};
    QByteArray bytes;
    uint held = 0;
    int bits = 0;
    for (const char letter : text) {
        const int digit = digitOf(letter);
        if (digit < 0)
            return {};
        held = held << 5 | uint(digit);
        bits += 5;
        if (bits >= 8) {
            bits -= 8;
            bytes.append(char(held >> bits & 0xff));
        }
    }
    return bytes;
}

} // namespace argiope::archive
