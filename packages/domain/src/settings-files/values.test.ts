import { expect, test } from 'vitest'
import { coreIds } from '../cores/kinds.ts'
import { allSettingsFiles, fieldsInFile, settingsFilesOf } from './files.ts'
import { nameOf } from './setting.ts'
import { defaultOf, otherProperties, settingFault, valueIn, withValues } from './values.ts'

const paperOf = (path: string) => {
  const file = allSettingsFiles('paper').find((own) => own.path === path)
  if (!file) throw new Error(path)
  return file
}

test('defaults: every default of every form is valid, and messages of a choice match its options', () => {
  for (const { settings } of coreIds.flatMap(allSettingsFiles))
    for (const setting of settings) {
      expect(settingFault(setting, defaultOf(setting)), nameOf(setting)).toBeUndefined()
      if (setting.type !== 'choice') continue
      expect(setting.options, nameOf(setting)).toContain(setting.default)
      expect(setting.names?.length ?? setting.options.length, nameOf(setting)).toBe(setting.options.length)
    }
})

test('forms: a key is unique in a form of any version, and missing if the version lacks it', () => {
  for (const core of coreIds)
    for (const version of ['1.8.8', '1.13.2', '1.18.2', '1.20.4', '1.21.11', '26.2', '26w14a'])
      for (const { path, settings } of settingsFilesOf(core, version)) {
        const names = settings.map(nameOf)
        expect(new Set(names).size, `${core} ${version} ${path}`).toBe(names.length)
      }
  const keys = (version: string) => settingsFilesOf('vanilla', version)[0]?.settings.map(nameOf) ?? []
  expect(keys('1.12.2')).toContain('snooper-enabled')
  expect(keys('1.21.9-pre2')).not.toContain('pvp')
  expect(keys('1.16.5')).not.toContain('simulation-distance')
  expect(settingsFilesOf('paper', '1.18.2').map(({ path }) => path)).not.toContain('config/paper-global.yml')
  expect([...fieldsInFile('paper')]).toEqual(expect.arrayContaining(['motd', 'pvp', 'simulationDistance']))
})

const texts = {
  'server.properties':
    '#Minecraft server properties\r\n#Mon Nov 23 10:00:00 UTC 2026\r\nallow-flight=false\r\nmotd=\\u00a7aHello \\\r\n   world\r\n\r\n! mine\r\nmax-players : 20\r\nlevel-type=minecraft\\:flat\r\nplugin-key=a=b',
  'config/paper-global.yml':
    "# This is the global configuration file for Paper.\n\n_version: 31\nmisc:\n  compression-level: default # speed\n  max-joins-per-tick: 5\nproxies:\n  velocity:\n    enabled: false\n    secret: ''\n\n# by hand\nspam-limiter:\n    tab-spam-limit:   500\n    list:\n    - a\n",
  'spigot.yml':
    'messages:\n  unknown-command: Unknown command. Type "/help" for help.\n  whitelist: "You are: not\\n welcome"\nworld-settings:\n  default:\n    merge-radius:\n      exp: -1.0\n      item: 0.5\n    view-distance: default\n',
} as const

test('write: unchanged text stays byte for byte, and only the value of a changed setting differs', () => {
  for (const [path, text] of Object.entries(texts)) {
    const { format, settings } = paperOf(path)
    const present = settings.flatMap((setting) => {
      const value = valueIn(format, text, setting)
      return typeof value === 'string' ? [{ setting, value }] : []
    })
    expect(present.length).toBeGreaterThan(2)
    expect(withValues(format, text, format === 'properties' ? present : [])).toBe(text)
  }
  const change = (path: keyof typeof texts, name: string, value: string) => {
    const { format, settings } = paperOf(path)
    const setting = settings.find((own) => nameOf(own) === name)
    if (!setting) throw new Error(name)
    const changed = withValues(format, texts[path], [{ setting, value }])
    expect(valueIn(format, changed, setting)).toBe(value)
    return changed
  }
  expect(change('server.properties', 'max-players', '50')).toBe(
    texts['server.properties'].replace(': 20', ': 50'),
  )
  expect(change('server.properties', 'pvp', 'false')).toBe(`${texts['server.properties']}\r\npvp=false\r\n`)
  expect(change('config/paper-global.yml', 'misc.compression-level', '3')).toBe(
    texts['config/paper-global.yml'].replace('default # speed', '3 # speed'),
  )
  expect(change('config/paper-global.yml', 'spam-limiter.tab-spam-limit', '9')).toBe(
    texts['config/paper-global.yml'].replace('   500', '   9'),
  )
  expect(change('spigot.yml', 'messages.unknown-command', 'No: "what"?')).toBe(
    texts['spigot.yml'].replace('Unknown command. Type "/help" for help.', '"No: \\"what\\"?"'),
  )
})

test('read: values have their meaning in the file', () => {
  const read = (path: keyof typeof texts, name: string) => {
    const { format, settings } = paperOf(path)
    const setting = settings.find((own) => nameOf(own) === name)
    return setting && valueIn(format, texts[path], setting)
  }
  expect(read('server.properties', 'motd')).toBe('§aHello world')
  expect(read('server.properties', 'level-type')).toBe('minecraft:flat')
  expect(read('server.properties', 'white-list')).toBeUndefined()
  expect(read('config/paper-global.yml', 'misc.compression-level')).toBe('default')
  expect(read('config/paper-global.yml', 'player-auto-save.rate')).toBeUndefined()
  expect(read('spigot.yml', 'messages.whitelist')).toBe('You are: not\n welcome')
  expect(read('spigot.yml', 'world-settings.default.merge-radius.exp')).toBe('-1.0')
  const { format, settings } = paperOf('server.properties')
  expect(otherProperties(format, texts['server.properties'], settings)).toEqual([
    { key: 'plugin-key', value: 'a=b' },
  ])
})

test('validation: an invalid value is a fault', () => {
  const { settings } = paperOf('server.properties')
  const fault = (name: string, value: string) => {
    const setting = settings.find((own) => nameOf(own) === name)
    return setting && settingFault(setting, value)
  }
  expect(fault('max-players', '0')).toBe('integer')
  expect(fault('max-players', ' 50 ')).toBeUndefined()
  expect(fault('max-players', '5.5')).toBe('integer')
  expect(fault('pvp', 'TRUE')).toBe('boolean')
  expect(fault('motd', 'a'.repeat(301))).toBe('long')
})
