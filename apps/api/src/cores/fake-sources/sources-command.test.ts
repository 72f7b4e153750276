import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'

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

/** Listens on a port that follows `count` free ports. */
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

test('sources: the command serves server software and Java that it has made itself', async () => {
  const command = spawn(process.execPath, ['scripts/sources.ts', '--port=0'])
  onTestFinished(() => void command.kill())
  let output = ''
  command.stdout.on('data', (more) => (output += more))
  await vi.waitFor(() => expect(output).toContain('CATALOGUE_SOURCES='), { timeout: 120_000 })
  const [, url] = /CORE_SOURCES=(\S+)/.exec(output) ?? []
  const get = async (path: string) => (await fetch(`${url}${path}`)).json()
  const inMirror = (address: string) => address.replace(/^https:\/\//, `${url}/paper/`)
  const builds = await get(
    '/paper/v3/projects/paper/versions/1.21.11/builds?channel=STABLE&channel=RECOMMENDED',
  )
  const jar = Buffer.from(
    await (await fetch(inMirror(builds[0].downloads['server:default'].url))).arrayBuffer(),
  )
  expect(jar.subarray(0, 2).toString()).toBe('PK')
  expect(jar.includes('META-INF/MANIFEST.MF')).toBe(true)
  const [release] = await get(
    '/adoptium/v3/assets/latest/21/hotspot?architecture=x64&image_type=jre&os=linux&vendor=eclipse',
  )
  const java = await fetch(release.binary.package.link.replace(/^https:\/\//, `${url}/adoptium/`))
  expect(Buffer.from(await java.arrayBuffer()).readUInt16BE(0)).toBe(0x1f8b)
})
