import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { Settings } from '@zubr/contracts/cores/core'
import { zipOf } from '@zubr/process/fake-jars'
import { expect, test } from 'vitest'
import { edgeForTest, reachedAt } from '../edge/testing/edge.ts'
import { serverFolder } from '../folder/server-folder.ts'
import { runtimesForTests } from '../testing/runtimes.ts'
import { dataDirForTest } from '../testing/servers.ts'
import { jvmNodeForTest } from './testing/jvm-servers.ts'

const bytesOf = (text: string) => Buffer.concat([Buffer.from([text.length]), Buffer.from(text)])
const framed = (...parts: Buffer[]) =>
  Buffer.concat([Buffer.from([parts.reduce((sum, part) => sum + part.length, 0)]), ...parts])

/**
 * Logs in as a client of 1.8. Resolves to the id of the answering packet: 2 accepts, 0 disconnects.
 */
function knock(port: number): Promise<number> {
  const hello = framed(Buffer.from([0, 47]), bytesOf('localhost'), Buffer.from([0, 1, 2]))
  const login = framed(Buffer.from([0]), bytesOf('Zubrik'))
  return new Promise((resolve, reject) => {
    const client = connect(port, '127.0.0.1', () => client.write(Buffer.concat([hello, login])))
    let answer = Buffer.alloc(0)
    client
      .once('error', reject)
      .once('close', () => reject(new Error('it closed without a word')))
      .on('data', (bytes) => {
        answer = Buffer.concat([answer, bytes])
        // A length of one or two bytes precedes it.
        const at = (answer[0] ?? 0) < 128 ? 1 : 2
        if (answer.length <= at) return
        resolve(answer[at] ?? -1)
        client.destroy()
      })
  })
}

test.each(runtimesForTests)(
  'proxy: players reach its first running server, and its servers accept nobody else (%s)',
  async (runtime) => {
    const edge = await edgeForTest(await dataDirForTest())
    const { api, id: proxy, want, core, dataDir, lines } = await jvmNodeForTest({ runtime, ...edge.options })
    const forwardingSecret = 'a secret of "quotes" too'
    const behind = [randomUUID(), randomUUID()] as const
    for (const id of behind)
      api.want(id, {
        core: core('paper', 'paper'),
        ...{ eula: true, memoryMb: 512, diskMb: 100, settings: { forwardingSecret } },
      })
    const ports = await Promise.all(
      behind.map(async (id) => (await api.until(id, { state: 'running', reason: null })).port),
    )
    // Versions of 1.18 do not have the newer file.
    const settings = serverFolder(dataDir, behind[0]).data
    expect(await readFile(join(settings, 'paper.yml'), 'utf8')).toContain('enabled: true')
    expect(await readFile(join(settings, 'bukkit.yml'), 'utf8')).toContain('connection-throttle: -1')
    expect(await readFile(join(settings, 'server.properties'), 'utf8')).toContain('online-mode=false')

    const servers = ports.map((port, i) => `server-${i + 1}=localhost:${port}`).join(', ')
    want({ core: core('velocity', 'proxy'), diskMb: 100, settings: { servers, forwardingSecret } })
    const { port = 0 } = await api.until(proxy, { state: 'running', reason: null })
    for (const id of [proxy, ...behind]) await edge.leads(id)
    expect(await knock(port ?? 0)).toBe(2)
    await expect.poll(lines).toContainEqual(expect.stringContaining('Zubrik -> server-1 has connected'))

    api.want(behind[0], { desiredState: 'stopped' })
    await api.until(behind[0], { state: 'stopped' })
    expect(await knock(port ?? 0)).toBe(2)
    await expect.poll(lines).toContainEqual(expect.stringContaining('Zubrik -> server-2 has connected'))

    // A login past the proxy gets the forwarding request, which only a proxy can answer.
    expect(await knock(ports[1] ?? 0)).toBe(4)
    // The reversed order applies while it runs, as the proxy reloads its list.
    const turned = servers.split(', ').toReversed().join(', ')
    api.want(behind[0], { desiredState: 'running' })
    await api.until(behind[0], { state: 'running' })
    await edge.leads(behind[0])
    want({ settings: { servers: turned, forwardingSecret } })
    await expect
      .poll(lines, { timeout: 60_000 })
      .toContainEqual(expect.stringContaining('successfully reloaded'))
    expect(await knock(port ?? 0)).toBe(2)
    const connected = async () => (await lines()).filter((line) => line.includes('has connected')).at(-1)
    await expect.poll(connected).toContain('Zubrik -> server-2 has connected')
    // A proxy with another secret is refused.
    want({
      settings: { servers: turned, forwardingSecret: 'another' },
      operation: { id: randomUUID(), action: 'restart' },
    })
    await expect.poll(() => knock(port ?? 0).catch(() => -1), { timeout: 60_000 }).toBe(0)
  },
)

const jarOf = (name: string, text: string) => zipOf({ [name]: Buffer.from(text) })
/** Cores that support a proxy through a mod, as far as the formats of the mods' files go. */
const modded = [
  {
    core: 'fabric' as const,
    mod: {
      path: 'mods/FabricProxy-Lite-2.jar',
      jar: jarOf('fabric.mod.json', '{"id": "fabricproxy-lite", "name": "F", "version": "2"}'),
    },
    file: 'config/FabricProxy-Lite.toml',
    // The mod sends its request as long as it is installed.
    afterwards: 4,
  },
  {
    core: 'neoforge' as const,
    mod: {
      path: 'mods/proxy-compatible-forge-1.jar',
      jar: jarOf(
        'META-INF/neoforge.mods.toml',
        'modLoader = "javafml"\n[[mods]]\nmodId = "pcf"\ndisplayName = "P"\nversion = "1"\n',
      ),
    },
    file: 'config/proxy-compatible-forge.toml',
    afterwards: 2,
  },
]

test.each(modded)(
  'proxy: with its mod $core accepts only the proxy; without the mod it checks accounts',
  async ({ core: id, mod, file, afterwards }) => {
    const { api, id: server, want, core, folder, command, dataDir } = await jvmNodeForTest()
    const forwardingSecret = 'a secret of "quotes" too'
    want({
      core: { ...core(id, 'installer'), version: '1.21.1' },
      diskMb: 100,
      settings: { forwardingSecret, onlineMode: false },
    })
    await api.until(server, { state: 'running', reason: null })
    const inside = async () => (await reachedAt(dataDir, server)).port
    const settings = (name: string) => readFile(join(folder.data, name), 'utf8')
    // The owner's setting is ignored, as nothing else would keep other players out.
    expect(await settings('server.properties')).toContain('online-mode=true')
    expect(await settings(file)).toContain('secret = "a secret of \\"quotes\\" too"')

    await mkdir(join(folder.data, 'mods'), { recursive: true })
    await writeFile(join(folder.data, mod.path), mod.jar)
    await writeFile(join(folder.data, file), `${await settings(file)}# mine\n`)
    const again = async (change: Settings) => {
      const operation = { id: randomUUID(), action: 'restart' as const }
      want({ operation, settings: change })
      await api.until(server, { state: 'running', operation: { id: operation.id, outcome: 'done' } })
    }
    await again({ forwardingSecret, onlineMode: false })
    expect(await knock(await inside())).toBe(4)
    expect(await settings('server.properties')).toContain(`online-mode=${id === 'fabric'}`)

    await again({ onlineMode: false })
    expect(await knock(await inside())).toBe(afterwards)
    expect(await settings('server.properties')).toContain('online-mode=false')
    expect(await settings(file)).toMatch(/secret = ""[\s\S]*# mine/)
    command('stop')
  },
)
