import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

export type Finished = { status: number; said: string; durationMs: number }

type Options = {
  env?: Record<string, string>
  /** Also prints its output at once. */
  shown?: boolean
}

const running = new Set<ReturnType<typeof spawn>>()

/** Stops every child when this process exits. */
export function endChildrenAtExit(): void {
  process.on('exit', () => {
    for (const child of running) child.kill('SIGTERM')
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
}

/** Runs a program under this Node and collects its output. */
export function run(args: readonly string[], { env = {}, shown = false }: Options = {}): Promise<Finished> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
        if (shown) process.stdout.write(text)
      })
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve({ status: code ?? 1, said, durationMs: performance.now() - started })
    })
  })
}

/** Path of a JavaScript program of a package. */
const script = (...parts: string[]) => path.join(root, 'node_modules', ...parts)

export const programs = {
  tsc: script('typescript', 'bin', 'tsc'),
  biome: script('@biomejs', 'biome', 'bin', 'biome'),
  vitest: script('vitest', 'vitest.mjs'),
  playwright: script('@playwright', 'test', 'cli.js'),
}

export const typesCheck = [programs.tsc, '--pretty', '-p', '.']
export const lintCheck = [
  programs.biome,
  'check',
  '--error-on-warnings',
  '--max-diagnostics=50',
  // In a log, colours per letter would hide the marked text.
  ...(process.stdout.isTTY ? ['--colors=force'] : []),
]
