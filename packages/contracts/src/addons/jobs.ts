import { z } from 'zod'
import { AddonFile } from '../catalogue/projects.ts'
import { FilePath } from '../files/operations.ts'

/*
 * Jobs that change what a server runs. Each keeps what it replaces beneath `.zubr/changes/<change>`, where a rename puts it, until the next change but
 * nine, so that `undo_files` can put it back. Whatever is killed, the files are the old ones or the new: what was begun to be put in place is finished
 * before the server starts, by whichever agent.
 */

/** Hosts, `name` or `name:port`, from which files may come; with a port one of this machine or network too, as for a stand-in. */
const Hosts = z.array(z.string().max(260)).max(50)

/** Only while the server is stopped, which the API asks for as long as the job stands; the agent waits until it has: see `isDoneStopped`. */
const Stopped = z.boolean().optional()

export const ChangeFiles = z.object({
  kind: z.literal('change_files'),
  id: z.uuid(),
  change: z.uuid(),
  hosts: Hosts,
  stopped: Stopped,
  /** What it replaces is deleted once all is in place, and not kept for an undo: a safety backup has it. */
  forgets: z.boolean().optional(),
  /** First: files and folders that get another name, as what is switched off does; what is not there is passed over, what is in the way is kept aside. */
  rename: z
    .array(z.object({ from: FilePath, to: FilePath }))
    .max(5_000)
    .optional(),
  /** Then: files and folders; what is not there is passed over. */
  remove: z.array(FilePath).max(5_000),
  /** Then: what is fetched. */
  put: z.array(z.object({ path: FilePath, file: AddonFile })).max(2_000),
  /** Settings that the next start may rewrite: copied aside, and put back by an undo. Larger ones than 256 MB together are left. */
  keep: z.array(FilePath).max(5_000),
})

/** Takes all of that back, renames too. */
export const UndoFiles = z.object({
  kind: z.literal('undo_files'),
  id: z.uuid(),
  change: z.uuid(),
  stopped: Stopped,
})

const from = { path: FilePath.optional(), file: AddonFile.optional() }
/** Fetches a modpack, unless it is there, and says what it is. One of `path` and `file`. */
export const ReadPack = z.object({
  kind: z.literal('read_pack'),
  id: z.uuid(),
  change: z.uuid(),
  hosts: Hosts,
  /** Of a new server, which is not started before the pack is in place. */
  stopped: Stopped,
  ...from,
})
/** Puts a modpack that was read in place. While the server is stopped: it is not started before this has ended. */
export const InstallPack = z.object({
  kind: z.literal('install_pack'),
  id: z.uuid(),
  change: z.uuid(),
  hosts: Hosts,
  /** First, as of `change_files`: folders of a world that goes along, or that its owner gives up. */
  rename: z
    .array(z.object({ from: FilePath, to: FilePath }))
    .max(10)
    .optional(),
  remove: z.array(FilePath).max(10).optional(),
  ...from,
})
