import type { NodeRuntime } from '@zubr/contracts/node-servers'
import type { CoreId } from '@zubr/domain/cores/kinds'
import { knownIds } from '../cores/catalogue-cores.ts'
import { architecture } from '../cores/java/java-installations.ts'

/** Their makers publish builds for x64 only. */
const builtForX64: ReadonlySet<CoreId> = new Set(['bedrock-dedicated', 'pocketmine'])

/**
 * The cores that this node may run. Plugins and mods are untrusted code. They need a runtime that
 * the agent has verified at its start, or `trustOwnersCode`, as on the machine of `npm start`. See
 * docs/decisions/0037.
 */
export function runnableCores(
  { verified }: Pick<NodeRuntime, 'verified'>,
  trustOwnersCode: boolean,
): CoreId[] {
  if (!verified && !trustOwnersCode) return []
  return knownIds.filter((id) => architecture === 'x64' || !builtForX64.has(id))
}
