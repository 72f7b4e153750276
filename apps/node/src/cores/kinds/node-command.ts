import { join } from 'node:path'

/** The command for a recipe's launcher. */
export const nodeCommand = (folder: string, memoryMb: number, settingsFile: string) =>
  [
    process.execPath,
    // Collects garbage before the memory exceeds the plan.
    `--max-old-space-size=${Math.max(64, Math.floor(memoryMb * 0.75))}`,
    // Owners cannot fix Node's warnings about the core's code.
    '--no-warnings',
    join(folder, 'launch.mjs'),
    settingsFile,
  ] as const
