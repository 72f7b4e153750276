import { z } from 'zod'
import { ChangeFiles, InstallPack, ReadPack, UndoFiles } from '../addons/jobs.ts'
import { PackAbout } from '../addons/pack.ts'
import { FilePath } from '../files/operations.ts'

/**
 * What an agent is to do once for a server, beside running it. A job stands in the desired state until the API has heard how it ended; one
 * that disappears before is called off. The agent keeps on disk which it has begun: nothing of it happens twice, whatever is killed.
 */
export const ServerJob = z.discriminatedUnion('kind', [
  /** A line for the server's input; lost, with a failure, if it does not run. */
  z.object({ kind: z.literal('command'), id: z.uuid(), text: z.string().min(1).max(1_000) }),
  z.object({ kind: z.literal('delete_logs'), id: z.uuid(), olderThanDays: z.int().min(0).max(3_650) }),
  z.object({ kind: z.literal('backup'), id: z.uuid() }),
  /**
   * All or some of a backup, while the server is stopped: it is not started before that has ended. The API asks for `stopped` as long as it
   * stands; the agent waits until the server has. Of all of it what is not in the backup goes; beside chosen paths nothing is touched.
   */
  z.object({
    kind: z.literal('restore'),
    id: z.uuid(),
    snapshot: z.string().max(100),
    paths: z.array(FilePath).min(1).max(1_000).nullable(),
  }),
  /** Null: its repository with all that is in it. It is done for a server whose data are gone, too, which stands there as `absent` until then. */
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

/** The server is down while such a job stands, and is not started before it has ended. */
export function isDoneStopped(job: Pick<ServerJob, 'kind'> & { stopped?: boolean | undefined }): boolean {
  return job.kind === 'restore' || job.kind === 'install_pack' || job.stopped === true
}

export const jobFailures = [
  /** It had been begun when its agent ended, and is not done twice. */
  'interrupted',
  'called_off',
  'not_running',
  /** It would ban the edge's address, and with it everybody. */
  'ip_ban',
  'still_running',
  'no_room',
  'no_backup',
  /** The repository can't be reached, or the program that writes it fails. */
  'repository',
  /** What came back is not what was saved. */
  'not_the_same',
  /** A file's source does not answer, or refuses it. */
  'fetch_failed',
  /** It is no modpack, or one that would write where it may not. */
  'pack_refused',
  'failed',
] as const
export type JobFailure = (typeof jobFailures)[number]

export const JobReport = z.object({
  id: z.uuid(),
  state: z.enum(['working', 'done', 'failed']),
  failure: z.enum(jobFailures).nullable(),
  percent: z.number().int().min(0).max(100).nullable(),
  /** Of a backup that is done. */
  backup: z
    .object({
      snapshot: z.string().max(100),
      /** What it would take restored, and what it has added to the repository. */
      bytes: z.number().int().nonnegative(),
      addedBytes: z.number().int().nonnegative(),
      files: z.number().int().nonnegative(),
      /** The server ran, and would not be asked to hold its saving. */
      wasRestless: z.boolean(),
    })
    .optional(),
  /** Of `read_pack` that is done. */
  pack: PackAbout.optional(),
  /** With `pack_refused`: the file in the pack for which it was refused. It is a stranger's text. */
  refusedFile: z.string().max(500).optional(),
})
export type JobReport = z.infer<typeof JobReport>
