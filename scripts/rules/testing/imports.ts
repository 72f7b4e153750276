import path from 'node:path'
import { files, textOf } from './repository-files.ts'

/** Code and styles of the repository, including tests. */
export const sources = files.filter((file) => /\.(?:tsx?|mjs|js|css)$/.test(file))

const known = new Set(sources)

/** Static imports and exports, including types; not `import()`, which is lazy. */
const statement =
  /^(?:import\s+(?:[\w$\s{},*]+?\sfrom\s+)?|export\s+(?:type\s+)?(?:\*(?:\s+as\s+\w+)?|\{[^}]*\})\s*from\s+)['"]([^'"]+)['"]/gm

const packages = new Map(
  files
    .filter((file) =>
      /^(?:apps|packages)\/[^/]+\/package\.json$|^(?:content|dev|testing)\/package\.json$/.test(file),
    )
    .map((file) => {
      const { name, exports = {} } = JSON.parse(textOf(file)) as {
        name: string
        exports?: Record<string, string>
      }
      return [name, { folder: path.posix.dirname(file), exports }]
    }),
)

/** The repository file of an import, or undefined. */
function resolved(specifier: string, from: string): string | undefined {
  const [bare = ''] = specifier.split('?')
  if (bare.startsWith('.')) return found(path.posix.join(path.posix.dirname(from), bare))
  const [, name = '', rest = ''] = /^(@zubr\/[^/]+)(\/.*)?$/.exec(bare) ?? []
  const { folder = '', exports = {} } = packages.get(name) ?? {}
  for (const [pattern, target] of Object.entries(exports)) {
    const [head = '', tail] = pattern.slice(1).split('*')
    if (tail === undefined ? rest !== head : !(rest.startsWith(head) && rest.endsWith(tail))) continue
    const middle = tail === undefined ? '' : rest.slice(head.length, rest.length - tail.length)
    const file = found(path.posix.join(folder, target.replace('*', middle)))
    if (file) return file
  }
  return undefined
}

const found = (file: string) => (known.has(file) ? file : undefined)

/** Imports of each file of the repository. */
export const imports: ReadonlyMap<string, readonly string[]> = new Map(
  sources
    .filter((file) => !file.endsWith('.css'))
    .map((file) => {
      const named = [...textOf(file).matchAll(statement)].map(([, specifier = '']) =>
        resolved(specifier, file),
      )
      return [file, [...new Set(named.filter((each) => each !== undefined))]]
    }),
)
