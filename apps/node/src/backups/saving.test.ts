import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { realClock } from '../clock.ts'
import { coreForTest } from '../servers/core-for-tests.ts'
import { dataDirForTest, eventually } from '../servers/servers-for-tests.ts'
import { holdSaving, saveAgain } from './saving.ts'

/** A server whose input is full while `isFull`. */
function serverForTest() {
  const heard: string[] = []
  let take: (line: string) => void = () => undefined
  const run = {
    ...{ core: coreForTest, ready: true, ending: null, exit: undefined, isFull: false, heard },
    listen(listener: (line: string) => void) {
      take = listener
      return () => undefined
    },
    running: {
      write(line: string) {
        if (run.isFull) return false
        heard.push(line)
        if (line === 'save-off') take('Automatic saving is now disabled')
        if (line === 'save-all flush') take('Saved the game')
        return true
      },
    },
  }
  return run
}

test('a server whose input is full when it may save again is told as soon as it reads', async () => {
  const [run, dataDir] = [serverForTest(), await dataDirForTest()]
  const note = join(dataDir, 'saving-held.json')
  const { signal } = new AbortController()
  const held = await holdSaving(() => run, note, { signal, clock: realClock })
  run.isFull = true
  expect(await held.release()).toBe(false)
  // The next agent would say it.
  expect(existsSync(note)).toBe(true)
  run.isFull = false
  await eventually(() => expect(run.heard.at(-1)).toBe('save-on'))
  await eventually(() => expect(existsSync(note)).toBe(false))

  await holdSaving(() => run, note, { signal, clock: realClock })
  run.isFull = true
  await saveAgain(run, note)
  expect(existsSync(note)).toBe(true)
  run.isFull = false
  await eventually(() => expect(run.heard.filter((line) => line === 'save-on')).toHaveLength(2))
})
