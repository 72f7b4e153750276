import type { AddonKind } from '@zubr/domain/cores/addons'
import type { PropertiesCharset } from '@zubr/domain/settings-files/formats/level-name'
import type { Context } from '../context.ts'

/**
 * A folder from which a server's core loads addons. A leading `world` stands for the world's
 * folder. `endings`: file extensions in lower case.
 */
export type TakenFrom = {
  kind: Exclude<AddonKind, 'modpack'>
  loaders: readonly string[]
  folder: string
  endings: readonly string[]
}

/**
 * How to read `level-name`: the path of the domain's module, and the charset with which the game
 * reads the file.
 */
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
