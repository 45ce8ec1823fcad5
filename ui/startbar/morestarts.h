#pragma once

#include <QToolButton>

class QAction;

namespace argiope::startbar {

/// The arrow beside the main button: what that could do instead. Owned by the bar; UI thread.
class MoreStarts : public QToolButton
{
    Q_OBJECT
public:
    explicit MoreStarts(QWidget *parent = nullptr);
    /// Whether crawling again is one of them; a new crawl always is.
    void setAgainOffered(bool offered);
    [[nodiscard]] QString againTip() const;
    void retranslate();

Q_SIGNALS:
    void againRequested();
    void newRequested();

protected:
    void initStyleOption(QStyleOptionToolButton *option) const override;

private:
    QAction *m_again;
    QAction *m_new;
};

} // namespace argiope::startbar
