/** Archives chosen for a world import, until they are uploaded. */
const requested = new Set<string>()
const keyOf = (server: string, into: string, name: string) => [server, into, name].join('\n')

export const requestWorldImport = (server: string, into: string, name: string): void =>
  void requested.add(keyOf(server, into, name))

/** Removes a request; returns whether it existed. */
export const takeWorldImportRequest = (server: string, into: string, name: string): boolean =>
  requested.delete(keyOf(server, into, name))
