import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Works for 300 ms of processor time, and says how much longer that took. */
const probe = `
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
  const [began, before] = [performance.now(), used()]
  while (used() - before < 300) for (let step = 0; step < 1e5; step++) Math.sqrt(step)
  process.stdout.write(String((performance.now() - began) / (used() - before)))`

/**
 * How many times longer than on a machine of its own a program takes just now, at least 1: a limit times this means the same on a machine
 * that others load.
 */
export async function slowness(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', probe])
  return Math.max(1, Number(stdout))
}
