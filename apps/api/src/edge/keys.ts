import { createHmac } from 'node:crypto'
import type { Config } from '@zubr/config'
import { authSecretOf } from '../accounts/sessions/secret.ts'

type Secrets = Pick<Config, 'authSecret' | 'authSecretBefore'>

/**
 * By which the edges of this installation know each other: others once a node comes or goes or has another token, so that what a removed
 * one knew opens nothing. The first is to be used; while the secret is being changed, that of the one before is believed too.
 */
export function edgeKeys(
  nodes: readonly { id: number; tokenHash: Buffer }[],
  secrets: Secrets,
): [string, ...string[]] {
  const present = [...nodes]
    .sort((a, b) => a.id - b.id)
    .map(({ id, tokenHash }) => `${id} ${tokenHash.toString('hex')}`)
    .join('\n')
  const keyBy = (secret: string) =>
    createHmac('sha256', secret).update(`zubr key of edges\n${present}`).digest('base64url')
  const { authSecretBefore } = secrets
  return [keyBy(authSecretOf(secrets)), ...(authSecretBefore ? [keyBy(authSecretBefore)] : [])]
}
