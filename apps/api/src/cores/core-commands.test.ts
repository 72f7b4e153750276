import { expect, test } from 'vitest'
import { runCommand } from '../operators/run-command.ts'
import { configForTest } from '../testing/app.ts'
import { catalogueForTest } from '../testing/catalogue.ts'
import { coreCommands } from './core-commands.ts'
import { coreOf } from './offers.ts'
import { readCatalogueForTest } from './testing/cores.ts'

async function operatorForTest() {
  const read = await readCatalogueForTest()
  const printed: string[] = []
  const operator = {
    db: read.db,
    config: configForTest,
    catalogue: catalogueForTest,
    clock: () => new Date('2026-11-20T12:00:00Z'),
    print: (line: string) => void printed.push(line),
  }
  const run = async (verb: keyof typeof coreCommands, ...args: string[]) => {
    printed.length = 0
    await runCommand(coreCommands[verb], operator, args)
    return printed.join('\n')
  }
  return { ...read, run, operator }
}

test('core list: the operator sees the versions, those to prefetch and the state of each source', async () => {
  const { run, fakeSources, again } = await operatorForTest()
  expect(await run('list')).toContain('paper                6 versions, 4 stable; first 1.21.11 (build 132)')
  expect(await run('ahead', 'paper', 'latest')).toBe(
    'Every node that runs paper fetches latest before a server needs it.',
  )
  await run('ahead', 'velocity', '3.4.0')
  expect(await run('list')).toMatch(
    /Fetched ahead by every node that runs them:\npaper +latest\nvelocity +3\.4\.0$/,
  )
  await run('not-ahead', 'paper', 'latest')
  expect(await run('list')).not.toContain('latest')
  fakeSources.switch('mojang', { away: true })
  await again()
  const sources = await run('sources')
  expect(sources).toMatch(/^paper +last success 20\d\d-\d\d-\d\d \d\d:\d\d UTC, next at /m)
  expect(sources).toMatch(/^mojang +last success .*; failed 1 time since: cannot be reached \(\w+\)$/m)
})

test('core ahead: a version that is no longer offered is marked, and without a catalogue it is refused', async () => {
  const { db, run, operator } = await operatorForTest()
  await run('ahead', 'paper', '1.18.2')
  await run('ahead', 'paper', 'latest')
  await db.$client.query(`delete from core_versions where version = '1.18.2'`)
  expect(await run('list')).toMatch(
    /^paper +1\.18\.2 {2}\(not offered: nothing is fetched\)\npaper +latest$/m,
  )
  await db.$client.query('delete from core_versions')
  expect(await run('list')).toMatch(
    /^The catalogue of cores is empty.*\n.*\n.*\npaper +latest {2}\(not offered/,
  )
  operator.config = { ...configForTest, coreSources: 'off' }
  await expect(run('read', 'paper')).rejects.toThrow('CORE_SOURCES is off')
})

test('core believe: a source that lost most of its versions is accepted once', async () => {
  const { db, run, fakeSources, again } = await operatorForTest()
  fakeSources.switch('paper', { half: true })
  await again()
  expect(await coreOf(db, 'paper', '1.18.2')).toMatchObject({ id: 'paper', settings: [] })
  expect(await run('believe', 'paper')).toBe(
    'The next answer of paper is accepted, however many versions are gone.',
  )
  await again()
  expect(await coreOf(db, 'paper', '1.18.2')).toBeUndefined()
  expect(await coreOf(db, 'paper', '1.21.11')).toBeDefined()
  const { rows } = await db.$client.query(
    'select accepts_next_sync from core_source_syncs where accepts_next_sync',
  )
  expect(rows).toEqual([])
})

test.each([
  [
    'ahead',
    ['paper', '9.9'],
    'the catalogue has no paper 9.9: expected a version of npm run zubr -- core list, or latest',
  ],
  ['ahead', ['flying-squid', '1'], /^the catalogue has no core flying-squid: expected paper, /],
  ['ahead', ['paper'], 'usage: core ahead <core> <version>'],
  ['not-ahead', ['paper', 'latest'], 'paper latest is not fetched ahead'],
  ['read', ['papper'], /^there is no source papper: expected paper, /],
] as const)('core: %s %j is refused', async (verb, args, message) => {
  const { run } = await operatorForTest()
  await expect(run(verb, ...args)).rejects.toThrow(message)
})
