import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

export type Finished = { status: number; said: string; durationMs: number }

const running = new Set<ReturnType<typeof spawn>>()

/** Runs a program under this same Node with its words kept, to be shown only if it fails. */
export function run(args: readonly string[], env: Record<string, string> = {}): Promise<Finished> {
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
      })
    child.once('error', reject)
    child.once('close', (code) => {
      running.delete(child)
      resolve({ status: code ?? 1, said, durationMs: performance.now() - started })
    })
  })
}

/** For the end of this process: nothing that it started goes on. */
export function endEverything(): void {
  for (const child of running) child.kill('SIGTERM')
}

/** The program behind a name in node_modules/.bin that is written in JavaScript. */
export function script(...parts: string[]): string {
  return path.join(root, 'node_modules', ...parts)
}

export const programs = {
  tsc: script('typescript', 'bin', 'tsc'),
  biome: script('@biomejs', 'biome', 'bin', 'biome'),
  vitest: script('vitest', 'vitest.mjs'),
  playwright: script('@playwright', 'test', 'cli.js'),
}

export const typesCheck = [programs.tsc, '--noEmit', '--pretty', '-p', '.']
export const lintCheck = [
  programs.biome,
  'check',
  '--error-on-warnings',
  '--max-diagnostics=50',
  '--colors=force',
]
