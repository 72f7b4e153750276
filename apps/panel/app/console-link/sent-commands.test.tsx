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

/** The agent's answers, in one life of it unless told otherwise. */
const agent = (socket: FakeSocket, life = 'first') => {
  const commands = () => socket.sent.filter(({ type }) => type === 'command')
  return {
    commands,
    alive: (beat = 1) => socket.say({ type: 'alive', life, beat }),
    id: (index = 0) => (commands()[index]?.sent as { id: string } | undefined)?.id ?? '',
  }
}

/** A link that is connected, and the agent at its other end. */
async function connected(sent?: SentCommands) {
  const test = linkForTest(undefined, sent)
  const first = await test.socket(0)
  first.open()
  const node = agent(first)
  node.alive()
  const another = async (life?: string) => {
    await vi.advanceTimersByTimeAsync(400)
    const second = await test.socket(1)
    second.open()
    agent(second, life).alive()
    return second
  }
  return { ...test, first, node, another }
}

test('without a connection that the agent has answered on, no command is taken and none is kept', async () => {
  const { link, socket, fates } = linkForTest()
  expect(link.command('stop')).toBe(false)
  const first = await socket(0)
  first.open()
  expect(link.command('stop')).toBe(false)
  agent(first).alive()
  expect(first.sent.map(({ type }) => type)).toEqual(['open'])
  expect(fates()).toEqual([])
})

test('a command tells how old the newest sign of life is, and is followed until the agent has it', async () => {
  const { link, node, first, fates } = await connected()
  node.alive(7)
  await vi.advanceTimersByTimeAsync(1_500)
  expect(link.command('list')).toBe(true)
  expect(node.commands()).toMatchObject([{ text: 'list', sent: { beat: 7, sinceMs: 1_500 } }])
  expect(fates()).toEqual(['list: sending'])
  first.say({ type: 'taken', id: node.id() })
  expect(fates()).toEqual([])
})

test('the same command twice is two commands', async () => {
  const { link, node } = await connected()
  link.command('list')
  link.command('list')
  expect(node.id(0)).not.toBe(node.id(1))
})

test('a command that the agent refuses is told with its reason until its owner has read it', async () => {
  const { link, node, first, fates, refused } = await connected()
  link.command('list')
  const id = node.id()
  first.say({ type: 'refused', why: 'not_running', id })
  expect(fates()).toEqual(['list: not_running'])
  expect(refused).not.toHaveBeenCalled()
  link.forget(id)
  expect(fates()).toEqual([])
})

test('when the browser goes offline it is said at once, and nothing is sent', async () => {
  const { link, statuses, first, fates, setOnline, sockets } = await connected()
  setOnline(false)
  expect(statuses.at(-1)).toBe('offline')
  expect(first.readyState).toBe(3)
  expect(link.command('stop')).toBe(false)
  expect(fates()).toEqual([])
  setOnline(true)
  await vi.advanceTimersByTimeAsync(0)
  sockets[1]?.open()
  expect(sockets[1]?.sent).toHaveLength(1)
  expect(statuses.at(-1)).toBe('connected')
})

test.each([
  ['was taken', [], (id: string) => ({ type: 'taken', id }) as const],
  ['had not come', ['stop: late'], (id: string) => ({ type: 'refused', why: 'late', id }) as const],
])('of a command whose connection broke the next one tells that it %s', async (_, told, answer) => {
  const { link, node, first, fates, another } = await connected()
  link.command('stop')
  first.close()
  expect(fates()).toEqual(['stop: lost'])
  const second = await another()
  expect(second.sent).toMatchObject([{ type: 'open', unsettled: { life: 'first', ids: [node.id()] } }])
  second.say(answer(node.id()))
  expect(fates()).toEqual(told)
})

test('who leaves the console before the answer is told on coming back what became of the command', async () => {
  const { link, node, fates, sent } = await connected()
  link.command('stop')
  link.stop()
  expect(fates()).toEqual(['stop: sending'])
  const back = await connected(sent)
  expect(back.first.sent).toMatchObject([{ type: 'open', unsettled: { life: 'first', ids: [node.id()] } }])
  expect(back.fates()).toEqual(['stop: lost'])
  back.first.say({ type: 'refused', why: 'late', id: node.id() })
  expect(back.fates()).toEqual(['stop: late'])
  // Only the console that is open is told.
  expect(fates()).toEqual(['stop: sending'])
})

test('a server has its commands for itself, and for as long as the page is there', () => {
  expect(commandsOf('one')).toBe(commandsOf('one'))
  expect(commandsOf('one')).not.toBe(commandsOf('other'))
})

test('an agent that was started anew cannot tell, and that is said', async () => {
  const { link, first, fates, another } = await connected()
  link.command('stop')
  first.close()
  await another('second')
  expect(fates()).toEqual(['stop: unknown'])
})

test('a connection that does not answer a command within 5 s is replaced', async () => {
  const { link, node, fates, statuses, sockets } = await connected()
  link.command('stop')
  await vi.advanceTimersByTimeAsync(4_999)
  expect(fates()).toEqual(['stop: sending'])
  // Signs of life are no answer.
  node.alive(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(fates()).toEqual(['stop: lost'])
  expect(statuses.at(-1)).toBe('connecting')
  await vi.advanceTimersByTimeAsync(400)
  expect(sockets).toHaveLength(2)
})

test('a connection that has been silent for 7 s takes no command, and is replaced', async () => {
  const { link, node, fates, statuses } = await connected()
  await vi.advanceTimersByTimeAsync(7_001)
  expect(link.command('list')).toBe(false)
  expect([node.commands(), fates()]).toEqual([[], []])
  expect(statuses.at(-1)).toBe('connecting')
})

test('a connection that never comes about is given up after 12 s', async () => {
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

test('a command that is answered within a second is not told of; one that is not, or whose connection broke, is', () => {
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
