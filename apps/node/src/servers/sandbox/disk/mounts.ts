import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { runTool } from '@zubr/process/run-tool'
import { z } from 'zod'

/** What is mounted where, as this process sees it, the newest last. Source: proc_pid_mountinfo(5). */
export async function mounts(): Promise<{ at: string; from: string }[]> {
  const text = await readFile('/proc/self/mountinfo', 'utf8')
  return text.split('\n').flatMap((line) => {
    const [before = '', after = ''] = line.split(' - ')
    const at = before.split(' ')[4]
    const from = after.split(' ')[1]
    return at && from ? [{ at: unescaped(at), from: unescaped(from) }] : []
  })
}

const unescaped = (path: string) =>
  path.replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)))

/** The loop device that is mounted there; undefined if none is. */
export async function deviceAt(path: string): Promise<string | undefined> {
  return (await mounts()).findLast(({ at }) => at === path)?.from
}

const Devices = z.object({ loopdevices: z.array(z.object({ name: z.string() })) })

/** Loop devices of a file, mounted anywhere or nowhere. */
export async function devicesOf(file: string): Promise<string[]> {
  const said = await runTool('losetup', ['--json', '--list', '--output', 'NAME', '--associated', file])
  return said.trim() === '' ? [] : Devices.parse(JSON.parse(said)).loopdevices.map(({ name }) => name)
}

/** Takes away what is mounted there, all of it. What still uses it elsewhere, as another mount namespace, keeps it until it ends. */
export async function unmount(path: string): Promise<void> {
  while (await deviceAt(path))
    await runTool('umount', [path]).catch(() => runTool('umount', ['--lazy', path]))
}

/** Lets go of devices of a file that nothing is mounted from. Whether none is left: else somebody still uses the file system. */
export async function released(file: string): Promise<boolean> {
  for (const device of await devicesOf(file))
    await runTool('losetup', ['--detach', device]).catch(() => undefined)
  return (await devicesOf(file)).length === 0
}

/** The same, with time for what is about to leave a file system, as a process does that has just begun in mounts of its own. */
export async function releasedSoon(file: string, patienceMs = 10_000): Promise<boolean> {
  for (const end = Date.now() + patienceMs; ; await sleep(100)) {
    if (await released(file)) return true
    if (Date.now() > end) return false
  }
}
