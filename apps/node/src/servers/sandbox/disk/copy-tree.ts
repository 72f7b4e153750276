import { runTool } from '@zubr/process/run-tool'

/** A large world on a slow disk. */
const longMs = 4 * 60 * 60_000

/** Copies all that a folder holds, with owners, times, links and holes, and has it on the disk. */
export async function copyTree(from: string, to: string): Promise<void> {
  await runTool('cp', ['--archive', '--no-target-directory', from, to], { timeoutMs: longMs })
  await runTool('sync', ['--file-system', to], { timeoutMs: longMs })
}

/** Whether both hold the same: names, kinds, owners, modes, targets of links, and every byte of every file. */
export async function sameTree(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([sumOf(one), sumOf(other)])
  return a === b
}

function sumOf(folder: string): Promise<string> {
  const script = [
    'cd "$1"',
    // A folder's own size is its file system's affair.
    "find . -mindepth 1 ! -path ./lost+found \\( -type d -printf '%P\\0%y %m %U\\0' -o -printf '%P\\0%y %m %U %s %l\\0' \\) | sort -z | sha256sum",
    'find . -type f -print0 | sort -z | xargs -0r sha256sum -- | sha256sum',
  ]
  return runTool('bash', ['-euo', 'pipefail', '-c', script.join('\n'), 'bash', folder], { timeoutMs: longMs })
}
