/** Archives chosen for a world import, until they are uploaded. */
const wanted = new Set<string>()
const keyOf = (server: string, into: string, name: string) => [server, into, name].join('\n')

export const wishFor = (server: string, into: string, name: string): void =>
  void wanted.add(keyOf(server, into, name))

/** Removes a wish; returns whether it existed. */
export const endWish = (server: string, into: string, name: string): boolean =>
  wanted.delete(keyOf(server, into, name))
