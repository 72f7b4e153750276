import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/** By request kind: durations in milliseconds, and the number of refused or failed ones. */
export type Measured = Record<string, { times: number[]; refused: number }>

const password = 'correct horse battery'
const pauseMs = 100

/**
 * A customer with a session who uses the panel, logs in, and connects to a node, one request of a
 * kind at a time.
 */
export async function honestUser(places: {
  panelUrl: string
  siteUrl: string
  nodePort: number
  sftpPort: number
}) {
  const { panelUrl, siteUrl, nodePort, sftpPort } = places
  let addresses = 0
  const form = (pathname: string, fields: Record<string, string>, address: string) =>
    fetch(panelUrl + pathname, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: siteUrl,
        'x-forwarded-for': address,
      },
      body: new URLSearchParams(fields).toString(),
    })

  /** Resolves to the session cookie. */
  async function register(login: string): Promise<string> {
    addresses += 1
    const email = `${login}@players.example`
    const fields = { login, email, password, repeat: password }
    const answer = await form('/register', fields, `192.0.2.${addresses}`)
    if (answer.status !== 303) throw new Error(`${login} was not registered: ${answer.status}`)
    return answer.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ')
  }

  const cookie = await register('honest')
  const get = (pathname: string) =>
    fetch(panelUrl + pathname, { headers: { cookie, 'x-forwarded-for': '192.0.2.1' } })
  const status = async (answer: Promise<Response>, good = 200) => {
    const found = await answer
    await found.arrayBuffer()
    return found.status === good
  }
  let search = 0
  const kinds: Record<string, () => Promise<boolean>> = {
    'GET /api/balance': () => status(get('/api/balance')),
    'GET /api/status': () => status(get('/api/status')),
    'POST /login': () => status(form('/login', { name: 'honest', password }, '192.0.2.1'), 303),
    'ping of the node': () => status(fetch(`http://127.0.0.1:${nodePort}/`), 204),
    'SFTP, key exchange': () => startsKeyExchange(sftpPort),
  }
  const rare: Record<string, () => Promise<boolean>> = {
    'search of the catalogue': async () => {
      search += 1
      const query = `kind=plugin&core=paper&gameVersion=1.21.11&query=honest${search}&offset=0&limit=20`
      const answer = await get(`/api/catalogue?${query}`)
      const { sources = [] } = (await answer.json()) as { sources?: { state: string }[] }
      return answer.status === 200 && sources.every(({ state }) => state === 'fresh')
    },
  }

  async function repeat(kind: () => Promise<boolean>, until: number, everyMs: number) {
    const measured = { times: [] as number[], refused: 0 }
    while (performance.now() < until) {
      const startedAt = performance.now()
      const isGood = await kind().catch(() => false)
      measured.times.push(performance.now() - startedAt)
      if (!isGood) measured.refused += 1
      await wait(everyMs)
    }
    return measured
  }

  return {
    register,
    async measure(seconds: number): Promise<Measured> {
      const until = performance.now() + seconds * 1_000
      const all = [
        ...Object.entries(kinds).map(([name, kind]) => [name, kind, pauseMs] as const),
        ...Object.entries(rare).map(([name, kind]) => [name, kind, 5_000] as const),
      ]
      const measured = await Promise.all(
        all.map(async ([name, kind, everyMs]) => [name, await repeat(kind, until, everyMs)] as const),
      )
      return Object.fromEntries(measured)
    },
  }
}

/**
 * Whether the node answers a client's identification with its own and its algorithms (RFC 4253, 4.2
 * and 7.1).
 */
function startsKeyExchange(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    let bytes = 0
    const socket = connect(port, '127.0.0.1')
    const end = (isGood: boolean) => {
      socket.destroy()
      resolve(isGood)
    }
    socket.setTimeout(10_000, () => end(false))
    socket.on('error', () => end(false))
    socket.on('close', () => resolve(false))
    socket.on('connect', () => socket.write('SSH-2.0-honest\r\n'))
    socket.on('data', (data) => {
      bytes += data.length
      if (bytes > 200) end(true)
    })
  })
}
