import type { AddonKind } from '@zubr/domain/cores/addons'
import type { PropertiesCharset } from '@zubr/domain/settings-files/formats/level-name'
import type { Context } from '../context.ts'

/**
 * A folder of what a server's core takes; `world` in its beginning stands for that of the world. `endings`: of the names of files there,
 * in small letters.
 */
export type TakenFrom = {
  kind: Exclude<AddonKind, 'modpack'>
  loaders: readonly string[]
  folder: string
  endings: readonly string[]
}

/** By which `level-name` is read: the agent's path of the domain's module, and how the server's game decodes the file. */
export type LevelNameReader = { module: string; charset: PropertiesCharset }

type AddonsArgs = { from: readonly TakenFrom[]; levelName: LevelNameReader }

export const addons = {
  async addons({ from, levelName }: AddonsArgs, context: Context): Promise<null> {
    const [{ listAddons }, { worldFolder }] = await Promise.all([
      import('../addons/list-addons.ts'),
      import('../addons/world-folder.ts'),
    ])
    const world = await worldFolder(context.walk, levelName)
    for (const one of from) await listAddons(one, world, context)
    return null
  },
}
