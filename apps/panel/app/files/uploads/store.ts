import type { IfTaken } from '@zubr/contracts/files/file-constants'
import { gather } from './gather.ts'
import { Job } from './job.ts'
import type { LostJob, Transport, UploadJob } from './jobs.ts'
import { endWish } from './wishes.ts'

/** Parallel requests; a browser has six for each node, and the file manager needs some. */
const atOnce = 3
const shownEveryMs = 200

export type UploadsView = readonly UploadJob[]

export type Keeping = { read(): unknown; keep(jobs: readonly LostJob[]): void }

/** All uploads of this page, on every page of the panel. */
export class Uploads {
  readonly #transport: Transport
  readonly #keeping: Keeping
  #jobs: (Job | UploadJob)[]
  #view: UploadsView = []
  readonly #listeners = new Set<() => void>()
  readonly #folders = new Set<(server: string, folder: string) => void>()
  #showing: ReturnType<typeof setTimeout> | undefined

  constructor(transport: Transport, keeping: Keeping) {
    this.#transport = transport
    this.#keeping = keeping
    this.#jobs = lostOf(keeping.read())
    this.#show()
  }

  /** Uploads files and folders into a server's folder. Must be called in the drop event. */
  async add(server: string, into: string, items: DataTransferItemList | FileList): Promise<void> {
    const all = await gather(items)
    const [first] = all.found
    const paths = [...all.found.map(({ path }) => path), ...all.unread]
    const [name] = paths[0]?.split('/', 1) ?? []
    if (name === undefined) return
    const isOne = paths.every((path) => path === name || path.startsWith(`${name}/`))
    const isFolder = isOne && (first?.file === null || paths.some((path) => path.includes('/')))
    const of = { id: newId(), server, into, name, isFolder }
    // Replaces the interrupted job that waits for these files.
    this.#jobs = this.#jobs.filter(
      (job) => !isLost(job) || job.server !== server || job.into !== into || job.name !== name,
    )
    this.#jobs.push(new Job(of, all, this.#transport, () => this.#changed(of.id)))
    this.#changed(of.id)
    this.#keep()
  }

  pause = (id: string): void => this.#job(id)?.pause()
  resume = (id: string): void => {
    this.#job(id)?.resume()
    this.#begin()
  }
  retry = (id: string): void => {
    this.#job(id)?.retry()
    this.#begin()
  }
  answer = (id: string, path: string, ifTaken: IfTaken, forAll: boolean): void => {
    this.#job(id)?.answer(path, ifTaken, forAll)
    this.#begin()
  }
  /** Cancels a job, or removes a finished one. */
  remove = (id: string): void => {
    const job = this.#job(id)
    job?.cancel()
    if (job) endWish(job.view.server, job.view.into, job.view.name)
    this.#jobs = this.#jobs.filter((job) => viewOf(job).id !== id)
    this.#keep()
    this.#showNow()
  }
  /** The browser is online again. */
  online(): void {
    for (const job of this.#jobs) if (job instanceof Job && job.view.state === 'waiting') job.resume()
    this.#begin()
  }

  /** Whether leaving the page would interrupt an upload. */
  isBusy = (): boolean =>
    this.#view.some(({ state }) => ['sending', 'waiting', 'paused', 'asks'].includes(state))
  view = (): UploadsView => this.#view
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  /** Notifies of new files in a folder. */
  onFolder(listener: (server: string, folder: string) => void): () => void {
    this.#folders.add(listener)
    return () => void this.#folders.delete(listener)
  }

  #job(id: string): Job | undefined {
    return this.#jobs.find((job): job is Job => job instanceof Job && job.view.id === id)
  }

  #running = () => this.#jobs.reduce((sum, job) => sum + (job instanceof Job ? job.running : 0), 0)

  #begin(): void {
    for (const job of this.#jobs) {
      if (!(job instanceof Job)) continue
      while (this.#running() < atOnce && job.next());
    }
  }

  #notified = new Map<string, string>()
  #changed(id: string): void {
    const view = this.#job(id)?.view
    this.#begin()
    if (view) {
      const progress = `${view.doneFiles} ${view.state === 'done'}`
      if (this.#notified.get(id) !== progress) {
        this.#notified.set(id, progress)
        if (view.doneFiles > 0) for (const notify of this.#folders) notify(view.server, view.into)
        if (view.state === 'done') this.#keep()
      }
    }
    this.#showing ??= setTimeout(() => this.#showNow(), shownEveryMs)
  }

  #showNow(): void {
    clearTimeout(this.#showing)
    this.#showing = undefined
    this.#show()
    for (const listener of this.#listeners) listener()
  }

  #show(): void {
    this.#view = this.#jobs.map(viewOf)
  }

  #keep(): void {
    this.#keeping.keep(
      this.#jobs
        .map(viewOf)
        .flatMap(({ id, server, into, name, isFolder, files, bytes, state }) =>
          state === 'done' ? [] : [{ id, server, into, name, isFolder, files, bytes }],
        ),
    )
  }
}

const viewOf = (job: Job | UploadJob): UploadJob => (job instanceof Job ? job.view : job)
const isLost = (job: Job | UploadJob): job is UploadJob => !(job instanceof Job)
const newId = () => Math.random().toString(36).slice(2)

/** Jobs that a reload has interrupted. */
function lostOf(stored: unknown): UploadJob[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: Partial<LostJob> | null) =>
    typeof one?.id === 'string' && typeof one.server === 'string' && typeof one.name === 'string'
      ? [
          {
            id: one.id,
            server: one.server,
            into: String(one.into ?? ''),
            name: one.name,
            isFolder: one.isFolder === true,
            files: Number(one.files) || 0,
            bytes: Number(one.bytes) || 0,
            state: 'lost' as const,
            doneFiles: 0,
            skippedFiles: 0,
            sentBytes: 0,
            bytesPerSecond: null,
            now: [],
            taken: null,
            to: null,
            failed: [],
          },
        ]
      : [],
  )
}
