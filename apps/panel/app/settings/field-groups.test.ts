import { coreIds, coreKinds } from '@zubr/domain/cores/kinds'
import { en } from '@zubr/i18n/panel/en'
import { expect, test } from 'vitest'
import { groupsOf, wordsOfField } from './field-groups.ts'

const keysOf = (core: (typeof coreIds)[number]) =>
  groupsOf([...coreKinds[core].settings].map((field) => structuredClone(field) as never)).map(
    ({ group, fields }) => `${group}: ${fields.map(({ key }) => key).join(' ')}`,
  )

test('the form of a core stands in parts, each with what belongs there', () => {
  expect(keysOf('velocity')).toEqual([
    'joining: motd maxPlayers onlineMode',
    'network: servers forwarding forwardingSecret',
    'game: timeZone',
    'java: collector javaArguments',
  ])
  expect(keysOf('bedrock-dedicated')).toEqual([
    'joining: motd maxPlayers onlineMode whitelist',
    'game: gameMode difficulty allowCheats timeZone',
    'world: viewDistance simulationDistance seed',
  ])
})

test('no field of any core is left out or without a place', () => {
  for (const core of coreIds) {
    expect.soft(keysOf(core).join().match(/other/), core).toBeNull()
    expect
      .soft(
        keysOf(core).flatMap((part) => part.split(': ')[1]?.split(' ')),
        core,
      )
      .toHaveLength(coreKinds[core].settings.length)
  }
})

test('a field that the panel does not know comes last, under its own key', () => {
  const field = { key: 'moonPhase', type: 'choice' as const, options: ['full'], default: 'full' }
  expect(groupsOf([field])).toEqual([{ group: 'other', fields: [field] }])
  const words = wordsOfField(en, 'paper', 'moonPhase')
  expect([words.label, words.hint, words.option('full')]).toEqual(['moonPhase', undefined, 'full'])
})

test('where a field means something else with a core, its hint says so', () => {
  expect(wordsOfField(en, 'paper', 'maxPlayers').hint).toBe(en.settings.fields.maxPlayers.hint)
  expect(wordsOfField(en, 'velocity', 'maxPlayers').hint).toContain('behind the proxy')
  expect(wordsOfField(en, 'velocity', 'motd').hint).toBe(en.settings.fields.motd.hint)
})

test('a choice is called by its own field: a world is not as normal as a difficulty', () => {
  expect(wordsOfField(en, 'paper', 'difficulty').option('normal')).toBe('Normal')
  expect(wordsOfField(en, 'paper', 'levelType').option('normal')).toBe('Default')
})
