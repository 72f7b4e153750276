import { setTimeout as wait } from 'node:timers/promises'

type Origins = {
  siteUrl: string
  panelUrl: string
  /** URL of the panel's origin; default `panelUrl`. */
  reachedAt?: string
}

/** A customer's browser: it stores cookies and sends the referrer. */
export class Browser {
  readonly cookies: Map<string, string>
  readonly #origins: Origins

  constructor(origins: Origins, cookies: Iterable<readonly [string, string]> = []) {
    this.#origins = origins
    this.cookies = new Map(cookies)
  }

  /** Sends a form of the site. Resolves to the redirect target; throws for a refusal. */
  async form(path: string, fields: Record<string, string>): Promise<string | null> {
    const answer = await this.#send('POST', path, {
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: new URL(this.#origins.siteUrl).origin,
      },
      body: new URLSearchParams(fields).toString(),
    })
    if (answer.status >= 400) throw new Error(`POST ${path}: ${answer.status}`)
    return answer.headers.get('location')
  }

  /** Calls the API as the panel does. Throws for any error status. */
  async call<T>(method: string, path: string, body?: unknown, key?: string): Promise<T> {
    const answer = await this.#send(method, path, {
      headers: {
        origin: new URL(this.#origins.panelUrl).origin,
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    // The contract of each endpoint defines its response.
    return (text === '' ? undefined : JSON.parse(text)) as T
  }

  get<T>(path: string): Promise<T> {
    return this.call('GET', path)
  }

  async #send(method: string, path: string, init: RequestInit): Promise<Response> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch((this.#origins.reachedAt ?? this.#origins.panelUrl) + path, {
      ...init,
      method,
      redirect: 'manual',
      headers: { ...(cookie !== '' && { cookie }), ...init.headers },
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answer
  }
}

/**
 * Resolves to the first defined result of `look`. Throws after `timeoutMs`, with the last error.
 */
export async function until<T>(
  what: string,
  look: () => Promise<T | undefined>,
  timeoutMs = 60_000,
): Promise<T> {
  let last: unknown
  for (const end = performance.now() + timeoutMs; performance.now() < end; await wait(50))
    try {
      const found = await look()
      if (found !== undefined) return found
    } catch (error) {
      last = error
    }
  throw new Error(`${what}: not within ${timeoutMs} ms`, { cause: last })
}
