import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { freePort } from '@zubr/process/free-port'

/** A proxy between players and a server, on one core; `pid` 0: a direct connection. */
export type Between = { name: string; port: number; pid: number; stop(): Promise<void> }

/** Core of the proxies; players and server use another. */
const core = '0'
const unpacked = fileURLToPath(new URL('../../node_modules/.cache/zubr/haproxy', import.meta.url))

async function ended(child: ChildProcess): Promise<void> {
  const over = once(child, 'exit')
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await over
}

/** A Node proxy that reports its port: `edge-main.ts` or `pipe-main.ts`. */
export async function nodeProxy(name: string, file: string, server: number): Promise<Between> {
  const main = fileURLToPath(new URL(file, import.meta.url))
  const child = spawn('taskset', ['-c', core, process.execPath, main, String(server)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { name, port, pid: child.pid ?? 0, stop: () => ended(child) }
}

/**
 * HAProxy of this machine, or Debian's package unpacked here; undefined if neither is available.
 */
async function ensureHaproxy(): Promise<string | undefined> {
  const places = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', `${unpacked}/usr/sbin`]
  const found = () => places.map((folder) => path.join(folder, 'haproxy')).find((file) => existsSync(file))
  if (found() || !existsSync('/usr/bin/apt-get')) return found()
  mkdirSync(unpacked, { recursive: true })
  const into = { cwd: unpacked }
  try {
    await promisify(execFile)('apt-get', ['download', '-qq', 'haproxy', 'liblua5.3-0'], into)
    for (const archive of readdirSync(unpacked).filter((name) => name.endsWith('.deb')))
      await promisify(execFile)('dpkg-deb', ['-x', archive, '.'], into)
    await promisify(execFile)(`${unpacked}/usr/sbin/haproxy`, ['-v'], { env: haproxyEnvironment() })
  } catch {
    rmSync(unpacked, { recursive: true, force: true })
  }
  return found()
}

/** Library path of the unpacked package. */
function haproxyEnvironment(): NodeJS.ProcessEnv {
  const libraries = existsSync(`${unpacked}/usr/lib`)
    ? readdirSync(`${unpacked}/usr/lib`, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => path.join(unpacked, 'usr/lib', entry.name))
    : []
  return { ...process.env, ...(libraries.length > 0 && { LD_LIBRARY_PATH: libraries.join(':') }) }
}

/** In TCP mode, with one thread; `version` is the first line of its version output. */
export async function haproxy(server: number): Promise<(Between & { version: string }) | undefined> {
  const command = await ensureHaproxy()
  if (!command) return undefined
  const env = haproxyEnvironment()
  const version = execFileSync(command, ['-v'], { encoding: 'utf8', env }).split(' 20')[0] ?? ''
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zubr-haproxy-'))
  const port = await freePort()
  const settings = path.join(folder, 'haproxy.cfg')
  writeFileSync(
    settings,
    `global
  nbthread 1
  maxconn 4000
defaults
  mode tcp
  timeout connect 5s
  timeout client 10m
  timeout server 10m
  option clitcpka
  option srvtcpka
listen game
  bind 127.0.0.1:${port} backlog 4096
  server forest 127.0.0.1:${server}
`,
  )
  const child = spawn('taskset', ['-c', core, command, '-db', '-f', settings], {
    stdio: ['ignore', 'ignore', 'ignore'],
    env,
  })
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 200 || child.exitCode !== null) throw new Error('HAProxy does not listen')
    await wait(25)
  }
  return {
    name: 'HAProxy',
    version,
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      await ended(child)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function answers(port: number): Promise<boolean> {
  const socket = net.connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

/** CPU seconds of all threads of a process. Source: proc(5), /proc/pid/task/tid/schedstat. */
export function cpuSeconds(pid: number): number {
  if (pid === 0) return 0
  const threads = readdirSync(`/proc/${pid}/task`)
  const of = (thread: string) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
  return threads.reduce((sum, thread) => sum + of(thread), 0) / 1e9
}

/** Source: proc(5), /proc/pid/status. */
export function residentKb(pid: number): number {
  if (pid === 0) return 0
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
}
