import { type ApiAccess, call, textOf } from '@zubr/on-node/call'
import type { Clock } from '@zubr/on-node/clock'

/** A player waits for the answer. */
const timeoutMs = 5_000
/** Whom the API has refused need not be asked for again so soon. */
const refusedMs = 10_000
const maxRefused = 10_000

/**
 * Asks the API to start a server whose players may do so by joining; true if it does. One question at a time for a server, whoever asks
 * meanwhile gets its answer. Never rejects: without an answer nothing starts.
 */
export function startsByJoining(
  access: ApiAccess & { clock: Pick<Clock, 'elapsed'> },
): (server: string, player: string) => Promise<boolean> {
  const asking = new Map<string, Promise<boolean>>()
  const refused = new Map<string, number>()
  const { name, log, clock } = access

  async function ask(server: string, player: string): Promise<boolean> {
    try {
      const asked = { body: { server, player } }
      const called = await call({ ...access, timeoutMs }, 'POST /api/node/edge/starts', asked)
      if (called.outcome === 'stored') {
        if (!called.answer.starts) refuse(server, player)
        return called.answer.starts
      }
      log.warn(`edge of ${name}: a server was not started by joining (status ${called.status})`)
    } catch (error) {
      log.warn(`edge of ${name}: a server was not started by joining (${textOf(error)})`)
    }
    return false
  }

  function refuse(server: string, player: string): void {
    if (refused.size >= maxRefused) refused.clear()
    refused.set(`${server} ${player}`, clock.elapsed() + refusedMs)
  }

  return async (server, player) => {
    if (clock.elapsed() < (refused.get(`${server} ${player}`) ?? 0)) return false
    const asked = asking.get(server) ?? ask(server, player).finally(() => asking.delete(server))
    asking.set(server, asked)
    return asked
  }
}
