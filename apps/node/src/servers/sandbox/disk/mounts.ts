import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { runTool } from '@zubr/process/run-tool'
import { z } from 'zod'

/** The mounts that this process sees, newest last. Source: proc_pid_mountinfo(5). */
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

/** The loop device that is mounted at a path. Undefined if there is none. */
export async function deviceAt(path: string): Promise<string | undefined> {
  return (await mounts()).findLast(({ at }) => at === path)?.from
}

const Devices = z.object({ loopdevices: z.array(z.object({ name: z.string() })) })

/** Loop devices of a file, mounted or not. */
export async function devicesOf(file: string): Promise<string[]> {
  const output = await runTool('losetup', ['--json', '--list', '--output', 'NAME', '--associated', file])
  return output.trim() === '' ? [] : Devices.parse(JSON.parse(output)).loopdevices.map(({ name }) => name)
}

/**
 * Removes all mounts at a path. Other mount namespaces may keep the file system in use until they
 * end.
 */
export async function unmount(path: string): Promise<void> {
  while (await deviceAt(path))
    await runTool('umount', [path]).catch(() => runTool('umount', ['--lazy', path]))
}

/**
 * Detaches the unmounted loop devices of a file. False if one is left: then its file system is
 * still in use.
 */
export async function detachDevices(file: string): Promise<boolean> {
  // A device in use stays attached, which the result says.
  for (const device of await devicesOf(file))
    await runTool('losetup', ['--detach', device]).catch(() => undefined)
  return (await devicesOf(file)).length === 0
}

/**
 * Like `released`, but waits for processes that are about to leave the file system, such as those
 * with new mount namespaces.
 */
export async function waitForDetach(file: string, patienceMs = 10_000): Promise<boolean> {
  for (const end = Date.now() + patienceMs; ; await sleep(100)) {
    if (await detachDevices(file)) return true
    if (Date.now() > end) return false
  }
}
