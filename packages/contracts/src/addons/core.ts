import { addonFates } from '@zubr/domain/cores/change/fitting'
import { isWorldFolder, usualWorld } from '@zubr/domain/cores/change/folders'
import { otherWorldFates, worldRefusals } from '@zubr/domain/cores/change/world'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { FilePath } from '../files/operations.ts'
import { Once, Server } from '../servers.ts'
import { coreRefusals, reinstallParts } from './addon-constants.ts'
import { ServerChange } from './changes.ts'
import { maxPresent, PresentAddon } from './installed.ts'

const ById = z.object({ id: z.uuid() })

const WorldFolder = z.string().refine(isWorldFolder, 'expected the name of one folder').default(usualWorld)

/** Another core, version or build for a server. */
export const WantedCore = z
  .object({
    core: z.object({ id: z.string().max(40), version: z.string().max(40) }),
    /** The present one stays in the backup alone. */
    newWorld: z.boolean(),
    /** `level-name` of its settings. */
    worldFolder: WorldFolder,
    /** Folders of further worlds, which plugins have made. */
    worlds: z.array(z.string().refine(isWorldFolder, 'expected the name of one folder')).max(200).default([]),
    present: z.array(PresentAddon).max(maxPresent),
  })
  .strict()
export type WantedCore = z.infer<typeof WantedCore>

const CoreFacts = z.object({
  id: z.string(),
  version: z.string(),
  gameVersion: z.string(),
  build: z.string().nullable(),
  java: z.number().int().nullable(),
})

/** What another core or version would mean, before it is there. */
export const CorePlan = z
  .object({
    from: CoreFacts,
    to: CoreFacts,
    /** Why it can't be; empty: it can. */
    refusals: z.array(z.enum(coreRefusals)),
    world: z.object({
      /** `none`: there is none, as of a proxy. `no`: it can't go along. */
      fate: z.enum(['none', 'keep', 'new', 'no']),
      why: z.enum(worldRefusals).nullable(),
      /** The new version rewrites it at its first start; only a backup leads back. */
      converted: z.boolean(),
      /** The folders of the Nether and the End. */
      dimensions: z.enum(['as_they_are', 'by_core', 'by_us']),
      /** Blocks and things of mods go once it is loaded without them. */
      losesMods: z.boolean(),
      /** Further worlds, where more is to be said of them than that they stay. */
      others: z.array(z.object({ folder: z.string(), fate: z.enum(otherWorldFates) })),
    }),
    /** How much memory it should have, where the plan has less: it does not start with `memory` among the refusals, and is tight without. */
    wantsMb: z.number().int().nullable(),
    /** The owner has to agree to the game's terms of use first. */
    asksEula: z.boolean(),
    addons: z.array(
      z.object({
        path: FilePath,
        /** Of its project; null where no catalogue knows it. */
        name: z.string().nullable(),
        fate: z.enum(addonFates),
        from: z.string().nullable(),
        to: z.string().nullable(),
      }),
    ),
    /** A catalogue does not answer: what it alone knows counts as unknown. */
    isAway: z.boolean(),
    /** Keys of settings that were set and that the new core does not have. */
    lostSettings: z.array(z.string()),
    bytes: z.number().int().nonnegative(),
    /** Names this plan: what is carried out is what was shown, or nothing. */
    digest: z.string(),
  })
  .meta({ id: 'CorePlan' })
export type CorePlan = z.infer<typeof CorePlan>

export const ServerJava = z
  .object({
    java: z.number().int(),
    /** What the version asks for by its makers' word. */
    usual: z.number().int(),
    choices: z.array(z.number().int()),
  })
  .meta({ id: 'ServerJava' })
export type ServerJava = z.infer<typeof ServerJava>

const changing = ['not_found', 'server_not_active', 'conflict', 'no_backups', 'rate_limited'] as const

export const coreChangeEndpoints = {
  'POST /api/servers/:id/core/plan': {
    summary:
      'What another core or version would mean for a server: its world, what is added to it, Java, memory',
    session: true,
    right: 'settings',
    activeOnly: true,
    limits: ['mutate'],
    params: ById,
    body: WantedCore,
    answers: { 200: CorePlan },
    errors: ['core_refused'],
  },
  'POST /api/servers/:id/core': {
    summary:
      'Changes core or version: a safety backup, then the server stops, and runs the other one as its owner wants',
    session: true,
    right: 'settings',
    activeOnly: true,
    limits: ['mutate'],
    params: ById,
    headers: Once,
    body: WantedCore.extend({ digest: z.string().max(100), eula: z.boolean().optional() }),
    answers: { 202: ServerChange },
    errors: [...changing, 'core_refused', 'plan_too_small', 'eula_required'],
  },
  'POST /api/servers/:id/reinstall': {
    summary: 'Installs the core anew, and keeps or drops world, addons and settings; its name must be typed',
    session: true,
    right: 'settings',
    activeOnly: true,
    limits: ['mutate'],
    params: ById,
    headers: Once,
    body: z
      .object({
        name: z.string().max(100),
        /** What goes, to be made anew; the rest stays. */
        fresh: z.array(z.enum(reinstallParts)).max(reinstallParts.length),
        worldFolder: WorldFolder,
      })
      .strict(),
    answers: { 202: ServerChange },
    errors: [...changing, 'invalid_request'],
  },
  'GET /api/servers/:id/java': {
    summary: 'The Java that a server runs on, and which others it can be given; null for a core without Java',
    session: true,
    right: 'settings',
    params: ById,
    answers: { 200: ServerJava.nullable() },
  },
  'PATCH /api/servers/:id/java': {
    summary:
      'Chooses the Java of a server; null: the one that its version asks for. What runs is started anew with it',
    session: true,
    right: 'settings',
    activeOnly: true,
    limits: ['mutate'],
    params: ById,
    body: z.object({ java: z.number().int().nullable() }).strict(),
    answers: { 200: Server },
    errors: ['conflict'],
  },
} as const satisfies Endpoints
