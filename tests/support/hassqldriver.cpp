// Ends with 0 where Qt has the SQL driver that is named, and with 1 where it has not: for scripts, which cannot ask Qt.
#include <QCoreApplication>
#include <QSqlDatabase>

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    return argc == 2 && QSqlDatabase::isDriverAvailable(QString::fromLocal8Bit(argv[1])) ? 0 : 1;
}
