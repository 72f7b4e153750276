import type { FileOutcome } from '@zubr/contracts/files/answers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileError } from '../../file-access/file-error.ts'
import type { LostJob, Sending, Transport } from './jobs.ts'
import { Uploads } from './store.ts'
import { endWish, wishFor } from './wishes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const server = 'server-1'

/** What a file chooser gives of a folder. */
function chosen(...files: [path: string, size: number][]): FileList {
  const all = files.map(([path, size]) => ({
    name: path.split('/').at(-1) ?? '',
    webkitRelativePath: path.includes('/') ? path : '',
    size,
    lastModified: 1,
  }))
  return Object.assign(all, { item: (index: number) => all[index] }) as unknown as FileList // What of it is read.
}

type Call = Sending & { paths: string[]; resolve(outcomes?: FileOutcome[]): void; reject(error: Error): void }

/** Uploads whose every request waits for the test. */
function uploadsForTest(kept: readonly LostJob[] = []) {
  const calls: Call[] = []
  const forgotten: string[] = []
  let keeping = kept
  const asked = <T>(sending: Sending, paths: string[], pick: (outcomes: FileOutcome[]) => T) =>
    new Promise<T>((resolve, reject) => {
      sending.signal.addEventListener('abort', () => reject(new FileError('cancelled')))
      const done = (outcomes = paths.map((path) => ({ path, to: path }))) => resolve(pick(outcomes))
      calls.push({ ...sending, paths, resolve: done, reject })
    })
  const transport: Transport = {
    many: ({ files, ...sending }) =>
      asked(
        sending,
        files.map(({ path }) => path),
        (outcomes) => outcomes,
      ),
    one: ({ path, ...sending }) => asked(sending, [path], ([outcome]) => outcome as FileOutcome), // One was asked for.
    forget: async ({ path }) => void forgotten.push(path),
  }
  const uploads = new Uploads(transport, {
    read: () => keeping,
    keep: (jobs) => {
      keeping = jobs
    },
  })
  const flush = () => vi.advanceTimersByTimeAsync(250)
  const shown = () => {
    const [job] = uploads.view()
    if (!job) throw new Error('there is no upload')
    return job
  }
  return { uploads, calls, forgotten, flush, shown, kept: () => keeping }
}

const small = (count: number) =>
  Array.from({ length: count }, (_, index): [string, number] => [`config/${index}.yml`, 100])
const large = 50 * 2 ** 20

test('many small files take few requests, large ones one each, and three at a time', async () => {
  const { uploads, calls, flush, shown } = uploadsForTest()
  await uploads.add(server, 'plugins', chosen(...small(450), ['config/world.zip', large]))
  expect(calls.map(({ paths }) => paths.length)).toEqual([200, 200, 50])
  calls[0]?.resolve()
  await flush()
  expect(calls.map(({ paths }) => paths.length)).toEqual([200, 200, 50, 1])
  expect(shown()).toMatchObject({
    name: 'config',
    isFolder: true,
    files: 451,
    doneFiles: 200,
    state: 'sending',
  })
  calls[3]?.onSent(1_000_000)
  await flush()
  expect(shown().now).toEqual([{ path: 'config/world.zip', bytes: large, sentBytes: 1_000_000 }])
  for (const call of calls.slice(1)) call.resolve()
  await flush()
  expect(shown()).toMatchObject({ doneFiles: 451, state: 'done', failed: [] })
})

test('a taken name is asked about while the others go on, once for all if that is said', async () => {
  const { uploads, calls, flush, shown } = uploadsForTest()
  await uploads.add(server, '', chosen(...small(4)))
  const taken = (path: string) => ({ path, failure: { code: 'taken' as const } })
  const [first] = calls
  first?.resolve(first.paths.map((path, index) => (index < 3 ? taken(path) : { path, to: path })))
  await flush()
  expect(shown()).toMatchObject({ state: 'asks', taken: 'config/0.yml', doneFiles: 1 })
  const { id } = shown()
  uploads.answer(id, 'config/0.yml', 'keep_both', false)
  // A second click on the same button.
  uploads.answer(id, 'config/0.yml', 'keep_both', false)
  await flush()
  expect(calls[1]).toMatchObject({ paths: ['config/0.yml'], ifTaken: 'keep_both' })
  calls[1]?.resolve()
  await flush()
  expect(shown().taken).toBe('config/1.yml')
  uploads.answer(shown().id, 'config/1.yml', 'skip', true)
  await flush()
  expect(calls[2]).toMatchObject({ paths: ['config/1.yml', 'config/2.yml'], ifTaken: 'skip' })
  calls[2]?.resolve(calls[2].paths.map((path) => ({ path, skipped: true })))
  await flush()
  expect(shown()).toMatchObject({ state: 'done', doneFiles: 2, skippedFiles: 2 })
})

test('a lost connection is waited for, and what was under way is sent again', async () => {
  const { uploads, calls, flush, shown } = uploadsForTest()
  await uploads.add(server, '', chosen(['a.zip', large]))
  calls[0]?.reject(new FileError('away'))
  await flush()
  expect(shown().state).toBe('waiting')
  expect(uploads.isBusy()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls).toHaveLength(2)
  calls[1]?.reject(new FileError('away'))
  await flush()
  // The browser knows before the pause is over.
  uploads.online()
  expect(calls).toHaveLength(3)
  calls[2]?.resolve()
  await flush()
  expect(shown()).toMatchObject({ state: 'done', doneFiles: 1 })
})

test('paused, nothing is sent; resumed, it goes on; called off, what was begun is forgotten', async () => {
  const { uploads, calls, flush, shown, forgotten } = uploadsForTest()
  await uploads.add(server, 'world', chosen(['a.zip', large], ['b.zip', large]))
  await flush()
  uploads.pause(shown().id)
  await flush()
  expect(shown().state).toBe('paused')
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true)
  uploads.resume(shown().id)
  await flush()
  expect(calls.map(({ paths }) => paths[0]).sort()).toEqual(['a.zip', 'a.zip', 'b.zip', 'b.zip'])
  uploads.remove(shown().id)
  await flush()
  expect(uploads.view()).toEqual([])
  expect(forgotten.sort()).toEqual(['world/a.zip', 'world/b.zip'])
  expect(calls).toHaveLength(4)
})

test('what was sent of a large file counts while it is paused, and until the node says how much it has', async () => {
  const { uploads, calls, flush, shown } = uploadsForTest()
  await uploads.add(server, '', chosen(['a.zip', large]))
  calls[0]?.onSent(large / 2)
  await flush()
  uploads.pause(shown().id)
  await flush()
  expect(shown()).toMatchObject({ state: 'paused', sentBytes: large / 2 })
  uploads.resume(shown().id)
  await flush()
  expect(shown()).toMatchObject({ state: 'sending', sentBytes: large / 2 })
  calls[1]?.onSent(large / 4)
  await flush()
  expect(shown().sentBytes).toBe(large / 4)
  calls[1]?.resolve()
  await flush()
  expect(shown()).toMatchObject({ state: 'done', sentBytes: large })
})

test('what fails is told and stops no other; tried again, it is sent again', async () => {
  const { uploads, calls, flush, shown } = uploadsForTest()
  await uploads.add(server, '', chosen(...small(2), ['config/large.zip', large]))
  const [batch, one] = calls
  batch?.resolve([
    { path: 'config/0.yml', failure: { code: 'bad_name' } },
    { path: 'config/1.yml', to: 'config/1.yml' },
  ])
  one?.reject(new FileError('no_room'))
  await flush()
  expect(shown()).toMatchObject({
    state: 'done',
    doneFiles: 1,
    failed: [
      { path: 'config/0.yml', code: 'bad_name' },
      { path: 'config/large.zip', code: 'no_room' },
    ],
  })
  uploads.retry(shown().id)
  await flush()
  expect(calls.slice(2).map(({ paths }) => paths[0])).toEqual(['config/0.yml', 'config/large.zip'])
})

test('a folder that shows what is new hears of it', async () => {
  const { uploads, calls, flush } = uploadsForTest()
  const heard: string[] = []
  uploads.onFolder((of, folder) => heard.push(`${of} ${folder}`))
  await uploads.add(server, 'plugins', chosen(['a.jar', 5]))
  calls[0]?.resolve()
  await flush()
  expect(heard).toEqual(['server-1 plugins'])
})

test('after a reload it is known what was unfinished, until the same is chosen again or it is dismissed', async () => {
  const before = uploadsForTest()
  await before.uploads.add(server, 'world', chosen(['region/r.mca', large], ['region/s.mca', 5]))
  await before.uploads.add(server, '', chosen(['b.txt', 5]))
  const after = uploadsForTest(structuredClone(before.kept()))
  expect(after.uploads.view()).toMatchObject([
    { name: 'region', isFolder: true, files: 2, state: 'lost' },
    { name: 'b.txt', isFolder: false, state: 'lost' },
  ])
  await after.uploads.add(server, 'world', chosen(['region/r.mca', large], ['region/s.mca', 5]))
  await after.flush()
  expect(after.uploads.view().map(({ name, state }) => [name, state])).toEqual([
    ['b.txt', 'lost'],
    ['region', 'sending'],
  ])
  for (const { id } of after.uploads.view()) after.uploads.remove(id)
  expect(after.kept()).toEqual([])
  expect(uploadsForTest([null, {}, 'x'] as never).uploads.view()).toEqual([])
})

test('folders that are dropped bring all that is in them, and are there when nothing is', async () => {
  const { uploads, calls } = uploadsForTest()
  const file = (name: string) => ({
    ...{ isFile: true, name },
    file: (tell: (file: unknown) => void) => tell({ name, size: 5, lastModified: 1 }),
  })
  const folder = (name: string, inside: unknown[]) => ({
    ...{ isFile: false, name },
    createReader: () => {
      // As browsers do: some at a time.
      const parts = [inside.slice(0, 1), inside.slice(1), []]
      return { readEntries: (tell: (some: unknown) => void) => tell(parts.shift() ?? []) }
    },
  })
  const tree = folder('world', [folder('data', []), file('level.dat'), folder('region', [file('r.0.0.mca')])])
  const items = [{ kind: 'string' }, { kind: 'file', webkitGetAsEntry: () => tree, getAsFile: () => null }]
  await uploads.add(server, '', Object.assign(items, { add: () => null }) as unknown as DataTransferItemList)
  expect(calls[0]?.paths.sort()).toEqual(['world/data', 'world/level.dat', 'world/region/r.0.0.mca'])
})

/** What a drop gives: a folder with these files, some of which the browser may not read. */
function dropped(name: string, files: Record<string, 'read' | 'unread'>): DataTransferItemList {
  const entries = Object.entries(files).map(([file, is]) => ({
    name: file,
    isFile: true,
    file: (found: (file: object) => void, lost: () => void) =>
      is === 'read' ? found({ name: file, size: 10, lastModified: 1 }) : lost(),
  }))
  const readers = [entries, []]
  const entry = {
    name,
    isFile: false,
    createReader: () => ({ readEntries: (found: (some: object[]) => void) => found(readers.shift() ?? []) }),
  }
  const items = [{ kind: 'file', webkitGetAsEntry: () => entry }]
  return Object.assign(items, { add: () => undefined }) as unknown as DataTransferItemList // What of it is read.
}

test('what the browser cannot read of a drop is named, and the rest is sent', async () => {
  const { uploads, calls, flush, shown } = uploadsForTest()
  await uploads.add(server, '', dropped('world', { 'level.dat': 'read', 'session.lock': 'unread' }))
  expect(calls.map(({ paths }) => paths)).toEqual([['world/level.dat']])
  calls[0]?.resolve()
  await flush()
  const failed = [{ path: 'world/session.lock', code: 'unreadable' }]
  expect(shown()).toMatchObject({
    name: 'world',
    isFolder: true,
    state: 'done',
    files: 2,
    doneFiles: 1,
    failed,
  })
})

test('a drop of which nothing can be read says so', async () => {
  const { uploads, calls, flush, shown } = uploadsForTest()
  await uploads.add(server, '', dropped('locked', { 'a.txt': 'unread' }))
  await flush()
  expect(calls).toEqual([])
  expect(shown()).toMatchObject({ name: 'locked', state: 'done', failed: [{ code: 'unreadable' }] })
  uploads.retry(shown().id)
  await flush()
  expect(shown()).toMatchObject({ state: 'done', failed: [{ path: 'locked/a.txt' }] })
})

test('an archive that was taken away is wished for no more', async () => {
  const { uploads, flush, shown } = uploadsForTest()
  wishFor(server, 'maps', 'world.zip')
  await uploads.add(server, 'maps', chosen(['world.zip', large]))
  await flush()
  uploads.remove(shown().id)
  await flush()
  expect(endWish(server, 'maps', 'world.zip')).toBe(false)
})
