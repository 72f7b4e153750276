import { allPanelMessages } from '@zubr/i18n/panel-all'
import { expect, test } from 'vitest'
import { consoleState, hasConsole } from './console-state.ts'

const messages = allPanelMessages.en
const healthy = { contract: 'active', nodeSilent: false } as const

test('unreachable: the state says so and allows a retry', () => {
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
] as const)('reason: a server that is %s shows that reason', (_, server, text, mayRetry) => {
  expect(consoleState({ status: 'unreachable' }, server, messages)).toMatchObject({ text, mayRetry })
})

test('token: a failure of the API has its own message', () => {
  const state = consoleState({ status: 'unreachable', why: 'rate_limited' }, healthy, messages)
  expect(state.text).toBe(messages.errors.rate_limited)
})

test('contract: a suspended server has a console; a blocked or deleted one has none', () => {
  const contracts = ['active', 'suspended', 'archived', 'blocked', 'deleted'] as const
  expect(contracts.filter((contract) => hasConsole({ contract }))).toEqual(['active', 'suspended'])
  const state = consoleState({ status: 'connected' }, { ...healthy, contract: 'suspended' }, messages)
  expect(state).toMatchObject({ tone: 'well', text: messages.console.connected })
})
