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

/** One requested change of a server's addons. */
export const RequestedChange = z.discriminatedUnion('do', [
  z.object({
    do: z.literal('install'),
    source: z.enum(addonSources),
    project: z.string().max(100),
    /** A specific version; absent: the newest compatible one, releases first. */
    version: z.string().max(100).optional(),
  }),
  z.object({ do: z.literal('update'), path: FilePath, version: z.string().max(100).optional() }),
  z.object({ do: z.literal('remove'), path: FilePath, settings: z.boolean() }),
])
export type RequestedChange = z.infer<typeof RequestedChange>

export const ChangePlanInput = z
  .object({
    changes: z.array(RequestedChange).min(1).max(maxPresent),
    present: z.array(PresentAddon).max(maxPresent),
    /** The world's folder if its `level-name` is not `world`: datapacks are installed there. */
    world: z.string().refine(isWorldFolder, { error: 'expected the name of a folder' }).optional(),
  })
  .strict()
export type ChangePlanInput = z.infer<typeof ChangePlanInput>

/** One file operation of a plan. */
export const PlannedStep = z.object({
  /** `install`: a new file; `update`: replaces `replaces`; `remove`: deletes `replaces`. */
  do: z.enum(['install', 'update', 'remove']),
  project: AddonSummary.nullable(),
  version: AddonVersion.nullable(),
  /** Target path. */
  path: FilePath.nullable(),
  replaces: FilePath.nullable(),
  /** Version number of the replaced file; null if unknown. */
  from: z.string().nullable(),
  /** Names of the projects that require it; empty: the owner requested it. */
  neededBy: z.array(z.string()),
  /** Settings files that belong to it. */
  settings: z.array(FilePath),
})
export type PlannedStep = z.infer<typeof PlannedStep>

export const PlanConflict = z.object({
  kind: z.enum(conflictKinds),
  /** The project concerned, and the other project or requirement, by name. */
  name: z.string(),
  other: z.string().nullable(),
  /** The plan cannot be applied because of it. */
  blocks: z.boolean(),
  pageUrl: z.string().nullable(),
})
export type PlanConflict = z.infer<typeof PlanConflict>

/** An extra port that a new addon needs. */
export const PlannedPort = z.object({
  /** The project that needs it. */
  name: z.string(),
  purpose: z.enum(portPurposes),
  protocol: z.enum(portProtocols),
  /**
   * `new`: the server can get one; `present`: it has one for this purpose; otherwise the server or
   * its node has no free port.
   */
  state: z.enum(['new', 'present', 'server_full', 'node_full']),
})
export type PlannedPort = z.infer<typeof PlannedPort>

/** A preview of the change. */
export const AddonPlan = z
  .object({
    steps: z.array(PlannedStep),
    conflicts: z.array(PlanConflict),
    /** Recommended projects, optional to install. */
    optional: z.array(AddonSummary),
    bytes: z.number().int().nonnegative(),
    /** One per purpose. */
    ports: z.array(PlannedPort),
    /** Identifies this plan: only the previewed plan can be applied. */
    digest: z.string(),
  })
  .meta({ id: 'AddonPlan' })
export type AddonPlan = z.infer<typeof AddonPlan>

/** An installed file: its project, and the newest compatible version. */
export const KnownAddon = z.object({
  path: FilePath,
  project: AddonSummary,
  version: AddonVersion,
  /** Null: it is the newest. */
  update: AddonVersion.nullable(),
})
export type KnownAddon = z.infer<typeof KnownAddon>

/** A change of a server's software that can be reverted as a whole. */
export const ServerChange = z
  .object({
    id: z.uuid(),
    kind: z.enum(changeKinds),
    phase: z.enum(changePhases),
    percent: z.number().int().nullable(),
    /** For a `done` change: why reverting it failed. */
    failure: z.enum(changeFailures).nullable(),
    /** A summary by name: `do` with the addon's name and versions, or the core's versions. */
    steps: z.array(
      z.object({
        do: z.enum(['install', 'update', 'remove', 'disable', 'core', 'pack', 'reinstall']),
        name: z.string(),
        from: z.string().nullable(),
        to: z.string().nullable(),
        /** For a refused modpack: the file in it that caused the refusal. */
        refusedFile: z.string().optional(),
      }),
    ),
    startedAt: z.iso.datetime(),
    endedAt: z.iso.datetime().nullable(),
    /** The server has not started since, so the change is not in use yet. */
    awaitsStart: z.boolean(),
    /** The first start after the change failed. */
    isSuspect: z.boolean(),
    canUndo: z.boolean(),
  })
  .meta({ id: 'ServerChange' })
export type ServerChange = z.infer<typeof ServerChange>
