import { en } from '@zubr/i18n/panel/en'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SentList } from '../console/sent-list.tsx'
import { I18nProvider } from '../i18n.tsx'
import { commandsOf, type SentCommand, SentCommands } from './sent-commands.ts'
import { type FakeSocket, linkForTest } from './testing/link.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The agent's messages, with the same `epoch` by default. */
const agent = (socket: FakeSocket, epoch = 'first') => {
  const commands = () => socket.sent.filter(({ type }) => type === 'command')
  return {
    commands,
    alive: (beat = 1) => socket.say({ type: 'heartbeat', epoch, heartbeat: beat }),
    id: (index = 0) => (commands()[index]?.sent as { id: string } | undefined)?.id ?? '',
  }
}

/** A connected link, and the agent at its other end. */
async function connected(sent?: SentCommands) {
  const test = linkForTest(undefined, sent)
  const first = await test.socket(0)
  first.open()
  const node = agent(first)
  node.alive()
  const another = async (epoch?: string) => {
    await vi.advanceTimersByTimeAsync(400)
    const second = await test.socket(1)
    second.open()
    agent(second, epoch).alive()
    return second
  }
  return { ...test, first, node, another }
}

test('disconnected: without a heartbeat of the agent, a command is neither sent nor queued', async () => {
  const { link, socket, outcomes } = linkForTest()
  expect(link.command('stop')).toBe(false)
  const first = await socket(0)
  first.open()
  expect(link.command('stop')).toBe(false)
  agent(first).alive()
  expect(first.sent.map(({ type }) => type)).toEqual(['open'])
  expect(outcomes()).toEqual([])
})

test('command: it carries the age of the newest heartbeat, and is tracked until the agent confirms it', async () => {
  const { link, node, first, outcomes } = await connected()
  node.alive(7)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(link.command('list')).toBe(true)
  expect(node.commands()).toMatchObject([{ text: 'list', sent: { heartbeat: 7, sinceMs: 1_500 } }])
  expect(outcomes()).toEqual(['list: sending'])
  first.say({ type: 'accepted', id: node.id() })
  expect(outcomes()).toEqual([])
})

test('command: the same text twice is two commands', async () => {
  const { link, node } = await connected()
  link.command('list')
  link.command('list')
  expect(node.id(0)).not.toBe(node.id(1))
})

test('refusal: a refused command is shown with its reason until its owner has read it', async () => {
  const { link, node, first, outcomes, refused } = await connected()
  link.command('list')
  const id = node.id()
  first.say({ type: 'refused', reason: 'not_running', id })
  expect(outcomes()).toEqual(['list: not_running'])
  expect(refused).not.toHaveBeenCalled()
  link.forget(id)
  expect(outcomes()).toEqual([])
})

test('offline: the status changes at once, and nothing is sent', async () => {
  const { link, statuses, first, outcomes, setOnline, sockets } = await connected()
  setOnline(false)
  expect(statuses.at(-1)).toBe('offline')
  expect(first.readyState).toBe(3)
  expect(link.command('stop')).toBe(false)
  expect(outcomes()).toEqual([])
  setOnline(true)
  await vi.advanceTimersByTimeAsync(0)
  sockets[1]?.open()
  expect(sockets[1]?.sent).toHaveLength(1)
  expect(statuses.at(-1)).toBe('connected')
})

test.each([
  ['was taken', [], (id: string) => ({ type: 'accepted', id }) as const],
  ['had not come', ['stop: late'], (id: string) => ({ type: 'refused', reason: 'late', id }) as const],
])('lost connection: the next one reports that the command %s', async (_, outcome, answer) => {
  const { link, node, first, outcomes, another } = await connected()
  link.command('stop')
  first.close()
  expect(outcomes()).toEqual(['stop: lost'])
  const second = await another()
  expect(second.sent).toMatchObject([{ type: 'open', pending: { epoch: 'first', ids: [node.id()] } }])
  second.say(answer(node.id()))
  expect(outcomes()).toEqual(outcome)
})

test('navigation: the console reports the outcome of a command after leaving and coming back', async () => {
  const { link, node, outcomes, sent } = await connected()
  link.command('stop')
  link.stop()
  expect(outcomes()).toEqual(['stop: sending'])
  const back = await connected(sent)
  expect(back.first.sent).toMatchObject([{ type: 'open', pending: { epoch: 'first', ids: [node.id()] } }])
  expect(back.outcomes()).toEqual(['stop: lost'])
  back.first.say({ type: 'refused', reason: 'late', id: node.id() })
  expect(back.outcomes()).toEqual(['stop: late'])
  // Only the open console is notified.
  expect(outcomes()).toEqual(['stop: sending'])
})

test('commands: each server has its own list, which lasts as long as the page', () => {
  expect(commandsOf('one')).toBe(commandsOf('one'))
  expect(commandsOf('one')).not.toBe(commandsOf('other'))
})

test('agent restart: the outcome is unknown, and the list says so', async () => {
  const { link, first, outcomes, another } = await connected()
  link.command('stop')
  first.close()
  await another('second')
  expect(outcomes()).toEqual(['stop: unknown'])
})

test('timeout: a connection that does not confirm a command within 5 s is replaced', async () => {
  const { link, node, outcomes, statuses, sockets } = await connected()
  link.command('stop')
  await vi.advanceTimersByTimeAsync(4_999)
  expect(outcomes()).toEqual(['stop: sending'])
  // A heartbeat is no confirmation.
  node.alive(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(outcomes()).toEqual(['stop: lost'])
  expect(statuses.at(-1)).toBe('connecting')
  await vi.advanceTimersByTimeAsync(400)
  expect(sockets).toHaveLength(2)
})

test('timeout: a connection that is silent for 7 s sends no command, and is replaced', async () => {
  const { link, node, outcomes, statuses } = await connected()
  await vi.advanceTimersByTimeAsync(7_001)
  expect(link.command('list')).toBe(false)
  expect([node.commands(), outcomes()]).toEqual([[], []])
  expect(statuses.at(-1)).toBe('connecting')
})

test('timeout: a connection that never opens is abandoned after 12 s', async () => {
  const { socket, sockets } = linkForTest()
  await socket(0)
  await vi.advanceTimersByTimeAsync(12_400)
  expect(sockets).toHaveLength(2)
})

const written = (sent: readonly SentCommand[]) =>
  renderToStaticMarkup(
    <I18nProvider start={{ locale: 'en', messages: en }}>
      <SentList sent={sent} onForget={() => {}} onSendAgain={() => {}} />
    </I18nProvider>,
  )

test('list: a command is shown only if it has no confirmation within a second, or its connection broke', () => {
  const commands = new SentCommands()
  let sent: readonly SentCommand[] = []
  commands.follow((list) => {
    sent = list
  })
  const nothing = written([])
  commands.add('list', 'first')
  vi.advanceTimersByTime(999)
  expect(written(sent)).toBe(nothing)
  vi.advanceTimersByTime(1)
  expect(written(sent)).toContain('Sending “list”…')
  commands.add('stop', 'first')
  expect(written(sent)).not.toContain('stop')
  commands.lost()
  expect(written(sent)).toContain('The connection was lost while “stop” was being sent.')
})
