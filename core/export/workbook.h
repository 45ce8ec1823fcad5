#pragma once

#include "core/export/tablewriter.h"

#include <memory>

class QIODevice;

namespace argiope::exporting {

/// A table as an Office Open XML workbook (ECMA-376): numbers, truths and dates are such, in UTC, and addresses are
/// links. Rows beyond what a sheet may hold go to further sheets. Texts are never formulas. What the format has no room
/// for is said on a last sheet of its own: texts that were cut, addresses that are text because a sheet may have no
/// more links. Memory does not grow with the rows, but for 65,530 links a sheet. The rows wait in temporary files in
/// `scratch`; the device gets the workbook at the end(), which takes as long again as the rows.
class Workbook : public TableWriter
{
public:
    Workbook(QIODevice &device, const WriterOptions &options);
    ~Workbook() override;

    [[nodiscard]] bool begin(const QList<Heading> &columns) override;
    [[nodiscard]] bool row(const QList<facts::Value> &values, const QByteArray &url) override;
    [[nodiscard]] bool end() override;
    [[nodiscard]] QString problem() const override;

    static constexpr int MostLinks = 65'530; ///< of a sheet
    static constexpr int MostCharacters = 32'767; ///< of a cell, in UTF-16 units

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// A text as a cell may hold it: visibleText(), with "_x005F_" in the place of an underscore that would be read as the
/// beginning of an escape, and cut at MostCharacters, which `cut` tells.
[[nodiscard]] QByteArray workbookText(QByteArrayView text, bool *cut = nullptr);

} // namespace argiope::exporting
