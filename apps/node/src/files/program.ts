import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = dirname(fileURLToPath(import.meta.url))

/**
 * The helper's command. `data`: its path to the server's files. `diskMb`: their limit, unless they
 * have their own disk.
 */
export const helperCommand = (data: string, diskMb: number | null): [string, ...string[]] => [
  process.execPath,
  // Node does not see the sandbox's memory limit, and would collect garbage too late.
  '--max-old-space-size=160',
  ...['--disable-warning=ExperimentalWarning', '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'],
  ...[join(here, 'helper/main.ts'), data],
  ...(diskMb === null ? [] : ['--disk-mb', String(diskMb)]),
]

/** The file of the module for `level-name`, because the sandbox does not resolve our packages. */
export const levelNameModule = fileURLToPath(
  import.meta.resolve('@zubr/domain/settings-files/formats/level-name'),
)

/**
 * Folders that it has to read: this package, whose package.json makes its files modules, packages
 * for archives and addons, and the domain's formats of settings files.
 */
export const helperReads = [
  dirname(dirname(here)),
  dirname(levelNameModule),
  ...packages(['smol-toml', 'tar-stream', 'yaml', 'yazl']),
]

/** The folders of some packages and their dependencies. */
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
