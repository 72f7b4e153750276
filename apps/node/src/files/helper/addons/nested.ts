import { lenientJson, longestDescription } from './forms.ts'
import { Faulty, type Jar } from './jar.ts'
import { field, list } from './said.ts'

/** Fabric's largest collections nest some 60, two deep. */
const maxNestedJars = 500
const maxNestedDepth = 8
/** Of one that is packed: it is inflated into memory. */
export const maxNestedBytes = 24 * 2 ** 20
const maxInflatedBytes = 64 * 2 ** 20

/** What remains of the bounds for one file. */
type Budget = { jars: number; bytes: number }

/**
 * Calls `visit` for each jar within a jar, and within those, as far as the bounds go. `jarsOf` names the nested jars of one;
 * undefined: it is not loaded, and so nothing in it. What is damaged is skipped, as the loaders do without it.
 */
export async function visitNested(
  jar: Jar,
  jarsOf: (jar: Jar) => Promise<string[] | undefined>,
): Promise<void> {
  await visit(jar, 0, { jars: maxNestedJars, bytes: maxInflatedBytes })

  async function visit(outer: Jar, depth: number, budget: Budget): Promise<void> {
    const paths = (await orNone(() => jarsOf(outer))) ?? []
    if (depth === maxNestedDepth) return
    for (const path of new Set(paths)) {
      if (budget.jars === 0) return
      budget.jars -= 1
      const opened = await orNone(() => outer.openNested(path, Math.min(maxNestedBytes, budget.bytes)))
      if (!opened) continue
      budget.bytes -= opened.inflated
      await visit(opened.jar, depth + 1, budget)
    }
  }
}

/** The nested jars of Forge and NeoForge: only those that the list names are loaded. */
export function jarJarPaths(jar: Pick<Jar, 'has' | 'read'>): string[] {
  const bytes = jar.read('META-INF/jarjar/metadata.json', longestDescription)
  const jars = bytes ? list(field(lenientJson(bytes), 'jars')) : []
  return pathsOf(jars.map((one) => field(one, 'path')))
}

/** Paths within a jar, of what a description lists. */
export const pathsOf = (listed: readonly unknown[]): string[] =>
  listed.filter((path) => typeof path === 'string').slice(0, maxNestedJars)

async function orNone<T>(read: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    // The disk itself fails; whatever else a stranger's file makes a reader throw is that file's fault.
    if (!(error instanceof Faulty) && error instanceof Error && 'syscall' in error) throw error
    return undefined
  }
}
