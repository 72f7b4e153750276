import { allPanelMessages } from '@zubr/i18n/panel-all'
import { expect, test } from 'vitest'
import { consoleState, hasConsole } from './console-state.ts'

const messages = allPanelMessages.en
const healthy = { contract: 'active', nodeSilent: false } as const

test('a console that cannot be reached says so, and may be tried again', () => {
  expect(consoleState({ status: 'unreachable' }, healthy, messages)).toEqual({
    tone: 'bad',
    text: messages.console.unreachable,
    mayRetry: true,
  })
})

test.each([
  ['suspended', { ...healthy, contract: 'suspended' }, messages.contracts.suspended, true],
  ['blocked', { ...healthy, contract: 'blocked' }, messages.console.blocked, false],
  ['deleted', { ...healthy, contract: 'deleted' }, messages.server.deleted, false],
  ['with a silent node', { ...healthy, nodeSilent: true }, messages.nodeSilent.text, true],
] as const)('of a server that is %s it tells that reason', (_, server, text, mayRetry) => {
  expect(consoleState({ status: 'unreachable' }, server, messages)).toMatchObject({ text, mayRetry })
})

test('an API that gives no token has its own words', () => {
  const state = consoleState({ status: 'unreachable', why: 'rate_limited' }, healthy, messages)
  expect(state.text).toBe(messages.errors.rate_limited)
})

test('a suspended server keeps its console; a blocked or deleted one has none', () => {
  const contracts = ['active', 'suspended', 'archived', 'blocked', 'deleted'] as const
  expect(contracts.filter((contract) => hasConsole({ contract }))).toEqual(['active', 'suspended'])
  const state = consoleState({ status: 'connected' }, { ...healthy, contract: 'suspended' }, messages)
  expect(state).toMatchObject({ tone: 'well', text: messages.console.connected })
})
