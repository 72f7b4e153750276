import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/**
 * How many times longer than on a machine of its own a start of Node takes just now, at least 1: a limit times this means the same on a
 * machine that others load.
 */
export async function slowness(): Promise<number> {
  const began = performance.now()
  await promisify(execFile)(process.execPath, ['--eval', '0'])
  return Math.max(1, (performance.now() - began) / 60)
}
