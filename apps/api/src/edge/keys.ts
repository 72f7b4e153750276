import { createHmac, hkdfSync } from 'node:crypto'
import type { Config } from '@zubr/config'
import type { PeerKeys } from '@zubr/contracts/edge/routes'
import { authSecretOf } from '../accounts/sessions/secret.ts'
import type { nodes } from '../nodes/nodes-schema.ts'

type Secrets = Pick<Config, 'authSecret' | 'authSecretBefore'>

/** `port`: where its edge listens; null: it has none yet. */
export type EdgeNode = Pick<
  typeof nodes.$inferSelect,
  'id' | 'name' | 'tokenHash' | 'edgeKeys' | 'lostAt'
> & {
  port: number | null
}

/**
 * The keys between the edge of a node and that of each other node, none of a lost one. They follow from both tokens: a rotated
 * token changes all keys of its node and of no other. An edge of the version before has the one key that it knows.
 */
export function peerKeysOf(own: EdgeNode, all: readonly EdgeNode[], secrets: Secrets): PeerKeys[] {
  if (own.lostAt) return []
  const shared = sharedKeysOf(all, secrets)
  return all
    .filter(({ id, lostAt }) => id !== own.id && !lostAt)
    .map((peer) => {
      const accept = pairKeys(peer, own, secrets)
      if (!hasSharedKey(peer)) return { node: peer.name, send: pairKeys(own, peer, secrets)[0], accept }
      // Its pair key is accepted before its edge is upgraded, so that no player is refused in that moment.
      return { node: peer.name, send: shared[0], accept: [...accept, ...shared] }
    })
}

/** Whether the edge of a node is of the version before, and signs with the one key of all edges. */
const hasSharedKey = ({ edgeKeys, port }: EdgeNode) => edgeKeys === 'shared' && port !== null

/** The keys for headers from one node's edge to another's; the first is by the present secret. Source: RFC 5869. */
function pairKeys(from: EdgeNode, to: EdgeNode, secrets: Secrets): [string, ...string[]] {
  const info = JSON.stringify([from, to].map(({ id, tokenHash }) => [id, tokenHash.toString('hex')]))
  return bySecrets(secrets, (secret) =>
    Buffer.from(hkdfSync('sha256', secret, 'zubr key of a pair of edges', info, 32)),
  )
}

/**
 * What an edge of the version before uses: one key of all edges, others once a node comes or goes or has another token.
 * No edge of this version accepts it from a node whose edge asks for pair keys.
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

/** While the secret is being changed, what follows from the one before counts too. */
function bySecrets(secrets: Secrets, keyBy: (secret: string) => Buffer): [string, ...string[]] {
  const { authSecretBefore } = secrets
  const [now, before] = [authSecretOf(secrets), authSecretBefore].map(
    (secret) => secret && keyBy(secret).toString('base64url'),
  )
  return [now ?? '', ...(before ? [before] : [])]
}
