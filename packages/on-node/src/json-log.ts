import type { Log } from './log.ts'

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Writes JSON lines to standard output, from this level on. */
export function jsonLog(from: string): Log {
  const write = (level: keyof Log) => (message: string) => {
    if (levels.indexOf(level) >= levels.indexOf(from))
      process.stdout.write(`${JSON.stringify({ time: new Date().toISOString(), level, msg: message })}\n`)
  }
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}
