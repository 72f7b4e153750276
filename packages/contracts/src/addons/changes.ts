import { isWorldFolder } from '@zubr/domain/cores/change/folders'
import { portProtocols, portPurposes } from '@zubr/domain/nodes/extra-ports'
import { z } from 'zod'
import { addonSources } from '../catalogue/catalogue-constants.ts'
import { AddonSummary, AddonVersion } from '../catalogue/projects.ts'
import { FilePath } from '../files/operations.ts'
import { jobFailures } from '../jobs/jobs.ts'
import { changeKinds, changePhases, conflictKinds, packRefusals } from './addon-constants.ts'
import { maxPresent, PresentAddon } from './installed.ts'

export const changeFailures = [...jobFailures, ...packRefusals] as const
export type ChangeFailure = (typeof changeFailures)[number]

/** What an owner wants with the addons of a server, each its own. */
export const WantedChange = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('install'),
    source: z.enum(addonSources),
    project: z.string().max(100),
    /** A certain one; absent: the newest that fits, released ones first. */
    version: z.string().max(100).optional(),
  }),
  z.object({ do: z.literal('update'), path: FilePath, version: z.string().max(100).optional() }),
  z.object({ do: z.literal('remove'), path: FilePath, settings: z.boolean() }),
])
export type WantedChange = z.infer<typeof WantedChange>

export const WantedChanges = z
  .object({
    want: z.array(WantedChange).min(1).max(maxPresent),
    present: z.array(PresentAddon).max(maxPresent),
    /** The folder of its world, where its owner has named another than `world` (`level-name`): datapacks are put there. */
    world: z.string().refine(isWorldFolder, { error: 'expected the name of a folder' }).optional(),
  })
  .strict()
export type WantedChanges = z.infer<typeof WantedChanges>

/** One file of a plan. */
export const PlannedStep = z.object({
  /** `install`: a new file; `update`: in the place of `replaces`; `remove`: `replaces` goes. */
  do: z.enum(['install', 'update', 'remove']),
  project: AddonSummary.nullable(),
  version: AddonVersion.nullable(),
  /** Where it will stand. */
  path: FilePath.nullable(),
  replaces: FilePath.nullable(),
  /** The number of what it replaces; null where that is not known. */
  from: z.string().nullable(),
  /** Names of the projects that need it; empty: the owner asked for it. */
  neededBy: z.array(z.string()),
  /** Settings that go with it. */
  settings: z.array(FilePath),
})
export type PlannedStep = z.infer<typeof PlannedStep>

export const PlanConflict = z.object({
  kind: z.enum(conflictKinds),
  /** Whose it is, and with what or whom, by name. */
  name: z.string(),
  other: z.string().nullable(),
  /** It keeps the plan from being carried out. */
  blocks: z.boolean(),
  pageUrl: z.string().nullable(),
})
export type PlanConflict = z.infer<typeof PlanConflict>

/** A port of its own that a new addon needs. */
export const PlannedPort = z.object({
  /** The project that needs it. */
  name: z.string(),
  purpose: z.enum(portPurposes),
  protocol: z.enum(portProtocols),
  /**
   * `new`: the server can get one; `present`: it has one for this purpose;
   * otherwise it can have no more, or its node has none.
   */
  state: z.enum(['new', 'present', 'server_full', 'node_full']),
})
export type PlannedPort = z.infer<typeof PlannedPort>

/** What would be done, before it is. */
export const AddonPlan = z
  .object({
    steps: z.array(PlannedStep),
    conflicts: z.array(PlanConflict),
    /** What goes well with it, to be chosen. */
    optional: z.array(AddonSummary),
    bytes: z.number().int().nonnegative(),
    /** One for each purpose. */
    ports: z.array(PlannedPort),
    /** Names this plan: what is carried out is what was shown, or nothing. */
    digest: z.string(),
  })
  .meta({ id: 'AddonPlan' })
export type AddonPlan = z.infer<typeof AddonPlan>

/** Of a present file: what it is, and the newest that fits the server. */
export const KnownAddon = z.object({
  path: FilePath,
  project: AddonSummary,
  version: AddonVersion,
  /** Null: it is the newest. */
  update: AddonVersion.nullable(),
})
export type KnownAddon = z.infer<typeof KnownAddon>

/** Something that was changed in what a server runs, as one thing that can be taken back. */
export const ServerChange = z
  .object({
    id: z.uuid(),
    kind: z.enum(changeKinds),
    phase: z.enum(changePhases),
    percent: z.number().int().nullable(),
    /** Of one that is `done`: why it could not be taken back. */
    failure: z.enum(changeFailures).nullable(),
    /** What it was, in names: `do` with the addon's name and its numbers, or the core's versions. */
    what: z.array(
      z.object({
        do: z.enum(['install', 'update', 'remove', 'disable', 'core', 'pack', 'reinstall']),
        name: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        /** Of a modpack that was refused: the file in it for which. */
        refusedFile: z.string().optional(),
      }),
    ),
    beganAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    /** The server has not been started since: what was changed is not in use yet. */
    awaitsStart: z.boolean(),
    /** Its first start since has failed. */
    isSuspect: z.boolean(),
    canUndo: z.boolean(),
  })
  .meta({ id: 'ServerChange' })
export type ServerChange = z.infer<typeof ServerChange>
