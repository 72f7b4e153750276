import type { Place } from '../runtime.ts'

/** The disks of servers. */
export type Disks = {
  /** From now on `data` holds no more than that. Harmless to repeat, also while the server runs. */
  open(place: Place, diskMb: number, uid: number): Promise<void>
}

/** The agent's watch is all that limits them. */
export const plainFolders: Disks = { open: async () => undefined }
