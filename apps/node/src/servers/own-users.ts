import { spawn } from 'node:child_process'
import { access, constants } from 'node:fs/promises'

/** Users of servers are numbered from here; systems give such numbers to nobody by themselves. */
const firstUid = 40_000

/**
 * The first user that servers may run as; null unless the agent is root and such a user can run `program` and reach `folder`
 * (a folder in /root hides both).
 */
export async function firstServerUid(program: string, folder: string): Promise<number | null> {
  if (process.getuid?.() !== 0) return null
  await access(folder, constants.F_OK)
  const script = `require('node:fs').readdirSync('.'); require('node:fs').statSync(${JSON.stringify(folder)})`
  return new Promise((resolve) => {
    const child = spawn(program, ['-e', script], {
      cwd: '/',
      uid: firstUid,
      gid: firstUid,
      env: {},
      stdio: 'ignore',
    })
    child.once('error', () => resolve(null)).once('exit', (code) => resolve(code === 0 ? firstUid : null))
  })
}
