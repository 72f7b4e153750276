import type { ServerJava } from '@zubr/contracts/addons/core'
import type { Server } from '@zubr/contracts/servers'
import { compareVersions, parseVersion } from '@zubr/domain/cores/versions'

/** Before it cores read classes in ways that later Javas have closed: none of them runs on what came after 16. */
const opened = '1.17'
const latestBefore = 16

/** `has`: it runs on it already. `none`: it can't be given one that does. */
export type JavaFor = { to: number } | 'has' | 'none'

/** Which Java a server is to get by what its log asks for: the least that is enough, or, of one that is too new for it, the latest that is not. */
export function javaFor(
  { java, javaHere }: { java?: string | undefined; javaHere?: string | undefined },
  { core, edition }: Pick<Server, 'core' | 'edition'>,
  { choices }: Pick<ServerJava, 'choices'>,
): JavaFor {
  const needed = Number(java)
  if (!Number.isInteger(needed) || core.java === null) return 'none'
  // Java 8 is asked for by what runs on no other: less there is none.
  const isTooNew = needed === 8 || Number(javaHere ?? 0) > needed
  const enough = choices.filter((each) => (isTooNew ? each <= needed : each >= needed))
  const to = enough.length === 0 ? undefined : isTooNew ? Math.max(...enough) : Math.min(...enough)
  if (to === undefined) return 'none'
  if (isTooNew ? core.java <= needed : core.java >= needed) return 'has'
  const isOld =
    edition !== 'proxy' && parseVersion(core.gameVersion) && compareVersions(core.gameVersion, opened) < 0
  return isOld && to > latestBefore ? 'none' : { to }
}
