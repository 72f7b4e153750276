import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { ensureSandboxTools } from '@zubr/process/sandbox-tools'

const run = promisify(execFile)

export type SftpLogin = { host: string; port: string; user: string; password: string }

/** Debian's `sftp` on the owner's machine with this folder; the password is typed. */
export async function sftpClient(folder: string, { host, port, user, password }: SftpLogin) {
  await ensureSandboxTools(() => undefined, ['openssh-client'])
  await mkdir(folder, { recursive: true })
  const [types, known] = [path.join(folder, 'type-password'), path.join(folder, 'known-hosts')]
  await writeFile(types, '#!/bin/sh\necho "$PASSWORD"\n', { mode: 0o700 })
  const env = { PATH: process.env.PATH, SSH_ASKPASS: types, SSH_ASKPASS_REQUIRE: 'force', PASSWORD: password }
  const options = [
    ...['BatchMode=no', 'PubkeyAuthentication=no', `UserKnownHostsFile=${known}`],
    ...['StrictHostKeyChecking=accept-new', 'HashKnownHosts=no', 'LogLevel=ERROR'],
  ].flatMap((option) => ['-o', option])
  return {
    async sftp(...commands: string[]): Promise<string> {
      const batch = path.join(folder, 'batch')
      await writeFile(batch, `${commands.join('\n')}\n`)
      const { stdout } = await run('sftp', [...options, '-b', batch, '-P', port, `${user}@${host}`], {
        ...{ cwd: folder, env, maxBuffer: 2 ** 26 },
      })
      return stdout
    },
    /** Fingerprint of the node's host key. */
    async fingerprint(): Promise<string> {
      await readFile(known)
      return (await run('ssh-keygen', ['-l', '-f', known])).stdout
    },
  }
}
