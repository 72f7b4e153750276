import { addonOutcomes } from '@zubr/domain/cores/change/addon-outcomes'
import { isWorldFolder, usualWorld } from '@zubr/domain/cores/change/folders'
import { otherWorldOutcomes, worldRefusals } from '@zubr/domain/cores/change/world'
import { z } from 'zod'
import type { Endpoints } from '../endpoint.ts'
import { FilePath } from '../files/operations.ts'
import { Once, Server } from '../servers/server.ts'
import { coreRefusals, reinstallParts } from './addon-constants.ts'
import { ServerChange } from './changes.ts'
import { maxPresent, PresentAddon } from './installed.ts'

const ById = z.object({ id: z.uuid() })

const WorldFolder = z.string().refine(isWorldFolder, 'expected the name of one folder').default(usualWorld)

/** Another core, version or build for a server. */
export const CoreChangeInput = z
  .object({
    core: z.object({ id: z.string().max(40), version: z.string().max(40) }),
    /** The current world is kept only in the backup. */
    newWorld: z.boolean(),
    /** `level-name` of its settings. */
    worldFolder: WorldFolder,
    /** Folders of additional worlds, created by plugins. */
    worlds: z.array(z.string().refine(isWorldFolder, 'expected the name of one folder')).max(200).default([]),
    present: z.array(PresentAddon).max(maxPresent),
  })
  .strict()
export type CoreChangeInput = z.infer<typeof CoreChangeInput>

const CoreFacts = z.object({
  id: z.string(),
  version: z.string(),
  gameVersion: z.string(),
  build: z.string().nullable(),
  java: z.number().int().nullable(),
})

/** Preview of a change to another core or version. */
export const CorePlan = z
  .object({
    from: CoreFacts,
    to: CoreFacts,
    /** Why it is not possible; empty: it is possible. */
    refusals: z.array(z.enum(coreRefusals)),
    world: z.object({
      /** `none`: there is no world, as for a proxy. `no`: the world is incompatible. */
      outcome: z.enum(['none', 'keep', 'new', 'no']),
      reason: z.enum(worldRefusals).nullable(),
      /** The new version converts the world at its first start; only a backup restores it. */
      converted: z.boolean(),
      /** How the folders of the Nether and the End are handled. */
      dimensions: z.enum(['as_they_are', 'by_core', 'by_us']),
      /** Blocks and items of mods are lost once the world is loaded without the mods. */
      losesMods: z.boolean(),
      /** Additional worlds that do not simply stay as they are. */
      others: z.array(z.object({ folder: z.string(), outcome: z.enum(otherWorldOutcomes) })),
    }),
    /**
     * Recommended memory if the plan has less. With `memory` among the refusals the server does not
     * start; otherwise memory is tight.
     */
    recommendedMb: z.number().int().nullable(),
    /** The owner must first accept the game's terms of use. */
    requiresEula: z.boolean(),
    addons: z.array(
      z.object({
        path: FilePath,
        /** Name of its project; null if no catalogue knows it. */
        name: z.string().nullable(),
        outcome: z.enum(addonOutcomes),
        from: z.string().nullable(),
        to: z.string().nullable(),
      }),
    ),
    /** A catalogue does not answer; addons that only it knows count as unknown. */
    hasUnavailableSource: z.boolean(),
    /** Keys of changed settings that the new core does not have. */
    lostSettings: z.array(z.string()),
    bytes: z.number().int().nonnegative(),
    /** Identifies this plan: only the previewed plan can be applied. */
    digest: z.string(),
  })
  .meta({ id: 'CorePlan' })
export type CorePlan = z.infer<typeof CorePlan>

export const ServerJava = z
  .object({
    java: z.number().int(),
    /** The memory that the version's authors recommend. */
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
    body: CoreChangeInput,
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
    body: CoreChangeInput.extend({ digest: z.string().max(100), eula: z.boolean().optional() }),
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
        /** Parts to delete and recreate; the others stay. */
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
