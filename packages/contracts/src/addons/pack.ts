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
 * What a modpack turned out to be, once its node has read it. It goes with the node's report, which is 1 MB at most: whoever makes it keeps its paths to
 * 64 KB together.
 */
export const PackAbout = z.object({
  name: z.string().max(200),
  version: z.string().max(200),
  gameVersion: z.string().max(40),
  loader: z.string().max(40),
  loaderVersion: z.string().max(60),
  files: z.number().int().nonnegative(),
  /** Of those, what its loader loads; absent where an agent of before has read it. */
  mods: z.number().int().nonnegative().optional(),
  bytes: z.number().int().nonnegative(),
  /** Of the server's files, by paths, at most 500 of each. `kept`: the owner's own, and what the owner has changed. */
  added: z.array(FilePath).max(500),
  changed: z.array(FilePath).max(500),
  removed: z.array(FilePath).max(500),
  kept: z.array(FilePath).max(500),
})
export type PackAbout = z.infer<typeof PackAbout>

const PackCore = z.object({ id: z.string(), version: z.string(), build: z.string().nullable() })

/** The same as its owner sees it before agreeing: with what it is put on, and the memory that it likely takes against that of the plan. */
export const PackPreview = PackAbout.extend({
  core: PackCore,
  /** What the server runs until then. */
  before: PackCore,
  /** Whether its world can go there: `why` not, and then it begins with a new one; `converted`: no older game reads it afterwards. */
  world: z.object({ why: z.enum(worldRefusals).nullable(), converted: z.boolean() }),
  memory: z.object({ wantsMb: z.number().int(), hasMb: z.number().int() }),
}).meta({ id: 'PackPreview' })
export type PackPreview = z.infer<typeof PackPreview>

/** What the agreement to a modpack says besides. */
export const PackAgreement = z
  .object({
    /** The present world stays in the backup alone: where it can't go along, or its owner wants it so. */
    newWorld: z.boolean().default(false),
    /** `level-name` of its settings. */
    worldFolder: z.string().refine(isWorldFolder, 'expected the name of one folder').default(usualWorld),
  })
  .strict()
export type PackAgreement = z.infer<typeof PackAgreement>

/** A modpack that is there, as a catalogue knows it by its archive's hash. */
export const KnownPack = z
  .object({
    project: AddonSummary,
    version: AddonVersion,
    /** The newest that there is a core for, with what has changed in it; null: it is the newest. */
    update: AddonVersion.nullable(),
  })
  .meta({ id: 'KnownPack' })
export type KnownPack = z.infer<typeof KnownPack>
