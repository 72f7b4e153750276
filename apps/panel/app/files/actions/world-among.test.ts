import { expect, test } from 'vitest'
import type { FilesClient } from '../../file-access/client.ts'
import { FileError } from '../../file-access/file-error.ts'
import { worldAmong } from './world-among.ts'

const clientWith = (...worlds: string[]) =>
  ({
    async call(_: string, { path }: { path: string }) {
      if (!worlds.some((world) => path === `${world}/level.dat`)) throw new FileError('not_found')
      return {}
    },
  }) as unknown as FilesClient

const files = Array.from({ length: 40 }, (_, index) => `file-${index}.txt`)

test('world: many selected files of one world are recognised, like one file', async () => {
  const inWorld = (name: string) => `world/${name}`
  expect(await worldAmong(clientWith('world'), files.map(inWorld))).toBe('world')
  expect(await worldAmong(clientWith('world'), [inWorld('uid.dat')])).toBe('world')
  expect(await worldAmong(clientWith('world'), [...files.slice(0, 20), 'world'])).toBe('world')
  expect(await worldAmong(clientWith(), files)).toBeUndefined()
})
