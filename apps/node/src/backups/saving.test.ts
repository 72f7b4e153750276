import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { realClock } from '@zubr/on-node/clock'
import { expect, test } from 'vitest'
import type { CoreAdapter } from '../cores/core.ts'
import { bedrockDedicated } from '../cores/kinds/bedrock.ts'
import { coreForTest } from '../servers/testing/core.ts'
import { dataDirForTest, eventually } from '../servers/testing/servers.ts'
import { pauseSaving, resumeSaving } from './saving.ts'

/** A server whose input is full while `isFull`. */
function serverForTest() {
  const commands: string[] = []
  const listeners = new Set<(line: string, continues: boolean) => void>()
  const take = (line: string, continues: boolean) => {
    for (const listener of listeners) listener(line, continues)
  }
  const run = {
    core: { ...coreForTest } as CoreAdapter,
    ...{ ready: true, ending: null, exit: undefined, isFull: false, commands },
    listen(listener: (line: string, continues: boolean) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    running: {
      write(line: string) {
        if (run.isFull) return false
        commands.push(line)
        if (line === 'save-off') take('Automatic saving is now disabled', false)
        if (line === 'save hold') take('Saving...', false)
        if (line === 'save query') {
          take('[2026-05-01 12:00:00:000 INFO] Data saved. Files are now ready to be copied.', false)
          take('My, world: 2/db/000012.ldb:200000, My, world: 2/db/MANIFEST-0000', false)
          take('11:5, My, world: 2/level.dat:0', true)
          take('[2026-05-01 12:00:00:000 INFO] Player connected: Alex:7, xuid: 1', false)
        }
        if (line === 'save-all flush') take('Saved the game', false)
        return true
      },
    },
  }
  return run
}

test('save-on: a server with a full input gets the command as soon as it reads again', async () => {
  const [run, dataDir] = [serverForTest(), await dataDirForTest()]
  const note = join(dataDir, 'saving-held.json')
  const { signal } = new AbortController()
  const held = await pauseSaving(() => run, note, { signal, clock: realClock })
  run.isFull = true
  expect(await held.release()).toBe(false)
  // The next agent would send it.
  expect(existsSync(note)).toBe(true)
  run.isFull = false
  await eventually(() => expect(run.commands.at(-1)).toBe('save-on'))
  await eventually(() => expect(existsSync(note)).toBe(false))

  await pauseSaving(() => run, note, { signal, clock: realClock })
  run.isFull = true
  await resumeSaving(run, note)
  expect(existsSync(note)).toBe(true)
  run.isFull = false
  await eventually(() => expect(run.commands.filter((line) => line === 'save-on')).toHaveLength(2))
})

test('Bedrock: the reported lengths belong to the saved world', async () => {
  const [run, dataDir] = [serverForTest(), await dataDirForTest()]
  run.core = { ...coreForTest, ...(bedrockDedicated.saving && { saving: bedrockDedicated.saving }) }
  const { signal } = new AbortController()
  const held = await pauseSaving(() => run, join(dataDir, 'note.json'), { signal, clock: realClock })
  expect([...held.lengths]).toEqual([
    ['worlds/My, world: 2/db/000012.ldb', 200_000],
    ['worlds/My, world: 2/db/MANIFEST-000011', 5],
    ['worlds/My, world: 2/level.dat', 0],
  ])
  expect(await held.release()).toBe(false)
  expect(run.commands).toEqual(['save hold', 'save query', 'save resume'])
})
