/*
 * A hostile game server: `node tenant.mjs <json of Orders>`. It runs each of `checks` and prints a
 * line of JSON for each: its name and what it got, or null. Tests run it. Each agent runs a part of
 * it at its start, before it reports its sandbox as verified.
 */
import { spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import { connect } from 'node:net'
import { arch } from 'node:process'

const {
  checks,
  secrets = [],
  reads = [],
  strangers = [],
  addresses = [],
  hosts6 = [],
  bait6 = 0,
  token = '',
  open = 70_000,
  forks = 400,
} = JSON.parse(process.argv[2])

const got = (attempt) => {
  try {
    return attempt()
  } catch {
    // An attempt that throws got nothing.
    return null
  }
}
const first = (list, attempt) => list.map((one) => got(() => attempt(one))).find((what) => what) ?? null
const status = () => fs.readFileSync('/proc/self/status', 'utf8')
const ok = (program, ...args) =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 5_000 }).status === 0 ? `${program} ${args[0]}` : null
/** Numbers of system calls on x86 and ARM with 64 bits. */
const numbers = {
  ptrace: [101, 117],
  keyctl: [250, 219],
  add_key: [248, 217],
  bpf: [321, 280],
  userfaultfd: [323, 282],
  perf_event_open: [298, 241],
  io_uring_setup: [425, 425],
  io_setup: [206, 0],
  io_submit: [209, 2],
  io_getevents: [208, 4],
  io_pgetevents: [333, 292],
  io_cancel: [210, 3],
  io_destroy: [207, 1],
  unshare: [272, 97],
  setns: [308, 268],
  mount: [165, 40],
  memfd_create: [319, 279],
  fsopen: [430, 430],
  open_by_handle_at: [304, 265],
  kexec_load: [246, 104],
  init_module: [175, 105],
  process_vm_readv: [310, 270],
}
const number = (name) => numbers[name][arch === 'x64' ? 0 : 1]
/**
 * Whether the kernel runs a call, so that it fails neither with EPERM nor ENOSYS. Every Debian has
 * Perl.
 */
const taken = (name, ...args) =>
  spawnSync(
    'perl',
    [
      '-e',
      `my $r = syscall(${[number(name), ...args].join(', ')}); exit(($r >= 0 || ($! != 1 && $! != 38)) ? 0 : 1)`,
    ],
    {
      stdio: 'ignore',
    },
  ).status === 0
    ? name
    : null
/** Whether a call fails with ENOSYS, as if the kernel had no such call. */
const isMissing = (name, ...args) =>
  spawnSync(
    'perl',
    ['-e', `my $r = syscall(${[number(name), ...args].join(', ')}); exit($r < 0 && $! == 38 ? 0 : 1)`],
    { stdio: 'ignore' },
  ).status === 0
const socket = (family, kind, protocol) =>
  spawnSync('perl', ['-e', `socket(my $s, ${family}, ${kind}, ${protocol}) or exit 1`], { stdio: 'ignore' })
    .status === 0
    ? `socket ${family} ${kind}`
    : null
const writes = (path, text = 'x') =>
  got(() => {
    fs.writeFileSync(path, text)
    return path
  })
const reach = (host, port) =>
  new Promise((resolve) => {
    const link = connect({ host, port, timeout: 700 })
    const end = (what) => resolve(what) ?? link.destroy()
    link
      .once('connect', () => end(`${host}:${port}`))
      .once('error', () => end(null))
      .once('timeout', () => end(null))
  })
const any = async (targets) =>
  (await Promise.all(targets.map(([host, port]) => reach(host, port)))).find((what) => what) ?? null
/** Megabytes written to a folder until a write failed. Null if that was before `enough`. */
function fill(path, enough, prepare = () => undefined) {
  const block = Buffer.alloc(2 ** 20, 1)
  const fd = fs.openSync(path, 'w')
  let written = 0
  try {
    prepare()
    for (; written < enough; written++) fs.writeSync(fd, block)
  } catch {
    // A limit was hit before `enough`.
    return null
  } finally {
    fs.closeSync(fd)
    got(() => fs.unlinkSync(path))
  }
  return `${written} MB`
}

const all = {
  rights: () => (/CapEff:\t0+\n/.test(status()) && /CapBnd:\t0+\n/.test(status()) ? null : 'capabilities'),
  setuid: () => (status().includes('NoNewPrivs:\t1') ? null : 'may gain rights'),
  'calls that no server needs': () => (status().includes('Seccomp:\t2') ? null : 'every call of the kernel'),
  'files of others': () =>
    first(['/etc/shadow', '/etc/gshadow', '/proc/1/root/etc/shadow', ...secrets], (path) => {
      if (path.startsWith('/proc/1/') && process.ppid === 0) return null
      fs.readFileSync(path)
      return path
    }),
  'the token in an environment': () =>
    first(
      fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)),
      (pid) =>
        token &&
        fs.readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`=${token}`) &&
        Number(pid) !== process.pid
          ? `process ${pid}`
          : null,
    ),
  'processes of others': () =>
    first(
      fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name)),
      (pid) => fs.statSync(`/proc/${pid}`).uid !== process.getuid() && `process ${pid}`,
    ),
  'writing outside its folder': () =>
    first(
      [
        '/x',
        '/usr/x',
        '/etc/x',
        '/var/tmp/x',
        '/opt/x',
        '/dev/x',
        '../x',
        ...reads.map((path) => `${path}/x`),
      ],
      writes,
    ),
  links: () =>
    first(['/etc/shadow', ...secrets], (path) => {
      got(() => fs.unlinkSync('link'))
      fs.symlinkSync(path, 'link')
      return fs.readFileSync('link').length > 0 && path
    }) ?? first([...secrets, '/etc/shadow'], (path) => fs.linkSync(path, 'hard') ?? path),
  mounts: () =>
    ok('mount', '-t', 'tmpfs', 'x', '/tmp') ?? taken('mount', 0, 0, 0, 0, 0) ?? taken('fsopen', 0, 0),
  'namespaces of users': () => ok('unshare', '-U', 'true') ?? ok('unshare', '-Urmn', 'true'),
  'the machine’s settings': () =>
    first(
      [
        '/proc/sysrq-trigger',
        '/proc/sys/kernel/core_pattern',
        '/proc/sys/vm/drop_caches',
        '/proc/sys/kernel/hostname',
        '/sys/fs/cgroup/memory/memory.limit_in_bytes',
        '/sys/fs/cgroup/memory.max',
      ],
      (path) => writes(path, fs.readFileSync(path)),
    ) ??
    ok('hostname', 'mine') ??
    ok('date', '-s', '2000-01-01'),
  ptrace: () => taken('ptrace', 0, 0, 0, 0),
  keyrings: () => taken('keyctl', 0, -3, 0) ?? taken('add_key', 0, 0, 0, 0, -3),
  'what kernels were broken by': () =>
    taken('bpf', 0, 0, 0) ??
    taken('userfaultfd', 1) ??
    taken('io_uring_setup', 1, 0) ??
    taken('perf_event_open', 0, 0, 0, 0, 0),
  // ENOSYS, so that programs fall back to threads. Without a filter io_setup would be EFAULT.
  'asynchronous I/O of the kernel': () =>
    first(['io_setup', 'io_submit', 'io_getevents', 'io_pgetevents', 'io_cancel', 'io_destroy'], (name) =>
      isMissing(name, 1, 0, 0, 0, 0) ? null : name,
    ),
  'raw sockets': () => socket(2, 3, 1) ?? socket(17, 3, 768) ?? socket(40, 1, 0),
  'device nodes': () =>
    ok('mknod', 'node', 'b', '8', '0') ??
    first(
      ['/dev/mem', '/dev/kmsg', '/dev/vda', '/dev/sda', '/dev/loop-control', '/dev/net/tun'],
      (path) => fs.openSync(path, 'r') && path,
    ),
  'the machine’s own addresses': () => any(addresses),
  'addresses of clouds': () =>
    any([
      ['169.254.169.254', 80],
      ['100.100.100.200', 80],
      ['fd00:ec2::254', 80],
    ]),
  IPv6: () => {
    const own = fs
      .readFileSync('/proc/self/net/if_inet6', 'utf8')
      .split('\n')
      .filter((line) => line && !/ lo$/.test(line))
    return own[0] ?? any([...hosts6.map((host) => [host, bait6]), ['2001:db8::1', 80], ['ff02::1%eth0', 80]])
  },
  'signals to others': () =>
    first([...strangers.filter(Number.isInteger), -1], (pid) =>
      pid > 0 && process.kill(pid, 0) ? `process ${pid}` : null,
    ),
  'open files': () => {
    const opened = []
    try {
      for (let count = 0; count < open; count++) opened.push(fs.openSync('/dev/null'))
      return `${opened.length} files`
    } catch {
      // The limit of open files was hit.
      return null
    } finally {
      for (const fd of opened) fs.closeSync(fd)
    }
  },
  'a bomb of forks': () => {
    const started = []
    for (let count = 0; count < forks; count++) {
      const child = spawn('sleep', ['30'], { stdio: 'ignore' })
      child.on('error', () => undefined)
      if (child.pid) started.push(child)
    }
    for (const child of started) child.kill('SIGKILL')
    return started.length < forks ? null : `${started.length} processes`
  },
  '/tmp': () => fill('/tmp/filler', 1_000),
  '/dev/shm': () => fill('/dev/shm/filler', 1_000),
  'its disk': () => fill('filler', 300),
  'its disk by fallocate': () => {
    const { status: code } = spawnSync('fallocate', ['-l', '2G', 'filler'], { stdio: 'ignore' })
    got(() => fs.unlinkSync('filler'))
    return code === 0 ? '2 GB' : null
  },
  'its disk by a file without a name': () => fill('filler', 300, () => fs.unlinkSync('filler')),
  'its disk by empty files': () => {
    let made = 0
    fs.mkdirSync('many', { recursive: true })
    try {
      for (; made < 100_000; made++) fs.closeSync(fs.openSync(`many/${made}`, 'w'))
    } catch {
      // The disk's limit was hit.
      return null
    } finally {
      fs.rmSync('many', { recursive: true, force: true })
    }
    return `${made} files`
  },
  /** This ends the process: the reported exit counts. */
  'its memory': () => {
    const hoard = []
    while (hoard.length < 1_000) hoard.push(Buffer.alloc(2 ** 20, 1))
    return `${hoard.length} MB`
  },
  'its memory by a file without a folder': () => {
    const script = `my $n = "x"; my $fd = syscall(${number('memfd_create')}, $n, 0); open(my $f, '>&=', $fd) or exit 1; my $b = 'x' x 1048576; for (1..1000) { syswrite($f, $b) or exit 1 } exit 0`
    return spawnSync('perl', ['-e', script], { stdio: 'ignore' }).status === 0 ? '1000 MB' : null
  },
  /** The test checks whether it can still be ended. */
  freeze: () => {
    if (process.getuid() < 20_000) return 'it is nobody of its own'
    // It stops itself too.
    fs.writeSync(1, 'freezing\n')
    spawn('/bin/sh', ['-c', 'trap "" TERM HUP INT; while :; do kill -STOP -1; done'], {
      stdio: 'ignore',
      detached: true,
    }).unref()
    return null
  },
}

if (checks === 'names') process.stdout.write(`${JSON.stringify(Object.keys(all))}\n`)
else {
  for (const name of checks) {
    const what = await Promise.resolve()
      .then(all[name])
      // An attempt that throws got nothing.
      .catch(() => null)
    fs.writeSync(1, `${JSON.stringify([name, what])}\n`)
  }
}
