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
import { areFilesAccessible } from './reach.ts'

/**
 * Gives an account's browser access to the files of its servers. The files are on nodes; their
 * bytes do not pass the API.
 */
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
        // Paths are signed, never stored, and a name on the disk may be no valid text: see
        // FilePath.
        config: { replacesUnstorableText: true },
        handle: async ({ session, body, reply, server: { row, view } }) => {
          if (!areFilesAccessible(row.contract))
            throw new Refused('server_not_active', { contract: row.contract })
          const node = requireNode(view)
          // The agent compares with the clock of its machine, not with the clock of contracts.
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
