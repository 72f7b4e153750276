import type { CoreId } from './kinds.ts'

/**
 * Whether a Java runs what asks for another. The asked one does; a later one only where a core's makers say so themselves: mods and
 * plugins of old versions reach into what later ones have taken away. Never an earlier one.
 */
export function javaServes(has: number, asked: { java: number; core: CoreId; version: string }): boolean {
  if (has === asked.java) return true
  // Nobody keeps 16 any more. Minecraft 1.17 asks for it, and Paper's makers name 17 for that version.
  if (asked.java === 16) return has === 17
  // Paper's makers name 21 for 1.20 and all after it, while the game itself asked for 17 until 1.20.4.
  const [, major = '', minor = ''] = /^(\d+)\.(\d+)/.exec(asked.version) ?? []
  const isLate = Number(major) > 1 || Number(minor) >= 20
  return asked.java === 17 && has === 21 && isLate && onlyServers.has(asked.core)
}

const onlyServers: ReadonlySet<CoreId> = new Set(['paper', 'purpur', 'vanilla'])
