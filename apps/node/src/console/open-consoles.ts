import type { ConsoleClaims } from '@zubr/contracts/console'

const perSession = 8
const perServer = 100

export type OpenConsoles = ReturnType<typeof openConsoles>

/** Counts open consoles by session first, so that one session cannot lock out the others. */
export function openConsoles() {
  const open = new Map<string, number>()
  const change = (key: string, by: number) => {
    const count = (open.get(key) ?? 0) + by
    if (count > 0) open.set(key, count)
    else open.delete(key)
  }
  return {
    /**
     * Returns undefined if this session or server has too many open consoles. Otherwise returns a
     * function that releases the place.
     */
    acquire({ server, session }: Pick<ConsoleClaims, 'server' | 'session'>): (() => void) | undefined {
      const [bySession, byServer] = [`session ${session}`, `server ${server}`]
      if ((open.get(bySession) ?? 0) >= perSession || (open.get(byServer) ?? 0) >= perServer) return undefined
      change(bySession, 1)
      change(byServer, 1)
      let left = false
      return () => {
        if (left) return
        left = true
        change(bySession, -1)
        change(byServer, -1)
      }
    },
  }
}
