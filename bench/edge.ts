import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/**
 * The edge compared with HAProxy and with a direct connection. The measuring process uses one core,
 * the measured one another.
 */
export async function run(): Promise<void> {
  const main = fileURLToPath(new URL('edge/measure-main.ts', import.meta.url))
  const child = spawn('taskset', ['-c', '1', process.execPath, main], { stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('the edge could not be measured')
}
