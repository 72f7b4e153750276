import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'

// The players' client where a server runs another core than flying-squid: half a gigabyte, fetched
// once by the first test that needs it. Its fetching by a node is tested where it is the server's
// core.

/**
 * For Playwright's global setup: its process fetches, and workers request the path. Returns a
 * function that stops it.
 */
export async function providePlayersCore(): Promise<() => Promise<void>> {
  const ended = new AbortController()
  let folder: string | undefined
  let fetching: Promise<string> | undefined

  async function fetchIt(): Promise<string> {
    const [{ npmOfThisMachine }, { flyingSquid }] = await Promise.all([
      import('../../apps/node/src/cores/find-npm.ts'),
      import('../../apps/node/src/cores/flying-squid.ts'),
    ])
    folder = await mkdtemp(path.join(tmpdir(), 'zubr-players-'))
    const core = flyingSquid({ coresDir: folder, npm: npmOfThisMachine() })
    return (await core.install({ signal: ended.signal, progress: () => undefined })).folder
  }

  const broker = createServer((_request, response) => {
    fetching ??= fetchIt()
    fetching.then(
      (where) => response.end(where),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await new Promise<void>((resolve) => broker.listen(0, '127.0.0.1', resolve))
  const address = broker.address()
  if (typeof address !== 'object' || !address) throw new Error('the broker has no port')
  process.env.E2E_PLAYERS_CORE = `http://127.0.0.1:${address.port}`

  return async () => {
    ended.abort()
    broker.close()
    broker.closeAllConnections()
    await fetching?.catch(() => undefined)
    if (folder) await rm(folder, { recursive: true, force: true })
  }
}

/** The folder of the protocol libraries, once fetched. */
export async function playersCore(): Promise<string> {
  const answer = await fetch(process.env.E2E_PLAYERS_CORE ?? '')
  const said = await answer.text()
  if (!answer.ok) throw new Error(said)
  return said
}
