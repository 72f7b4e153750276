import type { ServerChange } from '@zubr/contracts/addons/changes'

/**
 * The modpack of a server according to its changes, newest first; undefined if none installed one.
 */
export function packOf(changes: readonly ServerChange[]): { name: string; version: string } | undefined {
  const change = changes.find(({ kind, phase }) => kind === 'pack' && phase === 'done')
  const pack = change?.steps.find((one) => one.do === 'pack')
  return pack && { name: pack.name, version: pack.to ?? '' }
}
