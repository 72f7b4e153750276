import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The product in a separate process, so that its CPU time can be measured. */
export type SpawnedProduct = {
  pid: number
  panelUrl: string
  databaseUrl: string
  stop(): Promise<void>
}

export async function spawnProduct(): Promise<SpawnedProduct> {
  const script = fileURLToPath(new URL('./status-server.ts', import.meta.url))
  const child: ChildProcess = spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (!child.stdout || child.pid === undefined) throw new Error('the product did not start')
  const ended = once(child, 'exit').then(() => {
    throw new Error('the product did not start')
  })
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
  ended.catch(() => undefined)
  // Written by our own script.
  const said = JSON.parse(line.toString()) as { panelUrl: string; databaseUrl: string }
  return {
    ...said,
    pid: child.pid,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
