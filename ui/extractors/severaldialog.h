#pragma once

#include "core/select/extractor.h"

#include <QDialog>
#include <QList>

class QComboBox;
class QDialogButtonBox;
class QLabel;
class QPlainTextEdit;

namespace argiope::extractors {

/// Many texts or regular expressions to look for in the source, one a line, each of which becomes an extractor. UI
/// thread.
class SeveralDialog : public QDialog
{
    Q_OBJECT
public:
    /// `most`: so many more there may be.
    explicit SeveralDialog(int most, QWidget *parent = nullptr);

    /// Their names say what they look for, as far as a column can be called so; else they are "".
    [[nodiscard]] QList<select::Extractor> extractors() const;

private:
    void check();

    const int m_most;
    QPlainTextEdit *m_lines;
    QComboBox *m_kind;
    QComboBox *m_take;
    QLabel *m_problem;
    QDialogButtonBox *m_box;
};

} // namespace argiope::extractors
