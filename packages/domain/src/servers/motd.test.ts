import { expect, test } from 'vitest'
import { isMotd, legacyTextOf, maxMotdLength, motdLines, motdOf } from './motd.ts'

const gradient = {
  text: '',
  extra: [
    { text: 'M', color: '#ffaa00', bold: true },
    { text: 'y', color: '#ffa505', bold: true },
    '\n',
    { text: 'no form', color: 'gray' },
  ],
}

test.each([
  ['a text with codes', '§6§lMy server\n§aWelcome', '§6§lMy server\n§aWelcome'],
  ['a component with codes', { text: '§6Hi §rthere' }, '§6Hi §rthere'],
  ['components', gradient, '§x§f§f§a§a§0§0§lM§x§f§f§a§5§0§5§ly§r\n§7no form'],
  ['inherited styles', { text: 'a', color: 'red', extra: ['b', { text: 'c', bold: true }] }, '§cab§c§lc'],
  ['a list', [{ text: 'a', color: 'red' }, 'b', { text: 'c', color: 'reset' }], '§cab§rc'],
  ['more than two lines', 'a\nb\nc', 'a\nb'],
  ['lines of Windows', 'a\r\nb', 'a\nb'],
  ['signs that are not shown', 'a\0\u202e\u001b[2Jb\ud800\u2028', 'a[2Jb'],
  ['nothing', '§6 \n ', null],
  ['no text at all', { score: 5 }, null],
  ['null', null, null],
])('MOTD: %s', (_, description, motd) => {
  expect(motdOf(description)).toBe(motd)
  if (motd !== null) expect(isMotd(motd)).toBe(true)
})

test('MOTD: a description is cut to the stored length, whatever a server sends', () => {
  const deep = Array.from({ length: 100_000 }).reduce((inner) => ({ text: 'x', extra: [inner] }), 'y')
  for (const description of [
    '§a'.repeat(5_000).concat('x'),
    'x'.repeat(100_000),
    '\u{1f98c}'.repeat(5_000),
    deep,
  ]) {
    const motd = motdOf(description)
    expect(motd?.length ?? 0).toBeLessThanOrEqual(maxMotdLength)
    if (motd !== null) expect(isMotd(motd)).toBe(true)
  }
})

test.each(['a\nb\nc', 'a\tb', '\u202ea', 'x'.repeat(maxMotdLength + 1)])('MOTD: %j is refused', (text) => {
  expect(isMotd(text)).toBe(false)
})

test('MOTD: its lines are parts of one style, which continues in the next line', () => {
  expect(motdLines('§6§lMy §7server\n§x§F§f§a§a§0§0shop§r §z!')).toEqual([
    [
      { text: 'My ', color: 'gold', bold: true },
      { text: 'server', color: 'gray' },
    ],
    [{ text: 'shop', color: '#ffaa00' }, { text: ' ' }, { text: 'z!' }],
  ])
  expect(motdLines('§aone\ntwo')).toEqual([
    [{ text: 'one', color: 'green' }],
    [{ text: 'two', color: 'green' }],
  ])
  expect(motdLines('\n   \nx')).toEqual([[{ text: 'x' }]])
  expect(legacyTextOf(motdLines('§6§lMy §x§f§f§a§a§0§0shop')[0] ?? [])).toBe('§6§lMy §fshop')
})
