import { createHash, randomUUID } from 'node:crypto'
import { lstat, readdir, readFile, readlink } from 'node:fs/promises'
import type { MoveClaims } from '@zubr/contracts/moving/moves'
import { nodeForTest, tokenForTest } from '../../testing/servers.ts'

/** A node with a stopped server that a move can give away. */
export async function sourceForTest(options: Parameters<typeof nodeForTest>[0] = {}) {
  const source = await nodeForTest(options)
  const { api, id, node } = source
  api.want(id)
  await api.until(id, { state: 'running' })
  const move = randomUUID()
  return {
    ...source,
    move,
    url: `http://127.0.0.1:${node.port}`,
    give: () => api.want(id, { desiredState: 'stopped', outgoingMigration: { move, generation: 2 } }),
  }
}
type Source = Awaited<ReturnType<typeof sourceForTest>>

export const tokenOf = ({ id, move }: Pick<Source, 'id' | 'move'>, change: Partial<MoveClaims> = {}) => {
  const exp = Math.floor(Date.now() / 1000) + 300
  const claims: MoveClaims = { purpose: 'move', move, server: id, node: 'minsk-1', exp, ...change }
  // It signs any claims. Those of a console token are cleared.
  return tokenForTest({ right: undefined, session: undefined, ...claims } as object)
}
export const takeOf = (source: Pick<Source, 'id' | 'move' | 'url'>, diskMb = 1_000) => ({
  ...{ move: source.move, server: source.id, url: source.url, token: tokenOf(source), diskMb },
})

/** Everything in a folder, with each property that a move has to keep. */
export async function tree(folder: Buffer, below = ''): Promise<unknown[]> {
  const found: unknown[] = []
  for (const name of (await readdir(folder, { encoding: 'buffer' })).sort(Buffer.compare)) {
    const path = Buffer.concat([folder, Buffer.from('/'), name])
    const stats = await lstat(path)
    const as = `${below}/${name.toString('latin1')}`
    const properties = [as, stats.mode, Math.floor(stats.mtimeMs)]
    if (stats.isSymbolicLink()) found.push([as, await readlink(path)])
    else if (stats.isDirectory()) found.push(properties, ...(await tree(path, as)))
    else if (stats.isFile())
      found.push([
        ...properties,
        createHash('sha256')
          .update(await readFile(path))
          .digest('hex'),
      ])
  }
  return found
}
