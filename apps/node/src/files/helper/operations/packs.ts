import { constants, fstatSync, readFileSync, renameSync } from 'node:fs'
import { hashesOf } from '../addons/hashes.ts'
import { emptied, packName, sweepChanges } from '../changes/change.ts'
import { inChange, noteManifest, readManifest, type Step } from '../changes/manifest.ts'
import { atPlace } from '../changes/steps.ts'
import type { Context } from '../context.ts'
import { copyThing } from '../copy-thing.ts'
import { within } from '../descriptor.ts'
import { OperationError } from '../failure.ts'
import type { PackFile } from '../packs/pack-index.ts'
import { close, type Folder, isThere, openIn } from '../walk.ts'
import { type ChangeState, checkedPath, isSame, stage, stateOf } from './changes.ts'
import { synced, unlinkIfThere, writeAll } from './writing.ts'

const { O_CREAT, O_EXCL, O_RDONLY, O_WRONLY } = constants

type Change = { change: string }
type FromHosts = Change & { hosts: readonly string[] }
/** Renames and removals for the world, which come first. */
type PackFileMoves = { rename?: readonly { from: string; to: string }[]; remove?: readonly string[] }

/** A file of a pack to fetch, for the step of this number. */
export type PackDownload = { at: number; path: string; urls: string[]; bytes: number; sha512: string }

const reading = () => import('../packs/read-pack.ts')
const recording = () => import('../packs/record.ts')
const planning = () => import('../packs/plan-pack.ts')

export const packs = {
  /** Whether the archive of this change's pack is complete. */
  hasPack: ({ change }: Change, context: Context): Promise<boolean> =>
    inChange(context.walk, change, ({ top }) => isThere(top, packName)),

  /** Stores the archive of a pack: from the server's files, or from the request's content. */
  async stagePack({ change, path }: Change & { path?: string }, context: Context): Promise<null> {
    await sweepChanges(context.walk, change, context)
    return inChange(context.walk, change, async ({ top }) => {
      if (path === undefined) await stage(top, packName, context.content, context)
      else {
        const { folder, name } = context.walk.spot(path, { follow: true })
        try {
          if (name === null) throw new OperationError('is_a_folder')
          const half = `${packName}.half`
          unlinkIfThere(top, half)
          await copyThing(folder, name, { into: top, as: half, context, onCopied: () => undefined })
          renameSync(within(top, half), within(top, packName))
        } finally {
          close(folder)
        }
      }
      return null
    })
  },

  /** Describes the pack and its changes: PackAbout of the contract. */
  readPack: ({ change, hosts }: FromHosts, context: Context) =>
    inChange(context.walk, change, ({ top }) =>
      withPack(top, async (fd) => {
        const [{ readPackAt }, { planPack, planReport: toldOf }, { isJar }] = await Promise.all([
          reading(),
          planning(),
          recording(),
        ])
        const { files, ...about } = await readPackAt(fd, hosts, context)
        const bytes = [...files.values()].reduce((sum, file) => sum + file.bytes, 0)
        const { name, version, gameVersion, loader, loaderVersion } = about
        const mods = [...files.keys()].filter(isJar).length
        const packInfo = { name, version, gameVersion, loader, loaderVersion, files: files.size, mods, bytes }
        return { ...packInfo, ...toldOf(await planPack({ ...about, files }, context)) }
      }),
    ),

  /** Stages the files in the archive itself. Sends a row for each file to fetch (PackDownload). */
  planPack: (
    { change, hosts, rename = [], remove = [] }: FromHosts & PackFileMoves,
    context: Context,
  ): Promise<ChangeState> =>
    inChange(context.walk, change, async (folder) => {
      for (const path of [...rename.flatMap(({ from, to }) => [from, to]), ...remove]) checkedPath(path)
      const before = readManifest(folder.top)
      if (before && before.phase !== 'staging' && before.phase !== 'reverted') return stateOf(folder, before)
      return withPack(folder.top, async (fd) => {
        const [{ readPackAt }, { planPack }, { packRecord, recordText }] = await Promise.all([
          reading(),
          planning(),
          recording(),
        ])
        const pack = await readPackAt(fd, hosts, context)
        const plan = await planPack(pack, context, remove)
        const steps: Step[] = [
          ...rename.map(({ from, to }) => ({ path: from, do: 'rename' as const, to })),
          ...remove.map((path) => ({ path, do: 'remove' as const })),
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
          await context.freeSpace.check(plan.put.reduce((sum, { bytes }) => sum + bytes, 0))
          await emptied(folder, context)
        }
        const manifest = noteManifest(folder, { phase: 'staging', at: Date.now(), steps, keep: [] })
        const state = stateOf(folder, manifest)
        const there = new Set(state.staged)
        const { name, version } = pack
        const { sha512 } = await hashesOf(fd, packName, context)
        const record = recordText({ name, version, sha512, files: plan.record, mods: plan.mods })
        await stage(folder.fresh, String(steps.length - 1), once(record), context)
        await stageEntries(fd, folder.fresh, steps, there, context)
        for (const [i, file] of plan.put.entries()) {
          const at = state.first + i
          if ('urls' in file && !there.has(at)) await context.row(rowOf(at, file))
        }
        return stateOf(folder, manifest)
      })
    }),

  /**
   * Records the ids of a pack's mods once its files are staged. By them, a replacement by the owner
   * is recognized later.
   */
  notePackMods: ({ change }: Change, context: Context): Promise<null> =>
    inChange(context.walk, change, async ({ top, fresh }) => {
      const manifest = readManifest(top)
      const { packRecord, recordAt, recordIn, recordText, idsOf } = await recording()
      const at = manifest?.steps.findIndex(({ path }) => path === packRecord) ?? -1
      if (manifest?.phase !== 'staging' || at < 0) return null
      const own = openIn(fresh, String(at), O_RDONLY)
      let record: ReturnType<typeof recordIn>
      try {
        record = recordIn(readFileSync(own, 'utf8'))
      } finally {
        close({ fd: own })
      }
      const places = new Map(manifest.steps.flatMap((step, i) => (step.do === 'put' ? [[step.path, i]] : [])))
      const before = recordAt(context.walk)
      for (const [path, mod] of record.mods) {
        const place = places.get(path)
        // An unchanged mod's ids are known, unless an earlier agent installed it.
        const known = place === undefined ? before?.mods.get(path)?.ids : undefined
        mod.ids = known?.length ? known : mod.ids
        if (mod.ids.length > 0) continue
        const fd = opened(() =>
          place === undefined ? context.walk.open(path, O_RDONLY) : openIn(fresh, String(place), O_RDONLY),
        )
        if (fd === undefined) continue
        try {
          if (fstatSync(fd).isFile()) mod.ids = await idsOf(fd, path)
        } finally {
          close({ fd })
        }
        await context.breathe()
      }
      await stage(fresh, String(at), once(recordText(record)), context)
      return null
    }),

  /** InstalledPack of the contract. Null: none was recorded. */
  async modpack(_: object, { walk }: Context) {
    const record = (await recording()).recordAt(walk)
    return record ? { name: record.name, version: record.version, sha512: record.sha512 } : null
  },
}

async function* once(text: string) {
  yield Buffer.from(text)
}

/** Undefined if the file is missing, or leads out. */
function opened(open: () => number): number | undefined {
  try {
    return open()
  } catch {
    // It is missing, or leads out.
    return undefined
  }
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
    if (!fstatSync(fd).isFile()) throw new OperationError('not_found')
    return await work(fd)
  } finally {
    close({ fd })
  }
}

const groupSize = 64

/** Many small files are synced together. */
async function stageEntries(
  fd: number,
  fresh: Folder,
  steps: readonly Step[],
  there: ReadonlySet<number>,
  context: Context,
): Promise<void> {
  const { checkedContents } = await import('../archives/inspect.ts')
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
    for await (const { entry, plan } of checkedContents(fd, context)) {
      const at = plan.kind === 'file' && plan.skip === undefined ? wanted.get(plan.path) : undefined
      if (at === undefined) continue
      unlinkIfThere(fresh, `${at}.half`)
      const to = openIn(fresh, `${at}.half`, O_WRONLY | O_CREAT | O_EXCL)
      group.push({ fd: to, at })
      for await (const piece of entry.content()) {
        await context.freeSpace.check(piece.length)
        writeAll(to, Buffer.from(piece.buffer, piece.byteOffset, piece.length))
        context.freeSpace.wrote(piece.length)
      }
      if (group.length >= groupSize) await settle()
      await context.breathe()
    }
    await settle()
  } finally {
    for (const one of group) close(one)
  }
}
