import type { AddonKind } from '@zubr/domain/cores/addons'
import type { Context } from '../context.ts'

/** A folder of what a server's core takes; `world` in its beginning stands for that of the world. */
export type TakenFrom = { kind: Exclude<AddonKind, 'modpack'>; loaders: readonly string[]; folder: string }

export const addons = {
  async addons({ from }: { from: readonly TakenFrom[] }, context: Context): Promise<null> {
    const { listAddons } = await import('../addons/list-addons.ts')
    for (const one of from) await listAddons(one, context)
    return null
  },
}
