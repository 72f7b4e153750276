import { z } from 'zod'
import { addonSources } from '../catalogue/signs.ts'
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
  bytes: z.number().int().nonnegative(),
  /** Of the server's files, by paths, at most 500 of each. `kept`: the owner's own, and what the owner has changed. */
  added: z.array(FilePath).max(500),
  changed: z.array(FilePath).max(500),
  removed: z.array(FilePath).max(500),
  kept: z.array(FilePath).max(500),
})
export type PackAbout = z.infer<typeof PackAbout>

/** The same as its owner sees it before agreeing: with what it is put on, and the memory that it likely takes against that of the plan. */
export const PackPreview = PackAbout.extend({
  core: z.object({ id: z.string(), version: z.string(), build: z.string().nullable() }),
  memory: z.object({ wantsMb: z.number().int(), hasMb: z.number().int() }),
}).meta({ id: 'PackPreview' })
export type PackPreview = z.infer<typeof PackPreview>
