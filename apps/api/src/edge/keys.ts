import { createHmac, hkdfSync } from 'node:crypto'
import type { Config } from '@zubr/config'
import type { PeerKeys } from '@zubr/contracts/edge/routes'
import { authSecretOf } from '../accounts/sessions/secret.ts'
import type { nodes } from '../nodes/nodes-schema.ts'

type Secrets = Pick<Config, 'authSecret' | 'authSecretBefore'>

/** `port`: the port of its edge; null: it has none yet. */
export type EdgeNode = Pick<
  typeof nodes.$inferSelect,
  'id' | 'name' | 'tokenHash' | 'edgeKeys' | 'lostAt'
> & {
  port: number | null
}

/**
 * The keys between a node's edge and those of all other nodes, without lost ones. They derive from
 * both tokens, so a rotated token changes the keys of its node only. An edge of the previous
 * version gets the one shared key.
 */
export function peerKeysOf(self: EdgeNode, all: readonly EdgeNode[], secrets: Secrets): PeerKeys[] {
  if (self.lostAt) return []
  const shared = sharedKeysOf(all, secrets)
  return all
    .filter(({ id, lostAt }) => id !== self.id && !lostAt)
    .map((peer) => {
      const accept = pairKeys(peer, self, secrets)
      if (!hasSharedKey(peer)) return { node: peer.name, send: pairKeys(self, peer, secrets)[0], accept }
      // Its pair key is accepted before its edge is upgraded, so that no player is refused
      // meanwhile.
      return { node: peer.name, send: shared[0], accept: [...accept, ...shared] }
    })
}

/** Whether a node's edge has the previous version, which signs with the shared key of all edges. */
const hasSharedKey = ({ edgeKeys, port }: EdgeNode) => edgeKeys === 'shared' && port !== null

/**
 * The keys for headers from one node's edge to another's, the current secret's first. Source: RFC
 * 5869.
 */
function pairKeys(from: EdgeNode, to: EdgeNode, secrets: Secrets): [string, ...string[]] {
  const info = JSON.stringify([from, to].map(({ id, tokenHash }) => [id, tokenHash.toString('hex')]))
  return bySecrets(secrets, (secret) =>
    Buffer.from(hkdfSync('sha256', secret, 'zubr key of a pair of edges', info, 32)),
  )
}

/**
 * The key of edges of the previous version: one for all edges, which changes when a node is added,
 * removed or gets another token. No edge of this version accepts it from a node with pair keys.
 */
export function sharedKeysOf(
  nodes: readonly Pick<EdgeNode, 'id' | 'tokenHash'>[],
  secrets: Secrets,
): [string, ...string[]] {
  const present = [...nodes]
    .sort((a, b) => a.id - b.id)
    .map(({ id, tokenHash }) => `${id} ${tokenHash.toString('hex')}`)
    .join('\n')
  return bySecrets(secrets, (secret) =>
    createHmac('sha256', secret).update(`zubr key of edges\n${present}`).digest(),
  )
}

/** During a change of the secret, keys of the previous one are valid too. */
function bySecrets(secrets: Secrets, keyBy: (secret: string) => Buffer): [string, ...string[]] {
  const { authSecretBefore } = secrets
  const [now, before] = [authSecretOf(secrets), authSecretBefore].map(
    (secret) => secret && keyBy(secret).toString('base64url'),
  )
  return [now ?? '', ...(before ? [before] : [])]
}
