/** Where the agent writes what its operator should know. */
export type Log = Record<'info' | 'warn' | 'error', (message: string) => void>
