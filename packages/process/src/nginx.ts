import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const unpacked = path.join(root, 'node_modules/.cache/zubr/nginx')
const deployed = path.join(root, 'deploy/nginx.conf')

/**
 * Path of nginx on this machine, or of Debian's package unpacked here without installing it;
 * undefined if neither is available.
 */
export async function ensureNginx(): Promise<string | undefined> {
  const places = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/opt/homebrew/bin', `${unpacked}/usr/sbin`]
  const found = () => places.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file))
  if (found() || !existsSync('/usr/bin/apt-get')) return found()
  mkdirSync(unpacked, { recursive: true })
  const into = { cwd: unpacked }
  try {
    await promisify(execFile)('apt-get', ['download', '-qq', 'nginx'], into)
    const [archive = ''] = readdirSync(unpacked).filter((name) => name.endsWith('.deb'))
    await promisify(execFile)('dpkg-deb', ['-x', archive, '.'], into)
    await promisify(execFile)(`${unpacked}/usr/sbin/nginx`, ['-v'])
  } catch {
    rmSync(unpacked, { recursive: true, force: true })
  }
  return found()
}

type Options = {
  nginx: string
  /** Port on 127.0.0.1 without TLS. */
  port: number
  /** Port of the upstream on 127.0.0.1, which replaces Caddy. */
  behind: number
  /** Certificate, its host name, and the port for TLS. */
  tls?: { port: number; host: string; certificate: string; key: string }
  /** Command prefix, such as `taskset -c 0`. */
  below?: readonly string[]
}

export type RunningNginx = { process: ChildProcess; folder: string; stop(): Promise<void> }

/**
 * Starts nginx with the settings of deploy/nginx.conf, except addresses, folders and directives
 * that older versions lack.
 */
export async function startNginx({ nginx, port, behind, tls, below = [] }: Options): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zubr-nginx-'))
  const settings = settingsFor(folder, { port, behind, ...(tls && { tlsPort: tls.port }) })
  writeFileSync(path.join(folder, 'nginx.conf'), settings)
  if (tls) {
    const own = path.join(folder, tls.host)
    mkdirSync(own)
    writeFileSync(path.join(own, `${tls.host}.crt`), tls.certificate)
    writeFileSync(path.join(own, `${tls.host}.key`), tls.key)
  }
  const [command = '', ...args] = [...below, nginx, '-p', folder, '-c', path.join(folder, 'nginx.conf')]
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr?.on('data', (text) => (output += text))
  child.once('error', (error) => (output += error.message))
  const ended = once(child, 'exit')
  // A program that fails to start never exits; `child` then emits an error.
  ended.catch(() => undefined)
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  while (!(await answers(port))) {
    // A program that failed to start has no pid.
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null) {
      await wait(10)
      continue
    }
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`nginx did not start:\n${output}`)
  }
  return { process: child, folder, stop }
}

function settingsFor(
  folder: string,
  { port, behind, tlsPort }: { port: number; behind: number; tlsPort?: number },
): string {
  const listen = [
    `listen 127.0.0.1:${port};`,
    // The syntax that every version supports.
    ...(tlsPort ? [`listen 127.0.0.1:${tlsPort} ssl http2;`] : []),
  ]
  const changes: [RegExp, string][] = [
    [/\/tmp\//g, `${folder}/`],
    [/^user .*$/m, process.getuid?.() === 0 ? 'user root root;' : ''],
    [/^\s*listen 4443 ssl.*$/m, listen.join(' ')],
    [/^\s*(?:listen 4443 quic.*|http2 on;|ssl_certificate_cache .*|resolver .*)$/gm, ''],
    [/server caddy:8080 resolve/, `server 127.0.0.1:${behind}`],
    [/\/data\/caddy\/certificates\/[^/]+/, folder],
  ]
  return changes.reduce(
    (text, [what, by]) => {
      if (text.search(what) < 0) throw new Error(`deploy/nginx.conf: expected ${what}`)
      return text.replace(what, by)
    },
    readFileSync(deployed, 'utf8'),
  )
}

function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  return new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}
