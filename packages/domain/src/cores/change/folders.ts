import { lookUp } from '../../tables/look-up.ts'
import type { CoreId } from '../kinds.ts'
import { isSplit } from './layout.ts'

/** The default folder of a world, which `level-name` can change. */
export const usualWorld = 'world'

/** Whether a name is valid for a single folder of a server, and not reserved. */
export const isWorldFolder = (name: string): boolean =>
  /^[^/\\\p{Cc}]{1,100}$/u.test(name) && !['.', '..', '.zubr'].includes(name)

const ownWorlds: Partial<Record<CoreId, readonly string[]>> = {
  'bedrock-dedicated': ['worlds'],
  serenityjs: ['worlds'],
  pocketmine: ['worlds', 'players'],
  velocity: [],
}

/**
 * Folders of a core's world. The Nether and the End may have their own folders, from any earlier
 * core.
 */
export function worldPaths(core: string, world: string): readonly string[] {
  return lookUp(ownWorlds, core) ?? [world, `${world}_nether`, `${world}_the_end`]
}

/**
 * Settings files and folders of a core, which it can recreate. Lists of allowed, operator and
 * banned players are not included.
 */
export function settingsPaths(core: string): readonly string[] {
  switch (core as CoreId) {
    case 'velocity':
      return ['velocity.toml', 'forwarding.secret']
    case 'pocketmine':
      return ['server.properties', 'pocketmine.yml', 'plugin_list.yml', 'resource_packs']
    case 'bedrock-dedicated':
      return ['server.properties', 'config']
    case 'serenityjs':
      return ['properties.json']
    default:
      return [
        'server.properties',
        'config',
        'defaultconfigs',
        ...(isSplit(core)
          ? [
              'bukkit.yml',
              'spigot.yml',
              'paper.yml',
              'purpur.yml',
              'commands.yml',
              'permissions.yml',
              'help.yml',
            ]
          : []),
      ]
  }
}

/** Addon folders of all cores, with the addons' data. */
export const addonFolders = ['plugins', 'mods'] as const

/** The agent's record of a modpack's files, among the server's files. */
export const packRecord = '.modpack.json'
