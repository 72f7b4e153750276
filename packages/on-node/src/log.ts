export type LogLevel = 'info' | 'warn' | 'error'

/**
 * The agent's log for its operator. Details for developers go to `debug`, which
 * a process without its own log does not have.
 */
export type Log = Record<LogLevel, (message: string) => void> & { debug?(message: string): void }
