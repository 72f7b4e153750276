import { constants, fstatSync, renameSync } from 'node:fs'
import { close, type Folder, isThere, openIn } from '../beneath.ts'
import { emptied, sweepChanges } from '../changes/change.ts'
import { inChange, noteManifest, readManifest, type Step } from '../changes/manifest.ts'
import { atPlace } from '../changes/steps.ts'
import type { Context } from '../context.ts'
import { copyThing } from '../copy-thing.ts'
import { within } from '../descriptor.ts'
import { Failed } from '../failure.ts'
import type { PackFile } from '../packs/pack-index.ts'
import { type ChangeState, isSame, stage, stateOf } from './changes.ts'
import { synced, unlinkIfThere, writeAll } from './writing.ts'

const { O_CREAT, O_EXCL, O_RDONLY, O_WRONLY } = constants

type Change = { change: string }
type FromHosts = Change & { hosts: readonly string[] }

/** A file of a pack that is to be fetched, for the step of this number. */
export type PackDownload = { at: number; path: string; urls: string[]; bytes: number; sha512: string }

const packName = 'pack.mrpack'
const reading = () => import('../packs/read-pack.ts')
const planning = () => import('../packs/plan-pack.ts')

export const packs = {
  /** Whether the archive of this change's pack is there as a whole. */
  hasPack: ({ change }: Change, context: Context): Promise<boolean> =>
    inChange(context.walk, change, ({ top }) => isThere(top, packName)),

  /** The archive of a pack: from among the server's files, or what comes with the request. */
  async stagePack({ change, path }: Change & { path?: string }, context: Context): Promise<null> {
    await sweepChanges(context.walk, change, context)
    return inChange(context.walk, change, async ({ top }) => {
      if (path === undefined) await stage(top, packName, context.content, context)
      else {
        const { folder, name } = context.walk.spot(path, { follow: true })
        try {
          if (name === null) throw new Failed('is_a_folder')
          const half = `${packName}.half`
          unlinkIfThere(top, half)
          await copyThing(folder, name, { into: top, as: half, context, tell: () => undefined })
          renameSync(within(top, half), within(top, packName))
        } finally {
          close(folder)
        }
      }
      return null
    })
  },

  /** What it is, and what it would change: PackAbout of the contract. */
  readPack: ({ change, hosts }: FromHosts, context: Context) =>
    inChange(context.walk, change, ({ top }) =>
      withPack(top, async (fd) => {
        const [{ readPackAt }, { planPack, toldOf }] = await Promise.all([reading(), planning()])
        const { files, ...about } = await readPackAt(fd, hosts, context)
        const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0)
        const { name, version, gameVersion, loader, loaderVersion } = about
        const told = { name, version, gameVersion, loader, loaderVersion, files: files.size, bytes }
        return { ...told, ...toldOf(await planPack({ ...about, files }, context)) }
      }),
    ),

  /** Stages what the archive itself brings. A row for each file that is to be fetched (PackDownload). */
  planPack: ({ change, hosts }: FromHosts, context: Context): Promise<ChangeState> =>
    inChange(context.walk, change, async (folder) => {
      const before = readManifest(folder.top)
      if (before && before.phase !== 'staging' && before.phase !== 'reverted') return stateOf(folder, before)
      return withPack(folder.top, async (fd) => {
        const [{ readPackAt, packRecord }, { planPack }] = await Promise.all([reading(), planning()])
        const pack = await readPackAt(fd, hosts, context)
        const plan = await planPack(pack, context)
        const steps: Step[] = [
          ...plan.remove.map((path) => ({ path, do: 'remove' as const })),
          ...plan.put.map((file) => ({
            path: file.path,
            do: 'put' as const,
            ...('from' in file && { from: file.from }),
          })),
          { path: packRecord, do: 'put' },
        ]
        for (const { path } of plan.put) atPlace(context.walk, path, () => undefined)
        if (before?.phase !== 'staging' || !isSame(before, steps)) {
          await context.room.check(plan.put.reduce((sum, { bytes }) => sum + bytes, 0))
          await emptied(folder, context)
        }
        const manifest = noteManifest(folder, { phase: 'staging', at: Date.now(), steps, keep: [] })
        const state = stateOf(folder, manifest)
        const there = new Set(state.staged)
        const { name, version } = pack
        const record = Buffer.from(JSON.stringify({ name, version, files: plan.record }))
        await stage(
          folder.fresh,
          String(steps.length - 1),
          (async function* () {
            yield record
          })(),
          context,
        )
        await stageEntries(fd, folder.fresh, steps, there, context)
        for (const [i, file] of plan.put.entries()) {
          const at = plan.remove.length + i
          if ('urls' in file && !there.has(at)) await context.row(rowOf(at, file))
        }
        return stateOf(folder, manifest)
      })
    }),
}

const rowOf = (
  at: number,
  { path, urls, bytes, sha512 }: Extract<PackFile, { urls: string[] }>,
): PackDownload => ({
  ...{ at, path, urls, bytes, sha512 },
})

async function withPack<T>(top: Folder, work: (fd: number) => Promise<T>): Promise<T> {
  const fd = openIn(top, packName, O_RDONLY)
  try {
    if (!fstatSync(fd).isFile()) throw new Failed('not_found')
    return await work(fd)
  } finally {
    close({ fd })
  }
}

const groupSize = 64

/** Many small ones go to the disk together. */
async function stageEntries(
  fd: number,
  fresh: Folder,
  steps: readonly Step[],
  there: ReadonlySet<number>,
  context: Context,
): Promise<void> {
  const { checkedEntries } = await import('../archives/inspect.ts')
  const wanted = new Map(
    steps.flatMap(({ from }, at) => (from === undefined || there.has(at) ? [] : [[from, at] as const])),
  )
  let group: { fd: number; at: number }[] = []
  const settle = async () => {
    const some = group
    group = []
    try {
      await Promise.all(some.map((one) => synced(one.fd)))
      for (const { at } of some) renameSync(within(fresh, `${at}.half`), within(fresh, String(at)))
    } finally {
      for (const one of some) close(one)
    }
  }
  try {
    for await (const { entry } of checkedEntries(fd, 'cp437', context.signal)) {
      const at = entry.kind === 'file' ? wanted.get(entry.names.join('/')) : undefined
      if (at === undefined) continue
      unlinkIfThere(fresh, `${at}.half`)
      const to = openIn(fresh, `${at}.half`, O_WRONLY | O_CREAT | O_EXCL)
      group.push({ fd: to, at })
      for await (const piece of entry.content()) {
        await context.room.check(piece.length)
        writeAll(to, Buffer.from(piece.buffer, piece.byteOffset, piece.length))
        context.room.wrote(piece.length)
      }
      if (group.length >= groupSize) await settle()
      await context.breathe()
    }
    await settle()
  } finally {
    for (const one of group) close(one)
  }
}
