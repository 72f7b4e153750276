import { type ApiAccess, call, textOf } from '@zubr/on-node/call'

/** A player waits for the answer. */
const timeoutMs = 5_000

/**
 * Asks the API to start a server whose players may do so by joining; true if it does. One question at a time for a server, whoever asks
 * meanwhile gets its answer. Never rejects: without an answer nothing starts.
 */
export function startsByJoining(access: ApiAccess): (server: string, player: string) => Promise<boolean> {
  const asking = new Map<string, Promise<boolean>>()
  const { name, log } = access

  async function ask(server: string, player: string): Promise<boolean> {
    try {
      const asked = { body: { server, player } }
      const called = await call({ ...access, timeoutMs }, 'POST /api/node/edge/starts', asked)
      if (called.outcome === 'stored') return called.answer.starts
      log.warn(`edge of ${name}: a server was not started by joining (status ${called.status})`)
    } catch (error) {
      log.warn(`edge of ${name}: a server was not started by joining (${textOf(error)})`)
    }
    return false
  }

  return (server, player) => {
    const asked = asking.get(server) ?? ask(server, player).finally(() => asking.delete(server))
    asking.set(server, asked)
    return asked
  }
}
