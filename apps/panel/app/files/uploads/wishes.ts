/** Archives that were chosen for the world in them, until they are there. */
const wanted = new Set<string>()
const keyOf = (server: string, into: string, name: string) => [server, into, name].join('\n')

export const wishFor = (server: string, into: string, name: string): void =>
  void wanted.add(keyOf(server, into, name))

/** Whether it is one of them; from then on it is not. */
export const endWish = (server: string, into: string, name: string): boolean =>
  wanted.delete(keyOf(server, into, name))
