import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { CoreId } from '@zubr/domain/cores/kinds'
import { expect, onTestFinished, test } from 'vitest'
import { edgeForTest, reachedAt } from '../edge/testing/edge.ts'
import { bestRuntimeForTests } from '../testing/runtimes.ts'
import { dataDirForTest } from '../testing/servers.ts'
import { jvmNodeForTest } from './testing/jvm-servers.ts'

const bytesOf = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
const framed = (...parts: Buffer[]) => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([content.length]), content])
}
const hello = framed(Buffer.from([0, 47]), bytesOf('localhost'), Buffer.from([0, 1, 2]))
const login = framed(Buffer.from([0]), bytesOf('Zubrik'))

/**
 * Logs in as a client of 1.8 and stays until the test ends. Resolves to its own address and whether
 * it got an answer.
 */
async function knock(host: string, port: number) {
  const client = connect(port, host)
  onTestFinished(() => void client.destroy())
  await once(client, 'connect')
  const clientAddress = `/${client.localAddress}:${client.localPort}`
  client.write(Buffer.concat([hello, login]))
  const isAnswered = await new Promise<boolean>((resolve) => {
    client.once('data', () => resolve(true)).once('close', () => resolve(false))
    client.once('error', () => resolve(false))
  })
  return { clientAddress, isAnswered }
}

test.each([
  {
    id: 'paper',
    jar: 'paper',
    version: '1.21.8',
    file: 'config/paper-global.yml',
    setting: 'proxy-protocol: true',
  },
  {
    id: 'velocity',
    jar: 'proxy',
    version: '3.4.0',
    file: 'velocity.toml',
    setting: 'haproxy-protocol = true',
  },
] as const satisfies { id: CoreId; [more: string]: string }[])(
  'PROXY protocol: $id gets players’ addresses, refuses others, and answers the agent’s ping',
  async ({ id: kind, jar, version, file, setting }) => {
    const edge = await edgeForTest(await dataDirForTest())
    const node = await jvmNodeForTest({ runtime: bestRuntimeForTests, ...edge.options })
    const { api, id, want, core, lines, folder, dataDir } = node
    want({ core: { ...core(kind, jar), version } })
    const { port } = await api.until(id, { state: 'running', reason: null })
    expect(await readFile(join(folder.data, file), 'utf8')).toContain(setting)
    await edge.leads(id)

    const { clientAddress } = await knock('127.0.0.1', port ?? 0)
    await expect.poll(lines, { timeout: 30_000 }).toContainEqual(expect.stringContaining(clientAddress))
    const at = await reachedAt(dataDir, id)
    expect(await knock(at.host, at.port)).toMatchObject({ isAnswered: false })
  },
)

test('PROXY protocol: a core without it is not set up for it and does not throttle the edge’s address', async () => {
  const { api, id, want, core, folder, dataDir } = await jvmNodeForTest()
  want({ core: core('paper', 'paper') })
  await api.until(id, { state: 'running', reason: null })
  const at = await reachedAt(dataDir, id)
  expect(await knock(at.host, at.port)).toMatchObject({ isAnswered: true })
  expect(await readFile(join(folder.data, 'bukkit.yml'), 'utf8')).toContain('connection-throttle: -1')
})
