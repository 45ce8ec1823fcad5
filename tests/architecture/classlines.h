// How many lines a class has over all its files, in sources that clang-format has formatted.
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

/// The lines of one file that belong to each class: its body where it stands at the first column, and the definitions
/// of its functions. A class of another counts for itself where it stands alone ("Crawl::Impl"), for the other where it
/// stands within. What is no class, a function of a namespace, counts under the namespace's name.
[[nodiscard]] QMap<QString, int> classLines(const QStringList &lines);
