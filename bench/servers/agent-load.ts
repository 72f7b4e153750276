import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

export type Load = { residentMb: number; shareMb: number; cpuPercent: number; withChildrenPercent: number }

/**
 * Load of an idle process over some seconds. `shareMb`: its share of memory, with shared pages
 * divided.
 */
export async function loadOf(pid: number, seconds: number): Promise<Load> {
  const before = usedSeconds(pid)
  const began = performance.now()
  await wait(seconds * 1_000)
  const passed = (performance.now() - began) / 1_000
  const after = usedSeconds(pid)
  const memory = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const mb = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(memory)?.[1]) / 1024
  const percent = (what: 'own' | 'children') => (100 * (after[what] - before[what])) / passed
  return {
    residentMb: mb('Rss'),
    shareMb: mb('Pss'),
    cpuPercent: percent('own'),
    withChildrenPercent: percent('own') + percent('children'),
  }
}

/** The peer: a Node process that does nothing. */
export async function idleNode(seconds: number): Promise<Load> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' })
  try {
    await wait(1_000)
    return await loadOf(child.pid ?? Number.NaN, seconds)
  } finally {
    child.kill('SIGKILL')
  }
}

/**
 * CPU seconds of a process and of its waited-for children. Source: proc(5), fields 14 to 17, in
 * hundredths.
 */
function usedSeconds(pid: number): { own: number; children: number } {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const ticks = line
    .slice(line.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number)
  const [user = 0, system = 0, children = 0, childrenSystem = 0] = ticks
  return { own: (user + system) / 100, children: (children + childrenSystem) / 100 }
}
