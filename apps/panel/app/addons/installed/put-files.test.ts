import { expect, test } from 'vitest'
import { endingsOf, kindOfFile } from './put-files.ts'

test.each([
  ['LockBox-1.2.JAR', ['plugin', 'datapack'], 'plugin'],
  ['lanterns.jar', ['mod', 'modpack', 'datapack'], 'mod'],
  ['caves.zip', ['plugin', 'datapack'], 'datapack'],
  ['Cosy Valley.mrpack', ['mod', 'modpack'], 'modpack'],
  ['Cosy Valley.mrpack', ['plugin'], undefined],
  ['plugin.jar', ['datapack'], undefined],
  ['jar', ['plugin'], undefined],
  ['notes.txt', ['plugin', 'datapack'], undefined],
] as const)('upload: %s on a server that takes %j is %s', (name, kinds, kind) => {
  expect(kindOfFile(name, kinds)).toBe(kind)
})

test('zip: up to Forge 1.12.2 a zip is a mod', () => {
  expect(kindOfFile('lanterns.zip', ['mod', 'modpack', 'datapack'], 'mod')).toBe('mod')
  expect(endingsOf(['mod', 'datapack'], 'mod')).toEqual(['.jar', '.zip'])
})

test('extensions: the accepted ones follow from the kinds', () => {
  expect(endingsOf(['plugin', 'datapack'])).toEqual(['.jar', '.zip'])
  expect(endingsOf(['velocity' as never])).toEqual([])
})
