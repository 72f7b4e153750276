import type { Log } from '@zubr/on-node/log'
import { codeOf } from '@zubr/process/error-code'
import { type AgentOptions, startAgent } from './agent.ts'
import { agentMask } from './agent-mask.ts'
import type { ServersOptions } from './servers/start-servers.ts'

/** What the product tells its agent, once. */
export type ToAgent = {
  options: Omit<AgentOptions, 'log' | 'clock' | 'measure' | 'random'>
  warmCores: boolean
}

/** What the agent answers. `failed` is followed by its end. */
export type FromAgent =
  | { is: 'log'; level: keyof Log; message: string }
  | { is: 'listening' }
  | { is: 'failed'; message: string; code: string | undefined }

/** It ends its game servers first. */
const endWithinMs = 20_000

/**
 * The agent beside the product of `npm start`, in a process of its own: what happens to one of the two does not happen to the other, and
 * no secret of the API is in this memory. It is told what to do by the process that started it, and ends with that, in whatever way.
 */
export function runAgentProcess(given: Pick<ServersOptions, 'cores' | 'runtime'> = {}): void {
  process.umask(agentMask)
  const tell = (message: FromAgent) => {
    if (process.connected) process.send?.(message)
  }
  const write = (level: keyof Log) => (message: string) => tell({ is: 'log', level, message })
  const log = { info: write('info'), warn: write('warn'), error: write('error') }
  let agent: Awaited<ReturnType<typeof startAgent>> | undefined
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    // A disk that hangs must not keep it for ever.
    setTimeout(() => process.exit(1), endWithinMs).unref()
    const stopped = agent?.stop() ?? Promise.resolve()
    stopped.then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  for (const request of ['SIGTERM', 'disconnect'] as const) process.once(request, end)
  // Ctrl-C goes to the whole group: the product says when.
  for (const others of ['SIGINT', 'SIGHUP'] as const) process.on(others, () => undefined)
  process.once('message', ({ options, warmCores }: ToAgent) => {
    const servers = options.servers && { ...options.servers, ...given }
    startAgent({ ...options, ...(servers && { servers }), log }).then(
      (started) => {
        agent = started
        if (ending) return void started.stop().finally(() => process.exit(0))
        if (warmCores) started.warmCores()
        tell({ is: 'listening' })
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error)
        tell({ is: 'failed', message, code: codeOf(error) })
        process.disconnect?.()
      },
    )
  })
}
