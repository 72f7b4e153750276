/**
 * `away`: the panel's server is unreachable. `newer`: it has another version. `same`: a temporary
 * connection loss.
 */
export type ServerBuild = 'away' | 'newer' | 'same'

/**
 * Compares the server's panel with the running one, whose script's URL changes with every version.
 */
export async function checkServerBuild(script: string, ask: typeof fetch = fetch): Promise<ServerBuild> {
  try {
    const answer = await ask('/', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    if (!answer.ok) return 'away'
    return (await answer.text()).includes(script) ? 'same' : 'newer'
  } catch {
    // The network is away, or the answer took too long.
    return 'away'
  }
}
