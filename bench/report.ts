import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** First line of a program's version output, or "not there". */
function version(command: string, ...args: string[]): string {
  try {
    const out = execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
    return out.trim().split('\n')[0] ?? ''
  } catch {
    return 'not there'
  }
}

/** The median of an odd number of figures. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Writes `bench/results/<name>.md` with the environment and the figures, and prints it. */
export function writeReport(name: string, title: string, body: string): void {
  const cpu = os.cpus()
  const text = `# ${title}

Measured on ${new Date().toISOString().slice(0, 10)} by \`npm run bench -- ${name}\`.

- Machine: ${cpu.length} × ${cpu[0]?.model.trim() ?? 'unknown'}, ${Math.round(os.totalmem() / 2 ** 30)} GiB, ${os.type()} ${os.release()}
- Node ${process.version}, ${version('chromium', '--version')}, ${version('sh', '-c', 'nginx -v 2>&1')}, ${version('sh', '-c', 'wrk -v 2>&1 | grep ^wrk')}

${body}
`
  const file = fileURLToPath(new URL(`results/${name}.md`, import.meta.url))
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(text)
}
