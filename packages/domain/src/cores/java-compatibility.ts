import type { CoreId } from './kinds.ts'

/**
 * Whether a Java version can run software that requires another. The required one can. A later one
 * can only if the core's authors say so, since old mods and plugins use removed internals. An
 * earlier one never can.
 */
export function canRunWithJava(
  has: number,
  required: { java: number; core: CoreId; version: string },
): boolean {
  if (has === required.java) return true
  // Java 16 has no more releases. Minecraft 1.17 requires it, and Paper recommends 17 for that
  // version.
  if (required.java === 16) return has === 17
  // Paper recommends 21 for 1.20 and later, while the game itself required 17 until 1.20.4.
  const [, major = '', minor = ''] = /^(\d+)\.(\d+)/.exec(required.version) ?? []
  const isLate = Number(major) > 1 || Number(minor) >= 20
  return required.java === 17 && has === 21 && isLate && onlyServers.has(required.core)
}

const onlyServers: ReadonlySet<CoreId> = new Set(['paper', 'purpur', 'vanilla'])
