import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import type { Mount } from '../box.ts'

/** What a repository elsewhere is reached with: names, certificates, and the keys of SSH, of which a server's files may hold no way to. */
const needed = [
  ...['resolv.conf', 'hosts', 'nsswitch.conf', 'passwd', 'group', 'ssl', 'ca-certificates', 'ssh'].map(
    (name) => `/etc/${name}`,
  ),
  join(userInfo().homedir, '.ssh'),
]

export async function machineMounts(): Promise<Mount[]> {
  const mounts: Mount[] = []
  for (const at of needed) if (existsSync(at)) mounts.push({ at, from: await realpath(at), how: 'read' })
  return mounts
}
