import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  fileArgumentsHeader,
  fileFailureHeader,
  fileOutcomeHeader,
  fileSizeHeader,
  fileVersionHeader,
  ifTakenHeader,
} from '@zubr/contracts/files/file-constants'
import type { FileFailure, FileFailureCode } from '@zubr/contracts/files/operations'
import { FileError } from '../file-error.ts'

/** Response headers that allow only pages of `panelOrigin`. */
export function headersFor(panelOrigin: string) {
  const every = {
    'access-control-allow-origin': panelOrigin,
    vary: 'origin',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    'access-control-expose-headers': [
      ...[fileVersionHeader, fileSizeHeader, fileOutcomeHeader, fileFailureHeader, 'location'],
      ...['tus-resumable', 'upload-offset', 'upload-length'],
    ].join(', '),
  }
  return {
    every,
    preflight: {
      ...every,
      'access-control-allow-methods': 'POST, HEAD, PATCH, DELETE',
      'access-control-allow-headers': [
        ...['authorization', 'content-type', fileArgumentsHeader, ifTakenHeader],
        ...['tus-resumable', 'upload-length', 'upload-metadata', 'upload-offset'],
      ].join(', '),
      'access-control-max-age': '7200',
      // The panel may be on the public internet, and the node in the visitor's own network.
      'access-control-allow-private-network': 'true',
    },
  }
}

/** Only tokens cause 401 and 403, upon which a browser requests another one from the API. */
const statuses: Partial<Record<FileFailureCode, number>> = {
  not_found: 404,
  taken: 409,
  changed: 409,
  server_runs: 409,
  bad_name: 400,
  no_room: 507,
  too_large: 413,
  too_many: 413,
  busy: 503,
  away: 503,
  failed: 500,
}
const usualStatus = 422

/** A request that is refused regardless of the server's files. */
export class Refused extends Error {
  readonly status: number
  readonly failure: FileFailure
  constructor(status: number, code: FileFailureCode = 'failed') {
    super(`refused with ${status}`)
    this.status = status
    this.failure = { code }
  }
}

export function failureOf(error: unknown): { status: number; failure: FileFailure } {
  if (error instanceof Refused) return error
  const failure: FileFailure = error instanceof FileError ? error.failure : { code: 'failed' }
  return { status: statuses[failure.code] ?? usualStatus, failure }
}

export type Headers = ReturnType<typeof headersFor>['every']

export function sendJson(
  response: ServerResponse,
  headers: Record<string, string>,
  status: number,
  value: unknown,
): void {
  const body = Buffer.from(JSON.stringify(value))
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json',
    'content-length': String(body.length),
  })
  response.end(body)
}

/** Above this many buffered bytes the sender waits. */
const maxWaiting = 1024 * 1024

/** Waits until the reader has received most of what was written. Rejects if the reader is gone. */
export async function waitForReader(response: ServerResponse): Promise<void> {
  if (response.destroyed) throw new FileError('cancelled')
  if (response.writableLength < maxWaiting) return
  await new Promise<void>((resolve, reject) => {
    const settle = (how: () => void) => () => {
      response.off('drain', drained).off('close', closed)
      how()
    }
    const drained = settle(resolve)
    const closed = settle(() => reject(new FileError('cancelled')))
    response.once('drain', drained).once('close', closed)
  })
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || !/^0*$/.test(headers['content-length'] ?? '')
}
