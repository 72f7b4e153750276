import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

/** An account of the repository server. */
export const storageAccount = { user: 'node', password: 'quiet green meadow' }

/**
 * Runs Debian's rclone as an operator does: restic's REST protocol on a free port of 127.0.0.1,
 * storing into a folder. Resolves to the address in restic's form, with the account.
 */
export async function rcloneForTest(
  folder: string,
  { appendOnly }: { appendOnly: boolean },
): Promise<string> {
  const { user, password } = storageAccount
  const child = spawn(
    'rclone',
    [
      ...['serve', 'restic', '--addr', '127.0.0.1:0', '--user', user, '--pass', password],
      ...(appendOnly ? ['--append-only'] : []),
      folder,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await ended
  })
  const url = await new Promise<string>((resolve, reject) => {
    let output = ''
    child.once('error', reject)
    child.once('close', () => reject(new Error(`rclone ended: ${output}`)))
    createInterface({ input: child.stderr }).on('line', (line) => {
      output += `${line}\n`
      const at = /Serving restic REST API on \[?(http:\S+?)\]?$/.exec(line)?.[1]
      if (at) resolve(at)
    })
  })
  const { host } = new URL(url)
  return `rest:http://${user}:${encodeURIComponent(password)}@${host}/`
}
