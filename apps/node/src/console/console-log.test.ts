import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually, smallDiskForTest } from '../servers/testing/servers.ts'
import { type ConsoleLog, openConsoleLog } from './console-log.ts'
import { consoleReader } from './reader.ts'

const now = () => 1_800_000_000_000

async function folderForTest() {
  const folder = await mkdtemp(join(tmpdir(), 'zubr-log-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function open(folder: string, keepBytes?: number) {
  const log = await openConsoleLog(folder, { now, ...(keepBytes !== undefined && { keepBytes }) })
  onTestFinished(() => log.close())
  return log
}

/** Lines `from` to `to`, all of them written. */
async function write(log: ConsoleLog, from: number, to: number) {
  for (let i = from; i <= to; i++) await log.append('normal', `line ${i}`)
  await eventually(() => expect(log.last()).toBe(to), { interval: 1 })
}

/** Everything that a reader still gets, as a number for a line and `gap <n>` for a gap. */
async function rest(reader: ReturnType<typeof consoleReader>) {
  const got: (number | string)[] = []
  for (;;) {
    const { lines, gapFrom } = await reader.read(100)
    if (gapFrom !== null) got.push(`gap ${gapFrom}`)
    else if (lines.length === 0) return got
    for (const [seq, , , text] of lines) {
      expect(text).toBe(`line ${seq}`)
      got.push(seq)
    }
  }
}

const count = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('lines keep their numbers over a restart, and what was half written is cut off', async () => {
  const folder = await folderForTest()
  const first = await open(folder)
  await write(first, 1, 10)
  await first.close()
  const second = await open(folder)
  await write(second, 11, 12)
  expect(await rest(consoleReader(second, 1))).toEqual(count(1, 12))
})

test('who prints nothing but line ends is made to wait too', async () => {
  const log = await open(await folderForTest())
  let taken = 0
  while (log.append('normal', '') === undefined && taken < 100_000) taken++
  expect(taken).toBeLessThan(10_000)
})

test('a reader whose lines were dropped meanwhile is told of one gap, and gets every later line once', async () => {
  const log = await open(await folderForTest(), 40_000)
  await write(log, 1, 50)
  const reader = consoleReader(log, 1)
  expect((await reader.read(20)).lines.map(([seq]) => seq)).toEqual(count(1, 20))
  for (let to = 100; to <= 5_000; to += 50) await write(log, to - 49, to)
  const first = log.first()
  expect(first).toBeGreaterThan(21)
  expect(await rest(reader)).toEqual([`gap ${first}`, ...count(first, 5_000)])
})

test('on a full disk those who watch see every line, and after a restart no number is given twice', async (context) => {
  const disk = await smallDiskForTest(1)
  if (!disk) return context.skip('a disk that gets full takes root and the right to mount')
  const folder = join(disk.dataDir, 'console')
  const log = await open(folder, 200_000)
  await write(log, 1, 300)
  const watching = consoleReader(log, 1)
  expect(await rest(watching)).toEqual(count(1, 300))
  await disk.fill()
  // A page may still have room.
  for (let to = 350; to <= 3_000; to += 50) {
    await write(log, to - 49, to)
    expect(await rest(watching)).toEqual(count(to - 49, to))
  }
  // One that comes late hears that lines are gone, and never waits for them.
  const late = consoleReader(log, 301)
  const got = await rest(late)
  expect(got.filter((one) => typeof one === 'string').length).toBeGreaterThan(0)
  expect(new Set(got).size).toBe(got.length)
  expect(late.next()).toBe(3_001)
  await log.close()
  const still = await open(folder, 200_000)
  expect(still.last()).toBe(3_000)
  await disk.free()
  await write(still, 3_001, 3_010)
  expect(await rest(consoleReader(still, 3_001))).toEqual(count(3_001, 3_010))
})

test('a full disk takes a piece of what is kept now and then, and never more than half', async (context) => {
  const disk = await smallDiskForTest(2)
  if (!disk) return context.skip('a disk that gets full takes root and the right to mount')
  let elapsed = 0
  const log = await openConsoleLog(join(disk.dataDir, 'console'), {
    now,
    elapsed: () => elapsed,
    keepBytes: 200_000,
  })
  onTestFinished(() => log.close())
  await write(log, 1, 6_000)
  await disk.fill()
  const [first, second] = log.segments()
  expect(log.first()).toBe(first?.first)
  let last = 6_000
  const writeOn = async () => {
    for (const until = last + 3_000; last < until; last += 50) await write(log, last + 1, last + 50)
  }
  await writeOn()
  expect(log.first()).toBe(second?.first)
  for (let minute = 0; minute < 6; minute++) {
    elapsed += 60_000
    await disk.fill()
    await writeOn()
  }
  expect(log.first()).toBeGreaterThan(second?.first ?? 0)
  const kept = (await rest(consoleReader(log, log.first()))).filter((one) => typeof one === 'number')
  expect(kept.length).toBeGreaterThan(3_000)
})
