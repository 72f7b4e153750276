import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** Serves files by name, and records the requests with their user agents. */
export async function serveForTest(files: Record<string, Buffer>) {
  const requests: { name: string; userAgent: string }[] = []
  const server = createServer((request, response) => {
    const name = request.url?.slice(1) ?? ''
    requests.push({ name, userAgent: request.headers['user-agent'] ?? '' })
    if (Object.hasOwn(files, name)) response.end(files[name])
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo // It listens on a port.
  return { asked: requests, urlOf: (name: string) => `http://127.0.0.1:${port}/${name}` }
}
