import type { IfTaken } from '@zubr/contracts/files/file-constants'
import { fileErrorOf } from '../../file-access/file-error.ts'
import type { UploadSource, UploadSources } from './upload-sources.ts'
import {
  createSpeedMeter,
  maxBatchBytes,
  maxBatchedFileBytes,
  maxBatchFiles,
  type UploadProgress,
  type UploadStatus,
  type UploadTransport,
} from './upload-types.ts'

type QueuedSource = UploadSource & { ifTaken: IfTaken | null }
type UploadBatchRequest = { files: QueuedSource[]; ifTaken: IfTaken }

/** Backoff after a lost connection; the browser's `online` event retries at once. */
const backoffMs = [1_000, 2_000, 5_000, 10_000, 20_000, 30_000]
const transientCodes = ['away', 'offline', 'busy', 'rate_limited', 'network', 'unavailable']

/** One upload of dropped or chosen files: the queue, running requests and outcomes. */
export class Upload {
  view: UploadProgress
  readonly #transport: UploadTransport
  readonly #changed: () => void
  readonly #speed = createSpeedMeter()
  #waiting: QueuedSource[]
  /** Files whose names are taken, until the owner decides. */
  #taken: UploadSource[] = []
  #failed: UploadSource[] = []
  #always: IfTaken | null = null
  #running = new Map<
    AbortController,
    { sent: number; files: readonly UploadSource[]; large: { path: string; bytes: number } | null }
  >()
  /** Sent bytes of interrupted large files, by their paths: the node keeps them. */
  #resumableBytes = new Map<string, number>()
  #settledBytes = 0
  #fails = 0
  #resumeAt: ReturnType<typeof setTimeout> | undefined

  constructor(
    of: Pick<UploadProgress, 'id' | 'server' | 'into' | 'name' | 'isFolder'>,
    { found, unread }: UploadSources,
    transport: UploadTransport,
    changed: () => void,
  ) {
    this.#transport = transport
    this.#changed = changed
    // Small files first: their folders appear soon, and a large file at the end has the whole
    // bandwidth.
    this.#waiting = found.map((one) => ({ ...one, ifTaken: null })).sort((a, b) => sizeOf(a) - sizeOf(b))
    this.view = {
      ...of,
      state: found.length > 0 ? 'sending' : 'done',
      files: found.length + unread.length,
      doneFiles: 0,
      skippedFiles: 0,
      bytes: found.reduce((sum, one) => sum + sizeOf(one), 0),
      sentBytes: 0,
      bytesPerSecond: null,
      now: [],
      taken: null,
      to: null,
      failed: unread.map((path) => ({ path, code: 'unreadable' })),
    }
  }

  /** The number of running requests. */
  get running(): number {
    return this.#running.size
  }

  /** Starts the next request. False if there is none to start. */
  next(): boolean {
    if (this.view.state !== 'sending') return false
    const piece = this.#take()
    if (!piece) return false
    void this.#send(piece)
    return true
  }

  pause(): void {
    if (this.view.state !== 'sending' && this.view.state !== 'waiting') return
    clearTimeout(this.#resumeAt)
    this.#show('paused')
    this.#stop()
  }

  resume(): void {
    if (this.view.state !== 'paused' && this.view.state !== 'waiting') return
    clearTimeout(this.#resumeAt)
    this.#speed.rest()
    this.#settle('sending')
  }

  /** Retries the failed files. */
  retry(): void {
    this.#waiting.push(...this.#failed.map((one) => ({ ...one, ifTaken: null })))
    this.#failed = []
    this.view = { ...this.view, failed: this.view.failed.filter(({ code }) => code === 'unreadable') }
    this.#settle('sending')
  }

  /**
   * Decides about the first taken name, or about all of this upload. `path` is the file of the
   * question, so that a second click does not answer the next one.
   */
  answer(path: string, ifTaken: IfTaken, forAll: boolean): void {
    if (this.#taken[0]?.path !== path) return
    if (forAll) this.#always = ifTaken
    const answered = forAll ? this.#taken.splice(0) : this.#taken.splice(0, 1)
    this.#waiting.push(...answered.map((one) => ({ ...one, ifTaken })))
    const state = this.view.state === 'paused' || this.view.state === 'waiting' ? this.view.state : 'sending'
    this.#settle(state)
  }

  /** Cancels the upload; complete files stay. */
  cancel(): void {
    clearTimeout(this.#resumeAt)
    const { server, into } = this.view
    const begun = [...this.#running.values()].flatMap(({ files }) => files)
    this.#show('paused')
    this.#stop()
    for (const { path, file } of [...begun, ...this.#waiting, ...this.#taken])
      if (file && file.size > maxBatchedFileBytes)
        // The upload is cancelled in any case; only its leftover on the node stays.
        void this.#transport.forget({ server, path: pathBelow(into, path), file }).catch(() => undefined)
  }

  #stop(): void {
    for (const stop of this.#running.keys()) stop.abort()
  }

  /** Small files with the same `ifTaken` together, a large one alone. */
  #take(): UploadBatchRequest | undefined {
    const first = this.#waiting.shift()
    if (!first) return undefined
    const ifTaken = first.ifTaken ?? this.#always ?? 'refuse'
    const files = [first]
    if (sizeOf(first) > maxBatchedFileBytes) return { files, ifTaken }
    let bytes = sizeOf(first)
    while (files.length < maxBatchFiles) {
      const [another] = this.#waiting
      if (!another || sizeOf(another) > maxBatchedFileBytes || bytes + sizeOf(another) > maxBatchBytes) break
      if ((another.ifTaken ?? this.#always ?? 'refuse') !== ifTaken) break
      this.#waiting.shift()
      files.push(another)
      bytes += sizeOf(another)
    }
    return { files, ifTaken }
  }

  async #send({ files, ifTaken }: UploadBatchRequest): Promise<void> {
    const { server, into } = this.view
    const stop = new AbortController()
    const [first] = files
    const isLarge = files.length === 1 && first?.file && first.file.size > maxBatchedFileBytes
    const large = isLarge ? { path: first.path, bytes: first.file.size } : null
    const run = { sent: large ? (this.#resumableBytes.get(large.path) ?? 0) : 0, files, large }
    if (large) this.#resumableBytes.delete(large.path)
    this.#running.set(stop, run)
    const onSent = (bytes: number) => {
      run.sent = bytes
      this.#show()
    }
    const sending = { server, into, ifTaken, signal: stop.signal, onSent }
    try {
      const outcomes = isLarge
        ? [await this.#transport.one({ ...sending, path: first.path, file: first.file })]
        : await this.#transport.many({ ...sending, files })
      this.#fails = 0
      for (const [index, one] of files.entries()) {
        const outcome = outcomes[index]
        const code = outcome ? outcome.failure?.code : 'failed'
        if (code) this.#unsettled(one, code)
        else this.#done(one, outcome?.skipped ? null : (outcome?.to ?? pathBelow(into, one.path)))
      }
    } catch (error) {
      const { code } = fileErrorOf(error)
      if (stop.signal.aborted || transientCodes.includes(code)) {
        this.#waiting.unshift(...files)
        if (large) this.#resumableBytes.set(large.path, run.sent)
        if (!stop.signal.aborted) this.#wait()
      } else for (const one of files) this.#unsettled(one, code)
    } finally {
      this.#running.delete(stop)
      this.#settle(this.view.state)
    }
  }

  /** `to`: its final path; null if skipped. */
  #done(one: UploadSource, to: string | null): void {
    this.#settledBytes += sizeOf(one)
    const { doneFiles, skippedFiles } = this.view
    this.view = {
      ...this.view,
      doneFiles: doneFiles + (to === null ? 0 : 1),
      skippedFiles: skippedFiles + (to === null ? 1 : 0),
      to,
    }
  }

  #unsettled(one: UploadSource, code: UploadProgress['failed'][number]['code']): void {
    if (code === 'taken') {
      if (this.#always) this.#waiting.push({ ...one, ifTaken: this.#always })
      else this.#taken.push({ path: one.path, file: one.file } as UploadSource)
      return
    }
    this.#failed.push(one)
    this.view = { ...this.view, failed: [...this.view.failed, { path: one.path, code }] }
  }

  #wait(): void {
    if (this.view.state !== 'sending') return
    const pause = backoffMs[Math.min(this.#fails, backoffMs.length - 1)]
    this.#fails += 1
    this.#show('waiting')
    this.#stop()
    this.#resumeAt = setTimeout(() => this.resume(), pause)
  }

  /** Updates the state: `state` while there is something left to do. */
  #settle(state: UploadStatus): void {
    const isSending = state === 'sending' && this.#waiting.length === 0 && this.#running.size === 0
    this.#show(!isSending ? state : this.#taken.length > 0 ? 'asks' : 'done')
  }

  #show(state: UploadStatus = this.view.state): void {
    const running = [...this.#running.values()]
    const begun = [...this.#resumableBytes.values(), ...running.map(({ sent }) => sent)]
    const sentBytes = this.#settledBytes + begun.reduce((sum, sent) => sum + sent, 0)
    this.#speed.sent(sentBytes)
    this.view = {
      ...this.view,
      state,
      sentBytes: Math.min(sentBytes, this.view.bytes),
      bytesPerSecond: state === 'sending' ? this.#speed.perSecond() : null,
      now: running.flatMap(({ sent, large }) =>
        large ? [{ ...large, sentBytes: Math.min(sent, large.bytes) }] : [],
      ),
      taken: this.#taken[0]?.path ?? null,
    }
    this.#changed()
  }
}

const sizeOf = ({ file }: UploadSource) => file?.size ?? 0
export const pathBelow = (into: string, path: string) => (into === '' ? path : `${into}/${path}`)
