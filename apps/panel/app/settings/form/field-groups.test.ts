import { coreIds, coreKinds } from '@zubr/domain/cores/kinds'
import { en } from '@zubr/i18n/panel/en'
import { expect, test } from 'vitest'
import { groupsOf, wordsOfField } from './field-groups.ts'

const keysOf = (core: (typeof coreIds)[number]) =>
  groupsOf([...coreKinds[core].settings].map((field) => structuredClone(field) as never)).map(
    ({ group, fields }) => `${group}: ${fields.map(({ key }) => key).join(' ')}`,
  )

test("groups: a core's form has groups with their fields", () => {
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

test('groups: every field of every core has a place', () => {
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

test('unknown field: it comes last, with its key as label', () => {
  const field = { key: 'moonPhase', type: 'choice' as const, options: ['full'], default: 'full' }
  expect(groupsOf([field])).toEqual([{ group: 'other', fields: [field] }])
  const fieldMessages = wordsOfField(en, 'paper', 'moonPhase')
  expect([fieldMessages.label, fieldMessages.hint, fieldMessages.option('full')]).toEqual([
    'moonPhase',
    undefined,
    'full',
  ])
})

test('hint: it depends on the core where a field differs', () => {
  expect(wordsOfField(en, 'paper', 'maxPlayers').hint).toBe(en.settings.fields.maxPlayers.hint)
  expect(wordsOfField(en, 'velocity', 'maxPlayers').hint).toContain('behind the proxy')
  expect(wordsOfField(en, 'velocity', 'motd').hint).toBe(en.settings.fields.motd.hint)
})

test('option: its name depends on its field, because "normal" differs for worlds and difficulties', () => {
  expect(wordsOfField(en, 'paper', 'difficulty').option('normal')).toBe('Normal')
  expect(wordsOfField(en, 'paper', 'levelType').option('normal')).toBe('Default')
})
