/**
 * System calls that a game server may use; others, and those of 32 bits and x32, get EPERM. Follows
 * Docker's default profile (moby, profiles/seccomp/default.json, Apache-2.0), without calls that
 * exploits used and servers do not need: io_uring, AIO, ptrace, other processes' memory, file
 * handles, fanotify.
 */
const allowed = `
accept accept4 access adjtimex alarm arch_prctl bind brk cacheflush capget capset chdir chmod chown
clock_getres clock_gettime clock_nanosleep close close_range connect copy_file_range creat dup dup2
dup3 epoll_create epoll_create1 epoll_ctl epoll_pwait epoll_pwait2 epoll_wait eventfd eventfd2
execve execveat exit exit_group faccessat faccessat2 fadvise64 fallocate fchdir fchmod fchmodat
fchmodat2 fchown fchownat fcntl fdatasync fgetxattr flistxattr flock fork fremovexattr fsetxattr
fstat fstatfs fsync ftruncate futex futex_waitv getcpu getcwd getdents getdents64 getegid geteuid
getgid getgroups getitimer getpeername getpgid getpgrp getpid getppid getpriority getrandom
getresgid getresuid getrlimit get_robust_list getrusage getsid getsockname getsockopt gettid
gettimeofday getuid getxattr inotify_add_watch inotify_init inotify_init1 inotify_rm_watch ioctl
ioprio_get ioprio_set kill landlock_add_rule landlock_create_ruleset landlock_restrict_self lchown
lgetxattr link linkat listen listxattr llistxattr lremovexattr lseek lsetxattr lstat madvise
membarrier memfd_create mincore mkdir mkdirat mknod mknodat mlock mlock2 mlockall mmap mprotect
mq_getsetattr mq_notify mq_open mq_timedreceive mq_timedsend mq_unlink mremap msgctl msgget msgrcv
msgsnd msync munlock munlockall munmap nanosleep newfstatat open openat openat2 pause pidfd_open
pidfd_send_signal pipe pipe2 pkey_alloc pkey_free pkey_mprotect poll ppoll prctl pread64 preadv
preadv2 prlimit64 pselect6 pwrite64 pwritev pwritev2 read readahead readlink readlinkat readv
recvfrom recvmmsg recvmsg removexattr rename renameat renameat2 restart_syscall rmdir rseq
rt_sigaction rt_sigpending rt_sigprocmask rt_sigqueueinfo rt_sigreturn rt_sigsuspend rt_sigtimedwait
rt_tgsigqueueinfo sched_getaffinity sched_getattr sched_getparam sched_get_priority_max
sched_get_priority_min sched_getscheduler sched_rr_get_interval sched_setaffinity sched_setattr
sched_setparam sched_setscheduler sched_yield seccomp select semctl semget semop semtimedop sendfile
sendmmsg sendmsg sendto setfsgid setfsuid setgid setgroups setitimer setpgid setpriority setregid
setresgid setresuid setreuid setrlimit set_robust_list setsid setsockopt set_tid_address setuid
setxattr shmat shmctl shmdt shmget shutdown sigaltstack signalfd signalfd4 socketpair splice stat
statfs statx symlink symlinkat sync sync_file_range syncfs sysinfo tee tgkill time timer_create
timer_delete timer_getoverrun timer_gettime timer_settime timerfd_create timerfd_gettime
timerfd_settime times tkill truncate umask uname unlink unlinkat utime utimensat utimes vfork
vmsplice wait4 waitid write writev`

/** AF_UNIX, AF_INET, AF_INET6, and AF_NETLINK, which lists the addresses of the own network. */
const socketFamilies = [1, 2, 10, 16]
/** Flags of clone that create namespaces. */
const newNamespaces = 0x7e020000
const personalities = [0, 8, 0x20000, 0x20008, 0xffffffff]
const [eperm, enosys] = [1, 38]
/**
 * The kernel limits AIO slots for the whole machine (`fs.aio-max-nr`), so one server could use all
 * of them. The JVM, libuv and Bedrock's server do not use it; libaio and databases use threads
 * after ENOSYS.
 */
const asynchronousIo = ['io_setup', 'io_submit', 'io_getevents', 'io_pgetevents', 'io_cancel', 'io_destroy']

const architectures: Partial<Record<NodeJS.Architecture, string>> = {
  x64: 'SCMP_ARCH_X86_64',
  arm64: 'SCMP_ARCH_AARCH64',
}

/** The profile in the format of OCI runtimes. Undefined for an unsupported architecture. */
export function seccomp(architecture: NodeJS.Architecture = process.arch) {
  const native = architectures[architecture]
  if (native === undefined) return undefined
  const allow = (
    names: string[],
    args?: { index: number; value: number; valueTwo?: number; op: string }[],
  ) => ({
    names,
    action: 'SCMP_ACT_ALLOW',
    ...(args && { args }),
  })
  return {
    defaultAction: 'SCMP_ACT_ERRNO',
    defaultErrnoRet: eperm,
    architectures: [native],
    syscalls: [
      allow(allowed.trim().split(/\s+/)),
      ...socketFamilies.map((value) => allow(['socket'], [{ index: 0, value, op: 'SCMP_CMP_EQ' }])),
      ...personalities.map((value) => allow(['personality'], [{ index: 0, value, op: 'SCMP_CMP_EQ' }])),
      allow(['clone'], [{ index: 0, value: newNamespaces, valueTwo: 0, op: 'SCMP_CMP_MASKED_EQ' }]),
      // A filter cannot read the flags of clone3, which are in memory. After ENOSYS programs use
      // clone or threads.
      { names: ['clone3', ...asynchronousIo], action: 'SCMP_ACT_ERRNO', errnoRet: enosys },
    ],
  }
}
