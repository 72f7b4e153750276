import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FileOutcome } from '@zubr/contracts/files/answers'
import type { FileProgress } from '@zubr/contracts/files/operations'
import { FileError } from '../../file-error.ts'
import type { UploadState } from '../../helper/operations/uploads.ts'
import type { Pull } from '../run-operation.ts'
import { type Fetching, fetchPublic } from './fetch-public.ts'
import { type minRate, RateWatch } from './min-rate.ts'

/** The limit for an answer without a length. */
const maxUnknown = 8 * 2 ** 30
const pieceBytes = 512 * 1024

/** Downloads an address to a server's files by the agent, because the helper has no network. */
export function pulling(rules: Omit<Fetching, 'signal'> & { rate?: typeof minRate } = {}): Pull {
  return async function* pull(files, args, { signal, onProgress }) {
    const { url, answer } = await fetchPublic(args.url, { ...rules, signal })
    const rate = new RateWatch(() => answer.destroy(new FileError('address_failed')), rules.rate)
    const id = randomBytes(16).toString('hex')
    try {
      const length = lengthOf(answer)
      const name = args.name ?? nameOf(answer, url)
      const path = args.into === '' ? name : `${args.into}/${name}`
      const upload = { id, length, path, ifTaken: args.ifTaken, mtimeMs: null }
      // The operation belongs to our own helper.
      let state = (await files.call('makeUpload', upload, { signal })) as UploadState
      if (!state.ended) {
        const content = piecesOf(answer, length, { onProgress, rate })
        const ends = length === null
        state = (await files.call(
          'writeUpload',
          { id, offset: 0, ends },
          { content, gives: true, signal },
        )) as UploadState
      }
      // The sender ended before the announced length.
      if (!state.ended) throw new FileError('address_failed')
      yield [{ path, ...state.ended } satisfies FileOutcome]
    } catch (error) {
      // An abandoned upload is deleted later.
      await files.call('dropUpload', { id }).catch(() => undefined)
      throw signal.aborted ? new FileError('cancelled') : error
    } finally {
      rate.stop()
      answer.destroy()
    }
  }
}

function lengthOf({ headers }: IncomingMessage): number | null {
  const text = headers['content-length']
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null
}

async function* piecesOf(
  answer: IncomingMessage,
  length: number | null,
  { onProgress, rate }: { onProgress: (progress: FileProgress) => void; rate: RateWatch },
): AsyncGenerator<readonly Buffer[]> {
  let chunks: Buffer[] = []
  let [held, doneBytes] = [0, 0]
  const reportProgress = (doneFiles: number) => onProgress({ doneBytes, bytes: length, doneFiles, files: 1 })
  reportProgress(0)
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      held += chunk.length
      rate.add(chunk.length)
      doneBytes += chunk.length
      if (length === null && doneBytes > maxUnknown) throw new FileError('too_large', { limit: maxUnknown })
      reportProgress(0)
      if (held < pieceBytes) continue
      rate.beginBusy()
      yield chunks
      rate.endBusy()
      chunks = []
      held = 0
    }
  } catch (error) {
    throw error instanceof FileError ? error : new FileError('address_failed')
  }
  if (held > 0) yield chunks
  reportProgress(1)
}

/** The name that the sender gives, or else the end of the address. */
export function nameOf({ headers }: Pick<IncomingMessage, 'headers'>, url: URL): string {
  const disposition = String(headers['content-disposition'] ?? '')
  const coded = /filename\*=(?:utf-8|iso-8859-1)'[^']*'([^;\s]+)/i.exec(disposition)?.[1]
  const plain = /filename=(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition)
  const names = [decoded(coded), plain?.[1]?.replace(/\\(.)/g, '$1') ?? plain?.[2], decoded(url.pathname)]
  for (const name of names) {
    const last = name
      ?.split(/[/\\]/)
      .at(-1)
      ?.replace(/\p{Cc}/gu, '')
      .trim()
    if (last && last !== '.' && last !== '..') return shortened(last)
  }
  return 'download'
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text).toWellFormed()
  } catch {
    // The name of the address is not valid.
    return undefined
  }
}

/** The maximum length on a disk, with the extension kept. */
function shortened(name: string): string {
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? ''
  let stem = name.slice(0, name.length - ending.length)
  while (Buffer.byteLength(stem + ending) > 200) stem = [...stem].slice(0, -1).join('')
  return stem + ending
}
