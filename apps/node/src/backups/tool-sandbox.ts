import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { findProgram } from '@zubr/process/sandbox-tools'

/** A folder that a program in the sandbox sees at another path. */
export type Mount = {
  at: string
  from: string
  how: 'read' | 'write'
  /**
   * A server's files. No link in them is followed, even if they change meanwhile. Programs and
   * devices in them cannot be used.
   */
  isTenants?: boolean
}

export type SandboxedCommand = {
  /** `at` maps a path in the sandbox to the one that the program sees. */
  command: (at: (path: string) => string) => readonly [string, ...string[]]
  mounts: readonly Mount[]
  /** A path in the sandbox. */
  cwd: string
  /**
   * Its whole environment except PATH. Secrets go here: no file of a sandbox holds them, and a
   * sandbox has no /proc.
   */
  env: Record<string, string>
  /** Whether it reads all files there, or also writes and owns them. */
  rights: 'read' | 'write'
  network: boolean
  signal?: AbortSignal
}

export type SandboxedProcess = {
  stdin: Writable
  stdout: Readable
  /** Its exit code, and the end of its stderr. */
  ended: Promise<{ code: number | null; output: string }>
}

/**
 * Builds a root from this machine's programs and the mounts, and runs the program in it. Arguments:
 * an empty folder, then path, source and options of each mount, `--`, working directory, rights,
 * program and its arguments. Each step uses `exec`, so that a signal to the started process reaches
 * the program.
 */
const makeRoot = `set -e
root=$1; shift
mount -t tmpfs -o mode=755,size=16m,nosuid zubr "$root"
bound() {
  if [ -d "$2" ]; then mkdir -p "$root$1"; elif [ ! -f "$root$1" ]; then mkdir -p "$root\${1%/*}"; : >"$root$1"; fi
  mount -o "bind,$3" "$2" "$root$1"
}
bound /usr /usr ro,nosuid,nodev
for name in bin sbin lib lib32 lib64 libx32; do
  if [ -L "/$name" ]; then ln -s "usr/$name" "$root/$name"
  elif [ -d "/$name" ]; then bound "/$name" "/$name" ro,nosuid,nodev
  fi
done
for device in null zero urandom; do bound "/dev/$device" "/dev/$device" ro,nosuid; done
while [ "$1" != -- ]; do bound "$1" "$2" "$3"; shift 3; done
cwd=$2; rights=$3; shift 3
exec chroot "$root" /bin/sh -c '
cd "$1"; rights=$2; shift 2
exec setpriv --pdeathsig KILL --no-new-privs --inh-caps -all --bounding-set "-all$rights" -- "$@"
' sh "$cwd" "$rights" "$@"
`
const rightsOf = { read: ',+dac_read_search', write: ',+dac_read_search,+dac_override,+fowner,+chown' }
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
const baseEnvironment = { PATH: path, LC_ALL: 'C.UTF-8' }
/** A cancelled program has this time to undo its work. */
const graceMs = 10_000
const maxErrorOutputLength = 4_000
/** Prints `held` if the program sees its mounts only, and follows no link in them. */
const trialScript =
  'test -e secret && ! cat link 2>/dev/null && test ! -e /proc/self && test ! -e /root && echo held'

/**
 * Runs programs of this machine on servers' files. As root, each sees only this machine's programs
 * and its mounts, and follows no link of a server:
 * docs/decisions/0044-restic-in-a-mount-namespace.md. Without root there is nothing to protect,
 * since servers run as the agent's user.
 */
export class ToolSandbox {
  /** Whether programs are confined to their mounts. */
  readonly isContained: boolean
  readonly #dataDir: string
  /** The folder that becomes the root of programs. */
  readonly #root: string

  constructor(dataDir: string) {
    this.isContained = process.platform === 'linux' && process.getuid?.() === 0
    this.#dataDir = dataDir
    this.#root = join(dataDir, 'boxes')
  }

  async prepare(): Promise<void> {
    if (this.isContained) await mkdir(this.#root, { recursive: true, mode: 0o700 })
  }

  start(command: SandboxedCommand): SandboxedProcess {
    const child = this.isContained ? this.#spawnContained(command) : spawnUncontained(command)
    let output = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-maxErrorOutputLength)
    })
    // The exit code tells more than a closed input.
    child.stdin?.on('error', () => undefined)
    const stopListening = endOnAbort(child, command.signal)
    const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
      child.once('error', (error) => resolve({ code: null, output: error.message }))
      child.once('close', (code) => resolve({ code, output: output.trim() }))
    }).finally(stopListening)
    // They exist even if the child could not be started.
    return { stdin: child.stdin as Writable, stdout: child.stdout as Readable, ended }
  }

  #spawnContained({ command, mounts, cwd, env, rights, network }: SandboxedCommand): ChildProcess {
    const isolation = ['unshare', '--mount', '--propagation', 'private', ...(network ? [] : ['--net'])]
    return spawn(
      'setpriv',
      [
        ...['--pdeathsig', 'KILL', '--', 'nice', '-n', '10', ...isolation],
        ...['--', '/bin/sh', '-c', makeRoot, 'sh', this.#root],
        ...mounts.flatMap((mount) => [mount.at, mount.from, optionsOf(mount)]),
        ...['--', cwd, rightsOf[rights], ...command((at) => at)],
      ],
      { env: { ...baseEnvironment, ...env }, stdio: ['pipe', 'pipe', 'pipe'], cwd: '/' },
    )
  }

  /** Why the sandbox does not work here, in words. Null after a successful trial. */
  async lacks(): Promise<string | null> {
    if (!this.isContained) return null
    const missing = ['unshare', 'setpriv', 'chroot', 'mount'].filter((name) => !findProgram(name))
    if (missing.length > 0) return `${missing.join(', ')} of util-linux and coreutils`
    // Not below the root, because the sandbox hides it.
    const trial = await mkdtemp(join(this.#dataDir, 'box-trial-'))
    try {
      await writeFile(join(trial, 'secret'), '')
      await symlink('secret', join(trial, 'link'))
      const { stdout, ended } = this.start({
        command: () => ['/bin/sh', '-c', trialScript],
        mounts: [{ at: '/data', from: trial, how: 'read', isTenants: true }],
        ...{ cwd: '/data', env: {}, rights: 'read', network: false },
      })
      let printed = ''
      stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text
      })
      const { output } = await ended
      return printed === 'held\n' ? null : `the right to mount: ${output.split('\n')[0]?.slice(0, 120) ?? ''}`
    } finally {
      await rm(trial, { recursive: true, force: true })
    }
  }
}

export async function openToolSandbox(dataDir: string): Promise<ToolSandbox> {
  const sandbox = new ToolSandbox(dataDir)
  await sandbox.prepare()
  return sandbox
}

function spawnUncontained({ command, mounts, cwd, env }: SandboxedCommand): ChildProcess {
  const outside = (at: string) => {
    const mount = mounts
      .filter((one) => at === one.at || at.startsWith(`${one.at}/`))
      .sort((a, b) => b.at.length - a.at.length)[0]
    return mount ? mount.from + at.slice(mount.at.length) : at
  }
  const [program, ...args] = command(outside)
  return spawn(program, args, {
    env: { ...baseEnvironment, ...env, PATH: process.env.PATH ?? path },
    stdio: ['pipe', 'pipe', 'pipe'],
    cwd: outside(cwd),
  })
}

/** Ends the child on abort, first softly. Returns the function that stops listening. */
function endOnAbort(child: ChildProcess, signal: AbortSignal | undefined): () => void {
  let timer: NodeJS.Timeout | undefined
  const end = () => {
    child.kill('SIGINT')
    timer = setTimeout(() => child.kill('SIGKILL'), graceMs)
  }
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end, { once: true })
  return () => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', end)
  }
}

function optionsOf({ how, isTenants }: Mount): string {
  return `${how === 'read' ? 'ro' : 'rw'},nosuid,nodev${isTenants ? ',noexec,nosymfollow' : ''}`
}

/** Mounts a server's files for reading, with other files at the paths of `replacements`. */
export const dataMounts = (data: string, replacements: ReadonlyMap<string, string> = new Map()): Mount[] => [
  { at: '/data', from: data, how: 'read', isTenants: true },
  ...[...replacements].map(([path, from]) => ({ at: `/data/${path}`, from, how: 'read' as const })),
]
