import { readFile } from 'node:fs/promises'
import { codeOf } from './error-code.ts'

/**
 * `pid.start` of a process. The start time (of /proc) tells a process from a later one with the same number;
 * without /proc the number must do.
 */
export async function identityOf(pid: number): Promise<string | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name in brackets may hold anything, so fields are counted from behind it. Source: proc(5).
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  if (fields?.[0] === 'Z') return undefined
  if (fields?.[19]) return `${pid}.${fields[19]}`
  return process.platform !== 'linux' && pidExists(pid) ? `${pid}.0` : undefined
}

/** Is the process that wrote this identity still the same and alive? */
export async function isAlive(identity: string): Promise<boolean> {
  return (await identityOf(Number.parseInt(identity, 10))) === identity
}

/** Whether any process has this number, even one that we may not signal. */
export function pidExists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
