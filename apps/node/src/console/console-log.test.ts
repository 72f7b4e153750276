import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { eventually, smallDiskForTest } from '../servers/testing/servers.ts'
import { ConsoleLog } from './console-log.ts'
import { ConsoleReader } from './console-reader.ts'

const now = () => 1_800_000_000_000

async function folderForTest() {
  const folder = await mkdtemp(join(tmpdir(), 'zubr-log-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function open(folder: string, maxBytes?: number) {
  const log = await ConsoleLog.open(folder, { now, ...(maxBytes !== undefined && { maxBytes }) })
  onTestFinished(() => log.close())
  return log
}

/** Appends lines `from` to `to` and waits until they are written. */
async function write(log: ConsoleLog, from: number, to: number) {
  for (let i = from; i <= to; i++) await log.append('normal', `line ${i}`)
  await eventually(() => expect(log.last()).toBe(to), { interval: 1 })
}

/** Reads to the end: a number for each line and `gap <n>` for each gap. */
async function rest(reader: ConsoleReader) {
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

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)

test('restart: lines keep their numbers, and a half-written line is cut off', async () => {
  const folder = await folderForTest()
  const first = await open(folder)
  await write(first, 1, 10)
  await first.close()
  const second = await open(folder)
  await write(second, 11, 12)
  expect(await rest(new ConsoleReader(second, 1))).toEqual(range(1, 12))
})

test('backpressure: a server that prints only line breaks has to wait too', async () => {
  const log = await open(await folderForTest())
  let appended = 0
  while (log.append('normal', '') === undefined && appended < 100_000) appended++
  expect(appended).toBeLessThan(10_000)
})

test('gap: a reader whose lines were dropped gets one gap and then every later line once', async () => {
  const log = await open(await folderForTest(), 40_000)
  await write(log, 1, 50)
  const reader = new ConsoleReader(log, 1)
  expect((await reader.read(20)).lines.map(([seq]) => seq)).toEqual(range(1, 20))
  for (let to = 100; to <= 5_000; to += 50) await write(log, to - 49, to)
  const first = log.first()
  expect(first).toBeGreaterThan(21)
  expect(await rest(reader)).toEqual([`gap ${first}`, ...range(first, 5_000)])
})

test('full disk: readers get every line, and no line number is reused after a restart', async (context) => {
  const disk = await smallDiskForTest(1)
  if (!disk) return context.skip('a disk that gets full takes root and the right to mount')
  const folder = join(disk.dataDir, 'console')
  const log = await open(folder, 200_000)
  await write(log, 1, 300)
  const watching = new ConsoleReader(log, 1)
  expect(await rest(watching)).toEqual(range(1, 300))
  await disk.fill()
  // The current disk page may still have space.
  for (let to = 350; to <= 3_000; to += 50) {
    await write(log, to - 49, to)
    expect(await rest(watching)).toEqual(range(to - 49, to))
  }
  // A late reader gets a gap for lost lines and does not wait for them.
  const late = new ConsoleReader(log, 301)
  const got = await rest(late)
  expect(got.filter((one) => typeof one === 'string').length).toBeGreaterThan(0)
  expect(new Set(got).size).toBe(got.length)
  expect(late.next()).toBe(3_001)
  await log.close()
  const still = await open(folder, 200_000)
  expect(still.last()).toBe(3_000)
  await disk.freeUp()
  await write(still, 3_001, 3_010)
  expect(await rest(new ConsoleReader(still, 3_001))).toEqual(range(3_001, 3_010))
})

test('full disk: old segments are dropped one at a time, and never more than half of them', async (context) => {
  const disk = await smallDiskForTest(2)
  if (!disk) return context.skip('a disk that gets full takes root and the right to mount')
  let elapsed = 0
  const log = await ConsoleLog.open(join(disk.dataDir, 'console'), {
    now,
    elapsed: () => elapsed,
    maxBytes: 200_000,
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
  const storedLines = (await rest(new ConsoleReader(log, log.first()))).filter(
    (one) => typeof one === 'number',
  )
  expect(storedLines.length).toBeGreaterThan(3_000)
})
