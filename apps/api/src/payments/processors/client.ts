import type { ProcessorId } from '@zubr/domain/payments/methods'
import { fetchFailure } from '@zubr/process/error-code'
import type { z } from 'zod'
import { ProcessorAway, ProcessorRefused } from './processor.ts'

const maxBytes = 4 * 1024 * 1024

export type ClientOptions = {
  processor: ProcessorId
  credentials: { name: string; password: string }
  /** Timeout of an answer in milliseconds. A visitor waits for some of them. */
  patienceMs?: number
}

type ProcessorRequest = {
  url: string
  method?: 'GET' | 'POST'
  body?: unknown
  headers?: Record<string, string>
}

export type Client = ReturnType<typeof openClient>

/** Makes a client for a processor's API: JSON over HTTP with basic authentication. */
export function openClient({ processor, credentials, patienceMs = 10_000 }: ClientOptions) {
  const { name, password } = credentials
  const authorization = `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`

  /**
   * Returns the validated answer; undefined if the resource does not exist. Throws ProcessorAway
   * and ProcessorRefused.
   */
  return async function request<T>(
    { url, method = 'GET', body, headers }: ProcessorRequest,
    schema: z.ZodType<T>,
  ): Promise<T | undefined> {
    const away = (what: string) => new ProcessorAway(`${processor} ${what}`)
    const signal = AbortSignal.timeout(patienceMs)
    let status: number
    let text: string
    try {
      const response = await fetch(url, {
        method,
        signal,
        // Following a redirect would send the password to its target.
        redirect: 'manual',
        headers: {
          authorization,
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      status = response.status
      text = await read(response)
    } catch (error) {
      if (error instanceof TooLong) throw away(`answers with more than ${maxBytes} bytes`)
      const code = fetchFailure(error)
      if (signal.aborted) throw away(`gave no whole answer within ${patienceMs / 1_000} s`)
      throw new ProcessorAway(`${processor} cannot be reached (${code})`, {
        mayHaveReached: !connectErrors.includes(code),
      })
    }
    if (status === 404) return undefined
    if (status >= 500 || [408, 425, 429].includes(status)) throw away(`answered with status ${status}`)
    // Only codes are quoted from the answer: its message may quote what was sent.
    if (status >= 300)
      throw new ProcessorRefused(`${processor} answered with status ${status}${codeIn(text)}`)
    const { data, error } = schema.safeParse(jsonOf(text))
    if (error) {
      const [issue] = error.issues
      throw away(`answers in an unknown shape (${issue?.path.join('.') || 'no JSON'})`)
    }
    return data
  }
}

/** Errors that occur before a connection exists. */
const connectErrors = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

class TooLong extends Error {}

async function read({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body ?? []) {
    bytes += chunk.length
    if (bytes > maxBytes) throw new TooLong()
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The answer is not JSON, for example a proxy's error page.
    return undefined
  }
}

/** The code and field name of an error answer, if it has them. */
function codeIn(text: string): string {
  const json = jsonOf(text)
  if (typeof json !== 'object' || json === null) return ''
  const parts = ['code', 'parameter'].flatMap((key) => {
    const value = (json as Record<string, unknown>)[key]
    return typeof value === 'string' && /^[\w.[\]-]{1,60}$/.test(value) ? [value] : []
  })
  const errors = (json as { errors?: unknown }).errors
  const fields =
    typeof errors === 'object' && errors !== null
      ? Object.keys(errors).filter((key) => /^[\w.]{1,40}$/.test(key))
      : []
  const all = [...parts, ...fields]
  return all.length > 0 ? `: ${all.join(', ')}` : ''
}
