import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bestRuntimeForTests } from '../servers/runtimes-for-tests.ts'
import { eventually, nodeForTest } from '../servers/servers-for-tests.ts'
import { npmOfThisMachine } from './find-npm.ts'
import { serenityJs } from './serenityjs.ts'

test('with SerenityJS from the npm registry: it answers Bedrock’s ping, takes commands, and saves its world', {
  timeout: 180_000,
}, async () => {
  const coresDir = join(await mkdtemp(join(tmpdir(), 'zubr-cores-')), 'cores')
  await chmod(dirname(coresDir), 0o711)
  onTestFinished(() => rm(dirname(coresDir), { recursive: true, force: true }))
  const core = serenityJs({ coresDir, npm: npmOfThisMachine() })
  const { api, id, command, lines, folder, node } = await nodeForTest({
    runtime: bestRuntimeForTests,
    cores: [core],
    limits: {},
  })
  // A semicolon separates what the ping answers.
  const settings = { viewDistance: 3, maxPlayers: 7, motd: 'Зубр; the gate' }
  api.want(id, { core: { id: 'serenityjs', version: core.published.version }, settings })
  await eventually(() => expect(api.reportOf(id)?.state).toBe('running'), { timeout: 120_000 })
  api.change({ watched: [id] })
  await eventually(() => expect(api.reportOf(id)?.stats?.players).toBe(0))
  const world = JSON.parse(await readFile(join(folder.data, 'worlds/default/properties.json'), 'utf8'))
  expect(world.dimensions[0]).toMatchObject({ viewDistance: 3 })
  command('list')
  await eventually(async () => expect(await lines()).toContain('There are 0/7 players online: '))
  command('nonsense')
  await eventually(async () => expect((await lines()).join('\n')).toContain('nonsense'))
  expect((await lines()).join('\n')).not.toContain(dirname(coresDir))
  api.want(id, { wanted: 'stopped' })
  await api.until(id, { state: 'stopped', reason: null })
  expect(await lines()).toContain('The world is saved')
  expect(node.said.filter((line) => !line.startsWith('info'))).toEqual([])
})
