import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))

/** The program that is run beside a server. `data` is where it finds the server's files; `diskMb` what they may take, if no disk of their own says so. */
export const helperCommand = (data: string, diskMb: number | null): [string, ...string[]] => [
  process.execPath,
  ...['--disable-warning=ExperimentalWarning', join(here, 'helper/main.ts'), data],
  ...(diskMb === null ? [] : ['--disk-mb', String(diskMb)]),
]

/** What it has to read to run: this package, which says that its files are modules. */
export const helperReads = [dirname(dirname(here))]
