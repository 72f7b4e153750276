import { edgeStatuses } from '@zubr/i18n/edge/edge-statuses'
import { locales } from '@zubr/i18n/locales'
import { readVarInt } from '@zubr/on-node/java-packets'
import { expect, test } from 'vitest'
import {
  type Answer,
  disconnectAnswer,
  legacyAnswer,
  pongAnswer,
  type StatusAnswer,
  statusAnswer,
} from './answer-packets.ts'

const stopped: Answer = { availability: { status: 'stopped' }, name: 'Лесной сервер', language: 'ru' }

type Part = { text: string; color?: string; bold?: boolean; extra?: Part[] }

/** The JSON in a packet: length, id 0, a text that ends with the packet. */
function jsonIn(bytes: Buffer) {
  const number = (at: number) => readVarInt(bytes, at) as { value: number; next: number }
  const size = number(0)
  expect(size.next + size.value).toBe(bytes.length)
  const id = number(size.next)
  expect(id.value).toBe(0)
  const letters = number(id.next)
  expect(letters.next + letters.value).toBe(bytes.length)
  return JSON.parse(bytes.toString('utf8', letters.next))
}
const lettersOf = ({ text, extra = [] }: Part): string => text + extra.map(lettersOf).join('')
const statusOf = (answer: Partial<StatusAnswer>) =>
  jsonIn(statusAnswer({ ...stopped, protocol: 767, ...answer }))
const joinOf = (answer: Partial<Answer>) => lettersOf(jsonIn(disconnectAnswer({ ...stopped, ...answer })))

test('empty: a server stopped without players says so in the list and at joining', () => {
  const availability = { status: 'stopped', emptyMinutes: 15 } as const
  expect(lettersOf(statusOf({ availability }).description)).toContain('Никого не было, сервер остановлен')
  expect(joinOf({ availability })).toContain('15 мин на нём никого не было')
  const mayStart = { status: 'may_start', emptyMinutes: 90 } as const
  expect(lettersOf(statusOf({ availability: mayStart, language: 'en' }).description)).toContain(
    'Nobody was on. Listed players can start it',
  )
})

test('list: an entry has the client’s own version and the availability', () => {
  const icon = 'data:image/png;base64,AAAA'
  const status = statusOf({ protocol: 47, maxPlayers: 20, icon })
  expect(status).toMatchObject({ version: { protocol: 47 }, players: { max: 20, online: 0 }, favicon: icon })
  expect(lettersOf(status.description)).toBe('Лесной сервер\nОстановлен. Запустить может владелец')
})

test('list: an icon that a client would refuse is omitted', () => {
  const status = statusOf({ icon: `data:image/png;base64,${'A'.repeat(33_000)}` })
  expect(status.favicon).toBeUndefined()
})

test.each([
  ['codes of the game', '§aForest §lserver', 'Forest server'],
  ['a code without its letter', 'Forest§', 'Forest'],
  ['line breaks', 'Forest\n\n\nserver', 'Forest server'],
  ['letters that reverse the writing direction', '\u202eForest', 'Forest'],
  ['more letters than a line has', 'F'.repeat(64), `${'F'.repeat(39)}…`],
])('name: one with %s is shown without them', (_, name, shown) => {
  expect(lettersOf(statusOf({ name }).description).split('\n')[0]).toBe(shown)
})

test('starting: the list shows the progress and the remaining time', () => {
  const entry = (availability: Answer['availability'], language = 'ru') =>
    lettersOf(statusOf({ availability, language }).description).split('\n')[1]
  expect(entry({ status: 'starting' })).toBe('Запускается')
  expect(entry({ status: 'starting', percent: null, seconds: null })).toBe('Запускается')
  expect(entry({ status: 'starting', percent: 45, seconds: 17 })).toBe('Запускается · 45 % · ещё около 20 с')
  expect(entry({ status: 'starting', seconds: -3 }, 'en')).toBe('Starting · about 5 sec left')
  expect(entry({ status: 'starting', seconds: 100 }, 'de')).toBe('Startet · noch etwa 2 Min.')
})

test('starting: a player who joins reads when to join again', () => {
  const textFor = (seconds?: number) =>
    joinOf({ availability: { status: 'starting', ...(seconds && { seconds }) }, language: 'de' })
  expect(textFor()).toContain('in einer Minute')
  expect(textFor(18)).toBe(
    'Лесной сервер\n\nDer Server startet.\nTreten Sie in etwa 20 Sek. noch einmal bei.',
  )
  expect(textFor(31)).toBe(
    'Лесной сервер\n\nDer Server startet, und das dauert länger, als das Spiel wartet.\nKommen Sie in etwa 35 Sek. wieder.',
  )
})

test('languages: every availability has a text in nine languages, others get English', () => {
  for (const language of locales)
    for (const status of edgeStatuses) {
      const entry = lettersOf(
        statusOf({ availability: { status, percent: 100, seconds: 5900 }, language }).description,
      )
      expect(entry.split('\n')).toHaveLength(2)
      expect(entry.split('\n')[1]?.length, entry).toBeLessThanOrEqual(50)
      expect(joinOf({ availability: { status, seconds: 5900 }, language }).split('\n')).toHaveLength(4)
    }
  expect(joinOf({ language: 'xx' })).toContain('ask them')
})

test('pong: it has the bytes of the ping', () => {
  expect(pongAnswer(Buffer.from('0123456789abcdef', 'hex')).toString('hex')).toBe('09010123456789abcdef')
})

test('list before 1.7: an entry is one line in the form of the client’s version', () => {
  const textFor = (since: '1.0' | '1.4' | '1.6', protocol: number | null) => {
    const bytes = legacyAnswer(
      { since, protocol },
      { ...stopped, name: 'Forest', language: 'en', maxPlayers: 20 },
    )
    expect(bytes[0]).toBe(0xff)
    expect(bytes.readUInt16BE(1)).toBe((bytes.length - 3) / 2)
    return Buffer.from(bytes.subarray(3)).swap16().toString('utf16le')
  }
  expect(textFor('1.0', null)).toBe('Forest: Stopped. Its owner can start it§0§20')
  expect(textFor('1.4', null).split('\0')).toEqual([
    '§1',
    '61',
    'Java',
    '§fForest §7Stopped. Its owner can start it',
    '0',
    '20',
  ])
  expect(textFor('1.6', 78).split('\0')[1]).toBe('78')
})

const gradient = [...'Valley of the bisons, where winter never ends and nobody is asked'].map(
  (letter, n) =>
    `§x${`0000${(n * 3 + 16).toString(16)}`.padStart(6, '0').replaceAll(/./g, '§$&')}§l${letter}`,
)

test('MOTD: a line wider than the list is cut, so that the state stays on the second line', () => {
  const wide = (motd: string) => lettersOf(statusOf({ motd }).description).split('\n')[0]
  expect(wide('i'.repeat(60))).toBe(`${'i'.repeat(44)}…`)
  expect(wide(`§l${'W'.repeat(60)}`)).toBe(`${'W'.repeat(37)}…`)
  expect(wide('界'.repeat(60))).toBe(`${'界'.repeat(29)}…`)
  expect(wide(gradient.join(''))).toBe('Valley of the bisons, where winter never…')
})

test('MOTD: the icon is omitted if both do not fit', () => {
  const icon = `data:image/png;base64,${'A'.repeat(29_336)}`
  expect(statusOf({ motd: '§6Forest', icon }).favicon).toBe(icon)
  const colourful = [...'x'.repeat(45)].map((letter) => `§6§l§o§n§m§k${letter}§r${letter}`).join('')
  expect(statusOf({ motd: colourful, icon: `${icon}${'A'.repeat(2_500)}` }).favicon).toBeUndefined()
})

test('MOTD: clients before 1.7 get its colours if they fit, and always the availability', () => {
  const sent = (motd: string, since: '1.0' | '1.6' = '1.6') => {
    const bytes = legacyAnswer({ since, protocol: 78 }, { ...stopped, language: 'en', motd, maxPlayers: 20 })
    return Buffer.from(bytes.subarray(3)).swap16().toString('utf16le')
  }
  expect(sent('§6§lForest §x§f§f§a§a§0§0shop\n§asecond').split('\0')[3]).toBe(
    '§6§lForest §fshop §7Stopped. Its owner can start it',
  )
  const many = [...'x'.repeat(45)].map((letter, n) => `§${(n % 15).toString(16)}§l§n${letter}`).join('')
  expect(sent(many).split('\0').slice(-2)).toEqual(['0', '20'])
  expect(sent('§6§lForest', '1.0')).toBe('Forest: Stopped. Its owner can start it§0§20')
})
