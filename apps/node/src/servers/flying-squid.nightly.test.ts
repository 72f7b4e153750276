import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packet, text, varInt } from '@zubr/on-node/java-packets'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { ConsoleLog } from '../console/console-log.ts'
import { ConsoleReader } from '../console/console-reader.ts'
import { npmOfThisMachine } from '../cores/find-npm.ts'
import { flyingSquid } from '../cores/flying-squid.ts'
import { coreFolderOf, minecraftClient } from '../testing/minecraft-client.ts'
import { reachedAt } from './edge/testing/edge.ts'
import { serverFolder } from './folder/server-folder.ts'
import { agentToKill } from './testing/agent-to-kill.ts'
import { bestRuntimeForTests } from './testing/runtimes.ts'
import { dataDirForTest, eventually, nodeApiForTest, serversForTest } from './testing/servers.ts'

// The first test of this file fetches the core for all of them.
let coresDir = ''
beforeAll(async () => {
  coresDir = join(await mkdtemp(join(tmpdir(), 'zubr-cores-')), 'cores')
  await chmod(dirname(coresDir), 0o711)
})
afterAll(() => rm(dirname(coresDir), { recursive: true, force: true }))

test('flying-squid: a real client joins and chats, the console shows it, and commands reach the client', {
  timeout: 180_000,
}, async () => {
  const [api, dataDir] = await Promise.all([nodeApiForTest(), dataDirForTest()])
  const core = flyingSquid({ coresDir, npm: npmOfThisMachine() })
  const runtime = bestRuntimeForTests
  const { servers } = await serversForTest({ apiUrl: api.url, dataDir, runtime, cores: [core], limits: {} })
  const lines = async (id: string) =>
    (await servers.lines(id)).map(([, , level, text]) => `${level}: ${text}`)

  const wanted = { core: { id: 'flying-squid', version: '1.12.0' } }
  const [first, second] = [randomUUID(), randomUUID()]
  const took: Record<string, number> = {}
  for (const [kind, id] of [
    ['cold', first],
    ['warm', second],
  ] as const) {
    const began = performance.now()
    api.want(id, wanted)
    await eventually(() => expect(api.reportOf(id)?.state).toBe('running'), {
      timeout: 120_000,
      interval: 10,
    })
    took[kind] = Math.round(performance.now() - began)
  }
  process.stdout.write(`from the click to ready: cold ${took.cold} ms, warm ${took.warm} ms\n`)

  let at = await reachedAt(dataDir, second)
  const player = await minecraftClient(coreFolderOf(dirname(coresDir))).join(at.host, at.port, 'Zubrik')
  onTestFinished(() => player.end())
  const received: string[] = []
  player.onChat((text) => received.push(text))
  player.chat('hello from the forest')
  await eventually(async () =>
    expect(await lines(second)).toContain('normal: <Zubrik> hello from the forest'),
  )
  // A modified client sends a long message that contains a line of the launcher's protocol.
  player.chat(`${'x'.repeat(3_989)}!\tended\n!\tplayers 77`)
  await eventually(async () => expect(await lines(second)).toContain('normal: !  players 77'))
  expect((await lines(second)).filter((line) => line.includes('xxx'))).toEqual([
    `normal: <Zubrik> ${'x'.repeat(1_891)}`,
    `normal: ${'x'.repeat(1_900)}`,
    `normal: ${'x'.repeat(198)}!  ended`,
  ])
  servers.command(second, 'say hello, player')
  await eventually(() => expect(received.join()).toContain('hello, player'))
  servers.command(second, 'list')
  await eventually(async () => expect((await lines(second)).join('\n')).toContain('players: Zubrik'))
  // Protocols of 1.20.1 and 1.8. Neither server closes by its own timeout.
  for (const protocol of [763, 47]) {
    const other = connect(at)
    other.write(packet(varInt(0), varInt(protocol), text('localhost'), Buffer.from([0x63, 0xdd]), varInt(2)))
    other.write(packet(varInt(0), text('Oldie')))
    const answer = await Promise.race([once(other, 'data'), once(other, 'close').then(() => ['closed'])])
    expect(String(answer[0])).toContain('This server runs Minecraft 1.21.4')
    other.destroy()
  }
  // No player has that name yet: the ban applies when they come, also after a restart.
  const banned = () => minecraftClient(coreFolderOf(dirname(coresDir))).join(at.host, at.port, 'Boris')
  servers.command(second, 'ban Boris rude')
  await eventually(async () => expect(await lines(second)).toContain('normal: Boris was banned'))
  await expect(banned()).rejects.toThrow('sent the player away')
  // None of these players is online either.
  for (const [command, answer] of [
    ['whitelist on', 'The whitelist is on'],
    ['whitelist add Vera', 'Vera is on the whitelist'],
    ['op Gleb', 'Gleb is now an operator'],
    ['whitelist list', 'The whitelist is on: vera'],
  ] as const) {
    servers.command(second, command)
    await eventually(async () => expect(await lines(second)).toContain(`normal: ${answer}`))
  }
  const joins = (name: string) =>
    minecraftClient(coreFolderOf(dirname(coresDir))).join(at.host, at.port, name)
  await expect(joins('Daria')).rejects.toThrow('sent the player away')
  for (const name of ['vera', 'Gleb']) (await joins(name)).end()
  servers.command(second, 'whitelist add')
  await eventually(async () => expect((await lines(second)).join('\n')).toContain('error: Usage: /whitelist'))
  servers.command(second, 'nonsense')
  await eventually(async () => expect(await lines(second)).toContain('error: Command not found'))

  // The owner sees neither Node's warnings about the core's code nor paths of the node.
  servers.command(second, 'tp @[ ] 1')
  servers.command(second, 'say the end')
  await eventually(async () => expect((await lines(second)).join('\n')).toContain('the end'))
  const all = (await lines(second)).join('\n')
  expect(all).not.toMatch(/Warning:|--trace-/)
  for (const place of [dirname(coresDir), dataDir, dirname(process.execPath)])
    expect(all).not.toContain(place)

  api.want(second, { desiredState: 'stopped' })
  await api.until(second, { state: 'stopped', reason: null })
  expect(await lines(second)).toContain('normal: The world is saved')
  api.want(second, { desiredState: 'running' })
  await api.until(second, { state: 'running' })
  at = await reachedAt(dataDir, second)
  await expect(banned()).rejects.toThrow('sent the player away')
  await expect(joins('Daria')).rejects.toThrow('sent the player away')
  api.want(second, { desiredState: 'absent' })
  await api.until(second, { state: 'absent' })
})

test.runIf(process.platform === 'linux')(
  'flying-squid: a client plays on while the agent is killed, and the console has every message',
  { timeout: 180_000 },
  async () => {
    const { api, kill, untilStored, another, living, options } = await agentToKill(true, { coresDir })
    const id = randomUUID()
    api.want(id, { core: { id: 'flying-squid', version: '1.12.0' } })
    await eventually(() => expect(api.reportOf(id)?.state).toBe('running'), { timeout: 120_000 })
    const { host, port } = await reachedAt(options.dataDir, id)
    const clients = minecraftClient(coreFolderOf(dirname(coresDir)))
    const [one, two] = [await clients.join(host, port, 'Zubrik'), await clients.join(host, port, 'Bison')]
    const received: string[] = []
    two.onChat((text) => received.push(text))
    onTestFinished(() => {
      one.end()
      two.end()
    })
    one.chat('before')
    await eventually(() => expect(received.join()).toContain('before'))
    const [server] = await living(id)

    await untilStored(id, '<Zubrik> before')
    await kill()
    for (const text of ['is', 'anybody', 'there']) {
      one.chat(text)
      await eventually(() => expect(received.join()).toContain(`<Zubrik> ${text}`))
    }
    const { servers } = await another({ cores: [flyingSquid({ coresDir, npm: undefined })] })
    await api.until(id, { state: 'running' })
    const consoleLines = async () =>
      (await servers.lines(id)).map(([, , , text]) => text).filter((text) => text.startsWith('<Zubrik>'))
    await eventually(async () =>
      expect(await consoleLines()).toEqual(
        ['before', 'is', 'anybody', 'there'].map((text) => `<Zubrik> ${text}`),
      ),
    )
    servers.command(id, 'say we are back')
    await eventually(() => expect(received.join()).toContain('we are back'))
    one.chat('after')
    await eventually(() => expect(received.join()).toContain('after'))
    expect((await living(id)).map(({ pid }) => pid)).toEqual([server?.pid])
    api.change({ watched: [id] })
    await eventually(() => expect(api.reportOf(id)?.stats?.players).toBe(2), { timeout: 60_000 })

    // The agent's own program: on `leave` its servers keep running, on the other signal they end.
    await servers.stop('leave')
    const main = () => {
      api.reports.length = 0
      return spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
        stdio: 'ignore',
        env: {
          PATH: process.env.PATH,
          HOST: '127.0.0.1',
          NODE_NAME: options.name,
          NODE_TOKEN: options.token,
          NODE_API_URL: api.url,
          NODE_PORT: String(options.serverPorts.last),
          NODE_SERVER_PORTS: `${options.serverPorts.first}-${options.serverPorts.last - 1}`,
          NODE_WARM_CORES: '0',
          DATA_DIR: options.dataDir,
        },
      })
    }
    for (const [signal, left] of [
      ['SIGUSR2', [server?.pid]],
      ['SIGTERM', []],
    ] as const) {
      const agent = main()
      onTestFinished(() => void agent.kill('SIGKILL'))
      await eventually(() => expect(api.reportOf(id)?.state).toBe('running'))
      agent.kill(signal)
      expect(await once(agent, 'exit')).toEqual([0, null])
      expect((await living(id)).map(({ pid }) => pid)).toEqual(left)
    }
    const log = await ConsoleLog.open(serverFolder(options.dataDir, id).console)
    onTestFinished(() => log.close())
    const { lines } = await new ConsoleReader(log, 1).read(500)
    expect(lines.map(([, , , text]) => text)).toContain('The world is saved')
  },
)
