import type { FileOutcome } from '@zubr/contracts/files/answers'
import {
  fileOutcomeHeader,
  type IfTaken,
  ifTakenHeader,
  uploadBatchPath,
  uploadsPath,
} from '@zubr/contracts/files/file-constants'
import type { FileFailure } from '@zubr/contracts/files/operations'
import type { UploadBatch } from '@zubr/contracts/files/uploads'
import { ApiFailure } from '../../api/request.ts'
import type { FilesClient } from '../../file-access/client.ts'
import { FileError, fileErrorOf } from '../../file-access/file-error.ts'
import { pathBelow } from './upload.ts'
import type { UploadRequest, UploadTransport } from './upload-types.ts'

type ClientOf = (server: string) => FilesClient
const tusVersion = '1.0.0'
const retryMs = [0, 1_000, 3_000, 5_000]

/** Uploads to the node's agent: small files in one request, a large one by tus. */
export function createHttpTransport(clientOf: ClientOf): UploadTransport {
  return {
    async many({ server, into, ifTaken, files, signal, onSent }) {
      const batch: UploadBatch = {
        into,
        ifTaken,
        files: files.map(({ path, file }) =>
          file ? { path, size: file.size, mtimeMs: file.lastModified } : { path, folder: true },
        ),
      }
      const head = new TextEncoder().encode(JSON.stringify(batch))
      const length = new DataView(new ArrayBuffer(4))
      length.setUint32(0, head.length)
      const body = new Blob([length.buffer, head, ...files.flatMap(({ file }) => file ?? [])])
      const lines = await sentWithFreshToken(clientOf(server), (access) =>
        send(`${access.url}/${uploadBatchPath}`, access.token, body, { signal, onSent }),
      )
      const rows = lines.split('\n').flatMap((line) => (line === '' ? [] : [outcomeFromLine(line)]))
      const byPath = new Map(rows.map((row) => [row.path, row]))
      return files.map(({ path }) => {
        const full = pathBelow(into, path)
        return byPath.get(full) ?? { path: full, failure: { code: 'failed' } }
      })
    },

    one: (input) => uploadWithTus(clientOf(input.server), input),

    async forget({ server, path, file }) {
      const { Upload, defaultOptions } = await import('tus-js-client')
      const { token } = await clientOf(server).access('write')
      const storage = defaultOptions.urlStorage
      for (const { uploadUrl, urlStorageKey } of await storage.findUploadsByFingerprint(
        fingerprintOf(server, path, file),
      )) {
        await storage.removeUpload(urlStorageKey)
        if (uploadUrl) await Upload.terminate(uploadUrl, { headers: { authorization: `Bearer ${token}` } })
      }
    },
  }
}

type Access = Awaited<ReturnType<FilesClient['access']>>

/** Retries once with a new token, because the first may have expired. */
async function sentWithFreshToken<T>(client: FilesClient, work: (access: Access) => Promise<T>): Promise<T> {
  try {
    return await work(await client.access('write'))
  } catch (error) {
    if (!(error instanceof Unauthorised)) throw error
    return work(await client.access('write', { fresh: true }))
  }
}

class Unauthorised extends FileError {
  constructor() {
    super('away')
  }
}

/** XMLHttpRequest, because `fetch` reports no upload progress. */
function send(
  url: string,
  token: string,
  body: Blob,
  { signal, onSent }: Pick<UploadRequest, 'signal' | 'onSent'>,
): Promise<string> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new FileError('cancelled'))
    const request = new XMLHttpRequest()
    const stop = () => request.abort()
    signal.addEventListener('abort', stop, { once: true })
    request.open('POST', url)
    request.setRequestHeader('authorization', `Bearer ${token}`)
    request.setRequestHeader('content-type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded }) => onSent(loaded))
    request.addEventListener('loadend', () => {
      signal.removeEventListener('abort', stop)
      if (request.status === 200) return resolve(request.responseText)
      if (signal.aborted) return reject(new FileError('cancelled'))
      reject(failureOf(request.status, request.responseText))
    })
    request.send(body)
  })
}

function failureOf(status: number, text: string): FileError {
  if (status === 0) return new FileError('away')
  if (status === 401) return new Unauthorised()
  if (status === 429) return new FileError('busy')
  try {
    const { failure } = JSON.parse(text) as { failure?: FileFailure }
    if (failure) return new FileError(failure.code, failure)
  } catch {
    // The body is not JSON; the status decides.
  }
  return new FileError(status >= 500 ? 'away' : 'failed')
}

function outcomeFromLine(line: string): FileOutcome {
  const { row, failure } = JSON.parse(line) as { row?: FileOutcome; failure?: FileFailure }
  if (row) return row
  throw new FileError(failure?.code ?? 'failed', failure)
}

/** The fingerprint that finds an earlier upload again, even after a reload. */
const fingerprintOf = (server: string, path: string, { size, lastModified }: File) =>
  ['zubr', server, path, size, lastModified].join(' ')

async function uploadWithTus(
  client: FilesClient,
  { server, into, path, file, ifTaken, signal, onSent }: UploadRequest & { path: string; file: File },
): Promise<FileOutcome> {
  const { DetailedError, Upload } = await import('tus-js-client')
  const full = pathBelow(into, path)
  const { url } = await client.access('write')
  let outcome: FileOutcome | undefined
  return new Promise<FileOutcome>((resolve, reject) => {
    // Aborted while the library or a token was loading.
    if (signal.aborted) return reject(new FileError('cancelled'))
    let refused = false
    const causeOf = (error: Error): FileError => {
      if (!(error instanceof DetailedError)) return new FileError('away')
      const { originalResponse: response, causingError: cause } = error
      // An error thrown below, for example because there is no token.
      if (cause instanceof FileError || cause instanceof ApiFailure) return fileErrorOf(cause)
      return failureOf(response?.getStatus() ?? 0, response?.getBody() ?? '')
    }
    const upload = new Upload(file, {
      endpoint: `${url}/${uploadsPath}`,
      metadata: { path: full, ifTaken, mtimeMs: String(file.lastModified) },
      fingerprint: async () => fingerprintOf(server, full, file),
      removeFingerprintOnSuccess: true,
      retryDelays: retryMs,
      async onBeforeRequest(request) {
        const { token } = await client.access('write', { fresh: refused })
        refused = false
        request.setHeader('authorization', `Bearer ${token}`)
      },
      async onAfterResponse(request, response) {
        const status = response.getStatus()
        refused = status === 401
        outcome = parseOutcome(response.getHeader(fileOutcomeHeader)) ?? outcome
        // The library would start over after any error here, even from an agent that is starting.
        // Only a missing upload is sent again.
        if (request.getMethod() !== 'HEAD' || status < 400 || status === 404) return
        if (isPassing(status)) throw new FileError('away')
        // All bytes are sent, but the name is taken: a HEAD response has no body with the reason.
        const settled = await finishUpload(client, request.getURL(), file.size, ifTaken)
        if (settled instanceof FileError) throw settled
        resolve(settled)
        void upload.abort()
      },
      onProgress: onSent,
      onShouldRetry(error) {
        const { code } = causeOf(error)
        return code === 'away' || code === 'busy' || code === 'changed'
      },
      onSuccess: () => resolve(outcome ?? { path: full, to: full }),
      onError: (error) => reject(causeOf(error)),
    })
    const stop = () => {
      void upload.abort()
      reject(new FileError('cancelled'))
    }
    signal.addEventListener('abort', stop, { once: true })
    upload
      .findPreviousUploads()
      .then(async ([previous]) => {
        if (previous?.uploadUrl && ifTaken !== 'refuse') {
          const settled = await finishUpload(client, previous.uploadUrl, file.size, ifTaken)
          if (!(settled instanceof FileError)) return resolve(settled)
        }
        if (previous) upload.resumeFromPreviousUpload(previous)
        if (!signal.aborted) upload.start()
      })
      .catch((error) => reject(fileErrorOf(error)))
  })
}

/** All bytes may be sent, waiting only for a decision about the taken name. */
async function finishUpload(
  client: FilesClient,
  url: string,
  size: number,
  ifTaken: IfTaken,
): Promise<FileOutcome | FileError> {
  const { token } = await client.access('write')
  const answer = await fetch(url, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${token}`,
      'tus-resumable': tusVersion,
      'upload-offset': String(size),
      'content-type': 'application/offset+octet-stream',
      [ifTakenHeader]: ifTaken,
    },
  })
  if (!answer.ok) return failureOf(answer.status, await answer.text())
  return parseOutcome(answer.headers.get(fileOutcomeHeader)) ?? new FileError('failed')
}

/** A temporary error: an expired token, or an agent that is not ready. */
const isPassing = (status: number) =>
  status === 401 || status === 408 || status === 429 || (status >= 500 && status !== 507)

function parseOutcome(header: string | null | undefined): FileOutcome | undefined {
  return header ? (JSON.parse(decodeURIComponent(header)) as FileOutcome) : undefined
}
