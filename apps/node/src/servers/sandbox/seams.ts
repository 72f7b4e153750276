import type { Place, ServerPort } from '../runtime.ts'

/** The networks of servers, each of its own. */
export type Network = {
  /** Makes a server's network with these ports open to players. Harmless to repeat. */
  join(id: string, ports: readonly ServerPort[]): Promise<Joined>
  /** Takes it away. Harmless to repeat. */
  leave(id: string): Promise<void>
}
/** `namespace` is a path; null where the container has one of its own in which nothing is. */
export type Joined = { namespace: string | null; resolvers: readonly string[] }

/** The disks of servers. */
export type Disks = {
  /** From now on `data` holds no more than that. Harmless to repeat, also while the server runs. */
  open(place: Place, diskMb: number, uid: number): Promise<void>
}

export const noNetwork: Network = {
  join: async () => ({ namespace: null, resolvers: [] }),
  leave: async () => undefined,
}
/** The agent's watch is all that limits them. */
export const plainFolders: Disks = { open: async () => undefined }
