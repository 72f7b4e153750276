/** The agent's log for its operator. */
export type Log = Record<'info' | 'warn' | 'error', (message: string) => void>
