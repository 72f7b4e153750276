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

test.each([0, 1])(
  'sources: a port that is in use (%i behind the first) is reported in one line',
  async (behind) => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const { port } = server.address() as AddressInfo
    const output = await run(port - behind)
    expect(output.trim().split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^Port ${port} is in use\\.`)),
    ])
  },
)
