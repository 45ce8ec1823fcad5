#pragma once

#include "core/archive/warcfields.h"

#include <initializer_list>

namespace argiope::archive {

/// How well a record is packed. What is packed already is only wrapped.
enum class Packing : quint8 { Packed, Wrapped };

/// A WARC/1.1 record as one gzip member (WARC/1.1, annex D.2). `fields` begin with WARC-Type; Content-Length and
/// WARC-Block-Digest are added. A line end in a field becomes a blank. The block is the parts one after the other. Any
/// thread.
[[nodiscard]] QByteArray recordMember(
    const Fields &fields, std::initializer_list<QByteArrayView> block, Packing packing = Packing::Packed);

/// Fields as a block of type application/warc-fields.
[[nodiscard]] QByteArray fieldBlock(const Fields &fields);

} // namespace argiope::archive
