import { expect, test } from 'vitest'
import {
  classifyChangedFiles,
  enforcedMemoryMb,
  memoryInEffectMb,
  runReport,
  startedWith,
} from './pending-restart.ts'

const core = { id: 'paper', version: '1.21.4' }
const wanted = { core, settings: { motd: 'Hi', javaArguments: '-Xss1m' }, memoryMb: 2_048, cpuCores: 2 }
const run = { core, started: startedWith(wanted) }
const pending = (change: object, of: object = {}) =>
  runReport({ ...run, ...of }, { ...wanted, ...change }, 0)?.pending

test('restart: nothing is pending while the desired state is the started one', () => {
  expect(runReport(run, wanted, 0)).toEqual({ memoryMb: 2_048, pending: [] })
  // The order of settings does not matter, and a proxy reads its servers while it runs.
  const settings = { javaArguments: '-Xss1m', servers: 'a=b', motd: 'Hi' }
  expect(pending({ settings })).toEqual([])
})

test('restart: each change that needs one is named, until it is reverted', () => {
  expect(pending({ memoryMb: 4_096 })).toEqual(['memory'])
  expect(pending({ cpuCores: null })).toEqual(['cpu'])
  expect(pending({ settings: { motd: 'Hi', javaArguments: '' } })).toEqual(['java'])
  expect(pending({ settings: { ...wanted.settings, motd: 'Ho' } })).toEqual(['settings'])
  expect(pending({}, { changed: ['addons', 'settings'] })).toEqual(['settings', 'addons'])
  const port = { id: '1', protocol: 'tcp' } as const
  expect(pending({ extraPorts: [port] })).toEqual(['ports'])
  // A port that was removed is closed at once.
  const withPort = { started: startedWith({ ...wanted, extraPorts: [port] }) }
  expect(pending({ extraPorts: [] }, withPort)).toEqual([])
})

test('restart: nothing is reported for a process that an older agent started', () => {
  expect(runReport({ core }, { ...wanted, memoryMb: 1 }, 0)).toBeUndefined()
  expect(enforcedMemoryMb({ core }, wanted, 0)).toBe(2_048)
})

test('memory: Java keeps the limit of its start; a smaller plan’s limit applies after a day', () => {
  const larger = { ...wanted, memoryMb: 8_192 }
  expect(memoryInEffectMb(run, larger, 0)).toBe(2_048)
  // The memory outside of Java's heap grows at once.
  expect(enforcedMemoryMb(run, larger, 0)).toBe(8_192)
  const less = { ...wanted, memoryMb: 1_024 }
  expect(memoryInEffectMb({ ...run, keepsMemoryUntil: 10 }, less, 9)).toBe(2_048)
  expect(memoryInEffectMb({ ...run, keepsMemoryUntil: 10 }, less, 10)).toBe(1_024)
  // Other programs than Java get more memory at once.
  const bedrock = { ...wanted, core: { id: 'bedrock-dedicated', version: '1.21.4' } }
  const more = { ...bedrock, memoryMb: 8_192 }
  expect(runReport({ core: bedrock.core, started: startedWith(bedrock) }, more, 0)).toEqual({
    memoryMb: 8_192,
    pending: [],
  })
})

test('files: settings and addons count, files that a server writes for itself do not', () => {
  const kinds = (...paths: string[]) => classifyChangedFiles(core, paths)
  expect(kinds('server.properties')).toEqual(['settings'])
  expect(kinds('plugins/Homes.jar', 'plugins/Homes/config.yml')).toEqual(['settings', 'addons'])
  expect(kinds('plugins/Homes.jar.disabled')).toEqual(['addons'])
  expect(kinds('my world/datapacks/more.zip')).toEqual(['addons'])
  expect(kinds('plugins')).toContain('addons')
  expect(kinds('my world/datapacks')).toEqual(['addons'])
  expect(
    kinds('whitelist.json', 'world/level.dat', 'plugins/cache/Homes.jar', 'mods/some.jar', 'logs/a.txt'),
  ).toEqual([])
})
