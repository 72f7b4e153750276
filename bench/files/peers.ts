import { execFile, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { ensureNginx } from '@zubr/process/nginx'
import { freePorts } from '../../e2e/support/ports.ts'

const run = promisify(execFile)

export type Peer = { port: string; folder: string; stop(): Promise<void> }

async function started(command: string, args: string[], port: string, folder: string): Promise<Peer> {
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  const ended = once(child, 'exit')
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (tries > 200 || child.exitCode !== null) throw new Error(`${command} does not listen`)
    await wait(25)
  }
  return {
    port,
    folder,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function answers(port: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(Number(port), '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('close', () => undefined)
    socket.once('connect', () => socket.destroy())
  })
}

/** nginx with one worker, which serves a folder's files and accepts uploads. */
export async function nginxPeer(top: string): Promise<Peer> {
  const nginx = await ensureNginx()
  if (!nginx) throw new Error('there is no nginx: install the package nginx')
  const [port = ''] = await freePorts(1)
  const folder = path.join(top, 'nginx')
  mkdirSync(path.join(folder, 'www'), { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFileSync(
    path.join(folder, 'nginx.conf'),
    `user root; worker_processes 1; daemon off; error_log stderr error; pid ${folder}/nginx.pid;
events { worker_connections 64; }
http {
  access_log off; sendfile on; tcp_nopush on; client_max_body_size 0;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  server { listen 127.0.0.1:${port}; root ${folder}/www; dav_methods PUT; }
}`,
  )
  return started(nginx, ['-p', folder, '-c', path.join(folder, 'nginx.conf')], port, path.join(folder, 'www'))
}

/**
 * OpenSSH's server with the ciphers of ours, for one key; undefined without the package
 * openssh-server.
 */
export async function sshdPeer(top: string, publicKey: string): Promise<Peer | undefined> {
  const sshd = '/usr/sbin/sshd'
  if (!existsSync(sshd)) return undefined
  const [port = ''] = await freePorts(1)
  const folder = path.join(top, 'sshd')
  const home = path.join(folder, 'home')
  mkdirSync(home, { recursive: true })
  mkdirSync('/run/sshd', { recursive: true })
  const key = path.join(folder, 'host-key')
  await run('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', key])
  writeFileSync(path.join(folder, 'keys'), publicKey, { mode: 0o600 })
  chmodSync(top, 0o755)
  writeFileSync(
    path.join(folder, 'sshd_config'),
    `Port ${port}
ListenAddress 127.0.0.1
HostKey ${key}
PidFile none
AuthorizedKeysFile ${folder}/keys
StrictModes no
UsePAM no
PermitRootLogin yes
Subsystem sftp internal-sftp -d ${home}
ForceCommand internal-sftp -d ${home}
`,
  )
  return started(sshd, ['-D', '-e', '-q', '-f', path.join(folder, 'sshd_config')], port, home)
}

/** A client key for this run. */
export function clientKey(top: string): { file: string; publicKey: string } {
  const file = path.join(top, 'client-key')
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-C', 'bench', '-f', file])
  return { file, publicKey: execFileSync('cat', [`${file}.pub`], { encoding: 'utf8' }) }
}

/** Arguments of Debian's `sftp` with a batch file. */
export const sftpArguments = (
  { port, user, key }: { port: string; user: string; key: string },
  batch: string,
): string[] => [
  ...['-b', batch, '-P', port, '-i', key, '-o', 'StrictHostKeyChecking=no'],
  ...['-o', 'UserKnownHostsFile=/dev/null', '-o', 'IdentitiesOnly=yes', '-o', 'LogLevel=ERROR'],
  `${user}@127.0.0.1`,
]

/** Runs commands of Debian's `sftp`. Returns seconds without the login. */
export async function sftp(
  { port, user, key, top }: { port: string; user: string; key: string; top: string },
  commands: readonly string[],
): Promise<number> {
  const batch = path.join(top, 'batch')
  const seconds = async (lines: readonly string[]) => {
    writeFileSync(batch, `${lines.join('\n')}\n`)
    const begin = performance.now()
    await run('sftp', ['-q', ...sftpArguments({ port, user, key }, batch)], { maxBuffer: 2 ** 26 })
    return (performance.now() - begin) / 1_000
  }
  const login = await seconds(['pwd'])
  return (await seconds(commands)) - login
}
