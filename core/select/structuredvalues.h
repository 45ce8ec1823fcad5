#pragma once

#include "core/base/result.h"
#include "core/select/elements.h"
#include "core/select/queryerror.h"

#include <QJsonArray>
#include <QString>
#include <QStringList>

#include <vector>

namespace argiope::select {

/// A way to values in structured data: a type, or `*` for any item, then names of properties, each behind a "."
/// ("Product.offers.price"). A number in brackets takes one of several values ("*.image[0]"). Names are those of the
/// data without "http://schema.org/" and the like. A value; any thread.
class DataPath
{
public:
    static constexpr qsizetype MostCharacters = 1'000;

    [[nodiscard]] static base::Result<DataPath, QueryError> parse(const QString &text);

    /// The values that `items` have there, in their order: texts and numbers as they are, items as JSON.
    [[nodiscard]] QStringList valuesIn(const QJsonArray &items) const;

private:
    struct Step
    {
        QString name;
        int index = -1; ///< -1: all
    };
    std::vector<Step> m_steps;
};

/// What the JSON-LD scripts of a document say, one value a script; those that are no JSON are left out.
[[nodiscard]] QJsonArray jsonLdOf(const Elements &elements);

/// The items that a document says by attributes (HTML Standard 5), in the form that JSON-LD has: `@type`, `@id`, and
/// properties with arrays of values. Items in items are values. TooCostly where itemref makes more of them than the
/// document has.
[[nodiscard]] base::Result<QJsonArray, QueryError> microdataOf(const Elements &elements);

} // namespace argiope::select
