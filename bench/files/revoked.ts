import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SshKey } from '@zubr/contracts/files/sftp'
import type { Customer } from '../../e2e/support/customer.ts'
import { sftpArguments } from './peers.ts'

/**
 * Seconds from the revocation of an account's keys until a client that uploads with one is
 * disconnected.
 */
export async function revoked(
  panel: Customer,
  to: { port: string; user: string; key: string; top: string },
  big: string,
): Promise<number> {
  const batch = path.join(to.top, 'revoked-batch')
  writeFileSync(batch, `${`put '${big}' revoked.bin\n`.repeat(20)}`)
  const client = spawn('sftp', sftpArguments(to, batch), { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(client, 'exit')
  // It prints a line when the upload begins.
  await Promise.race([once(client.stdout, 'data'), ended])
  const { keys } = await panel.ask<{ keys: SshKey[] }>('GET', '/api/account/ssh-keys')
  const begin = performance.now()
  for (const { id } of keys) await panel.ask('DELETE', `/api/account/ssh-keys/${id}`)
  const [code] = await ended
  if (code === 0) throw new Error('the client was not cut off')
  return (performance.now() - begin) / 1_000
}
