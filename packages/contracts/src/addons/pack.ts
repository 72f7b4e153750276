import { isWorldFolder, usualWorld } from '@zubr/domain/cores/change/folders'
import { worldRefusals } from '@zubr/domain/cores/change/world'
import { z } from 'zod'
import { addonSources } from '../catalogue/catalogue-constants.ts'
import { AddonSummary, AddonVersion } from '../catalogue/projects.ts'
import { FilePath } from '../files/operations.ts'

/** A version of a modpack in a catalogue. */
export const PackVersion = z
  .object({ source: z.enum(addonSources), project: z.string().max(100), version: z.string().max(100) })
  .strict()
export type PackVersion = z.infer<typeof PackVersion>

/**
 * A modpack's metadata and effect, as the node read them. It is part of the node's report of at
 * most 1 MB, so its paths have at most 64 KB together.
 */
export const PackAbout = z.object({
  name: z.string().max(200),
  version: z.string().max(200),
  gameVersion: z.string().max(40),
  loader: z.string().max(40),
  loaderVersion: z.string().max(60),
  files: z.number().int().nonnegative(),
  /** The number of those that its loader loads; absent from an older agent. */
  mods: z.number().int().nonnegative().optional(),
  bytes: z.number().int().nonnegative(),
  /**
   * Paths of the server's files, at most 500 each. `kept`: files that the owner added or changed.
   */
  added: z.array(FilePath).max(500),
  changed: z.array(FilePath).max(500),
  removed: z.array(FilePath).max(500),
  kept: z.array(FilePath).max(500),
})
export type PackAbout = z.infer<typeof PackAbout>

const PackCore = z.object({ id: z.string(), version: z.string(), build: z.string().nullable() })

/** The preview for its owner: also the core, and the estimated memory compared with the plan. */
export const PackPreview = PackAbout.extend({
  core: PackCore,
  /** The core until then. */
  before: PackCore,
  /**
   * Whether the world is compatible. With `why` the server starts with a new world; `converted`:
   * older games cannot read it afterwards.
   */
  world: z.object({ reason: z.enum(worldRefusals).nullable(), converted: z.boolean() }),
  memory: z.object({ recommendedMb: z.number().int(), availableMb: z.number().int() }),
}).meta({ id: 'PackPreview' })
export type PackPreview = z.infer<typeof PackPreview>

/** The owner's confirmation of a modpack. */
export const PackAgreement = z
  .object({
    /** The current world is kept only in the backup: it is incompatible, or the owner chose so. */
    newWorld: z.boolean().default(false),
    /** `level-name` of its settings. */
    worldFolder: z.string().refine(isWorldFolder, 'expected the name of one folder').default(usualWorld),
  })
  .strict()
export type PackAgreement = z.infer<typeof PackAgreement>

/** An installed modpack, identified by its archive's hash in a catalogue. */
export const KnownPack = z
  .object({
    project: AddonSummary,
    version: AddonVersion,
    /** The newest version with a supported core, and its changes; null: it is the newest. */
    update: AddonVersion.nullable(),
  })
  .meta({ id: 'KnownPack' })
export type KnownPack = z.infer<typeof KnownPack>
