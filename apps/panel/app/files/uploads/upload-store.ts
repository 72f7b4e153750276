import type { IfTaken } from '@zubr/contracts/files/file-constants'
import { Upload } from './upload.ts'
import { collectUploadSources } from './upload-sources.ts'
import type { InterruptedUpload, UploadProgress, UploadTransport } from './upload-types.ts'
import { takeWorldImportRequest } from './world-import-requests.ts'

/** Parallel requests; a browser has six for each node, and the file manager needs some. */
const maxParallelRequests = 3
const renderIntervalMs = 200

export type UploadList = readonly UploadProgress[]

export type UploadStorage = { read(): unknown; keep(uploads: readonly InterruptedUpload[]): void }

/** All uploads of this browser tab, whichever page of the panel it shows. */
export class UploadStore {
  readonly #transport: UploadTransport
  readonly #keeping: UploadStorage
  #uploads: (Upload | UploadProgress)[]
  #view: UploadList = []
  readonly #listeners = new Set<() => void>()
  readonly #folders = new Set<(server: string, folder: string) => void>()
  #showing: ReturnType<typeof setTimeout> | undefined

  constructor(transport: UploadTransport, keeping: UploadStorage) {
    this.#transport = transport
    this.#keeping = keeping
    this.#uploads = interruptedUploadsFrom(keeping.read())
    this.#show()
  }

  /** Uploads files and folders into a server's folder. Must be called in the drop event. */
  async add(server: string, into: string, items: DataTransferItemList | FileList): Promise<void> {
    const all = await collectUploadSources(items)
    const [first] = all.found
    const paths = [...all.found.map(({ path }) => path), ...all.unread]
    const [name] = paths[0]?.split('/', 1) ?? []
    if (name === undefined) return
    const isOne = paths.every((path) => path === name || path.startsWith(`${name}/`))
    const isFolder = isOne && (first?.file === null || paths.some((path) => path.includes('/')))
    const of = { id: newId(), server, into, name, isFolder }
    // Replaces the interrupted upload that waits for these files.
    this.#uploads = this.#uploads.filter(
      (upload) =>
        !isInterrupted(upload) || upload.server !== server || upload.into !== into || upload.name !== name,
    )
    this.#uploads.push(new Upload(of, all, this.#transport, () => this.#changed(of.id)))
    this.#changed(of.id)
    this.#keep()
  }

  pause = (id: string): void => this.#upload(id)?.pause()
  resume = (id: string): void => {
    this.#upload(id)?.resume()
    this.#begin()
  }
  retry = (id: string): void => {
    this.#upload(id)?.retry()
    this.#begin()
  }
  answer = (id: string, path: string, ifTaken: IfTaken, forAll: boolean): void => {
    this.#upload(id)?.answer(path, ifTaken, forAll)
    this.#begin()
  }
  /** Cancels an upload, or removes a finished one. */
  remove = (id: string): void => {
    const upload = this.#upload(id)
    upload?.cancel()
    if (upload) takeWorldImportRequest(upload.view.server, upload.view.into, upload.view.name)
    this.#uploads = this.#uploads.filter((upload) => viewOf(upload).id !== id)
    this.#keep()
    this.#showNow()
  }
  /** The browser is online again. */
  online(): void {
    for (const upload of this.#uploads)
      if (upload instanceof Upload && upload.view.state === 'waiting') upload.resume()
    this.#begin()
  }

  /** Whether leaving the page would interrupt an upload. */
  isBusy = (): boolean =>
    this.#view.some(({ state }) => ['sending', 'waiting', 'paused', 'asks'].includes(state))
  view = (): UploadList => this.#view
  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
  /** Notifies of new files in a folder. */
  onFolder(listener: (server: string, folder: string) => void): () => void {
    this.#folders.add(listener)
    return () => void this.#folders.delete(listener)
  }

  #upload(id: string): Upload | undefined {
    return this.#uploads.find((upload): upload is Upload => upload instanceof Upload && upload.view.id === id)
  }

  #running = () =>
    this.#uploads.reduce((sum, upload) => sum + (upload instanceof Upload ? upload.running : 0), 0)

  #begin(): void {
    for (const upload of this.#uploads) {
      if (!(upload instanceof Upload)) continue
      while (this.#running() < maxParallelRequests && upload.next());
    }
  }

  #notified = new Map<string, string>()
  #changed(id: string): void {
    const view = this.#upload(id)?.view
    this.#begin()
    if (view) {
      const progress = `${view.doneFiles} ${view.state === 'done'}`
      if (this.#notified.get(id) !== progress) {
        this.#notified.set(id, progress)
        if (view.doneFiles > 0) for (const notify of this.#folders) notify(view.server, view.into)
        if (view.state === 'done') this.#keep()
      }
    }
    this.#showing ??= setTimeout(() => this.#showNow(), renderIntervalMs)
  }

  #showNow(): void {
    clearTimeout(this.#showing)
    this.#showing = undefined
    this.#show()
    for (const listener of this.#listeners) listener()
  }

  #show(): void {
    this.#view = this.#uploads.map(viewOf)
  }

  #keep(): void {
    this.#keeping.keep(
      this.#uploads
        .map(viewOf)
        .flatMap(({ id, server, into, name, isFolder, files, bytes, state }) =>
          state === 'done' ? [] : [{ id, server, into, name, isFolder, files, bytes }],
        ),
    )
  }
}

const viewOf = (upload: Upload | UploadProgress): UploadProgress =>
  upload instanceof Upload ? upload.view : upload
const isInterrupted = (upload: Upload | UploadProgress): upload is UploadProgress =>
  !(upload instanceof Upload)
const newId = () => Math.random().toString(36).slice(2)

/** Uploads that a reload has interrupted. */
function interruptedUploadsFrom(stored: unknown): UploadProgress[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((one: Partial<InterruptedUpload> | null) =>
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
