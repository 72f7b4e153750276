/**
 * Whether a node may report this name of a remote backup. Only restic makes these. Depending on its
 * version, `backup --json` names a snapshot by the first 8 digits of the ID or by all 64.
 */
export const isResticName = (name: string): boolean => /^(?:[0-9a-f]{8}|[0-9a-f]{64})$/.test(name)

/** Whether two names can be the same snapshot: one may be a prefix of the other. */
export const canBeSame = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one)

/** Snapshot IDs that belong only to due backups. An ID that may belong to a stored backup stays. */
export function erasableIds(
  ids: readonly string[],
  { due, kept }: { due: readonly string[]; kept: readonly string[] },
): string[] {
  return ids.filter(
    (id) =>
      due.some((name) => isResticName(name) && canBeSame(id, name)) &&
      !kept.some((name) => canBeSame(id, name)),
  )
}
