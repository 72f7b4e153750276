import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { limitServer, serverLimits, serverOptions } from '@zubr/http/limits'
import type { Metrics } from './metrics.ts'

export type MetricsServer = { port: number; close(): Promise<void> }

/** For a few Prometheus servers, not for the internet. */
const limits = { ...serverLimits, headersTimeout: 5_000, requestTimeout: 5_000, maxConnections: 50 }

/** Serves `GET /metrics`. Rejects with the error of `listen`, for instance EADDRINUSE. */
export async function listenForMetrics(
  metrics: Metrics,
  { host, port }: { host: string; port: number },
): Promise<MetricsServer> {
  const server = limitServer(
    createServer(serverOptions(limits), (request, response) => void answer(metrics, request, response)),
    limits,
  )
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host, port, exclusive: true }, () => resolve())
  })
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : port, close: () => close(server) }
}

async function answer(metrics: Metrics, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [path] = (request.url ?? '').split('?')
  if (path !== '/metrics') {
    response.writeHead(404).end()
    return
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD', connection: 'close' }).end()
    return
  }
  try {
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': metrics.contentType, 'cache-control': 'no-store' }).end(text)
  } catch {
    // Prometheus reports the failed scrape.
    response.writeHead(500).end()
  }
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
