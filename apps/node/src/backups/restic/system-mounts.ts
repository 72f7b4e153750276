import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Mount } from '../tool-sandbox.ts'

/**
 * Files that a remote repository needs: names, certificates, and SSH keys. A server's files must
 * have no path to them.
 */
const needed = [
  ...['resolv.conf', 'hosts', 'nsswitch.conf', 'passwd', 'group', 'ssl', 'ca-certificates', 'ssh'].map(
    (name) => `/etc/${name}`,
  ),
  join(userInfo().homedir, '.ssh'),
]

export async function systemMounts(): Promise<Mount[]> {
  const mounts: Mount[] = []
  for (const at of needed) if (existsSync(at)) mounts.push({ at, from: await realpath(at), how: 'read' })
  return mounts
}
