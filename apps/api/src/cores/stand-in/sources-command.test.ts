import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = (port: number) =>
  promisify(execFile)(process.execPath, ['scripts/sources.ts', `--port=${port}`]).then(
    () => 'it ran',
    (error: { stderr: string }) => error.stderr,
  )

const listen = async (port: number) => {
  const server = createServer().listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}

/** Listens on a port that `count` free ports come before. */
async function listenBehindFreePorts(count: number): Promise<number> {
  for (;;) {
    const server = await listen(0)
    const { port } = server.address() as AddressInfo
    const before = Array.from({ length: count }, (_, index) => port - count + index)
    const probes = await Promise.allSettled(before.map(listen))
    for (const probe of probes) if (probe.status === 'fulfilled') probe.value.close()
    if (probes.every(({ status }) => status === 'fulfilled')) {
      onTestFinished(() => void server.close())
      return port
    }
    server.close()
  }
}

test.each([0, 1])(
  'sources: a port that is in use (%i behind the first) is reported in one line',
  async (behind) => {
    const port = await listenBehindFreePorts(behind)
    const output = await run(port - behind)
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^Port ${port} is in use\\.`)),
    ])
  },
)
