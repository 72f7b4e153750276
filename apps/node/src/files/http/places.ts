/** How many may do something at once: all, those of a server, those of a session, so that one that asks for much keeps nobody else out. */
export type PlaceLimits = { all: number; perServer: number; perSession: number }

export type Places = ReturnType<typeof places>

export function places({ all, perServer, perSession }: PlaceLimits) {
  const taken = new Map<string, number>()
  const change = (key: string, by: number) => {
    const count = (taken.get(key) ?? 0) + by
    if (count > 0) taken.set(key, count)
    else taken.delete(key)
  }
  return {
    /** Undefined if there is no place; else how to leave it again. */
    enter({ server, session }: { server: string; session: string }): (() => void) | undefined {
      const keys = [
        ['all', all],
        [`server ${server}`, perServer],
        [`session ${session}`, perSession],
      ] as const
      if (keys.some(([key, most]) => (taken.get(key) ?? 0) >= most)) return undefined
      for (const [key] of keys) change(key, 1)
      let left = false
      return () => {
        if (left) return
        left = true
        for (const [key] of keys) change(key, -1)
      }
    },
  }
}
