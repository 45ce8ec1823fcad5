#pragma once

#include <QDoubleSpinBox>
#include <QValidator>

#include <optional>

namespace argiope::options {

/// A number of seconds or bytes, shown and typed as people say it: "8 h", "1 h 30 min", "2 GB", "512 KiB", "200 kB/s".
/// A number alone counts in seconds or bytes.
class QuantityBox : public QDoubleSpinBox
{
    Q_OBJECT
public:
    enum class Of : quint8 { Seconds, Bytes, BytesASecond };
    explicit QuantityBox(Of of, QWidget *parent = nullptr);

    /// Exact, in the largest unit that is.
    [[nodiscard]] static QString textOf(Of of, double value);
    /// None where it is no quantity; what is left of a unit may be missing.
    [[nodiscard]] static std::optional<double> valueOf(Of of, const QString &text);

    [[nodiscard]] QString textFromValue(double value) const override { return textOf(m_of, value); }
    [[nodiscard]] double valueFromText(const QString &text) const override;
    [[nodiscard]] QValidator::State validate(QString &text, int &at) const override;

private:
    const Of m_of;
};

} // namespace argiope::options
