import { runTool } from '@zubr/process/run-tool'

/** Enough for a large world on a slow disk. */
const longMs = 4 * 60 * 60_000

/** Copies a folder with owners, times, links and holes, and flushes the copy to disk. */
export async function copyTree(from: string, to: string): Promise<void> {
  await runTool('cp', ['--archive', '--no-target-directory', from, to], { timeoutMs: longMs })
  await runTool('sync', ['--file-system', to], { timeoutMs: longMs })
}

/** Whether two folders have equal names, types, owners, modes, link targets and contents. */
export async function isSameTree(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([sumOf(one), sumOf(other)])
  return a === b
}

function sumOf(folder: string): Promise<string> {
  const script = [
    'cd "$1"',
    // The size of a folder depends on its file system.
    "find . -mindepth 1 ! -path ./lost+found \\( -type d -printf '%P\\0%y %m %U\\0' -o -printf " +
      "'%P\\0%y %m %U %s %l\\0' \\) | sort -z | sha256sum",
    'find . -type f -print0 | sort -z | xargs -0r sha256sum -- | sha256sum',
  ]
  return runTool('bash', ['-euo', 'pipefail', '-c', script.join('\n'), 'bash', folder], { timeoutMs: longMs })
}
