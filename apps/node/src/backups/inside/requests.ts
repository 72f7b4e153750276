/** What is done in the box. Paths are from the top of a server's files, or of what is mounted in their place. */
export type Request =
  /** Bytes and files, but what no backup holds. */
  | { do: 'measure' }
  | { do: 'walk' }
  | { do: 'hash'; beneath: string }
  /** An empty folder for what comes, and nothing left of an earlier one. */
  | { do: 'make' }
  /** Gives what came to the user of the server, and has it on the disk. */
  | { do: 'own'; uid: number; gid: number }
  /** Out with what is to be replaced: all of it, or these paths. To be done again after a kill. */
  | { do: 'out'; paths: string[] | null }
  /** In with what came. To be done again after a kill, once `out` was done. */
  | { do: 'in'; paths: string[] | null }
  /** Takes away what is left of a restore. */
  | { do: 'clear' }
  | { do: 'delete_logs'; before: number }
  /** Copies so much of each file to `/cut`, each named by its number; says which, and with null what is not as it was told. */
  | { do: 'cut'; lengths: [path: string, length: number][] }

export type Walked = {
  path: string
  kind: 'file' | 'folder' | 'link' | 'other'
  size: number
  mtimeMs: number
  mode: number
}
export type Hashed = { path: string; sha256: string }
export type Cut = { path: string; name: string | null }

/** Where what comes stands until it is whole, and what was there before until it is deleted. Both are ours. */
export const coming = '.zubr/restore'
export const former = '.zubr/before'
