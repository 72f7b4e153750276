import { z } from 'zod'
import { ChangeFiles, InstallPack, ReadPack, UndoFiles } from '../addons/jobs.ts'
import { PackAbout } from '../addons/pack.ts'
import { FilePath } from '../files/operations.ts'

/**
 * A one-time task of an agent for a server. A job stays in the desired state until the API has its
 * result; removing it earlier cancels it. The agent records started jobs on disk, so that none runs
 * twice after a crash.
 */
export const ServerJob = z.discriminatedUnion('kind', [
  /** A line for the server's input; it fails if the server does not run. */
  z.object({ kind: z.literal('command'), id: z.uuid(), text: z.string().min(1).max(1_000) }),
  z.object({ kind: z.literal('delete_logs'), id: z.uuid(), olderThanDays: z.int().min(0).max(3_650) }),
  z.object({ kind: z.literal('backup'), id: z.uuid() }),
  /**
   * Restores all or some of a backup while the server is stopped; the API requests `stopped`
   * meanwhile and the agent waits for it. A full restore deletes files that are not in the backup;
   * a partial one touches only the chosen paths.
   */
  z.object({
    kind: z.literal('restore'),
    id: z.uuid(),
    snapshot: z.string().max(100),
    paths: z.array(FilePath).min(1).max(1_000).nullable(),
  }),
  /**
   * Null: the whole repository. It also runs for a server whose data are deleted, which stays
   * listed as `absent` until then.
   */
  z.object({
    kind: z.literal('forget'),
    id: z.uuid(),
    snapshots: z.array(z.string().max(100)).min(1).max(1_000).nullable(),
  }),
  /** Restores a backup into a scratch folder and compares its hashes. */
  z.object({ kind: z.literal('rehearse'), id: z.uuid(), snapshot: z.string().max(100) }),
  ChangeFiles,
  UndoFiles,
  ReadPack,
  InstallPack,
])
export type ServerJob = z.infer<typeof ServerJob>
export type JobKind = ServerJob['kind']

/** Whether the server must be stopped for the job and not start before its end. */
export function isDoneStopped(job: Pick<ServerJob, 'kind'> & { stopped?: boolean | undefined }): boolean {
  return job.kind === 'restore' || job.kind === 'install_pack' || job.stopped === true
}

export const jobFailures = [
  /** The agent restarted during the job, which is not run again. */
  'interrupted',
  'called_off',
  'not_running',
  /** It would ban the edge's address, and with it every player. */
  'ip_ban',
  'still_running',
  'no_room',
  'no_backup',
  /** The repository cannot be reached, or its program fails. */
  'repository',
  /** The restored data differ from the saved data. */
  'not_the_same',
  /** A file's source does not answer, or refuses it. */
  'fetch_failed',
  /** No modpack, or one that writes outside its allowed paths. */
  'pack_refused',
  'failed',
] as const
export type JobFailure = (typeof jobFailures)[number]

export const JobReport = z.object({
  id: z.uuid(),
  state: z.enum(['working', 'done', 'failed']),
  failure: z.enum(jobFailures).nullable(),
  percent: z.number().int().min(0).max(100).nullable(),
  /** For a finished backup. */
  backup: z
    .object({
      snapshot: z.string().max(100),
      /** Size after a restore, and bytes added to the repository. */
      bytes: z.number().int().nonnegative(),
      addedBytes: z.number().int().nonnegative(),
      files: z.number().int().nonnegative(),
      /** The server ran, and its saving could not be paused. */
      hadChangingFiles: z.boolean(),
    })
    .optional(),
  /** For a finished `read_pack`. */
  pack: PackAbout.optional(),
  /** For `pack_refused`: the file that caused the refusal. It is untrusted text. */
  refusedFile: z.string().max(500).optional(),
})
export type JobReport = z.infer<typeof JobReport>
