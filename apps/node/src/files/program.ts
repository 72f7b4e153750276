import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))

/** The program that is run beside a server. `data` is where it finds the server's files; `diskMb` what they may take, if no disk of their own says so. */
export const helperCommand = (data: string, diskMb: number | null): [string, ...string[]] => [
  process.execPath,
  // It does not see how little memory it may take, and would tidy up too late.
  '--max-old-space-size=160',
  ...['--disable-warning=ExperimentalWarning', '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
  ...[join(here, 'helper/main.ts'), data],
  ...(diskMb === null ? [] : ['--disk-mb', String(diskMb)]),
]

/** By which it reads `level-name`: packages of ours are not resolved in its sandbox, so that it is given the file. */
export const levelNameModule = fileURLToPath(
  import.meta.resolve('@zubr/domain/settings-files/formats/level-name'),
)

/**
 * What it has to read to run: this package, which says that its files are modules, the packages that read archives and addons, and the
 * domain's formats of settings files.
 */
export const helperReads = [
  dirname(dirname(here)),
  dirname(levelNameModule),
  ...packages(['smol-toml', 'tar-stream', 'yaml', 'yazl']),
]

/** The folders of some packages, and of all that those need. */
function packages(names: readonly string[]): string[] {
  const folders = new Set<string>()
  const find = (name: string, from: string) => {
    let above = from
    while (!existsSync(join(above, 'node_modules', name, 'package.json'))) {
      if (above === dirname(above)) throw new Error(`the package ${name} is not installed`)
      above = dirname(above)
    }
    const folder = join(above, 'node_modules', name)
    if (folders.has(folder)) return
    folders.add(folder)
    const { dependencies = {} }: { dependencies?: Record<string, string> } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    )
    for (const needed of Object.keys(dependencies)) find(needed, folder)
  }
  for (const name of names) find(name, here)
  return [...folders]
}
