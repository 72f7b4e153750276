import { z } from 'zod'
import { FilePath } from '../files/operations.ts'

/** The metadata format of an addon; null for an unknown one. */
export const addonFormats = [
  'plugin.yml',
  'paper-plugin.yml',
  'bungee.yml',
  'velocity-plugin.json',
  'fabric.mod.json',
  'quilt.mod.json',
  'mods.toml',
  'neoforge.mods.toml',
  'mcmod.info',
  'pack.mcmeta',
] as const

/** Why a file has no metadata. */
export const addonFaults = ['not_an_archive', 'damaged', 'too_large', 'too_many_entries', 'unknown'] as const
export type AddonFault = (typeof addonFaults)[number]

/** Ids of mods nested in one jar; the largest collections nest about 60. */
export const maxNestedIds = 500

/** An addon's own metadata, truncated. It is untrusted text. */
export const AddonAbout = z.object({
  format: z.enum(addonFormats),
  /** The identifier that other addons use: a plugin's name or a mod's id. */
  id: z.string().max(200),
  name: z.string().max(200),
  version: z.string().max(200),
  authors: z.array(z.string().max(200)).max(50),
  description: z.string().max(2_000),
  website: z.string().max(500).nullable(),
  needs: z.array(z.object({ id: z.string().max(200), required: z.boolean() })).max(200),
  /** Other ids that this addon provides. */
  provides: z.array(z.string().max(200)).max(200),
  /** Ids of mods nested in the jar; absent: none, or an older agent. */
  nested: z.array(z.string().max(200)).max(maxNestedIds).optional(),
  /** For players' machines, for servers, or both. */
  side: z.enum(['client', 'server', 'both']),
  /**
   * For a plugin: the API version it was made for. For a mod: the game version, as the mod states
   * it.
   */
  gameVersion: z.string().max(200).nullable(),
  /** The minimum Java version of its classes; null if unknown. */
  java: z.number().int().nullable(),
})
export type AddonAbout = z.infer<typeof AddonAbout>

/** A jar or pack in one of a server's addon folders. */
export const InstalledAddon = z.object({
  path: FilePath,
  /** A disabled addon has the suffix `.disabled`, so the core does not load it. */
  enabled: z.boolean(),
  kind: z.enum(['plugin', 'mod', 'datapack']),
  bytes: z.number(),
  mtimeMs: z.number(),
  /** Hexadecimal; null for a datapack that is a folder. */
  hashes: z.object({ sha1: z.string(), sha256: z.string(), sha512: z.string() }).nullable(),
  about: AddonAbout.nullable(),
  fault: z.enum(addonFaults).nullable(),
  /** Its settings folder or settings files, if they exist. */
  settings: z.array(FilePath).max(50),
  /**
   * Whether the file belongs to the installed modpack, unchanged or replaced. Absent: it does not.
   */
  pack: z.enum(['as_it_came', 'changed']).optional(),
})
export type InstalledAddon = z.infer<typeof InstalledAddon>

/** The modpack of a server, as recorded among its files at installation. */
export const InstalledPack = z.object({
  name: z.string().max(200),
  version: z.string().max(200),
  /**
   * Hash of its archive, by which catalogues find it; null for a pack installed before this field.
   */
  sha512: z.string().max(128).nullable(),
})
export type InstalledPack = z.infer<typeof InstalledPack>

/**
 * What the panel sends to the API to identify an installed addon; the panel reads it from the node.
 */
export const PresentAddon = z.object({
  path: FilePath,
  enabled: z.boolean(),
  sha1: z.string().max(40).nullable(),
  sha256: z.string().max(64).nullable(),
  sha512: z.string().max(128).nullable(),
  /** `about.id` and `about.provides`. */
  names: z.array(z.string().max(200)).max(201),
  /** `about.nested`: present with this file, never as files of their own. */
  nested: z.array(z.string().max(200)).max(maxNestedIds).optional(),
  /** Names of the required dependencies in `about.needs`. */
  needs: z.array(z.string().max(200)).max(200).optional(),
  /** The addon's `settings`, which stay or are deleted with it. */
  settings: z.array(FilePath).max(50),
})
export type PresentAddon = z.infer<typeof PresentAddon>
/** Per server; further addons are not identified. */
export const maxPresent = 1_000
