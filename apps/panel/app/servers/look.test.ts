import { serverStates } from '@zubr/contracts/servers'
import { en } from '@zubr/i18n/panel/en'
import { expect, test } from 'vitest'
import { canDo } from '../server/can-do.ts'
import { isOnItsWay, lookOf } from './look.ts'

test.each([
  ['creating', 'wait'],
  ['starting', 'wait'],
  ['running', 'well'],
  ['stopping', 'wait'],
  ['stopped', 'off'],
  ['crashed', 'bad'],
  ['failed', 'bad'],
  ['absent', 'wait'],
] as const)('a server that is %s has the dot "%s"', (state, tone) => {
  expect(lookOf({ contract: 'active', state, reason: null }, en).tone).toBe(tone)
})

test('a suspended server says so, whatever its process does', () => {
  expect(lookOf({ contract: 'suspended', state: 'stopped', reason: null }, en)).toMatchObject({
    tone: 'held',
    text: 'Suspended',
  })
})

test('a reason comes in words', () => {
  expect(lookOf({ contract: 'active', state: 'failed', reason: 'disk_full' }, en).note).toContain(
    'disk is full',
  )
})

test('no button of a suspended or blocked server does anything', () => {
  for (const contract of ['suspended', 'blocked', 'deleted'] as const)
    for (const state of serverStates)
      for (const action of ['start', 'stop', 'restart', 'kill'] as const)
        expect(canDo(action, { contract, state, wanted: 'running' })).toBe(false)
})

test('in every state of a living server there is something to press, but while it is made', () => {
  for (const state of serverStates) {
    const actions = (['start', 'stop', 'restart', 'kill'] as const).filter((action) =>
      canDo(action, { contract: 'active', state, wanted: state === 'stopping' ? 'stopped' : 'running' }),
    )
    expect.soft(actions, state).toEqual(
      {
        creating: ['stop'],
        starting: ['stop', 'restart', 'kill'],
        running: ['stop', 'restart', 'kill'],
        stopping: ['kill'],
        stopped: ['start'],
        crashed: ['start', 'stop', 'kill'],
        failed: ['start'],
        absent: [],
      }[state],
    )
  }
})

test('a wish that is not fulfilled yet is worth looking at more often', () => {
  expect(isOnItsWay({ contract: 'active', state: 'stopped', wanted: 'running' })).toBe(true)
  expect(isOnItsWay({ contract: 'active', state: 'running', wanted: 'running' })).toBe(false)
  expect(isOnItsWay({ contract: 'blocked', state: 'stopping', wanted: 'stopped' })).toBe(false)
})
