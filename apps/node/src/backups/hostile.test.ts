import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { byTier } from '@zubr/testing/tier'
import { expect, test } from 'vitest'
import { restore } from './restoring.ts'
import { contentOf, engineForTest, enginesForTests, ownedForTest, put } from './testing/engines.ts'

/** The first is restic, the usual engine wherever it can be installed. */
const enginesOfTier = byTier({ change: enginesForTests.slice(0, 1), nightly: enginesForTests })
const signal = new AbortController().signal
const work = { signal, percent: () => undefined }
const secret = 'what no server may know'

/** Swaps a folder and a file for links that lead out, and back, as fast as it can. */
const swapper = `
const { renameSync } = require('node:fs')
const { workerData: { data, over } } = require('node:worker_threads')
const swaps = [['folder', 'link'], ['file', 'filelink']]
while (Atomics.load(new Int32Array(over), 0) === 0)
  for (const [one, other] of swaps) {
    try {
      renameSync(data + '/' + one, data + '/aside-' + one)
      renameSync(data + '/' + other, data + '/' + one)
      renameSync(data + '/' + one, data + '/' + other)
      renameSync(data + '/aside-' + one, data + '/' + one)
    } catch {}
  }
`

async function whileItSwaps<T>(data: string, act: () => Promise<T>): Promise<T> {
  const over = new SharedArrayBuffer(4)
  const worker = new Worker(swapper, { eval: true, workerData: { data, over } })
  const ended = new Promise((resolve) => worker.once('exit', resolve))
  try {
    return await act()
  } finally {
    Atomics.store(new Int32Array(over), 0, 1)
    await ended
  }
}

// Without root the agent has the same permissions as a server.
test.runIf(process.getuid?.() === 0).each(enginesOfTier)(
  'isolation: swapping links for files during backup and restore reaches no other files (%s)',
  async (kind) => {
    const { dataDir, sandbox, engine, server, place } = await engineForTest(kind)
    const outside = join(dataDir, 'outside')
    await mkdir(outside)
    for (const name of ['a.txt', 'b.txt', 'environ', 'shadow']) await writeFile(join(outside, name), secret)
    await put(server.data, {
      ...Object.fromEntries(['a.txt', 'b.txt', 'environ', 'shadow'].map((name) => [`folder/${name}`, 'own'])),
      file: 'own',
      // An empty backup is refused, and each of the other files may be absent when it is looked up.
      steady: 'own',
    })
    await symlink(outside, join(server.data, 'link'))
    await symlink(join(outside, 'a.txt'), join(server.data, 'filelink'))
    await ownedForTest(server.data)
    const saved: string[] = []
    await whileItSwaps(server.data, async () => {
      for (let round = 0; round < 3; round++)
        saved.push((await engine.take(server, randomUUID(), { ...work, again: false })).snapshot)
    })
    const scratch = join(dataDir, 'scratch')
    for (const snapshot of saved) {
      await mkdir(scratch)
      await engine.restore(server, snapshot, { into: { mounted: scratch, beneath: '' }, paths: null, signal })
      expect(JSON.stringify(await contentOf(scratch))).not.toContain(secret)
      await rm(scratch, { recursive: true })
    }
    // A restore writes nowhere else either, whatever replaces the agent's own folder.
    await rename(join(server.data, 'link'), join(server.data, '.zubr')).catch(() => undefined)
    await rm(join(server.data, '.zubr'), { force: true })
    await symlink(outside, join(server.data, '.zubr'))
    await restore({ sandbox, engine }, place, server, { snapshot: saved[0] ?? '', paths: null }, work)
    for (const name of ['a.txt', 'environ']) expect(await readFile(join(outside, name), 'utf8')).toBe(secret)
    expect(Object.keys(await contentOf(outside))).toHaveLength(4)
  },
)
