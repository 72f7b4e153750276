import type { InstalledAddon } from '@zubr/contracts/addons/installed'
import { joined, nameOf } from '../names.ts'
import { namesInFolder, type Walk, withFolder } from '../walk.ts'

/** The existing paths of an addon's settings. */
export type Settings = (about: InstalledAddon['about']) => string[]

const maxPaths = 50

/** A plugin has a folder of its name. A mod's settings are in `config`, by its id. */
export function settingsIn(walk: Walk, kind: InstalledAddon['kind']): Settings {
  if (kind === 'datapack') return () => []
  const folder = kind === 'plugin' ? 'plugins' : 'config'
  const there = namesAt(walk, folder)
  const isFolder = (name: string) => {
    try {
      return walk.stat(joined(folder, name), { follow: true }).isDirectory()
    } catch {
      // It is missing, or leads out.
      return false
    }
  }
  if (kind === 'plugin')
    return (about) => {
      const own = about?.format === 'velocity-plugin.json' ? about.id : about?.name
      return there.filter((name) => name === own && isFolder(name)).map((name) => joined(folder, name))
    }
  return (about) => {
    const id = about?.id.toLowerCase() ?? ''
    const own = (name: string) =>
      name === id ||
      (name.startsWith(id) && /^(?:-(?:common|client|server|startup))?\.\w+$/.test(name.slice(id.length)))
    return id === ''
      ? []
      : there
          .filter((name) => own(name.toLowerCase()))
          .slice(0, maxPaths)
          .map((name) => joined(folder, name))
  }
}

function namesAt(walk: Walk, path: string): string[] {
  try {
    const folder = walk.folder(path)
    return withFolder(folder, () => namesInFolder(folder).map(nameOf))
  } catch {
    // The folder is missing, or leads out.
    return []
  }
}
