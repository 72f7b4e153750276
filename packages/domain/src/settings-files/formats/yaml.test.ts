import { expect, test } from 'vitest'
import { withYaml } from './yaml.ts'

const velocity = ['proxies', 'velocity'] as const
const set: [string[], string][] = [
  [[...velocity, 'enabled'], 'true'],
  [[...velocity, 'secret'], '"a\\"b"'],
]

test('YAML: only the set values change; other keys, comments and order stay', () => {
  const before = `# This is the global configuration file for Paper.
_version: 30
messages:
  kick:
  - one
  - two
proxies:
  bungee-cord:
    online-mode: true
  proxy-protocol: false
  velocity:
    enabled: false # off
    online-mode: true
    secret: ''

# The end
scoreboards:
  velocity:
    enabled: none
`
  expect(withYaml(before, set)).toBe(
    before.replace('enabled: false # off', 'enabled: true # off').replace("secret: ''", 'secret: "a\\"b"'),
  )
  expect(withYaml(withYaml(before, set), set)).toBe(withYaml(before, set))
})

test('YAML: a missing value is added in its place', () => {
  const wanted = 'proxies:\n  velocity:\n    enabled: true\n    secret: "a\\"b"\n'
  expect(withYaml('', set)).toBe(wanted)
  expect(withYaml('proxies: {}\n', set)).toBe(wanted)
  expect(withYaml('a: 1\nproxies:\n    other: x\n\n# last\nb: 2\n', set)).toBe(
    'a: 1\nproxies:\n    other: x\n    velocity:\n      enabled: true\n      secret: "a\\"b"\n\n# last\nb: 2\n',
  )
  expect(withYaml('a: 1\n', [[['a'], '2']])).toBe('a: 2\n')
})

test('YAML: a value on several lines is replaced as a whole', () => {
  expect(withYaml('a:\n- 1\n- 2\nb: 1\n', [[['a'], '[]']])).toBe('a: []\nb: 1\n')
})
