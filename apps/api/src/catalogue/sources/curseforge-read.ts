import type { DependencyKind } from '@zubr/contracts/catalogue/catalogue-constants'
import type { AddonVersion } from '@zubr/contracts/catalogue/projects'
import type { AddonKind } from '@zubr/domain/cores/addons'
import { repositoryOf } from '@zubr/domain/cores/same-project'
import type { z } from 'zod'
import type { AddonPlace } from '../places.ts'
import type { File, Mod } from './curseforge-shapes.ts'
import { textOf } from './html-text.ts'
import { fileOf, webAddress } from './shapes.ts'
import type { FoundPage, FoundProject } from './source.ts'

export const classes: Record<AddonKind, number> = { plugin: 5, mod: 6, datapack: 6945, modpack: 4471 }
export const loaderNumbers: Record<string, number> = { forge: 1, fabric: 4, quilt: 5, neoforge: 6 }
const loadersByLabel = new Map([
  ['forge', 'forge'],
  ['fabric', 'fabric'],
  ['quilt', 'quilt'],
  ['neoforge', 'neoforge'],
])
const dependencyKindOf: Record<number, DependencyKind> = {
  1: 'embedded',
  2: 'optional',
  3: 'required',
  5: 'incompatible',
  6: 'embedded',
}

const kindOf = (classId: number | null | undefined) =>
  // The keys of the literal.
  (Object.keys(classes) as AddonKind[]).filter((kind) => classes[kind] === classId)

export function projectFromMod(place: AddonPlace, mod: z.output<typeof Mod>): FoundProject {
  const kinds = kindOf(mod.classId)
  const numbers = new Set(mod.latestFilesIndexes.map(({ modLoader }) => modLoader))
  const loaders = Object.entries(loaderNumbers).flatMap(([loader, number]) =>
    numbers.has(number) ? [loader] : [],
  )
  return {
    source: 'curseforge',
    id: mod.id,
    slug: mod.slug || mod.id,
    kinds,
    name: mod.name,
    summary: mod.summary,
    author: mod.authors[0]?.name ?? '',
    icon: mod.logo && place.picture(mod.logo.url) ? mod.logo.url : null,
    loaders: kinds.includes('plugin') ? ['bukkit'] : kinds.includes('datapack') ? ['datapack'] : loaders,
    gameVersions: [...new Set(mod.latestFilesIndexes.map(({ gameVersion }) => gameVersion))],
    categories: mod.categories.map(({ slug }) => slug),
    downloads: mod.downloadCount,
    updatedAt: mod.dateModified,
    clientOnly: false,
    repository: repositoryOf(mod.links?.sourceUrl),
  }
}

export function versionFromFile(place: AddonPlace, file: z.output<typeof File>): AddonVersion {
  const labels = file.gameVersions.map((word) => word.toLowerCase())
  const loaders = labels.flatMap((word) => loadersByLabel.get(word) ?? [])
  const sha1 = file.hashes.find(({ algo }) => algo === 1)?.value.toLowerCase() ?? ''
  return {
    source: 'curseforge',
    project: file.modId,
    id: file.id,
    number: file.displayName || file.fileName,
    name: file.displayName || file.fileName,
    channel: file.releaseType === 1 ? 'release' : file.releaseType === 2 ? 'beta' : 'alpha',
    loaders: loaders.length > 0 ? loaders : /\.zip$/i.test(file.fileName) ? ['datapack'] : ['bukkit'],
    gameVersions: file.gameVersions.filter((word) => /^\d/.test(word)),
    publishedAt: file.fileDate,
    downloads: file.downloadCount,
    changes: null,
    // Without an address the author forbids third-party downloads: it is a manual download.
    file: file.downloadUrl
      ? fileOf({
          name: file.fileName,
          url: place.file(file.downloadUrl),
          bytes: file.fileLength,
          hash: `sha1:${sha1}`,
        })
      : null,
    pageUrl: `https://www.curseforge.com/projects/${file.modId}`,
    dependencies: file.dependencies.flatMap(({ modId, relationType }) => {
      const kind = dependencyKindOf[relationType]
      return kind ? [{ kind, project: modId, version: null, name: null }] : []
    }),
  }
}

/** `description` is HTML. */
export function pageFromMod(place: AddonPlace, mod: z.output<typeof Mod>, description: string): FoundPage {
  const { links, screenshots, dateCreated } = mod
  const link = (kind: 'page' | 'code' | 'issues' | 'wiki', address: string | null | undefined) => {
    const url = webAddress(address)
    return url === null ? [] : [{ kind, url }]
  }
  return {
    ...projectFromMod(place, mod),
    description: textOf(description),
    pictures: screenshots.filter(({ url }) => place.picture(url)),
    licence: null,
    links: [
      ...link('page', links?.websiteUrl),
      ...link('code', links?.sourceUrl),
      ...link('issues', links?.issuesUrl),
      ...link('wiki', links?.wikiUrl),
    ],
    createdAt: dateCreated ?? null,
  }
}
