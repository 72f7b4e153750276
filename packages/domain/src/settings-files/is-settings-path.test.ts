import { expect, test } from 'vitest'
import { isSettingsPath } from './is-settings-path.ts'

test('settings: a configuration file is one; a log or a world is not', () => {
  const paths = ['server.properties', 'plugins/Essentials/config.yml', 'logs/old.txt', 'world/level.dat']
  expect(paths.map(isSettingsPath)).toEqual([true, true, false, false])
})
