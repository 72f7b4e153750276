import { randomUUID } from 'node:crypto'
import { filesEndpoints, maxDownloadNamesBytes } from '@zubr/contracts/files/endpoints'
import { filesPath, fileTokenSeconds } from '@zubr/contracts/files/tokens'
import type { FastifyPluginAsync } from 'fastify'
import type { Accounts } from '../accounts/accounts.ts'
import { Refused } from '../http/api-error.ts'
import { routes } from '../http/route.ts'
import { consoleKeyOf, signToken } from '../servers/agent/console-tokens.ts'
import { serverGuards } from '../servers/guards.ts'
import { nodeUrl, requireNode } from '../servers/server-view.ts'
import { filesAreOpen } from './reach.ts'

/** Lets an account's browser to the files of its servers, which are at their nodes: none of their bytes passes here. */
export function filesRoutes(accounts: Accounts): FastifyPluginAsync {
  const { db, config } = accounts
  return async (app) => {
    routes(
      app,
      filesEndpoints,
      serverGuards(accounts),
    )({
      'POST /api/servers/:id/files': {
        bodyLimit: maxDownloadNamesBytes,
        // Paths are signed, never stored, and a name of the disk's may be no text at all: see FilePath.
        config: { mendsText: true },
        handle: async ({ session, body, reply, server: { row, view } }) => {
          if (!filesAreOpen(row.contract)) throw new Refused('server_not_active', { contract: row.contract })
          const node = requireNode(view)
          // The agent's clock is the machine's, whatever the contracts' clock says.
          const exp = Math.floor(Date.now() / 1000) + fileTokenSeconds
          const opens = {
            server: row.id,
            session: session.sessionId,
            account: session.accountId,
            node,
            exp,
          }
          const token = signToken(
            await consoleKeyOf(db),
            'right' in body
              ? { purpose: 'files', right: body.right, ...opens }
              : { purpose: 'download', id: randomUUID(), ...body.download, ...opens },
          )
          reply.header('cache-control', 'no-store')
          const url = new URL(filesPath, nodeUrl(config.nodeProbeUrl, node)).href
          return { url, token, expiresAt: new Date(exp * 1000).toISOString() }
        },
      },
    })
  }
}
