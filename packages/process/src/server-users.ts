/**
 * The numbers of users that a root agent gives to game servers. Lower ones are people and services; between the two ranges lie those that
 * systemd and containers give out by themselves.
 */
export const serverUids = {
  /** For a machine, or a container, that has few: 80 ranges of 500. */
  narrow: { first: 20_000, last: 59_999 },
  /** A million ranges of 1,000. */
  wide: { first: 100_000_000, last: 1_099_999_999 },
} as const

export const isServerUid = (uid: number): boolean =>
  Object.values(serverUids).some(({ first, last }) => uid >= first && uid <= last)
