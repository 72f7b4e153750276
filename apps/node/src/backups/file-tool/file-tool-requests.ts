/**
 * Requests that run in the sandbox. Paths start at the top of a server's files, or of the folder
 * mounted in their place.
 */
export type FileToolRequest =
  /** Counts bytes and files, without those that no backup contains. */
  | { do: 'measure' }
  | { do: 'walk' }
  | { do: 'hash'; beneath: string }
  /** Creates an empty folder for incoming files, and deletes an earlier one. */
  | { do: 'make' }
  /** Gives incoming files to the server's user and syncs them to the disk. */
  | { do: 'own'; uid: number; gid: number }
  /** Moves out the files to be replaced: all of them, or these paths. Repeatable after a kill. */
  | { do: 'out'; paths: string[] | null }
  /** Moves in the incoming files. Repeatable after a kill, once `out` is done. */
  | { do: 'in'; paths: string[] | null }
  /** Deletes the leftovers of a restore. */
  | { do: 'clear' }
  | { do: 'delete_logs'; before: number }
  /**
   * Copies the given length of each file to `/cut`, named by its number. Answers with the copied
   * ones, and null for those unlike the report.
   */
  | { do: 'cut'; lengths: [path: string, length: number][] }

export type WalkedFile = {
  path: string
  kind: 'file' | 'folder' | 'link' | 'other'
  size: number
  mtimeMs: number
  mode: number
}
export type HashedFile = { path: string; sha256: string }
export type CopiedFile = { path: string; name: string | null }

/**
 * The folders for incoming files until they are complete, and for former files until they are
 * deleted. Both belong to the agent.
 */
export const incomingFolder = '.zubr/restore'
export const formerFolder = '.zubr/before'
