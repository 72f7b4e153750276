import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { chunkOf, type Place, partsOf } from '../../apps/node/src/testing/minecraft-client.ts'

/** Block ids of Minecraft 1.8, used by its files and clients. */
const blocks = { stone: 1, gold_block: 41 } as const
/** Spawn point of these worlds, far from a default one, and the block in front of it. */
const spawn = { x: 99, y: 71, z: -60 }
export const landmark: Place = { x: 98, y: 70, z: -59 }
/** The region that contains both, relative to a world's folder. */
export const regionOfSpawn = 'region/r.0.-1.mca'

/**
 * A world in a folder, as on a player's own machine, written by libraries of the npm registry.
 * `large` adds a region that no player visits.
 */
export async function worldOnDisk(
  coreFolder: string,
  folder: string,
  block: keyof typeof blocks,
  large = 0,
): Promise<void> {
  const parts = partsOf(coreFolder)
  const { Vec3 } = parts('vec3')
  const { comp, string, int, long, writeUncompressed } = parts('prismarine-nbt')
  for (const name of ['region', 'playerdata', 'datapacks'])
    await mkdir(path.join(folder, name), { recursive: true })
  const chunk = new (chunkOf(parts))()
  for (let i = 0; i < 256; i++) chunk.setBlockStateId(new Vec3(i & 15, 69, i >> 4), blocks.stone << 4)
  const { x, y, z } = landmark
  chunk.setBlockStateId(new Vec3(x & 15, y, z & 15), blocks[block] << 4)
  const { Anvil } = parts('prismarine-provider-anvil')
  const regions = new (Anvil('1.8.8'))(path.join(folder, 'region'))
  await regions.save(spawn.x >> 4, spawn.z >> 4, chunk)
  await regions.close()
  const data = comp({
    LevelName: string(path.basename(folder)),
    version: int(19133),
    ...{ SpawnX: int(spawn.x), SpawnY: int(spawn.y), SpawnZ: int(spawn.z) },
    Time: long([0, 24_000]),
  })
  const level = writeUncompressed(comp({ Data: data }, ''))
  await writeFile(path.join(folder, 'level.dat'), await promisify(gzip)(level))
  await writeFile(
    path.join(folder, 'playerdata', 'b50ad385-829d-3141-a216-7e7d7539ba7f.dat'),
    randomBytes(900),
  )
  await writeFile(path.join(folder, 'region/r.7.7.mca'), randomBytes(large))
}

/** Contents of a folder's files, by path. */
export async function contentOf(folder: string): Promise<Record<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const read = files.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name)
    return [path.relative(folder, file), await readFile(file)] as const
  })
  return Object.fromEntries(await Promise.all(read))
}
