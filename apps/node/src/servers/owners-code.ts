import type { NodeRuntime } from '@zubr/contracts/node-servers'
import type { CoreId } from '@zubr/domain/cores/kinds'
import { knownIds } from '../cores/catalogue-cores.ts'
import { architecture } from '../cores/java/javas.ts'

/** Programs that their makers build for no other machines. */
const builtForX64: ReadonlySet<CoreId> = new Set(['bedrock-dedicated', 'pocketmine'])

/**
 * Which cores of the catalogue this node runs. Plugins and mods come with them, strangers' code: that is run in a runtime that the agent
 * has tried at its start, or where whoever owns the machine says that the code is their own (`trustOwnersCode`, the machine of
 * `npm start`), or not at all. docs/decisions/0037.
 */
export function runnable({ verified }: Pick<NodeRuntime, 'verified'>, trustOwnersCode: boolean): CoreId[] {
  if (!verified && !trustOwnersCode) return []
  return knownIds.filter((id) => architecture === 'x64' || !builtForX64.has(id))
}
