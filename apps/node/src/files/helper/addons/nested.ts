import { lenientJson, maxDescriptionBytes } from './forms.ts'
import { Faulty, type Jar } from './jar.ts'
import { field, list } from './said.ts'

/** Fabric's largest collections nest some 60, two deep. */
const maxNestedJars = 500
const maxNestedDepth = 8

/** Lets others get their turn, and throws once the request is called off. */
export type YieldToEventLoop = () => Promise<void>

/**
 * Calls `jarsOf` for a jar and each jar within it, as far as the bounds go: it names the nested jars of one; undefined: it is
 * not loaded, and so nothing in it. What is damaged is skipped, as the loaders do without it.
 */
export async function visitNested(
  jar: Jar,
  breathe: YieldToEventLoop,
  jarsOf: (jar: Jar) => Promise<string[] | undefined>,
): Promise<void> {
  let left = maxNestedJars
  await visit(jar, 0)

  async function visit(outer: Jar, depth: number): Promise<void> {
    const paths = (await orNone(() => jarsOf(outer))) ?? []
    if (depth === maxNestedDepth) return
    for (const path of withoutOverlaps(outer, paths)) {
      if (left === 0) return
      left -= 1
      await breathe()
      const opened = await orNone(() => outer.openNested(path))
      if (opened) await visit(opened, depth + 1)
    }
  }
}

/** Each path once, and each place of the file: several names of one entry are no more jars than one. */
export function withoutOverlaps(jar: Pick<Jar, 'entries'>, paths: readonly string[]): string[] {
  const places = new Set<number>()
  return paths.filter((path) => {
    const at = jar.entries.get(path)?.at
    if (at === undefined || places.has(at)) return false
    places.add(at)
    return true
  })
}

/** The nested jars of Forge and NeoForge: only those that the list names are loaded. */
export function jarJarPaths(jar: Pick<Jar, 'has' | 'read'>): string[] {
  const bytes = jar.read('META-INF/jarjar/metadata.json', maxDescriptionBytes)
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
