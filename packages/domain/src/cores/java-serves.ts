import type { CoreId } from './kinds.ts'

/**
 * Whether a Java version can run software that requires another. The required one can. A later one
 * can only if the core's authors say so, since old mods and plugins use removed internals. An
 * earlier one never can.
 */
export function javaServes(has: number, asked: { java: number; core: CoreId; version: string }): boolean {
  if (has === asked.java) return true
  // Java 16 has no more releases. Minecraft 1.17 requires it, and Paper recommends 17 for that
  // version.
  if (asked.java === 16) return has === 17
  // Paper recommends 21 for 1.20 and later, while the game itself required 17 until 1.20.4.
  const [, major = '', minor = ''] = /^(\d+)\.(\d+)/.exec(asked.version) ?? []
  const isLate = Number(major) > 1 || Number(minor) >= 20
  return asked.java === 17 && has === 21 && isLate && onlyServers.has(asked.core)
}

const onlyServers: ReadonlySet<CoreId> = new Set(['paper', 'purpur', 'vanilla'])
