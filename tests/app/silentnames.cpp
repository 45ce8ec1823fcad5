// Loaded before a program's libraries (LD_PRELOAD): a name server that never says anything of names that end in
// ".silent.test", and of others what the system says.

#include <cstring>
#include <dlfcn.h>
#include <netdb.h>
#include <unistd.h>

extern "C" __attribute__((visibility("default"))) int getaddrinfo(
    const char *name, const char *service, const struct addrinfo *hints, struct addrinfo **found)
{
    using Call = int (*)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
    static const auto system = reinterpret_cast<Call>(dlsym(RTLD_NEXT, "getaddrinfo"));
    constexpr char Silent[] = ".silent.test";
    const size_t length = name ? std::strlen(name) : 0;
    if (length >= sizeof Silent - 1 && std::strcmp(name + length - (sizeof Silent - 1), Silent) == 0) {
        for (;;)
            pause();
    }
    return system(name, service, hints, found);
}
