import { archiveExtensions } from '@zubr/contracts/files/file-constants'
import { expect, test } from 'vitest'
import { archiveName } from './kinds.tsx'

test('archives: exactly the formats that a node unpacks are recognised by name', () => {
  for (const ending of archiveExtensions) {
    expect(`my.world.${ending}`.replace(archiveName, ''), ending).toBe('my.world')
    expect(archiveName.test(`WORLD.${ending.toUpperCase()}`), ending).toBe(true)
  }
  for (const name of ['notes.txt', 'plugin.jar', 'log.gz', 'zip', 'a.zip.part', 'pack.mrpack'])
    expect(archiveName.test(name), name).toBe(false)
})
