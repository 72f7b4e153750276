/**
 * Limits for parallel work: in total, per server, per session. The fewer slots are free, the fewer
 * a server may take: 1 / `freePerServer` of them, but at least one. So many servers together leave
 * a slot for one without any.
 */
export type SlotLimits = { all: number; perServer: number; perSession: number; freePerServer?: number }

export type Slots = ReturnType<typeof createSlots>

export function createSlots({ all, perServer, perSession, freePerServer = 8 }: SlotLimits) {
  const taken = new Map<string, number>()
  const change = (key: string, by: number) => {
    const count = (taken.get(key) ?? 0) + by
    if (count > 0) taken.set(key, count)
    else taken.delete(key)
  }
  return {
    /** Undefined without a free slot, or else a function to release it. */
    enter({ server, session }: { server: string; session: string }): (() => void) | undefined {
      const free = all - (taken.get('all') ?? 0)
      const share = Math.max(1, Math.floor(free / freePerServer))
      const keys = [
        ['all', all],
        [`server ${server}`, Math.min(perServer, share)],
        [`session ${session}`, perSession],
      ] as const
      if (keys.some(([key, max]) => (taken.get(key) ?? 0) >= max)) return undefined
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
