import type { InstalledAddon, InstalledPack } from '@zubr/contracts/addons/installed'
import { supportedAddons } from '@zubr/domain/cores/addons'
import { packRecord } from '@zubr/domain/cores/change/folders'
import { below, type DemoFolder, folderAt, measureOf } from '../disk/tree.ts'
import type { DemoProject, DemoVersion } from './project.ts'
import { projectWith, versionOfFile } from './projects.ts'

const loaded = /\.(?:jar|zip)(?:\.disabled)?$/i

/** The plugins, mods and datapacks on a demo disk, as an agent reads them. */
export function* addonsOn(root: DemoFolder, core: string): Generator<InstalledAddon> {
  for (const { kind, folder } of supportedAddons(core))
    for (const [name, node] of insideOf(root, folder)) {
      if (!loaded.test(name) || (kind !== 'datapack' && !/\.jar/i.test(name))) continue
      const known = versionOfFile(name)
      yield {
        path: below(folder, name),
        enabled: !name.endsWith('.disabled'),
        kind,
        bytes: measureOf(node).bytes,
        mtimeMs: node.mtimeMs,
        hashes: { sha1: name, sha256: '', sha512: '' },
        about: known ? aboutOf(known) : null,
        fault: known ? null : 'unknown',
        settings: known ? settingsOn(root, folder, known.project) : [],
      }
    }
}

function insideOf(root: DemoFolder, folder: string): DemoFolder['inside'] {
  try {
    return folderAt(root, folder).inside
  } catch {
    // The folder does not exist.
    return new Map()
  }
}

const settingsOn = (root: DemoFolder, folder: string, { settings, kind }: DemoProject): string[] => {
  const settingsFolder = kind === 'mod' ? 'config' : folder
  return settings !== undefined && insideOf(root, settingsFolder).has(settings)
    ? [below(settingsFolder, settings)]
    : []
}

function aboutOf({
  project,
  version,
}: {
  project: DemoProject
  version: DemoVersion
}): InstalledAddon['about'] {
  return {
    format:
      project.kind === 'plugin' ? 'plugin.yml' : project.kind === 'mod' ? 'fabric.mod.json' : 'pack.mcmeta',
    id: project.id,
    name: project.name,
    version: version.number,
    authors: [project.author],
    description: project.summary,
    website: null,
    needs: (version.needs ?? []).map((id) => ({ id: projectWith(id)?.id ?? id, required: true })),
    provides: [],
    side: project.clientOnly ? 'client' : 'server',
    gameVersion: null,
    java: 21,
  }
}

export function packOn(root: DemoFolder): InstalledPack | null {
  const node = root.inside.get(packRecord)
  if (node?.kind !== 'file' || !node.content) return null
  try {
    const { name, version, sha512 } = JSON.parse(new TextDecoder().decode(node.content)) as InstalledPack
    return { name, version, sha512 }
  } catch {
    // A damaged record names no pack.
    return null
  }
}
