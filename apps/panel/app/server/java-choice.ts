import type { ServerJava } from '@zubr/contracts/addons/core'
import type { Server } from '@zubr/contracts/servers/server'
import { compareVersions, parseVersion } from '@zubr/domain/cores/versions'

/** Older cores read classes in ways that Java 17 has closed, so they need Java 16 or older. */
const opened = '1.17'
const latestBefore = 16

/** `has`: the server already has a suitable Java. `none`: no suitable Java exists. */
export type JavaFor = { to: number } | 'has' | 'none'

/**
 * The Java that a server needs according to its log: the lowest sufficient version.
 * If its Java is too new, the highest that is not.
 */
export function javaFor(
  { java, javaHere }: { java?: string | undefined; javaHere?: string | undefined },
  { core, edition }: Pick<Server, 'core' | 'edition'>,
  { choices }: Pick<ServerJava, 'choices'>,
): JavaFor {
  const needed = Number(java)
  if (!Number.isInteger(needed) || core.java === null) return 'none'
  // A core that needs Java 8 runs on no other; there is no lower one.
  const isTooNew = needed === 8 || Number(javaHere ?? 0) > needed
  const enough = choices.filter((each) => (isTooNew ? each <= needed : each >= needed))
  const to = enough.length === 0 ? undefined : isTooNew ? Math.max(...enough) : Math.min(...enough)
  if (to === undefined) return 'none'
  if (isTooNew ? core.java <= needed : core.java >= needed) return 'has'
  const isOld =
    edition !== 'proxy' && parseVersion(core.gameVersion) && compareVersions(core.gameVersion, opened) < 0
  return isOld && to > latestBefore ? 'none' : { to }
}
