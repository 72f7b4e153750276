import { randomUUID } from 'node:crypto'
import type { EdgeReport } from '@zubr/contracts/edge/endpoints'
import { EdgeRoutes } from '@zubr/contracts/edge/routes'

/** Requests an edge's routes. `shared`: as the version before pair keys does. */
export async function fetchRoutes(
  url: string,
  token: string,
  { after = 0, keys = 'pairs' }: { after?: number; keys?: 'pairs' | 'shared' } = {},
): Promise<EdgeRoutes> {
  const answer = await fetch(
    `${url}/api/node/edge/routes?after=${after}${keys === 'pairs' ? '&keys=pairs' : ''}`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  )
  return EdgeRoutes.parse(await answer.json())
}

function postAs(url: string, token: string, path: string, body: unknown): Promise<Response> {
  return fetch(`${url}/api/node/edge/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Sends a report of an edge. */
export const sendEdgeReport = (url: string, token: string, report: Partial<EdgeReport> = {}) =>
  postAs(url, token, 'report', {
    ...{ id: randomUUID(), port: 25_565, open: { players: 0, pending: 0 } },
    ...{ joins: 0, statusResponses: 0, refusals: [] },
    ...report,
  })

/** Requests the start of a stopped server for a joining player. */
export async function requestStart(
  url: string,
  token: string,
  server: string,
  player: string,
): Promise<boolean> {
  const answer = await postAs(url, token, 'starts', { server, player })
  return ((await answer.json()) as { starts: boolean }).starts
}
