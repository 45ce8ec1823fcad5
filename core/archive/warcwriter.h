#pragma once

#include "core/archive/warcfields.h"

#include <initializer_list>

namespace argiope::archive {

/// How well a record is packed. What is packed already is only wrapped.
enum class Packing : quint8 { Packed, Wrapped };

/// Whether a record has a digest of its block beside that of its payload: of a page they are of nearly the same bytes,
/// and the member's checksum says whether all of them are there.
enum class BlockDigest : quint8 { Written, LeftOut };

/// "name: value" and the end of the line, behind `lines`. A line end in the value becomes a blank.
void appendField(QByteArray &lines, QByteArrayView name, QByteArrayView value);

/// Puts a WARC/1.1 record behind `out`, as one gzip member (WARC/1.1, annex D.2). `lines` are of appendField(), without
/// WARC-Type; Content-Length and WARC-Block-Digest are added. The block is the parts one after the other. Any thread.
void appendRecord(QByteArray &out, QByteArrayView type, QByteArrayView lines,
    std::initializer_list<QByteArrayView> block, Packing packing = Packing::Packed,
    BlockDigest digest = BlockDigest::Written);

/// The same of fields, which begin with WARC-Type.
[[nodiscard]] QByteArray recordMember(
    const Fields &fields, std::initializer_list<QByteArrayView> block, Packing packing = Packing::Packed);

/// Fields as a block of type application/warc-fields.
[[nodiscard]] QByteArray fieldBlock(const Fields &fields);

} // namespace argiope::archive
