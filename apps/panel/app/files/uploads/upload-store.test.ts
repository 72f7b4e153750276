import type { FileOutcome } from '@zubr/contracts/files/answers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileError } from '../../file-access/file-error.ts'
import { UploadStore } from './upload-store.ts'
import type { InterruptedUpload, UploadRequest, UploadTransport } from './upload-types.ts'
import { requestWorldImport, takeWorldImportRequest } from './world-import-requests.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const server = 'server-1'

/** The FileList of a folder chooser, with the properties that are read. */
function chosen(...files: [path: string, size: number][]): FileList {
  const all = files.map(([path, size]) => ({
    name: path.split('/').at(-1) ?? '',
    webkitRelativePath: path.includes('/') ? path : '',
    size,
    lastModified: 1,
  }))
  return Object.assign(all, { item: (index: number) => all[index] }) as unknown as FileList
}

type Call = UploadRequest & {
  paths: string[]
  resolve(outcomes?: FileOutcome[]): void
  reject(error: Error): void
}

/** Uploads whose requests the test resolves. */
function uploadsForTest(storedUploads: readonly InterruptedUpload[] = []) {
  const calls: Call[] = []
  const forgotten: string[] = []
  let keeping = storedUploads
  const record = <T>(sending: UploadRequest, paths: string[], pick: (outcomes: FileOutcome[]) => T) =>
    new Promise<T>((resolve, reject) => {
      sending.signal.addEventListener('abort', () => reject(new FileError('cancelled')))
      const done = (outcomes = paths.map((path) => ({ path, to: path }))) => resolve(pick(outcomes))
      calls.push({ ...sending, paths, resolve: done, reject })
    })
  const transport: UploadTransport = {
    many({ files, ...sending }) {
      const paths = files.map(({ path }) => path)
      return record(sending, paths, (outcomes) => outcomes)
    },
    // One file was requested.
    one: ({ path, ...sending }) => record(sending, [path], ([outcome]) => outcome as FileOutcome),
    forget: async ({ path }) => void forgotten.push(path),
  }
  const store = new UploadStore(transport, {
    read: () => keeping,
    keep: (uploads) => {
      keeping = uploads
    },
  })
  const flush = () => vi.advanceTimersByTimeAsync(250)
  const shown = () => {
    const [upload] = store.view()
    if (!upload) throw new Error('there is no upload')
    return upload
  }
  return { store, calls, forgotten, flush, shown, stored: () => keeping }
}

const small = (count: number) =>
  Array.from({ length: count }, (_, index): [string, number] => [`config/${index}.yml`, 100])
const large = 50 * 2 ** 20

test('batching: small files share requests, large ones have one each, three at a time', async () => {
  const { store, calls, flush, shown } = uploadsForTest()
  await store.add(server, 'plugins', chosen(...small(450), ['config/world.zip', large]))
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

test('taken name: the owner is asked while the rest continues, and once for all on request', async () => {
  const { store, calls, flush, shown } = uploadsForTest()
  await store.add(server, '', chosen(...small(4)))
  const taken = (path: string) => ({ path, failure: { code: 'taken' as const } })
  const [first] = calls
  first?.resolve(first.paths.map((path, index) => (index < 3 ? taken(path) : { path, to: path })))
  await flush()
  expect(shown()).toMatchObject({ state: 'asks', taken: 'config/0.yml', doneFiles: 1 })
  const { id } = shown()
  store.answer(id, 'config/0.yml', 'keep_both', false)
  // A second click on the same button.
  store.answer(id, 'config/0.yml', 'keep_both', false)
  await flush()
  expect(calls[1]).toMatchObject({ paths: ['config/0.yml'], ifTaken: 'keep_both' })
  calls[1]?.resolve()
  await flush()
  expect(shown().taken).toBe('config/1.yml')
  store.answer(shown().id, 'config/1.yml', 'skip', true)
  await flush()
  expect(calls[2]).toMatchObject({ paths: ['config/1.yml', 'config/2.yml'], ifTaken: 'skip' })
  calls[2]?.resolve(calls[2].paths.map((path) => ({ path, skipped: true })))
  await flush()
  expect(shown()).toMatchObject({ state: 'done', doneFiles: 2, skippedFiles: 2 })
})

test('connection: after a loss the upload waits, and repeats the running requests', async () => {
  const { store, calls, flush, shown } = uploadsForTest()
  await store.add(server, '', chosen(['a.zip', large]))
  calls[0]?.reject(new FileError('away'))
  await flush()
  expect(shown().state).toBe('waiting')
  expect(store.isBusy()).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(calls).toHaveLength(2)
  calls[1]?.reject(new FileError('away'))
  await flush()
  // The browser's event comes before the end of the pause.
  store.online()
  expect(calls).toHaveLength(3)
  calls[2]?.resolve()
  await flush()
  expect(shown()).toMatchObject({ state: 'done', doneFiles: 1 })
})

test('pause: nothing is sent until resumed, and a cancelled upload is discarded', async () => {
  const { store, calls, flush, shown, forgotten } = uploadsForTest()
  await store.add(server, 'world', chosen(['a.zip', large], ['b.zip', large]))
  await flush()
  store.pause(shown().id)
  await flush()
  expect(shown().state).toBe('paused')
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true)
  store.resume(shown().id)
  await flush()
  expect(calls.map(({ paths }) => paths[0]).sort()).toEqual(['a.zip', 'a.zip', 'b.zip', 'b.zip'])
  store.remove(shown().id)
  await flush()
  expect(store.view()).toEqual([])
  expect(forgotten.sort()).toEqual(['world/a.zip', 'world/b.zip'])
  expect(calls).toHaveLength(4)
})

test('progress: sent bytes of a large file count while it is paused', async () => {
  const { store, calls, flush, shown } = uploadsForTest()
  await store.add(server, '', chosen(['a.zip', large]))
  calls[0]?.onSent(large / 2)
  await flush()
  store.pause(shown().id)
  await flush()
  expect(shown()).toMatchObject({ state: 'paused', sentBytes: large / 2 })
  store.resume(shown().id)
  await flush()
  expect(shown()).toMatchObject({ state: 'sending', sentBytes: large / 2 })
  calls[1]?.onSent(large / 4)
  await flush()
  expect(shown().sentBytes).toBe(large / 4)
  calls[1]?.resolve()
  await flush()
  expect(shown()).toMatchObject({ state: 'done', sentBytes: large })
})

test('failure: it is reported, does not stop the rest, and can be retried', async () => {
  const { store, calls, flush, shown } = uploadsForTest()
  await store.add(server, '', chosen(...small(2), ['config/large.zip', large]))
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
  store.retry(shown().id)
  await flush()
  expect(calls.slice(2).map(({ paths }) => paths[0])).toEqual(['config/0.yml', 'config/large.zip'])
})

test('folder: its listeners learn of new files', async () => {
  const { store, calls, flush } = uploadsForTest()
  const notified: string[] = []
  store.onFolder((of, folder) => notified.push(`${of} ${folder}`))
  await store.add(server, 'plugins', chosen(['a.jar', 5]))
  calls[0]?.resolve()
  await flush()
  expect(notified).toEqual(['server-1 plugins'])
})

test('reload: unfinished uploads are listed until they are chosen again or dismissed', async () => {
  const before = uploadsForTest()
  await before.store.add(server, 'world', chosen(['region/r.mca', large], ['region/s.mca', 5]))
  await before.store.add(server, '', chosen(['b.txt', 5]))
  const after = uploadsForTest(structuredClone(before.stored()))
  expect(after.store.view()).toMatchObject([
    { name: 'region', isFolder: true, files: 2, state: 'lost' },
    { name: 'b.txt', isFolder: false, state: 'lost' },
  ])
  await after.store.add(server, 'world', chosen(['region/r.mca', large], ['region/s.mca', 5]))
  await after.flush()
  expect(after.store.view().map(({ name, state }) => [name, state])).toEqual([
    ['b.txt', 'lost'],
    ['region', 'sending'],
  ])
  for (const { id } of after.store.view()) after.store.remove(id)
  expect(after.stored()).toEqual([])
  expect(uploadsForTest([null, {}, 'x'] as never).store.view()).toEqual([])
})

test('folders: dropped ones bring their content, and empty ones are created', async () => {
  const { store, calls } = uploadsForTest()
  const file = (name: string) => ({
    ...{ isFile: true, name },
    file: (resolve: (file: unknown) => void) => resolve({ name, size: 5, lastModified: 1 }),
  })
  const folder = (name: string, inside: unknown[]) => ({
    ...{ isFile: false, name },
    createReader: () => {
      // Like browsers: in chunks.
      const parts = [inside.slice(0, 1), inside.slice(1), []]
      return { readEntries: (resolve: (some: unknown) => void) => resolve(parts.shift() ?? []) }
    },
  })
  const tree = folder('world', [folder('data', []), file('level.dat'), folder('region', [file('r.0.0.mca')])])
  const items = [{ kind: 'string' }, { kind: 'file', webkitGetAsEntry: () => tree, getAsFile: () => null }]
  await store.add(server, '', Object.assign(items, { add: () => null }) as unknown as DataTransferItemList)
  expect(calls[0]?.paths.sort()).toEqual(['world/data', 'world/level.dat', 'world/region/r.0.0.mca'])
})

/** A dropped folder with these files, some of them unreadable. */
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
  return Object.assign(items, { add: () => undefined }) as unknown as DataTransferItemList
}

test('unreadable files: they are named, and the rest is sent', async () => {
  const { store, calls, flush, shown } = uploadsForTest()
  await store.add(server, '', dropped('world', { 'level.dat': 'read', 'session.lock': 'unread' }))
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

test('unreadable files: a drop without readable files says so', async () => {
  const { store, calls, flush, shown } = uploadsForTest()
  await store.add(server, '', dropped('locked', { 'a.txt': 'unread' }))
  await flush()
  expect(calls).toEqual([])
  expect(shown()).toMatchObject({ name: 'locked', state: 'done', failed: [{ code: 'unreadable' }] })
  store.retry(shown().id)
  await flush()
  expect(shown()).toMatchObject({ state: 'done', failed: [{ path: 'locked/a.txt' }] })
})

test('world import: a cancelled archive is not imported', async () => {
  const { store, flush, shown } = uploadsForTest()
  requestWorldImport(server, 'maps', 'world.zip')
  await store.add(server, 'maps', chosen(['world.zip', large]))
  await flush()
  store.remove(shown().id)
  await flush()
  expect(takeWorldImportRequest(server, 'maps', 'world.zip')).toBe(false)
})
