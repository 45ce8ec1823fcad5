#!/bin/bash
# cmake/format.sh [--check]: lets clang-format 14 format every C++ file of the tree, or only tells which it would change.
set -euo pipefail
cd "$(dirname "$0")/.."

formatter=$(command -v clang-format-14 || command -v clang-format || true)
if [ -z "$formatter" ]; then
    echo "format.sh: clang-format 14 is not installed" >&2
    exit 1
fi
# Other versions decide otherwise, and then two machines would never agree.
if ! "$formatter" --version | grep -q 'version 14\.'; then
    echo "format.sh: clang-format 14 is needed, this is $("$formatter" --version)" >&2
    exit 1
fi

mode=(-i)
if [ "${1:-}" = --check ]; then
    mode=(--dry-run --Werror)
elif [ $# -gt 0 ]; then
    echo "usage: cmake/format.sh [--check]" >&2
    exit 2
fi
# Also what is not committed yet: it will be.
git ls-files -z --cached --others --exclude-standard '*.h' '*.cpp' | xargs -0 -n 64 -P "$(nproc)" "$formatter" --style=file "${mode[@]}"
