import { spawn } from 'node:child_process'
import { isServerUid } from '@zubr/process/server-users'
import { asUser, serverPath } from './entrance.ts'

/** It takes some milliseconds. */
const killWithinMs = 2_000

/**
 * Kills all processes of a server's user in one go, as only the kernel can: no chain of short-lived ones slips through. False if that
 * was hindered: the helper becomes that user, whose processes may stop or kill it, so it is waited for no longer than `killWithinMs`.
 * Undefined where there is no such helper.
 */
export async function killAsUser(uid: number): Promise<boolean | undefined> {
  // As anybody else it would end more than a server.
  if (!isServerUid(uid)) return undefined
  // Where there is nobody else at all, `kill` finds that a fault.
  const [file, ...args] = [...asUser(uid), 'sh', '-c', 'kill -9 -1 || true']
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
