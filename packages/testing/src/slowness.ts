import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** Uses 300 ms of CPU time and prints the ratio of elapsed time to it. */
const probe = `
  const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1000 }
  const [began, before] = [performance.now(), used()]
  while (used() - before < 300) for (let step = 0; step < 1e5; step++) Math.sqrt(step)
  process.stdout.write(String((performance.now() - began) / (used() - before)))`

/**
 * How many times slower a program runs now than on an idle machine, at least 1. A limit multiplied
 * by it holds on a loaded machine too.
 */
export async function slowness(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--eval', probe])
  return Math.max(1, Number(stdout))
}
