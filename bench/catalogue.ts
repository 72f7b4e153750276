import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import { AddonHits } from '@zubr/contracts/catalogue/endpoints'
import { table, writeReport } from './report.ts'
import { type SpawnedApi, withApi } from './spawned/api.ts'

const projects = 10_000
const questions = 100
const rounds = 3
const things = [
  'chat',
  'claim',
  'shop',
  'home',
  'map',
  'vote',
  'fish',
  'arena',
  'crate',
  'rank',
  'warp',
  'quest',
  'pet',
  'farm',
  'duel',
  'bank',
  'skin',
  'tree',
  'cave',
  'ship',
]
const ways = ['quick', 'plain', 'large', 'small', 'safe', 'light', 'dark', 'green', 'old', 'new']
const games = Array.from({ length: 30 }, (_, at) => `1.${21 - Math.floor(at / 3)}.${11 - (at % 3)}`)

/** In Modrinth's format: loaders among the categories, thirty game versions, and a sentence. */
const hits = Array.from({ length: projects }, (_, at) => ({
  project_id: `bench${at}`,
  project_type: 'mod',
  slug: `bench-${at}`,
  author: `author${at % 700}`,
  title: `${ways[at % 10]} ${things[Math.floor(at / 10) % 20]} ${at}`,
  description: `${things[at % 20]} and ${things[(at * 7) % 20]} for servers of every size, with settings for all that you may want otherwise`,
  categories: ['utility', 'paper', 'spigot', 'bukkit'],
  versions: games,
  downloads: (at * 7_919) % 1_000_000,
  icon_url: `https://cdn.modrinth.com/data/bench${at}/icon.png`,
  date_modified: new Date(Date.UTC(2026, 0, 1) + at * 1_000_000).toISOString(),
  client_side: 'optional',
  server_side: 'required',
}))

/** A source of many projects, which can be made unavailable. */
async function openSource() {
  const state = { away: false }
  const server = createServer((request, response) => {
    if (state.away) return void request.socket.destroy()
    const query = new URL(request.url ?? '', 'http://bench.example').searchParams
    const words = (query.get('query') ?? '').split(' ')
    const found = hits.filter(({ title, description }) =>
      words.every((word) => `${title} ${description}`.includes(word)),
    )
    const offset = Number(query.get('offset'))
    response.end(
      JSON.stringify({ hits: found.slice(offset, offset + 50), offset, limit: 50, total_hits: found.length }),
    )
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // The address of a TCP server is an object.
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.closeAllConnections(),
  }
}

/** Registers a customer; returns the headers of its requests. */
async function customer(url: string): Promise<string> {
  const password = 'correct horse battery'
  const answer = await fetch(`${url}/register`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'http://localhost:3000' },
    body: new URLSearchParams({ login: 'bench', email: 'bench@players.example', password, repeat: password }),
  })
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}

const queries = Array.from(
  { length: questions },
  (_, at) => `${ways[at % 10]} ${things[Math.floor(at / 10) % 20]}`,
)

/** Milliseconds of sequential searches, and their number of hits. */
async function search({ url, database }: SpawnedApi, cookie: string, state: string) {
  // A real customer sends fewer per minute.
  await database.query('delete from rate_limits')
  const took: number[] = []
  let found = 0
  for (const words of queries) {
    const query = new URLSearchParams({ kind: 'plugin', core: 'paper', gameVersion: '1.21.11', query: words })
    const began = performance.now()
    const answer = await fetch(`${url}/api/catalogue?${query}`, { headers: { cookie } })
    const body = await answer.text()
    took.push(performance.now() - began)
    const hits = AddonHits.parse(JSON.parse(body))
    if (hits.sources[0]?.state !== state) throw new Error(`expected ${state}: ${body.slice(0, 300)}`)
    found += hits.total
  }
  return { took, found }
}

const share = (took: number[], part: number) =>
  (took.toSorted((a, b) => a - b)[Math.ceil(took.length * part) - 1] ?? Number.NaN).toFixed(0)

export async function run(): Promise<void> {
  const source = await openSource()
  const rows = await withApi({ webhook: false, catalogues: `modrinth=${source.url}` }, async (api) => {
    const cookie = await customer(api.url)
    const every = new URLSearchParams({ kind: 'plugin', core: 'paper', gameVersion: '1.21.11' })
    // Reads at once what a job reads slowly.
    for (let offset = 0; offset < 600; offset += 50)
      await fetch(`${api.url}/api/catalogue?${every}&limit=50&offset=${offset}`, { headers: { cookie } })
    await api.database.query(`
      insert into addon_projects (source, id, slug, kinds, name, summary, author, icon, loaders, game_versions, categories, downloads, updated_at, client_only)
      select source, id || '-' || n, slug || '-' || n, kinds, name || ' ' || n, summary, author, icon, loaders, game_versions, categories, n, updated_at, client_only
      from generate_series(1, 100) as n, (select * from addon_projects where source = 'modrinth' limit 100) as p`)
    const { rows: counted } = await api.database.query('select count(*)::int as count from addon_projects')
    if (counted[0].count < projects) throw new Error(`only ${counted[0].count} projects are known`)
    await api.database.query('analyze addon_projects')
    const first = await search(api, cookie, 'fresh')
    const lines = [['first asked, the source answers at once', first.took, first.found]] as [
      string,
      number[],
      number,
    ][]
    for (let round = 1; round <= rounds; round += 1) {
      const { took, found } = await search(api, cookie, 'fresh')
      lines.push([`from the cache, round ${round}`, took, found])
    }
    source.state.away = true
    await api.database.query(`delete from addon_responses`)
    for (let round = 1; round <= rounds; round += 1) {
      const { took, found } = await search(api, cookie, 'known')
      lines.push([
        `the source is away, looked for in ${counted[0].count} known projects, round ${round}`,
        took,
        found,
      ])
    }
    return lines.map(([what, took, found]) => [
      what,
      share(took, 0.5),
      share(took, 0.95),
      share(took, 1),
      Math.round(found / questions),
    ])
  }).finally(source.close)
  writeReport(
    'catalogue',
    'Search in the catalogue of addons',
    `Milliseconds of ${questions} different questions, one after the other, over HTTP with a session, each for 20 hits on a page; a source with ${projects} projects.
Aim: 95 of 100 within 150 ms from the cache. The machine's load was ${os.loadavg()[0]?.toFixed(1)} at the end, other work included.

${table(['', 'half', '95 of 100', 'longest', 'hits on average'], rows)}`,
  )
}
