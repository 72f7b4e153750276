import { createHash } from 'node:crypto'
import { JobFailed } from '../../jobs/server-jobs.ts'
import { isBeneath } from '../is-beneath.ts'
import { tarEntries } from './tar-entries.ts'

export async function* hashesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<[string, string]> {
  for await (const entry of tarEntries(stream)) {
    const hash = createHash('sha256')
    let left = entry.size
    for await (const piece of entry.body()) {
      hash.update(piece.subarray(0, left))
      left -= Math.min(left, piece.length)
    }
    if (entry.kind === 'file') yield [entry.path, hash.digest('hex')]
  }
}

export async function* contentOf(stream: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  for await (const entry of tarEntries(stream)) {
    if (entry.path !== path || entry.kind !== 'file') continue
    let left = entry.size
    for await (const piece of entry.body()) {
      yield piece.subarray(0, left)
      left -= Math.min(left, piece.length)
    }
    return
  }
  throw new JobFailed('no_backup')
}

export async function* subArchive(stream: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  for await (const entry of tarEntries(stream)) {
    if (!isBeneath(entry.path, path)) continue
    yield entry.head
    yield* entry.body()
  }
  yield Buffer.alloc(1_024)
}
