import { expect, test } from 'vitest'
import { withPlainProperties, withProperties } from './properties.ts'
import { withNamesOf, withToml } from './toml.ts'

test('properties: only the set values change; unknown keys, comments and order stay', () => {
  const before =
    '#Minecraft server properties\n#Sun Nov 22\nmotd=Old\nresource-pack=\\\n  https\\://packs.example/a.zip\n\nserver-port = 25565\nmax-players:20\n'
  expect(withProperties(before, { motd: 'Зубр §a', 'server-port': '25570', pvp: 'true' })).toBe(
    '#Minecraft server properties\n#Sun Nov 22\nmotd=\\u0417\\u0443\\u0431\\u0440 \\u00a7a\nresource-pack=\\\n  https\\://packs.example/a.zip\n\nserver-port = 25570\nmax-players:20\npvp=true\n',
  )
})

test('properties: a duplicate key is kept once, with the new value', () => {
  expect(withProperties('server-ip=1\na=b\nserver-ip=2\n', { 'server-ip': '' })).toBe('server-ip=\na=b\n')
})

test('properties: a value cannot start another line or setting', () => {
  expect(withProperties('', { motd: 'a\nserver-port=1', b: '\\' })).toBe('motd=a\\nserver-port=1\nb=\\\\\n')
})

test('properties: a program without escapes gets plain characters, one line per setting', () => {
  const before = '# Allowed values: any string\r\nserver-name=Old\nlevel-name = C:\\worlds\\\nserver-name=2\n'
  const set = { 'server-name': 'Зубр\n\\x=1', 'max-players': '5' }
  expect(withPlainProperties(before, set)).toBe(
    '# Allowed values: any string\r\nserver-name=Зубр \\x=1\nlevel-name = C:\\worlds\\\nmax-players=5\r\n',
  )
  expect(withPlainProperties('', { motd: 'a' })).toBe('motd=a\n')
})

const velocity = `# Config version. Do not change this
config-version = "2.7"
bind = "0.0.0.0:25565" # where

[servers]
# By hand
lobby = "127.0.0.1:30066"
try = [
    "lobby", # [first]
]

[forced-hosts]
"lobby.example.com" = ["lobby"]
`

test('TOML: unknown entries and comments stay', () => {
  const merged = withToml(velocity, [
    ['', 'bind', '"127.0.0.1:1"'],
    ['', 'motd', '"Hi"'],
    ['servers', 'try', '["a"]'],
    ['query', 'enabled', 'false'],
  ])
  expect(merged).toBe(`# Config version. Do not change this
config-version = "2.7"
bind = "127.0.0.1:1" # where
motd = "Hi"

[servers]
# By hand
lobby = "127.0.0.1:30066"
try = ["a"]

[forced-hosts]
"lobby.example.com" = ["lobby"]

[query]
enabled = false
`)
})

test('TOML: a replaced section contains only the given entries', () => {
  expect(
    withToml(velocity, [], {
      servers: [
        ['a', '"h:1"'],
        ['try', '["a"]'],
      ],
    }),
  ).toContain('[servers]\na = "h:1"\ntry = ["a"]\n\n[forced-hosts]')
})

test('lists of names: unknown names are removed, on one or several lines, and the rest stays', () => {
  const before =
    '[servers]\ngone = "h:1"\n\n[forced-hosts]\n# mine\n"a.example" = ["lobby", "gone"] # both\n"b.example" = [\n  "gone"\n]\n"c.example" = [\n  # first\n  "lobby"\n]\n\n[query]\nmap = "gone"\n'
  const after =
    '[servers]\ngone = "h:1"\n\n[forced-hosts]\n# mine\n"a.example" = ["lobby"]\n"c.example" = [\n  # first\n  "lobby"\n]\n\n[query]\nmap = "gone"\n'
  expect(withNamesOf(before, 'forced-hosts', new Set(['lobby']))).toBe(after)
  expect(withNamesOf(after, 'forced-hosts', new Set(['lobby']))).toBe(after)
  expect(withNamesOf('a = 1\n', 'forced-hosts', new Set())).toBe('a = 1\n')
})
