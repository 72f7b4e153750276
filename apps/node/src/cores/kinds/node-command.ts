import { join } from 'node:path'

/** How a recipe's launcher is run. */
export const nodeCommand = (folder: string, memoryMb: number, settingsFile: string) =>
  [
    process.execPath,
    // Rather collect garbage than outgrow the plan.
    `--max-old-space-size=${Math.max(64, Math.floor(memoryMb * 0.75))}`,
    // What Node thinks of the core's code is nothing that a server's owner could mend.
    '--no-warnings',
    join(folder, 'launch.mjs'),
    settingsFile,
  ] as const
