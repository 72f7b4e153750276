import { execFile } from 'node:child_process'
import { findProgram } from './sandbox-tools.ts'

/** A system tool failed. */
export class ToolError extends Error {
  override name = 'ToolError'
  /** Undefined if the tool did not start. */
  readonly status: number | undefined
  constructor(message: string, status?: number) {
    super(message)
    this.status = status
  }
}

type Options = { input?: string; timeoutMs?: number }

/** Runs a system tool, found outside the agent's own PATH as well, and returns its output. */
export function runTool(name: string, args: readonly string[], options: Options = {}): Promise<string> {
  const program = findProgram(name)
  if (!program) return Promise.reject(new ToolError(`there is no ${name} on this machine`))
  // The tool ends with the agent, so that the next agent does not meet its leftovers.
  const bound = findProgram('setpriv')
  const command = [...(bound ? [bound, '--pdeathsig', 'KILL', '--'] : []), program, ...args]
  return new Promise((resolve, reject) => {
    const child = execFile(
      command[0] ?? program,
      command.slice(1),
      // Untranslated messages, and nothing of the agent's own environment.
      {
        env: { LC_ALL: 'C', PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
        maxBuffer: 2 ** 26,
        timeout: options.timeoutMs ?? 60_000,
        killSignal: 'SIGKILL',
      },
      (error, stdout, stderr) => {
        if (!error) return resolve(stdout)
        const errorOutput = stderr.trim().split('\n').slice(0, 3).join('; ') || error.message
        reject(
          new ToolError(
            `${name} ${args[0] ?? ''}: ${errorOutput}`,
            typeof error.code === 'number' ? error.code : undefined,
          ),
        )
      },
    )
    // The tool may exit without reading its input.
    child.stdin?.on('error', () => undefined).end(options.input ?? '')
  })
}
