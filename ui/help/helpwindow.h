#pragma once

#include <QImage>
#include <QMainWindow>
#include <QMap>
#include <QTextBrowser>

#include <atomic>
#include <memory>

class QAction;
class QLabel;
class QLineEdit;
class QToolBar;

namespace argiope::help {

/// A picture that is no wider than `room` points on a screen with `ratio` pixels a point; no larger than it is, and no
/// coarser than it has to be.
[[nodiscard]] QImage fitPicture(QImage picture, int room, qreal ratio);

/// A page of the manual that is built into the program: in the window's language where it is translated, else in
/// English. Pictures are never wider than the page.
class ManualBrowser : public QTextBrowser
{
    Q_OBJECT
public:
    explicit ManualBrowser(QWidget *parent = nullptr);
    /// "index.md", "options.md#network"; of the manual.
    void showPage(const QString &page);
    QVariant loadResource(int type, const QUrl &url) override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] int roomForPictures() const;
    int m_pictureWidth = 0;
};

/// The manual in a window of its own, beside the work it explains, with a search through all pages.
class HelpWindow : public QMainWindow
{
    Q_OBJECT
public:
    explicit HelpWindow(QWidget *parent = nullptr);
    ~HelpWindow() override;
    void showPage(const QString &page);
    [[nodiscard]] ManualBrowser *browser() const { return m_browser; }
    /// The next place that has `text`, from where one reads, page after page. Ends in searched(), at once but while the
    /// pages are still being read.
    void search(const QString &text);

Q_SIGNALS:
    void searched(bool found);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    /// All pages of the language, on another thread.
    void readPages();
    void searchPages(const QString &text);
    [[nodiscard]] QString pageWith(const QString &text) const; ///< the next one after that which is shown; "" for none
    ManualBrowser *m_browser;
    QToolBar *m_bar;
    QAction *m_back;
    QAction *m_forward;
    QAction *m_home;
    QAction *m_larger;
    QAction *m_smaller;
    QAction *m_close;
    QAction *m_find;
    QLineEdit *m_search;
    QLabel *m_noMatch;
    QAction *m_noMatchShown; ///< in a tool bar this shows and hides it
    QString m_folder; ///< of the pages that were read, or are being read
    std::shared_ptr<std::atomic<bool>> m_cancel; ///< of the reading that was begun last
    QMap<QString, QString> m_plainTexts; ///< by page; empty until they were read
    QString m_wanted; ///< to be searched for as soon as they were
};

} // namespace argiope::help
