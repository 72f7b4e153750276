import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import type { EdgeReport } from '@zubr/contracts/edge/endpoints'
import type { EdgeRoutes, Route } from '@zubr/contracts/edge/routes'
import { onTestFinished } from 'vitest'

export const keyForTest = 'k'.repeat(43)
export const peerForTest = { node: 'riga-1', send: 's'.repeat(43), accept: [keyForTest] }

type StartRequest = { server: string; player: string }
type RoutesState = Omit<EdgeRoutes, 'revision' | 'isFull' | 'removedServers'>
type RouteChange = { routes: Route[]; gone: string[] }

/** Starts a fake API, and stops it with the test. */
export async function apiForTest(): Promise<FakeApi> {
  const api = new FakeApi()
  await api.listen()
  onTestFinished(() => api.stopListening())
  return api
}

/** An HTTP server with the endpoints for edges. It can stop, and listen on the same port again. */
export class FakeApi {
  /** The revisions after which routes were requested. */
  readonly requestedRevisions: number[] = []
  /** The values of `keys` in requests for routes. */
  readonly requestedKeys: (string | null)[] = []
  readonly reports: EdgeReport[] = []
  readonly startRequests: StartRequest[] = []
  private readonly server: Server
  private port = 0
  private state: RoutesState = { routes: [], edges: [], zone: 'play.example.org', peers: [peerForTest] }
  private revision = 1
  private readonly changes = new Map<number, RouteChange>()
  private readonly waiting = new Set<() => void>()
  private respondToReport: (response: ServerResponse) => void = (response) => response.writeHead(204).end()
  private respondToStart: (response: ServerResponse) => void = (response) =>
    this.respond(response, { starts: true })

  constructor() {
    this.server = createServer((request, response) => void this.onRequest(request, response))
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve))
    const address = this.server.address()
    this.port = typeof address === 'object' && address ? address.port : 0
  }

  stopListening(): Promise<void> {
    return new Promise((resolve) => {
      if (!this.server.listening) return resolve()
      this.server.close(() => resolve())
      this.server.closeAllConnections()
    })
  }

  respond(response: ServerResponse, body: object): void {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  onReport(respond: (response: ServerResponse) => void): void {
    this.respondToReport = respond
  }

  onStart(respond: (response: ServerResponse) => void): void {
    this.respondToStart = respond
  }

  /** Changes the configuration without a new revision, as a restart does. */
  configure(configuration: Partial<RoutesState>): void {
    this.state = { ...this.state, ...configuration }
    this.wakeWaiting()
  }

  /** Changes routes and removes servers, with a new revision. */
  change({
    routes = [],
    gone = [],
    configuration,
  }: Partial<RouteChange> & { configuration?: Partial<RoutesState> }): void {
    this.revision += 1
    this.changes.set(this.revision, { routes, gone })
    const changed = new Set([...gone, ...routes.map(({ id }) => id)])
    const unchanged = this.state.routes.filter(({ id }) => !changed.has(id))
    this.state = { ...this.state, ...configuration, routes: [...unchanged, ...routes] }
    this.wakeWaiting()
  }

  private wakeWaiting(): void {
    for (const wake of this.waiting) wake()
    this.waiting.clear()
  }

  private async onRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api')
    if (request.headers.authorization !== `Bearer ${'t'.repeat(43)}`)
      return void response.writeHead(401).end()
    if (pathname === '/api/node/edge/routes') {
      this.requestedKeys.push(searchParams.get('keys'))
      return this.sendRoutes(Number(searchParams.get('after') ?? 0), response)
    }
    const body = await json(request)
    if (pathname === '/api/node/edge/report') {
      this.reports.push(body as EdgeReport)
      return this.respondToReport(response)
    }
    this.startRequests.push(body as StartRequest)
    this.respondToStart(response)
  }

  private async sendRoutes(after: number, response: ServerResponse): Promise<void> {
    this.requestedRevisions.push(after)
    if (after === this.revision) {
      await new Promise<void>((resolve) => {
        this.waiting.add(resolve)
        response.once('close', resolve)
      })
      if (response.destroyed) return
    }
    const { state, revision } = this
    if (after === 0) return this.respond(response, { ...state, removedServers: [], isFull: true, revision })
    const since = [...this.changes].filter(([of]) => of > after).map(([, change]) => change)
    const routes = since.flatMap((change) => change.routes)
    const gone = since.flatMap((change) => change.gone)
    this.respond(response, { ...state, routes, removedServers: gone, isFull: false, revision })
  }
}
