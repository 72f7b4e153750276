import { readdir, readFile, readlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { CoreSettings } from '@zubr/domain/core-settings'
import { fakeBedrockArchives } from '@zubr/process/fake-bedrock'
import { byTier } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { serveForTest } from '../../cores/store/testing/serve.ts'
import { pings } from '../../ping/ping.ts'
import { bestRuntimeForTests } from '../testing/runtimes.ts'
import { eventually, nodeForTest } from '../testing/servers.ts'

type Options = NonNullable<Parameters<typeof nodeForTest>[0]>

const kinds = ['bedrock-dedicated', 'pocketmine'] as const

/** A node, and a host that serves the makers' archives with fake servers in them. */
async function bedrockNodeForTest(options: Options) {
  const { asked: requests, urlOf } = await serveForTest(await fakeBedrockArchives())
  const node = await nodeForTest({ trustOwnersCode: true, ...options })
  // Neither maker publishes hashes or sizes.
  const file = (from: string, name: string) => ({ name, url: urlOf(from), bytes: null, hash: null })
  const cores = {
    'bedrock-dedicated': [file('bedrock', 'bedrock-server-1.21.124.2.zip')],
    pocketmine: [file('pocketmine', 'PocketMine-MP.phar'), file('php', 'PHP-8.4-Linux-x86_64-PM5.tar.gz')],
  }
  const want = (kind: keyof typeof cores, settings: CoreSettings = {}) => {
    const of = { build: '1', java: null, javaFlags: [], files: cores[kind] }
    const core = { id: kind, version: '1.21.124.2', package: of }
    node.api.want(node.id, { memoryMb: 512, eula: true, core, settings })
  }
  return { ...node, requests, want }
}

const motd = 'Зубр; the gate'

test.each([
  {
    kind: 'bedrock-dedicated',
    says: [
      /^server-name=Зубр, the gate$/m,
      /^allow-list=true$/m,
      /^gamemode=creative$/m,
      /^level-name=Bedrock level$/m,
    ],
    world: 'worlds/Bedrock level/level.dat',
    chat: '[2026-11-23 01:00:00:000 INFO] x Player connected: Nobody, xuid: 1',
    agent: /^Mozilla\//,
  },
  {
    kind: 'pocketmine',
    says: [/^motd=Зубр; the gate$/m, /^white-list=on$/m, /^gamemode=creative$/m, /^difficulty=3$/m],
    world: 'worlds/world/level.dat',
    chat: '<Zubrik> Nobody[/1.1.1.1:1] logged in with entity id 7 at (',
    agent: /^zubr-node \(http:\/\/127\.0\.0\.1:\d+\)$/,
  },
] as const)(
  '$kind: it is fetched, takes settings, answers the ping, reports players, saves its world at stop',
  async ({ kind, says, world, chat, agent }) => {
    const { api, id, want, requests, folder, command, lines, node } = await bedrockNodeForTest({
      runtime: bestRuntimeForTests,
      limits: { pingEveryMs: 50 },
    })
    want(kind, { motd, gameMode: 'creative', difficulty: 'hard', whitelist: true })
    const { port = 0 } = await api.until(id, { state: 'running', reason: null, silentSince: null })
    expect(requests[0]?.userAgent).toMatch(agent)
    const properties = await readFile(join(folder.data, 'server.properties'), 'utf8')
    for (const line of [...says, new RegExp(`^server-port=${port}$`, 'm')]) expect(properties).toMatch(line)
    expect(await pings.bedrock({ host: '127.0.0.1', port: port ?? 0 }, 20_000)).toMatchObject({
      players: 0,
    })

    api.change({ watched: [id] })
    const plays = (names: string[]) =>
      eventually(() => expect(api.reportOf(id)?.stats).toMatchObject({ players: names.length, names }))
    command('join Zubrik')
    command('join Lady Bison')
    command(`chat ${chat}`)
    await plays(['Zubrik', 'Lady Bison'])
    command('leave Zubrik')
    await plays(['Lady Bison'])
    command('list')
    await eventually(async () =>
      expect((await lines()).join('\n')).toContain('There are 1/50 players online:'),
    )

    api.want(id, { desiredState: 'stopped' })
    await api.until(id, { state: 'stopped', reason: null })
    expect(await readFile(join(folder.data, world), 'utf8')).toBe('saved with 1 players\n')
    expect(node.logged.filter((line) => line.startsWith('error'))).toEqual([])
  },
)

test('ping: a server that hangs is reported, and killed when its time to stop is over', async () => {
  const { api, id, want, folder, command, lines } = await bedrockNodeForTest({
    limits: { pingEveryMs: 50, silentMs: 400, graceMs: 300 },
  })
  want('bedrock-dedicated')
  await api.until(id, { state: 'running', silentSince: null })
  // The core's packs are linked beside the owner's.
  expect(await readlink(join(folder.data, 'behavior_packs/vanilla'))).toMatch(/\/behavior_packs\/vanilla$/)
  command('hang')
  await eventually(() => expect(api.reportOf(id)?.silentSince).toBeTruthy())
  api.want(id, { desiredState: 'stopped' })
  expect((await api.until(id, { state: 'stopping' })).killAt).toEqual(expect.any(String))
  await api.until(id, { state: 'stopped' })
  expect((await lines()).join('\n')).not.toContain('Quit correctly')
  expect(await readdir(join(folder.data, 'worlds/Bedrock level'))).toEqual([])
})

test.each(byTier({ change: kinds.slice(1), nightly: [...kinds] }))(
  'time zone: %s runs in the one of its settings',
  async (kind) => {
    const { api, id, want, lines } = await bedrockNodeForTest({ runtime: bestRuntimeForTests })
    want(kind, { timeZone: 'Asia/Tokyo' })
    await api.until(id, { state: 'running', reason: null })
    await eventually(async () => expect((await lines()).join('\n')).toContain('Time zone: Asia/Tokyo'))
  },
)
