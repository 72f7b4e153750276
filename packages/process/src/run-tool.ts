import { execFile } from 'node:child_process'
import { findProgram } from './sandbox-tools.ts'

/** A tool of the system did not do what it was asked for. */
export class ToolError extends Error {
  override name = 'ToolError'
  /** Undefined if it did not run at all. */
  readonly status: number | undefined
  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

type Options = { input?: string; timeoutMs?: number }

/** Runs a tool of the system, found as the agent's own PATH may not find it, and gives what it prints. */
export function runTool(name: string, args: readonly string[], options: Options = {}): Promise<string> {
  const program = findProgram(name)
  if (!program) return Promise.reject(new ToolError(`there is no ${name} on this machine`))
  // It ends with the agent: the next one must not meet what still works on behalf of a dead one.
  const bound = findProgram('setpriv')
  const command = [...(bound ? [bound, '--pdeathsig', 'KILL', '--'] : []), program, ...args]
  return new Promise((resolve, reject) => {
    const child = execFile(
      command[0] ?? program,
      command.slice(1),
      // No translated messages, and nothing of the agent's own environment.
      {
        env: { LC_ALL: 'C', PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
        maxBuffer: 2 ** 26,
        timeout: options.timeoutMs ?? 60_000,
        killSignal: 'SIGKILL',
      },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout)
        const said = stderr.trim().split('\n').slice(0, 3).join('; ') || error.message
        reject(
          new ToolError(
            `${name} ${args[0] ?? ''}: ${said}`,
            typeof error.code === 'number' ? error.code : undefined,
          ),
        )
      },
    )
    // It may end without reading.
    child.stdin?.on('error', () => undefined).end(options.input ?? '')
  })
}
