#include "core/render/pipeprocess.h"

#include <QDir>

#include <windows.h>
// Behind it.
#include <psapi.h>

#include <string>
#include <utility>
#include <vector>

namespace argiope::render {

namespace {

constexpr DWORD ReadPause = 5; ///< ms between two looks whether something has come

/// A handle that is closed with this object.
class Handle
{
public:
    explicit Handle(HANDLE handle = nullptr)
        : m_handle(handle)
    {
    }
    ~Handle()
    {
        if (isValid())
            ::CloseHandle(m_handle);
    }
    Handle(Handle &&other) noexcept
        : m_handle(std::exchange(other.m_handle, nullptr))
    {
    }
    Handle &operator=(Handle &&other) noexcept
    {
        std::swap(m_handle, other.m_handle);
        return *this;
    }
    [[nodiscard]] bool isValid() const { return m_handle && m_handle != INVALID_HANDLE_VALUE; }
    [[nodiscard]] HANDLE get() const { return m_handle; }

private:
    HANDLE m_handle;
};

class WindowsProcess final : public PipeProcess
{
public:
    WindowsProcess(Handle process, Handle job, Handle to, Handle from)
        : m_process(std::move(process))
        , m_job(std::move(job))
        , m_to(std::move(to))
        , m_from(std::move(from))
    {
    }
    ~WindowsProcess() override { kill(); }
    bool write(QByteArrayView bytes) override
    {
        while (!bytes.isEmpty()) {
            DWORD done = 0;
            if (!::WriteFile(m_to.get(), bytes.data(), DWORD(bytes.size()), &done, nullptr) || done == 0)
                return false;
            bytes = bytes.sliced(done);
        }
        return true;
    }
    qint64 read(char *to, qint64 most, int timeoutMs) override
    {
        for (int waited = 0;; waited += int(ReadPause)) {
            DWORD ready = 0;
            if (!::PeekNamedPipe(m_from.get(), nullptr, 0, nullptr, &ready, nullptr))
                return -1;
            if (ready > 0)
                break;
            if (waited >= timeoutMs)
                return 0;
            ::Sleep(ReadPause);
        }
        DWORD got = 0;
        return ::ReadFile(m_from.get(), to, DWORD(most), &got, nullptr) && got > 0 ? qint64(got) : -1;
    }
    int endLargerThan(qint64 bytes) override;
    void kill() override { ::TerminateJobObject(m_job.get(), 1); }

private:
    Handle m_process;
    Handle m_job; ///< the last handle to it: when we end, however that is, the system ends all that is in it
    Handle m_to;
    Handle m_from;
};

int WindowsProcess::endLargerThan(qint64 bytes)
{
    constexpr DWORD Most = 1024;
    std::vector<char> memory(sizeof(JOBOBJECT_BASIC_PROCESS_ID_LIST) + Most * sizeof(ULONG_PTR));
    auto *list = reinterpret_cast<JOBOBJECT_BASIC_PROCESS_ID_LIST *>(memory.data());
    if (!::QueryInformationJobObject(m_job.get(), JobObjectBasicProcessIdList, list, DWORD(memory.size()), nullptr))
        return 0;
    int ended = 0;
    for (DWORD i = 0; i < list->NumberOfProcessIdsInList; ++i) {
        const Handle one(::OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION | PROCESS_VM_READ | PROCESS_TERMINATE, FALSE,
            DWORD(list->ProcessIdList[i])));
        PROCESS_MEMORY_COUNTERS_EX counters{};
        const bool known = one.isValid()
            && ::K32GetProcessMemoryInfo(
                one.get(), reinterpret_cast<PROCESS_MEMORY_COUNTERS *>(&counters), sizeof counters);
        if (known && qint64(counters.PrivateUsage) > bytes && ::TerminateProcess(one.get(), 1))
            ++ended;
    }
    return ended;
}

/// As CommandLineToArgvW() reads it.
std::wstring quoted(const QString &argument)
{
    QString text = QStringLiteral("\"");
    int backslashes = 0;
    for (const QChar c : argument) {
        if (c == u'\\') {
            ++backslashes;
            continue;
        }
        text += QString(c == u'"' ? backslashes * 2 + 1 : backslashes, u'\\');
        backslashes = 0;
        text += c;
    }
    text += QString(backslashes * 2, u'\\') + u'"';
    return text.toStdWString();
}

base::Failure<QByteArray> failure(const char *what)
{
    return base::Failure{QByteArray(QByteArray(what) + ": error " + QByteArray::number(qint64(::GetLastError())))};
}

} // namespace

base::Result<std::unique_ptr<PipeProcess>, QByteArray> PipeProcess::start(
    const QString &program, const QStringList &arguments, const QString &errors)
{
    SECURITY_ATTRIBUTES inherited{sizeof(SECURITY_ATTRIBUTES), nullptr, TRUE};
    HANDLE ends[4] = {};
    if (!::CreatePipe(&ends[0], &ends[1], &inherited, 0))
        return failure("no pipe");
    Handle childReads(ends[0]);
    Handle weWrite(ends[1]);
    if (!::CreatePipe(&ends[2], &ends[3], &inherited, 0))
        return failure("no pipe");
    Handle weRead(ends[2]);
    Handle childWrites(ends[3]);
    ::SetHandleInformation(weWrite.get(), HANDLE_FLAG_INHERIT, 0);
    ::SetHandleInformation(weRead.get(), HANDLE_FLAG_INHERIT, 0);
    Handle errorFile(::CreateFileW(QDir::toNativeSeparators(errors).toStdWString().c_str(), GENERIC_WRITE,
        FILE_SHARE_READ, &inherited, CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr));
    if (!errorFile.isValid())
        return failure("cannot write beside its profile");
    Handle job(::CreateJobObjectW(nullptr, nullptr));
    JOBOBJECT_EXTENDED_LIMIT_INFORMATION limits{};
    limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE;
    if (!job.isValid()
        || !::SetInformationJobObject(job.get(), JobObjectExtendedLimitInformation, &limits, sizeof limits))
        return failure("no job");

    // Only these handles go to the child, whatever else of ours could.
    HANDLE handles[] = {childReads.get(), childWrites.get(), errorFile.get()};
    SIZE_T size = 0;
    ::InitializeProcThreadAttributeList(nullptr, 1, 0, &size);
    std::vector<char> memory(size);
    auto *list = reinterpret_cast<LPPROC_THREAD_ATTRIBUTE_LIST>(memory.data());
    if (!::InitializeProcThreadAttributeList(list, 1, 0, &size)
        || !::UpdateProcThreadAttribute(
            list, 0, PROC_THREAD_ATTRIBUTE_HANDLE_LIST, handles, sizeof handles, nullptr, nullptr))
        return failure("no list of handles");
    STARTUPINFOEXW start{};
    start.StartupInfo.cb = sizeof start;
    start.StartupInfo.dwFlags = STARTF_USESTDHANDLES;
    start.StartupInfo.hStdError = errorFile.get();
    start.lpAttributeList = list;
    std::wstring line = quoted(QDir::toNativeSeparators(program));
    for (const QString &argument : arguments)
        line += L' ' + quoted(argument);
    line += L' '
        + quoted(QStringLiteral("--remote-debugging-io-pipes=%1,%2")
                     .arg(quintptr(childReads.get()))
                     .arg(quintptr(childWrites.get())));
    PROCESS_INFORMATION made{};
    const BOOL started = ::CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE,
        EXTENDED_STARTUPINFO_PRESENT | CREATE_SUSPENDED | CREATE_NO_WINDOW, nullptr, nullptr, &start.StartupInfo,
        &made);
    ::DeleteProcThreadAttributeList(list);
    if (!started)
        return failure("cannot start");
    Handle process(made.hProcess);
    const Handle thread(made.hThread);
    if (!::AssignProcessToJobObject(job.get(), process.get())) {
        auto why = failure("cannot be held in a job");
        ::TerminateProcess(process.get(), 1);
        return why;
    }
    ::ResumeThread(thread.get());
    return std::unique_ptr<PipeProcess>(
        std::make_unique<WindowsProcess>(std::move(process), std::move(job), std::move(weWrite), std::move(weRead)));
}

} // namespace argiope::render
