import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { findProgram } from '@zubr/process/sandbox-tools'

const oldest = [0, 14]

/** The restic of this machine, or instructions to install it. */
export async function findRestic(
  configured: string | undefined,
): Promise<{ program: string } | { lacks: string }> {
  const program = configured ?? findProgram('restic')
  if (!program || !existsSync(program))
    return { lacks: configured ? 'RESTIC_PATH names no program' : 'apt install restic' }
  // A program that cannot run has no version.
  const { stdout } = await promisify(execFile)(program, ['version'], { timeout: 20_000, env: {} }).catch(
    () => ({
      stdout: '',
    }),
  )
  const [, major = 0, minor = 0] = (/^restic (\d+)\.(\d+)/.exec(stdout) ?? []).map(Number)
  const [first = 0, second = 0] = oldest
  if (major > first || (major === first && minor >= second)) return { program }
  return { lacks: `restic ${oldest.join('.')} or later` }
}
