import { z } from 'zod'
import { FilePath } from '../files/operations.ts'

/** What a modpack turned out to be, once its node has read it. */
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
