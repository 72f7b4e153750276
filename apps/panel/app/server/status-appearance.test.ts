import { serverStates } from '@zubr/contracts/servers/server'
import { en } from '@zubr/i18n/panel/en'
import { ru } from '@zubr/i18n/panel/ru'
import { expect, test } from 'vitest'
import { canDo } from './can-do.ts'
import {
  isChanging,
  isSilent,
  killCountdownText,
  silentDurationText,
  statusAppearanceOf,
} from './status-appearance.ts'

test.each([
  ['creating', 'wait'],
  ['starting', 'wait'],
  ['running', 'well'],
  ['stopping', 'wait'],
  ['stopped', 'off'],
  ['crashed', 'bad'],
  ['failed', 'bad'],
  ['absent', 'wait'],
] as const)('status: a server that is %s has the dot "%s"', (state, tone) => {
  expect(statusAppearanceOf({ contract: 'active', state, reason: null, nodeSilent: false }, en).tone).toBe(
    tone,
  )
})

test('status: suspended comes before the state of the process', () => {
  expect(
    statusAppearanceOf({ contract: 'suspended', state: 'stopped', reason: null, nodeSilent: false }, en),
  ).toMatchObject({
    tone: 'held',
    text: 'Suspended',
  })
})

test('status: a reason has a text', () => {
  expect(
    statusAppearanceOf({ contract: 'active', state: 'failed', reason: 'disk_full', nodeSilent: false }, en)
      .note,
  ).toContain('disk is full')
})

test('proxy: no text about loading or saving a world', () => {
  const stopped = { contract: 'active', state: 'stopped', reason: null, nodeSilent: false } as const
  expect(statusAppearanceOf({ ...stopped, core: { id: 'velocity' } }, en).note).not.toContain('world')
  expect(statusAppearanceOf({ ...stopped, core: { id: 'paper' } }, en).note).toContain('world')
})

test('status: a server that stopped for a reason differs from one that its owner stopped', () => {
  const server = { contract: 'active', state: 'stopped', nodeSilent: false } as const
  expect(statusAppearanceOf({ ...server, reason: 'disk_full' }, en).tone).toBe('bad')
  expect(statusAppearanceOf({ ...server, reason: null }, en).tone).toBe('off')
})

test('silent node: the server does not count as running, and the contract comes first', () => {
  const server = { state: 'running', reason: null, nodeSilent: true } as const
  expect(statusAppearanceOf({ ...server, contract: 'active' }, en)).toEqual({
    tone: 'held',
    ...en.nodeSilent,
  })
  expect(statusAppearanceOf({ ...server, contract: 'suspended' }, en).text).toBe('Suspended')
  expect(isChanging({ ...server, contract: 'active', desiredState: 'stopped' })).toBe(false)
})

test('actions: none for a suspended or blocked server', () => {
  for (const contract of ['suspended', 'blocked', 'deleted'] as const)
    for (const state of serverStates)
      for (const action of ['start', 'stop', 'restart', 'kill'] as const)
        expect(
          canDo(action, { contract, state, desiredState: 'running', awaitsEula: false, maintenance: null }),
        ).toBe(false)
})

test('actions: every state of an active server has one, except during creation', () => {
  for (const state of serverStates) {
    const actions = (['start', 'stop', 'restart', 'kill'] as const).filter((action) =>
      canDo(action, {
        contract: 'active',
        state,
        desiredState: state === 'stopping' ? 'stopped' : 'running',
        awaitsEula: false,
        maintenance: null,
      }),
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

test('polling: an unfulfilled desired state is polled more often', () => {
  expect(
    isChanging({ contract: 'active', state: 'stopped', desiredState: 'running', nodeSilent: false }),
  ).toBe(true)
  expect(
    isChanging({ contract: 'active', state: 'running', desiredState: 'running', nodeSilent: false }),
  ).toBe(false)
  expect(
    isChanging({ contract: 'blocked', state: 'stopping', desiredState: 'stopped', nodeSilent: false }),
  ).toBe(false)
})

test('silent server: one that answers no ping says for how long, while it runs', () => {
  const server = { contract: 'active', nodeSilent: false, silentSince: '2026-11-22T10:00:00.000Z' } as const
  expect(isSilent({ ...server, state: 'running' })).toBe(true)
  expect(isSilent({ ...server, state: 'stopped' })).toBe(false)
  expect(isSilent({ ...server, state: 'running', nodeSilent: true })).toBe(false)
  expect(isSilent({ ...server, state: 'running', silentSince: null })).toBe(false)
  expect(silentDurationText('ru', ru, 40_900)).toBe('Не отвечает 40 секунд')
  expect(silentDurationText('ru', ru, 21_000)).toBe('Не отвечает 21 секунду')
  expect(silentDurationText('en', en, 185_000)).toBe('Not responding for 3 minutes')
})

test('countdown: a stopping server counts down to the kill', () => {
  const stopping = { state: 'stopping', killAt: '2026-11-22T10:00:12.000Z' } as const
  const at = (second: number) => Date.parse('2026-11-22T10:00:00.000Z') + 1_000 * second
  expect(killCountdownText('ru', ru, stopping, at(0))).toContain('не успеет за 12 секунд')
  expect(killCountdownText('ru', ru, stopping, at(12))).toBe(ru.server.killNow)
  expect(killCountdownText('ru', ru, { ...stopping, killAt: null }, at(0))).toBeUndefined()
  expect(killCountdownText('ru', ru, { ...stopping, state: 'stopped' }, at(0))).toBeUndefined()
})

test('EULA: without consent, the start button is off and the consent starts the server', () => {
  const server = { contract: 'active', state: 'stopped', desiredState: 'running', maintenance: null } as const
  expect(canDo('start', { ...server, awaitsEula: true })).toBe(false)
  expect(canDo('start', { ...server, awaitsEula: false })).toBe(true)
})

test('maintenance: a server whose files are being restored or moved cannot be started', () => {
  const server = { contract: 'active', desiredState: 'running', awaitsEula: false } as const
  for (const kind of ['restore', 'move'] as const)
    for (const state of serverStates)
      for (const action of ['start', 'restart'] as const)
        expect(canDo(action, { ...server, state, maintenance: { kind, percent: 40 } })).toBe(false)
})
