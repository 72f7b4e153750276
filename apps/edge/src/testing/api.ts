import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { EdgeReport } from '@zubr/contracts/edge/endpoints'
import type { EdgeRoutes, Route } from '@zubr/contracts/edge/routes'
import { onTestFinished } from 'vitest'

export const keyForTest = 'k'.repeat(43)
export const peerForTest = { node: 'riga-1', send: 's'.repeat(43), accept: [keyForTest] }

type Start = { server: string; player: string }

/**
 * A real HTTP server in the API's place: it has routes, which a test changes, and takes reports and starts. It can go away and come back
 * on its port.
 */
export async function apiForTest() {
  let said: Omit<EdgeRoutes, 'revision' | 'whole' | 'gone'> = {
    routes: [],
    edges: [],
    zone: 'play.example.org',
    peers: [peerForTest],
  }
  let revision = 1
  /** What became different with each revision. */
  const changes = new Map<number, { routes: Route[]; gone: string[] }>()
  const waiting = new Set<() => void>()
  const asked: number[] = []
  const askedKeys: (string | null)[] = []
  const reports: EdgeReport[] = []
  const starts: Start[] = []
  let onReport: (response: ServerResponse, report: EdgeReport) => void = (response) =>
    response.writeHead(204).end()
  let onStart: (response: ServerResponse) => void = (response) => answer(response, { starts: true })

  function answer(response: ServerResponse, body: object): void {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  async function tellRoutes(after: number, response: ServerResponse): Promise<void> {
    asked.push(after)
    if (after === revision) {
      await new Promise<void>((resolve) => {
        waiting.add(resolve)
        response.once('close', resolve)
      })
      if (response.destroyed) return
    }
    const since = [...changes].filter(([of]) => of > after).map(([, change]) => change)
    const changed = {
      routes: since.flatMap(({ routes }) => routes),
      gone: since.flatMap(({ gone }) => gone),
    }
    answer(response, { ...said, ...(after === 0 ? { gone: [] } : changed), whole: after === 0, revision })
  }

  const server = createServer(async (request: IncomingMessage, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api')
    if (request.headers.authorization !== `Bearer ${'t'.repeat(43)}`)
      return void response.writeHead(401).end()
    if (pathname === '/api/node/edge/routes') askedKeys.push(searchParams.get('keys'))
    if (pathname === '/api/node/edge/routes')
      return void (await tellRoutes(Number(searchParams.get('after') ?? 0), response))
    const body = await json(request)
    if (pathname === '/api/node/edge/report') {
      reports.push(body as EdgeReport)
      return onReport(response, body as EdgeReport)
    }
    starts.push(body as Start)
    onStart(response)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const away = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve()
      server.close(() => resolve())
      server.closeAllConnections()
    })
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  onTestFinished(away)
  return {
    url: `http://127.0.0.1:${port}`,
    away,
    back: () => listen(port),
    /** What it was asked for routes after. */
    asked,
    /** By which keys edges asked to be known. */
    askedKeys,
    reports,
    starts,
    answer,
    reportsWith(next: typeof onReport): void {
      onReport = next
    },
    startsWith(next: typeof onStart): void {
      onStart = next
    },
    /** Started anew with another configuration: with that its answers are others, whatever was changed. */
    configure(rest: Partial<typeof said>): void {
      said = { ...said, ...rest }
      for (const wake of waiting) wake()
      waiting.clear()
    },
    /** Routes that are new or different, and servers that nothing leads to any more. */
    change(change: { routes?: Route[]; gone?: string[]; rest?: Partial<typeof said> }): void {
      const { routes = [], gone = [], rest } = change
      revision += 1
      changes.set(revision, { routes, gone })
      const touched = new Set([...gone, ...routes.map(({ id }) => id)])
      said = { ...said, ...rest, routes: [...said.routes.filter(({ id }) => !touched.has(id)), ...routes] }
      for (const wake of waiting) wake()
      waiting.clear()
    },
  }
}
