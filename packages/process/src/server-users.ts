/**
 * uids that a root agent assigns to game servers. Lower ones belong to people and services; systemd
 * and containers use those between the two ranges.
 */
export const serverUids = {
  /** For a machine or a container with few uids: 80 ranges of 500. */
  narrow: { first: 20_000, last: 59_999 },
  /** A million ranges of 1,000. */
  wide: { first: 100_000_000, last: 1_099_999_999 },
} as const

export const isServerUid = (uid: number): boolean =>
  Object.values(serverUids).some(({ first, last }) => uid >= first && uid <= last)
