import { PackAbout } from '@zubr/contracts/addons/pack'
import type { FileFailureCode } from '@zubr/contracts/files/operations'
import type { ServerJob } from '@zubr/contracts/jobs/jobs'
import { z } from 'zod'
import { FileError } from '../files/file-error.ts'
import type { Args, FilesOfServer } from '../files/server-files.ts'
import { type JobContext, JobFailed, type JobHandlers, type JobResult } from '../jobs/server-jobs.ts'
import { type FetchOptions, fetchEach, toJobError } from './fetch-files.ts'
import { shortenedPack } from './shortened-pack.ts'

/** The hosts that the modpack format allows, and the hosts that these redirect to. */
const packHosts = [
  ...['cdn.modrinth.com', 'github.com', 'raw.githubusercontent.com', 'gitlab.com'],
  ...['objects.githubusercontent.com', 'release-assets.githubusercontent.com'],
]

/** Errors of an archive that mean that it is no modpack for a server. */
const packErrors: readonly FileFailureCode[] = [
  ...(['not_an_archive', 'damaged_archive', 'archive_not_supported', 'archive_encrypted'] as const),
  ...(['archive_split', 'archive_refused', 'no_archive_tool', 'too_many'] as const),
  ...(['too_large', 'not_found', 'is_a_folder', 'not_a_file', 'leads_out', 'bad_name', 'not_here'] as const),
]

/** The helper's rows come from an untrusted archive. */
const Download = z.object({
  at: z.int().nonnegative(),
  path: z.string(),
  urls: z.array(z.url({ protocol: /^https?$/ }).max(2_000)).min(1),
  bytes: z.int().nonnegative(),
  sha512: z.string().length(128),
})

type Download = z.infer<typeof Download>
type InstallPackJob = Extract<ServerJob, { kind: 'install_pack' }>
type PackJob = Extract<ServerJob, { kind: 'read_pack' | 'install_pack' }>
type PackDeps = {
  id: string
  serverFiles: FilesOfServer
  fetching: Pick<FetchOptions, 'dataDir' | 'userAgent'>
  withRetry<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>
  applyChange(change: string, signal: AbortSignal): Promise<void>
  withCleanup<T>(change: string, work: () => Promise<T>): Promise<T>
}

/** Percent of the progress for the modpack itself, and for the files that it lists. */
const packPercent = 5
const filesPercent = 90

/** Job handlers that read and install modpacks. */
export function packHandlers(deps: PackDeps): JobHandlers {
  const { withCleanup } = deps
  return {
    read_pack: (job, context) =>
      withCleanup(job.change, () => withErrorMapping(() => readPack(job, context, deps))),
    install_pack: (job, context) =>
      withCleanup(job.change, () => withErrorMapping(() => installPack(job, context, deps))),
  }
}

async function readPack(job: PackJob, { signal, percent }: JobContext, deps: PackDeps): Promise<JobResult> {
  const { serverFiles, withRetry } = deps
  await ensurePack(job, signal, (part) => percent(part * 100), deps)
  const input = { change: job.change, hosts: [...packHosts, ...job.hosts] }
  const output = await withRetry(() => serverFiles.call('readPack', input, { signal }), signal)
  return { pack: shortenedPack(PackAbout.parse(output)) }
}

async function installPack(
  job: InstallPackJob,
  { signal, percent }: JobContext,
  deps: PackDeps,
): Promise<undefined> {
  const { serverFiles, withRetry, applyChange } = deps
  const { change, rename = [], remove = [] } = job
  const hosts = [...packHosts, ...job.hosts]
  await ensurePack(job, signal, (part) => percent(part * packPercent), deps)
  const { phase, downloads } = await withRetry(
    () => readPlan(serverFiles, { change, hosts, rename, remove }, signal),
    signal,
  )
  if (phase === 'staging') {
    const onProgress = (part: number) => percent(packPercent + part * filesPercent)
    await stageFiles(change, downloads, { hosts, signal, onProgress }, deps)
    await withRetry(() => serverFiles.call('notePackMods', { change }, { signal }), signal)
  }
  await applyChange(change, signal)
  return undefined
}

/** Stages the modpack itself: a file of the server or a download. */
async function ensurePack(
  job: PackJob,
  signal: AbortSignal,
  onProgress: (part: number) => void,
  { id, serverFiles, fetching, withRetry }: PackDeps,
): Promise<void> {
  const { change, path, file, hosts } = job
  if (await withRetry(() => serverFiles.call('hasPack', { change }, { signal }), signal)) return
  if (path !== undefined) {
    await withRetry(() => serverFiles.call('stagePack', { change, path }, { signal }), signal)
    return
  }
  if (!file) throw new JobFailed('pack_refused', 'there is neither a path nor a file')
  const { name, url, bytes, hash } = file
  const { free } = await withRetry(() => serverFiles.call('room', {}, { signal }), signal)
  if (bytes !== null && bytes > free) throw new JobFailed('no_room')
  const download = { name, urls: [url], bytes, hash }
  await fetchEach(id, [download], { ...fetching, hosts, signal, onProgress }, (_, content) =>
    withRetry(async () => {
      await serverFiles.call('stagePack', { change }, { content: content(), signal })
    }, signal),
  )
}

async function readPlan(serverFiles: FilesOfServer, input: Args<'planPack'>, signal: AbortSignal) {
  const rows = serverFiles.rows('planPack', input, { signal })
  const downloads: Download[] = []
  for (;;) {
    const next = await rows.next()
    if (next.done) return { phase: next.value.phase, downloads }
    downloads.push(...z.array(Download).parse(next.value))
  }
}

/** Downloads and stages the files that the modpack lists. */
async function stageFiles(
  change: string,
  downloads: readonly Download[],
  options: Pick<FetchOptions, 'hosts' | 'signal' | 'onProgress'>,
  { id, serverFiles, fetching, withRetry }: PackDeps,
): Promise<void> {
  const { signal } = options
  const files = downloads.map(({ at, path, urls, bytes, sha512 }) => ({
    ...{ at, urls, bytes, name: path.split('/').at(-1) ?? '', hash: `sha512:${sha512}` },
  }))
  await fetchEach(id, files, { ...fetching, ...options }, ({ at }, content) =>
    withRetry(async () => {
      await serverFiles.call('stageFile', { change, at }, { content: content(), signal })
    }, signal),
  )
}

const maxShownLength = 200

/**
 * Makes an untrusted file name safe to show: replaces characters that are invisible or change the
 * direction of text.
 */
const shownName = (path: string): string =>
  path
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '\ufffd')
    .slice(0, maxShownLength)
    .toWellFormed()

async function withErrorMapping<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof FileError) || !packErrors.includes(error.code)) throw error
    const { path } = error.failure
    throw new JobFailed('pack_refused', (toJobError(error) as Error).message, path && shownName(path))
  }
}
