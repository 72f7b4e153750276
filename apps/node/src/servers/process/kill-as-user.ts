import { spawn } from 'node:child_process'
import { isServerUid } from '@zubr/process/server-users'
import { serverPath, userCommand } from './user-launcher.ts'

/** It usually takes some milliseconds. */
const killWithinMs = 2_000

/**
 * Kills all processes of a server's user by one `kill(-1)`, so that short-lived ones cannot escape.
 * False if it takes longer than `killWithinMs`, as those processes may stop or kill the helper.
 * Undefined where there is no helper.
 */
export async function killAsUser(uid: number): Promise<boolean | undefined> {
  // As another user it would kill more than a server.
  if (!isServerUid(uid)) return undefined
  // `kill` reports an error if the user has no other process.
  const [file, ...args] = [...userCommand(uid), 'sh', '-c', 'kill -9 -1 || true']
  return new Promise((resolve) => {
    spawn(file, args, {
      cwd: '/',
      env: { PATH: serverPath },
      stdio: 'ignore',
      timeout: killWithinMs,
      killSignal: 'SIGKILL',
    })
      .once('error', () => resolve(undefined))
      .once('exit', (code) => resolve(code === 0))
  })
}
