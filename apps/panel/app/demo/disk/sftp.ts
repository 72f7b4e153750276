import { brand } from '@zubr/content/brand'
import type { SftpAccess, SshKey, sftpEndpoints } from '@zubr/contracts/files/sftp'
import { sftpUser } from '@zubr/contracts/files/sftp-names'
import { ApiFailure } from '../../api/request.ts'
import type { Handlers } from '../handlers.ts'
import type { Memory } from '../memory.ts'
import { demoServerBy } from '../servers/servers.ts'

/** An impossible fingerprint. */
const fingerprint = (sign: string) => `SHA256:${sign.repeat(43)}`
const dayMs = 86_400_000

/** SSH keys and passwords without any use: the demo has no nodes. */
export function sftpHandlers(memory: Memory): Handlers<keyof typeof sftpEndpoints> {
  let keys: SshKey[] = [
    {
      id: '5f5f5f5f-0000-4000-8000-000000000001',
      name: 'laptop',
      type: 'ssh-ed25519',
      fingerprint: fingerprint('D'),
      addedAt: new Date(Date.now() - 40 * dayMs).toISOString(),
      lastUsedAt: new Date(Date.now() - 2 * dayMs).toISOString(),
    },
  ]
  const passwords = new Map<string, NonNullable<SftpAccess['password']>>()
  return {
    'GET /api/account/ssh-keys': () => ({ keys }),
    // The pasted key is not stored, not even its fingerprint.
    'POST /api/account/ssh-keys': ({ body }) => {
      const added: SshKey = {
        id: crypto.randomUUID(),
        name: body.name || 'demo',
        type: 'ssh-ed25519',
        fingerprint: fingerprint('d'),
        addedAt: new Date().toISOString(),
        lastUsedAt: null,
      }
      keys = [...keys, added]
      return added
    },
    'DELETE /api/account/ssh-keys/:id': ({ params }) => {
      if (!keys.some(({ id }) => id === params.id)) throw new ApiFailure('not_found')
      keys = keys.filter(({ id }) => id !== params.id)
      return null
    },
    'GET /api/servers/:id/sftp': ({ params }) => {
      const { node, contract } = demoServerBy(memory, params.id).view
      if (node === null) throw new ApiFailure('server_not_active', { contract })
      return {
        host: `${node.toLowerCase()}.${brand.name.toLowerCase()}.example`,
        port: 2022,
        user: sftpUser(memory.me.login, params.id),
        hostKey: fingerprint('H'),
        password: passwords.get(params.id) ?? null,
        keys: keys.length,
      }
    },
    'POST /api/servers/:id/sftp/password': ({ params }) => {
      const { id, contract } = demoServerBy(memory, params.id).view
      if (contract === 'blocked' || contract === 'deleted')
        throw new ApiFailure('server_not_active', { contract })
      passwords.set(id, { createdAt: new Date().toISOString(), lastUsedAt: null })
      return { password: 'this-demo-has-no-password' }
    },
    'DELETE /api/servers/:id/sftp/password': ({ params }) => {
      passwords.delete(demoServerBy(memory, params.id).view.id)
      return null
    },
  }
}
