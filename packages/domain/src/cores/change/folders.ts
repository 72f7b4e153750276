import { lookUp } from '../../tables/look-up.ts'
import type { CoreId } from '../kinds.ts'
import { isSplit } from './layout.ts'

/** The folder of a world unless its owner has named another (`level-name`). */
export const usualWorld = 'world'

/** A name that one folder of a server can have, and that is none of ours. */
export const isWorldFolder = (name: string): boolean =>
  /^[^/\\\p{Cc}]{1,100}$/u.test(name) && !['.', '..', '.zubr'].includes(name)

const ownWorlds: Partial<Record<CoreId, readonly string[]>> = {
  'bedrock-dedicated': ['worlds'],
  serenityjs: ['worlds'],
  pocketmine: ['worlds', 'players'],
  velocity: [],
}

/** Where a core keeps its world, with what belongs to it alone: the Nether and the End may have folders of their own, whatever ran before. */
export function worldPaths(core: string, world: string): readonly string[] {
  return lookUp(ownWorlds, core) ?? [world, `${world}_nether`, `${world}_the_end`]
}

/** Files and folders of a core's own settings, which it makes anew; who may join, who is an operator and who is banned is none of them. */
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

/** Folders of what is added to any core, with what it keeps there. */
export const addonFolders = ['plugins', 'mods'] as const

/** What a modpack has put where, as the agent notes it among a server's files. */
export const packRecord = '.modpack.json'
