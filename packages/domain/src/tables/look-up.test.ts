import { expect, test } from 'vitest'
import { supportedAddons } from '../cores/addons.ts'
import { worldPaths } from '../cores/change/folders.ts'
import { parseVersion } from '../cores/versions.ts'
import { lookUp } from './look-up.ts'

const inherited = Object.getOwnPropertyNames(Object.prototype)

test.each(inherited)('look-up: a table does not have its own %s', (name) => {
  expect(lookUp({ paper: 1 }, name)).toBeUndefined()
})

test('look-up: an own key of a table is found, whatever its name', () => {
  expect(lookUp({ paper: 1 }, 'paper')).toBe(1)
  expect(lookUp(JSON.parse('{"__proto__": 2, "constructor": 3}'), '__proto__')).toBe(2)
})

test.each(inherited)('look-up: %s is neither a core nor a version', (name) => {
  expect(supportedAddons(name)).toEqual([])
  expect(worldPaths(name, 'world')).toEqual(['world', 'world_nether', 'world_the_end'])
  expect(parseVersion(`1.21 ${name}`)).toBeNull()
})
