import { PackAbout } from '@zubr/contracts/addons/pack'
import type { FileFailureCode } from '@zubr/contracts/files/operations'
import type { ServerJob } from '@zubr/contracts/jobs/jobs'
import { z } from 'zod'
import { FileError } from '../files/file-error.ts'
import type { Args, FilesOfServer } from '../files/server-files.ts'
import { JobFailed, type JobHandlers } from '../jobs/server-jobs.ts'
import { type Fetching, fetchEach, jobFailed } from './fetching.ts'
import { toldOf } from './told-of-pack.ts'

/** From where packs may bring files, as the format's makers say, and where these lead on to. */
const packHosts = [
  ...['cdn.modrinth.com', 'github.com', 'raw.githubusercontent.com', 'gitlab.com'],
  ...['objects.githubusercontent.com', 'release-assets.githubusercontent.com'],
]

/** What is said of an archive: this one is no pack for a server. */
const ofPack: readonly FileFailureCode[] = [
  ...(['not_an_archive', 'damaged_archive', 'archive_not_supported', 'archive_encrypted'] as const),
  ...(['archive_split', 'archive_refused', 'no_archive_tool', 'too_many'] as const),
  ...(['too_large', 'not_found', 'is_a_folder', 'not_a_file', 'leads_out', 'bad_name', 'not_here'] as const),
]

/** A helper's rows are a stranger's. */
const Download = z.object({
  at: z.int().nonnegative(),
  path: z.string(),
  urls: z.array(z.url({ protocol: /^https?$/ }).max(2_000)).min(1),
  bytes: z.int().nonnegative(),
  sha512: z.string().length(128),
})

type PackJob = Extract<ServerJob, { kind: 'read_pack' | 'install_pack' }>
type PackDeps = {
  id: string
  own: FilesOfServer
  fetching: Pick<Fetching, 'dataDir' | 'userAgent'>
  withRetry<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>
  settle(change: string, signal: AbortSignal): Promise<void>
  orDropped<T>(change: string, work: () => Promise<T>): Promise<T>
}

/** Of fetching, in percent: the pack itself, and then what it names. */
const packPart = 5
const filesPart = 90

/** How modpacks are read and put in place. */
export function packHandlers({
  id,
  own,
  fetching,
  withRetry: steadily,
  settle,
  orDropped,
}: PackDeps): JobHandlers {
  async function havePack(job: PackJob, signal: AbortSignal, tell: (part: number) => void): Promise<void> {
    const { change, path, file, hosts } = job
    if (await steadily(() => own.call('hasPack', { change }, { signal }), signal)) return
    if (path !== undefined) {
      await steadily(() => own.call('stagePack', { change, path }, { signal }), signal)
      return
    }
    if (!file) throw new JobFailed('pack_refused', 'there is neither a path nor a file')
    const { name, url, bytes, hash } = file
    const { free } = await steadily(() => own.call('room', {}, { signal }), signal)
    if (bytes !== null && bytes > free) throw new JobFailed('no_room')
    await fetchEach(
      id,
      [{ name, urls: [url], bytes, hash }],
      { ...fetching, hosts, signal, tell },
      (_, content) =>
        steadily(
          async () => void (await own.call('stagePack', { change }, { content: content(), signal })),
          signal,
        ),
    )
  }

  return {
    read_pack: (job, { signal, percent }) =>
      orDropped(job.change, () =>
        worded(async () => {
          await havePack(job, signal, (part) => percent(part * 100))
          const hosts = [...packHosts, ...job.hosts]
          const said = await steadily(
            () => own.call('readPack', { change: job.change, hosts }, { signal }),
            signal,
          )
          return { pack: toldOf(PackAbout.parse(said)) }
        }),
      ),
    install_pack: (job, { signal, percent }) =>
      orDropped(job.change, () =>
        worded(async () => {
          const { change, rename = [], remove = [] } = job
          const hosts = [...packHosts, ...job.hosts]
          await havePack(job, signal, (part) => percent(part * packPart))
          const { phase, downloads } = await steadily(
            () => planned({ change, hosts, rename, remove }, signal),
            signal,
          )
          if (phase === 'staging')
            await fetchEach(
              id,
              downloads.map(({ at, path, urls, bytes, sha512 }) => ({
                ...{ at, urls, bytes, name: path.split('/').at(-1) ?? '', hash: `sha512:${sha512}` },
              })),
              { ...fetching, hosts, signal, tell: (part) => percent(packPart + part * filesPart) },
              ({ at }, content) =>
                steadily(
                  async () =>
                    void (await own.call('stageFile', { change, at }, { content: content(), signal })),
                  signal,
                ),
            )
          if (phase === 'staging')
            await steadily(() => own.call('notePackMods', { change }, { signal }), signal)
          await settle(change, signal)
          return undefined
        }),
      ),
  }

  async function planned(asked: Args<'planPack'>, signal: AbortSignal) {
    const rows = own.rows('planPack', asked, { signal })
    const downloads: z.infer<typeof Download>[] = []
    for (;;) {
      const next = await rows.next()
      if (next.done) return { phase: next.value.phase, downloads }
      downloads.push(...z.array(Download).parse(next.value))
    }
  }
}

const maxShownLength = 200

/** A stranger's name of a file as text for its owner: without signs that hide it or turn its direction. */
const shownName = (path: string): string =>
  path
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\ufffd')
    .slice(0, maxShownLength)
    .toWellFormed()

async function worded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FileError) || !ofPack.includes(error.code)) throw error
    const { path } = error.failure
    throw new JobFailed('pack_refused', (jobFailed(error) as Error).message, path && shownName(path))
  }
}
