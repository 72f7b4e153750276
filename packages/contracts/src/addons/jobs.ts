import { z } from 'zod'
import { AddonFile } from '../catalogue/projects.ts'
import { FilePath } from '../files/operations.ts'

/*
 * Jobs that change a server's software. Replaced files move to `.zubr/changes/<change>`, which
 * holds the last ten changes, so that `undo_files` can restore them. A crash leaves the old files
 * or the new: any agent completes a started installation before the server starts.
 */

/**
 * Hosts, `name` or `name:port`, from which files may be downloaded. A host with a port may be on
 * this machine or network, as a fake one in tests.
 */
const Hosts = z.array(z.string().max(260)).max(50)

/**
 * The server must be stopped. The API requests this while the job exists, and the agent waits for
 * it: see `isDoneStopped`.
 */
const Stopped = z.boolean().optional()

export const ChangeFiles = z.object({
  kind: z.literal('change_files'),
  id: z.uuid(),
  change: z.uuid(),
  hosts: Hosts,
  stopped: Stopped,
  /**
   * Deletes replaced files after the installation instead of keeping them for an undo: a safety
   * backup has them.
   */
  forgets: z.boolean().optional(),
  /**
   * Step 1: files and folders to rename, as disabled addons. Missing sources are skipped; existing
   * targets are moved aside.
   */
  rename: z
    .array(z.object({ from: FilePath, to: FilePath }))
    .max(5_000)
    .optional(),
  /** Step 2: files and folders to remove; missing ones are skipped. */
  remove: z.array(FilePath).max(5_000),
  /** Step 3: files to download and install. */
  put: z.array(z.object({ path: FilePath, file: AddonFile })).max(2_000),
  /**
   * Settings that the next start may rewrite: copied aside, and restored by an undo. They are
   * skipped if they exceed 256 MB together.
   */
  keep: z.array(FilePath).max(5_000),
})

/** Reverts all of that, renames included. */
export const UndoFiles = z.object({
  kind: z.literal('undo_files'),
  id: z.uuid(),
  change: z.uuid(),
  stopped: Stopped,
})

const from = { path: FilePath.optional(), file: AddonFile.optional() }
/**
 * Downloads a modpack unless it exists, and reads its metadata. One of `path` and `file` is set.
 */
export const ReadPack = z.object({
  kind: z.literal('read_pack'),
  id: z.uuid(),
  change: z.uuid(),
  hosts: Hosts,
  /** For a new server, which does not start before the pack is installed. */
  stopped: Stopped,
  ...from,
})
/**
 * Installs a modpack that was read. The server must be stopped, and does not start before the end.
 */
export const InstallPack = z.object({
  kind: z.literal('install_pack'),
  id: z.uuid(),
  change: z.uuid(),
  hosts: Hosts,
  /** Step 1, as in `change_files`: folders of a world that is kept or given up. */
  rename: z
    .array(z.object({ from: FilePath, to: FilePath }))
    .max(10)
    .optional(),
  remove: z.array(FilePath).max(10).optional(),
  ...from,
})
