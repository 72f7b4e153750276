/**
 * Whether a node may report this name of a remote backup. Only restic makes these; by version its
 * `backup --json` names the snapshot by the first 8 letters of the id or by all 64.
 */
export const isResticName = (name: string): boolean => /^(?:[0-9a-f]{8}|[0-9a-f]{64})$/.test(name)

/** Whether two names can be the same snapshot: one may be the beginning of the other. */
export const canBeSame = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one)

/** The names in a repository that only due backups have. One that a kept backup can mean stays. */
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
