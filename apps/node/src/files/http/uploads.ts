import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FileOutcome } from '@zubr/contracts/files/answers'
import {
  fileOutcomeHeader,
  filesPath,
  ifTakenHeader,
  ifTaken as ifTakenWords,
  maxBatchBytes,
  uploadsPath,
} from '@zubr/contracts/files/file-constants'
import { UploadBatch, UploadMetadata } from '@zubr/contracts/files/uploads'
import { z } from 'zod'
import type { Placed, UploadState } from '../helper/operations/uploads.ts'
import type { Bytes } from '../protocol/frames.ts'
import type { ServerFiles } from '../server-files.ts'
import { lengthOf, piecesOf } from './body.ts'
import { type ChangeSink, changeRecorder } from './change-recorder.ts'
import type { Exchange } from './exchange.ts'
import { sendLines } from './ndjson.ts'
import { hasBody, Refused } from './responses.ts'

/** The limit for the names of a batch. */
const maxNamesBytes = 4 * 2 ** 20
const offsetType = 'application/offset+octet-stream'

/**
 * Uploads by tus 1.0. Each request is one operation of the helper, and the agent itself only stores
 * who is writing. See docs/decisions/0045-resumable-uploads-with-tus.md.
 */
export class UploadHandler {
  readonly #activity: ChangeSink
  readonly #files: Pick<ServerFiles, 'of'>
  /** Requests that write. A browser can return before its lost connection is noticed. */
  readonly #writing = new Map<string, { stop: AbortController; done: Promise<unknown> }>()

  constructor(files: Pick<ServerFiles, 'of'>, activity: ChangeSink) {
    this.#activity = activity
    this.#files = files
  }

  /** `rest`: the path after that of uploads. */
  async answer(rest: string, exchange: Exchange): Promise<void> {
    const { request, claims } = exchange
    if (claims.right !== 'write') throw new Refused(403)
    if (rest === '/batch') {
      if (request.method !== 'POST') throw new Refused(405)
      return this.#receiveBatch(exchange)
    }
    if (request.headers['tus-resumable'] !== '1.0.0') throw new Refused(412)
    const tus = { ...exchange, headers: { ...exchange.headers, 'tus-resumable': '1.0.0' } }
    if (rest === '') {
      if (request.method !== 'POST') throw new Refused(405)
      return this.#createUpload(tus)
    }
    const id = /^\/([\da-f]{32})$/.exec(rest)?.[1]
    if (id === undefined) throw new Refused(404, 'not_found')
    return this.#handleUpload(id, tus)
  }

  /** Ends an earlier request that writes the same upload, and waits for its end. */
  async #runExclusively<T>(
    key: string,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    for (let before = this.#writing.get(key); before; before = this.#writing.get(key)) {
      before.stop.abort()
      // Its own caller gets the error.
      await before.done.catch(() => undefined)
    }
    const stop = new AbortController()
    const done = work(AbortSignal.any([signal, stop.signal]))
    this.#writing.set(key, { stop, done })
    try {
      return await done
    } finally {
      this.#writing.delete(key)
    }
  }

  /** Records an upload that has its name. */
  #recordFinished(claims: Exchange['claims'], { ended }: UploadState): void {
    if (ended && 'to' in ended) changeRecorder(this.#activity, claims).note('uploaded')
  }

  async #createUpload({ request, response, headers, claims, signal }: Exchange): Promise<void> {
    const length = numberIn(request, 'upload-length')
    const { path, ifTaken, mtimeMs } = metadataOf(request)
    const id = randomBytes(16).toString('hex')
    const of = this.#files.of(claims.server)
    let state: UploadState = await of.call('makeUpload', { id, length, path, ifTaken, mtimeMs }, { signal })
    // An identical existing file is not sent again.
    let isComplete = length === 0
    if (!state.ended && hasBody(request)) {
      state = await this.#runExclusively(`${claims.server} ${id}`, signal, (signal) =>
        of.call('writeUpload', { id, offset: 0 }, { content: piecesOf(request), gives: true, signal }),
      )
      isComplete = true
    }
    if (isComplete) this.#recordFinished(claims, state)
    response
      .writeHead(201, {
        ...headers,
        ...stateHeaders(state, path),
        location: `${filesPath}/${uploadsPath}/${id}`,
        'content-length': '0',
      })
      .end()
  }

  async #handleUpload(id: string, exchange: Exchange): Promise<void> {
    const { request, response, headers, claims } = exchange
    const of = this.#files.of(claims.server)
    const answer = (status: number, state?: UploadState) => {
      if (state) this.#recordFinished(claims, state)
      response
        .writeHead(status, {
          ...headers,
          ...(state && stateHeaders(state)),
          // An answer without content needs no length.
          ...(status === 200 && { 'content-length': '0' }),
        })
        .end()
    }
    await this.#runExclusively(`${claims.server} ${id}`, exchange.signal, async (signal) => {
      if (request.method === 'HEAD') {
        const state = await of.call('uploadState', { id }, { signal })
        const isWhole = state.offset === state.length
        answer(200, isWhole ? await of.call('finishUpload', { id }, { signal }) : state)
      } else if (request.method === 'DELETE') {
        await of.call('dropUpload', { id }, { signal })
        answer(204)
      } else if (request.method === 'PATCH') {
        if (request.headers['content-type'] !== offsetType) throw new Refused(415)
        const offset = numberIn(request, 'upload-offset')
        const header = request.headers[ifTakenHeader]
        const ifTaken = header === undefined ? undefined : z.enum(ifTakenWords).safeParse(header).data
        if (header !== undefined && !ifTaken) throw new Refused(400)
        answer(
          204,
          ifTaken
            ? await of.call('finishUpload', { id, ifTaken }, { signal })
            : await of.call(
                'writeUpload',
                { id, offset },
                { content: piecesOf(request), gives: true, signal },
              ),
        )
      } else throw new Refused(405)
    })
  }

  async #receiveBatch({ request, response, headers, claims, signal }: Exchange): Promise<void> {
    if (lengthOf(request) > maxBatchBytes + maxNamesBytes) throw new Refused(413, 'too_large')
    const { head, rest } = await headOf(piecesOf(request))
    const read = UploadBatch.safeParse(head)
    if (!read.success) throw new Refused(400)
    const { into, files: sent } = read.data
    const folders = new Set(
      sent.flatMap((one) => ('folder' in one ? [into === '' ? one.path : `${into}/${one.path}`] : [])),
    )
    const { received } = changeRecorder(this.#activity, claims)
    const lines: { row: FileOutcome }[] = []
    const all = this.#files
      .of(claims.server)
      .rows<FileOutcome>('receive', read.data, { content: rest, gives: true, signal })
    // Only after the whole body, since browsers do not read while they send.
    for await (const rows of all) {
      received(rows, folders)
      lines.push(...rows.map((row) => ({ row })))
    }
    await sendLines(response, headers, [lines])
  }
}

function stateHeaders({ offset, length, ended }: UploadState, path?: string): Record<string, string> {
  return {
    'upload-offset': String(offset),
    ...(length !== null && { 'upload-length': String(length) }),
    ...(ended && { [fileOutcomeHeader]: encodeURIComponent(JSON.stringify(outcome(ended, path))) }),
  }
}

const outcome = (ended: Placed, path?: string): FileOutcome =>
  'to' in ended ? { path: path ?? ended.to, to: ended.to } : { path: path ?? '', skipped: true }

function numberIn({ headers }: IncomingMessage, name: string): number {
  const text = headers[name]
  if (typeof text !== 'string' || !/^\d{1,15}$/.test(text)) throw new Refused(400)
  return Number(text)
}

/** `name base64, name base64`: see the protocol. */
function metadataOf({ headers }: IncomingMessage) {
  const pairs = String(headers['upload-metadata'] ?? '')
    .split(',')
    .map((pair) => pair.trim().split(' '))
  const metadata = Object.fromEntries(
    pairs.flatMap(([key, value]) => (key ? [[key, Buffer.from(value ?? '', 'base64').toString()]] : [])),
  )
  const read = UploadMetadata.safeParse(metadata)
  if (!read.success) throw new Refused(400)
  return read.data
}

/** The description of a batch, and the content after it. */
async function headOf(
  pieces: AsyncGenerator<readonly Buffer[]>,
): Promise<{ head: unknown; rest: AsyncIterable<Bytes> }> {
  let begun: Buffer = Buffer.alloc(0)
  const upTo = async (length: number) => {
    while (begun.length < length) {
      const next = await pieces.next()
      if (next.done) throw new Refused(400)
      begun = Buffer.concat([begun, ...next.value])
    }
  }
  await upTo(4)
  const length = begun.readUInt32BE(0)
  if (length > maxNamesBytes) throw new Refused(413, 'too_large')
  await upTo(4 + length)
  const json = begun.toString('utf8', 4, 4 + length)
  const first = begun.subarray(4 + length)
  async function* rest() {
    if (first.length > 0) yield first
    yield* pieces
  }
  try {
    return { head: JSON.parse(json), rest: rest() }
  } catch {
    throw new Refused(400)
  }
}
