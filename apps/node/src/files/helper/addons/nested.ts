import { lenientJson, maxDescriptionBytes } from './forms.ts'
import { DamagedJar, type Jar } from './jar.ts'
import { field, list } from './said.ts'

/** Fabric's largest collections nest about 60, two levels deep. */
const maxNestedJars = 500
const maxNestedDepth = 8

/** Lets other requests run, and throws once the request is cancelled. */
export type YieldToEventLoop = () => Promise<void>

/**
 * Calls `jarsOf` for a jar and each nested one, within the limits. It returns the paths of nested
 * jars, or undefined if the loader skips the jar. Damaged jars are skipped, as loaders do.
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

/** Each path once, and each offset in the file: several names of one entry are one jar. */
export function withoutOverlaps(jar: Pick<Jar, 'entries'>, paths: readonly string[]): string[] {
  const places = new Set<number>()
  return paths.filter((path) => {
    const at = jar.entries.get(path)?.at
    if (at === undefined || places.has(at)) return false
    places.add(at)
    return true
  })
}

/** The nested jars of Forge and NeoForge. They load only those in this list. */
export function jarJarPaths(jar: Pick<Jar, 'has' | 'read'>): string[] {
  const bytes = jar.read('META-INF/jarjar/metadata.json', maxDescriptionBytes)
  const jars = bytes ? list(field(lenientJson(bytes), 'jars')) : []
  return pathsOf(jars.map((one) => field(one, 'path')))
}

/** Valid paths in a jar from the list of a description. */
export const pathsOf = (listed: readonly unknown[]): string[] =>
  listed.filter((path) => typeof path === 'string').slice(0, maxNestedJars)

async function orNone<T>(read: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    // A disk error. Any other error comes from the untrusted file.
    if (!(error instanceof DamagedJar) && error instanceof Error && 'syscall' in error) throw error
    return undefined
  }
}
