import { readFile } from 'node:fs/promises'
import { codeOf } from './error-code.ts'

/**
 * `pid.start` of a process. The start time from /proc distinguishes a process from a later one with
 * the same pid. Without /proc it is the pid alone.
 */
export async function identityOf(pid: number): Promise<string | undefined> {
  // The process has ended, or there is no /proc.
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name in brackets may hold any character, so fields are counted after it. Source: proc(5).
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields?.[0] === 'Z') return undefined
  if (fields?.[19]) return `${pid}.${fields[19]}`
  return process.platform !== 'linux' && pidExists(pid) ? `${pid}.0` : undefined
}

/** Whether the process with this identity is alive. */
export async function isAlive(identity: string): Promise<boolean> {
  return (await identityOf(Number.parseInt(identity, 10))) === identity
}

/** Whether a process with this pid exists, even if this process may not signal it. */
export function pidExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
