#pragma once

#include <QtGlobal>

#include <array>
#include <atomic>
#include <map>
#include <mutex>

#ifdef Q_OS_LINUX
#include <dlfcn.h>
#endif

namespace argiope::test {

/// A disk without room for a byte, as far as the database's library sees it: from install() on, whatever files are
/// opened, writing to them fails while isFull says so. Where the library is shared; once a process, which it stays in.
class FullDisk
{
public:
    static inline std::atomic<bool> isFull = false;

    /// False where the library cannot be reached. Some database must have been open before, so that it is loaded.
    [[nodiscard]] static bool install()
    {
#ifdef Q_OS_LINUX
        void *library = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_NOLOAD);
        using Find = System *(*)(const char *);
        const auto find = library ? reinterpret_cast<Find>(dlsym(library, "sqlite3_vfs_find")) : nullptr;
        System *system = find ? find(nullptr) : nullptr;
        if (!system)
            return false;
        if (system->open != &open) {
            systemOpen = system->open;
            system->open = &open;
        }
        return true;
#else
        return false;
#endif
    }

private:
    // The library's structures, as far as they matter: https://www.sqlite.org/c3ref/vfs.html and io_methods.html. Their
    // layout is part of its stable interface.
    struct Methods
    {
        int version;
        int (*close)(void *);
        int (*read)(void *, void *, int, qint64);
        int (*write)(void *, const void *, int, qint64);
        std::array<void *, 15> others;
    };
    struct File
    {
        const Methods *methods;
    };
    struct System
    {
        int version;
        int fileSize;
        int longestPath;
        System *next;
        const char *name;
        void *data;
        int (*open)(System *, const char *, File *, int, int *);
    };

    static int open(System *system, const char *path, File *file, int flags, int *flagsOut)
    {
        const int done = systemOpen(system, path, file, flags, flagsOut);
        if (done != 0 || !file->methods)
            return done;
        // A log has others than a database, which differ in their locks; what writes is the same.
        static std::mutex mutex;
        static std::map<const Methods *, Methods> kinds;
        const std::lock_guard lock(mutex);
        const auto [kind, isNew] = kinds.emplace(file->methods, *file->methods);
        if (isNew) {
            systemWrite = file->methods->write;
            kind->second.write = &write;
        }
        file->methods = &kind->second;
        return done;
    }
    static int write(void *file, const void *bytes, int size, qint64 at)
    {
        constexpr int Full = 13; // SQLITE_FULL
        return isFull ? Full : systemWrite.load()(file, bytes, size, at);
    }

    static inline int (*systemOpen)(System *, const char *, File *, int, int *) = nullptr;
    static inline std::atomic<int (*)(void *, const void *, int, qint64)> systemWrite = nullptr;
};

} // namespace argiope::test
