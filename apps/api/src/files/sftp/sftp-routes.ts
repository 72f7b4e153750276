import { sftpEndpoints, sftpLoginEndpoints, sftpUser } from '@zubr/contracts/files/sftp'
import { eq } from 'drizzle-orm'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../../accounts/accounts.ts'
import { ownerCheck } from '../../accounts/owner-check.ts'
import { routes } from '../../http/route.ts'
import { bearerToken } from '../../http/token.ts'
import { nodeCapabilities } from '../../nodes/nodes-schema.ts'
import { nodeOf } from '../../nodes/store.ts'
import { serverGuards } from '../../servers/guards.ts'
import { nodeHost, requireNode } from '../../servers/server-view.ts'
import { SftpLogins } from './login.ts'
import { addKey, keysOf, keyView, makePassword, passwordOf, removeKey, removePassword } from './store.ts'

/**
 * Keys and passwords for SFTP, and what nodes ask of them. Files themselves go between clients and
 * nodes.
 */
export function sftpRoutes(accounts: Accounts): FastifyPluginAsync {
  const { db, clock } = accounts
  const prove = ownerCheck(accounts)
  const logins = new SftpLogins(accounts)

  return async (app) => {
    routes(
      app,
      sftpEndpoints,
      serverGuards(accounts),
    )({
      'GET /api/account/ssh-keys': async ({ session }) => ({
        keys: (await keysOf(db, session.accountId)).map(keyView),
      }),

      'POST /api/account/ssh-keys': async ({ session, body: { name, key, password } }) => {
        await prove(session, password)
        return addKey(db, { accountId: session.accountId, name, text: key, now: clock() })
      },

      'DELETE /api/account/ssh-keys/:id': async ({ session: { accountId }, params: { id } }) => {
        await removeKey(db, accountId, id)
      },

      'GET /api/servers/:id/sftp': async ({
        session: { accountId, login },
        params: { id },
        server: { row, view },
      }) => ({
        host: nodeHost(accounts.config, requireNode(view)),
        ...(await offerOf(db, row.nodeId)),
        user: sftpUser(login, id),
        password: (await passwordOf(db, accountId, id)) ?? null,
        keys: (await keysOf(db, accountId)).length,
      }),

      'POST /api/servers/:id/sftp/password': async ({ session, params: { id }, body, reply }) => {
        await prove(session, body.password)
        const password = await newPassword(accounts, session.accountId, id)
        reply.header('cache-control', 'no-store')
        return { password }
      },

      'DELETE /api/servers/:id/sftp/password': async ({ session: { accountId }, params: { id } }) => {
        await removePassword(db, accountId, id)
      },
    })

    routes(app, sftpLoginEndpoints, {
      nodeOf: ({ headers }) => nodeOf(db, bearerToken(headers.authorization)),
    })({
      'POST /api/node/sftp/login': async ({ nodeId, body }) => logins.logIn({ nodeId, ...body }),
    })
  }
}

/** The node's SFTP port and host key, if the node offers SFTP. */
async function offerOf(
  db: Accounts['db'],
  nodeId: number | null,
): Promise<{ port: number | null; hostKey: string | null }> {
  const [offer] =
    nodeId === null
      ? []
      : await db
          .select({ sftp: nodeCapabilities.sftp })
          .from(nodeCapabilities)
          .where(eq(nodeCapabilities.nodeId, nodeId))
  return { port: offer?.sftp?.port ?? null, hostKey: offer?.sftp?.hostKey ?? null }
}

async function newPassword(
  { db, clock, auth, passwordQueue }: Accounts,
  accountId: string,
  serverId: string,
): Promise<string> {
  const { password: hashing } = await auth.$context
  return makePassword(db, { accountId, serverId, now: clock() }, (made) =>
    passwordQueue.inTurn(accountId, () => passwordQueue.run({ isKnown: true }, () => hashing.hash(made))),
  )
}
