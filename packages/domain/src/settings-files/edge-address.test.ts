import { expect, test } from 'vitest'
import { settingsFilesOf } from './files.ts'

test.each([
  ['vanilla', '1.21.4', true],
  ['fabric', '1.21.4', true],
  ['forge', '1.20.1', true],
  ['neoforge', '1.21.4', true],
  ['paper', '1.16.5', true],
  ['paper', '1.21.11', false],
  ['purpur', '1.19', false],
] as const)('prevent-proxy-connections: for %s %s it is locked: %s', (core, version, isLocked) => {
  const [file] = settingsFilesOf(core, version)
  const setting = file?.settings.find(({ keys }) => keys[0] === 'prevent-proxy-connections')
  expect(setting?.own?.why).toBe(isLocked ? 'edge_address' : undefined)
  // Settings that the service managed before stay managed.
  expect(file?.settings.find(({ keys }) => keys[0] === 'server-port')?.own?.why).toBe('address')
})
