/** `away`: the panel's server can't be reached. `newer`: it has another version. `same`: only the line was gone for a while. */
export type ServersPanel = 'away' | 'newer' | 'same'

/** Which panel the server has now, against the one that runs here, whose script's address changes with every version. */
export async function askServersPanel(script: string, ask: typeof fetch = fetch): Promise<ServersPanel> {
  try {
    const answer = await ask('/', { cache: 'no-store', signal: AbortSignal.timeout(10_000) })
    if (!answer.ok) return 'away'
    return (await answer.text()).includes(script) ? 'same' : 'newer'
  } catch {
    return 'away'
  }
}
