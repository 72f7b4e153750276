import { z } from 'zod'
import { FilePath } from '../files/operations.ts'

/** In what an addon describes itself; null in none that is known. */
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

/** Why a file says nothing of itself. */
export const addonFaults = ['not_an_archive', 'damaged', 'too_large', 'too_many_entries', 'unknown'] as const
export type AddonFault = (typeof addonFaults)[number]

/** Ids of mods in one jar; the largest collections nest some 60. */
export const maxNestedIds = 500

/** What an addon says of itself, shortened where it says too much. It is a stranger's text. */
export const AddonAbout = z.object({
  format: z.enum(addonFormats),
  /** By which others name it: a plugin's name, a mod's id. */
  id: z.string().max(200),
  name: z.string().max(200),
  version: z.string().max(200),
  authors: z.array(z.string().max(200)).max(50),
  description: z.string().max(2_000),
  website: z.string().max(500).nullable(),
  needs: z.array(z.object({ id: z.string().max(200), required: z.boolean() })).max(200),
  /** Names by which it counts as there, too. */
  provides: z.array(z.string().max(200)).max(200),
  /** Ids that are present with it, since their mods are nested in its jar; absent: none, or an agent of before. */
  nested: z.array(z.string().max(200)).max(maxNestedIds).optional(),
  /** For players' machines, for servers, or both. */
  side: z.enum(['client', 'server', 'both']),
  /** Of a plugin: the version of the game's interface that it was made for; of a mod: of the game, as it writes it. */
  gameVersion: z.string().max(200).nullable(),
  /** The least Java that its classes run on; null where that was not to be read. */
  java: z.number().int().nullable(),
})
export type AddonAbout = z.infer<typeof AddonAbout>

/** A jar or pack that is in one of the folders of a server. */
export const InstalledAddon = z.object({
  path: FilePath,
  /** Switched off it is kept under a name that is not loaded: `.disabled` behind it. */
  enabled: z.boolean(),
  kind: z.enum(['plugin', 'mod', 'datapack']),
  bytes: z.number(),
  mtimeMs: z.number(),
  /** Hex; null of a datapack that is a folder. */
  hashes: z.object({ sha1: z.string(), sha256: z.string(), sha512: z.string() }).nullable(),
  about: AddonAbout.nullable(),
  fault: z.enum(addonFaults).nullable(),
  /** Its folder of settings, or its files of them, as far as they are there. */
  settings: z.array(FilePath).max(50),
  /** Of the modpack: as that has put it there, or another in its place. Absent: none of a pack's. */
  pack: z.enum(['as_it_came', 'changed']).optional(),
})
export type InstalledAddon = z.infer<typeof InstalledAddon>

/** The modpack that a server stands on, as it was noted among its files when it was put in place. */
export const InstalledPack = z.object({
  name: z.string().max(200),
  version: z.string().max(200),
  /** Of its archive, by which catalogues know it; null of one that was put in place before that was noted. */
  sha512: z.string().max(128).nullable(),
})
export type InstalledPack = z.infer<typeof InstalledPack>

/** What the API is told of what is there, to know what it is: the panel has it of the node. */
export const PresentAddon = z.object({
  path: FilePath,
  enabled: z.boolean(),
  sha1: z.string().max(40).nullable(),
  sha256: z.string().max(64).nullable(),
  sha512: z.string().max(128).nullable(),
  /** `about.id` and `about.provides`. */
  names: z.array(z.string().max(200)).max(201),
  /** `about.nested`: present with the file, and never a file of their own. */
  nested: z.array(z.string().max(200)).max(maxNestedIds).optional(),
  /** Of `about.needs` those that are required, by their names. */
  needs: z.array(z.string().max(200)).max(200).optional(),
  /** `settings` of the addon: what is kept, or goes with it. */
  settings: z.array(FilePath).max(50),
})
export type PresentAddon = z.infer<typeof PresentAddon>
/** Of one server; more are not recognised. */
export const maxPresent = 1_000
