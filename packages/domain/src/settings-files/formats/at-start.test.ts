import { expect, test } from 'vitest'
import { atStart, type PropertiesFile, type SettingsFile } from './at-start.ts'

const file = (
  wish: Record<string, string>,
  set: Record<string, string> = { 'server-port': '1' },
): PropertiesFile => ({
  path: 'server.properties',
  form: 'properties',
  set,
  wish,
  guarded: ['online-mode'],
})

test('new server: its files contain all settings of its form', () => {
  const { text, written } = atStart(file({ motd: 'a', pvp: 'true' }), undefined)
  expect(text).toBe('motd=a\npvp=true\nserver-port=1\n')
  expect(written).toEqual({ motd: 'a', pvp: 'true', 'server-port': null })
})

test("merge: the owner's value stays until the form changes; the port is always overwritten", () => {
  const { written } = atStart(file({ motd: 'a', pvp: 'true' }), undefined)
  const own = '# mine\nmotd=b\npvp=false\nserver-port=9\n'
  const again = atStart(file({ motd: 'a', pvp: 'true' }), own, written)
  expect(again.text).toBe(own.replace('=9', '=1'))
  expect(atStart(file({ motd: 'c', pvp: 'true' }), again.text, again.written).text).toBe(
    '# mine\nmotd=c\npvp=false\nserver-port=1\n',
  )
})

test("released settings: the form's value applies, whatever the service wrote", () => {
  const behind = atStart(file({}, { 'online-mode': 'false' }), 'online-mode=true\n', {
    'online-mode': 'true',
  })
  expect(behind.text).toBe('online-mode=false\n')
  expect(atStart(file({ 'online-mode': 'true' }, {}), behind.text, behind.written).text).toBe(
    'online-mode=true\n',
  )
})

test('imported file: its values count, except those that control access', () => {
  const brought = 'motd=Home\nonline-mode=false\n'
  expect(atStart(file({ motd: 'a', 'online-mode': 'true', pvp: 'true' }, {}), brought).text).toBe(
    'motd=Home\nonline-mode=true\npvp=true\n',
  )
})

test("TOML: the same, and a default file does not count as the owner's choice", () => {
  const own: SettingsFile = {
    path: 'velocity.toml',
    form: 'toml',
    fresh: 'motd = ""\n',
    set: [['', 'bind', '"h:1"']],
    wish: [['', 'motd', '"a"']],
  }
  const first = atStart(own, undefined)
  expect(first.text).toBe('motd = "a"\nbind = "h:1"\n')
  const changed = first.text.replace('"a"', '"b" # mine')
  expect(atStart(own, changed, first.written).text).toBe(changed)
})

test("TOML: released settings are reset once, and the owner's values stay", () => {
  const file = { path: 'a.toml', form: 'toml' as const, fresh: '' }
  const release = { set: [['', 'secret', '""']] as [string, string, string][], replace: { servers: [] } }
  const behind = atStart(
    { ...file, set: [['', 'secret', '"s"']], replace: { servers: [['a', '"h:1"']] }, release },
    'own = 1\n',
  )
  expect(behind.text).toBe('secret = "s"\n\n[servers]\na = "h:1"\n'.replace(/^/, 'own = 1\n'))
  const left = atStart({ ...file, set: [], release }, behind.text, behind.written)
  expect(left.text).toContain('own = 1\nsecret = ""\n')
  expect(left.text).not.toContain('h:1')
  const byHand = left.text.replace('""', '"mine"')
  expect(atStart({ ...file, set: [], release }, byHand, left.written).text).toBe(byHand)
})
