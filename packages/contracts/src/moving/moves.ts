import { z } from 'zod'

/**
 * `stopping`: the server stops where it is. `copying`: the other node takes its files and compares them. `settling`: it belongs to the
 * other node, and is to become there what its owner wants. `clearing`: the old copy is deleted.
 */
export const movePhases = ['stopping', 'copying', 'settling', 'clearing', 'done', 'failed'] as const
export type MovePhase = (typeof movePhases)[number]

/** Why a server stayed where it was. */
export const moveFailures = [
  /** The node that it is on gives no answer, or it did not stop in time. */
  'source_away',
  'target_away',
  /** No space on the other node's disk. */
  'no_space',
  /** More than its plan's disk holds, too many files, or too deep. */
  'too_large',
  /** Something of it could not be read. */
  'unreadable',
  /** What arrived is not what was sent, several times over. */
  'not_the_same',
  /** The other node has an old copy of it that nobody there knows of, and keeps it. */
  'in_the_way',
  /** It was deleted meanwhile. */
  'deleted',
  /** Its operator called it off. */
  'called_off',
] as const
export type MoveFailure = (typeof moveFailures)[number]

/** Where a node's agent gives a server's files to another's: `<path>/manifest` and `<path>/files?from=<index>&skip=<bytes>`. */
export const movePath = '/move'

/** What the token says with which one agent asks another: one move of one server from one node. Signed as console tokens are. */
export const MoveClaims = z
  .object({
    purpose: z.literal('move'),
    move: z.uuid(),
    server: z.uuid(),
    /** The name of the node that gives. */
    node: z.string(),
    /** Seconds since the epoch. */
    exp: z.number().int(),
  })
  .strict()
export type MoveClaims = z.infer<typeof MoveClaims>
export const moveTokenSeconds = 300

/** A server whose files a node is to take from another. */
export const WantedTake = z.object({
  move: z.uuid(),
  server: z.uuid(),
  /** Of the other agent, without a path. */
  url: z.url(),
  token: z.string(),
  diskMb: z.number().int().positive(),
})
export type WantedTake = z.infer<typeof WantedTake>

/** How far the taking of a server's files has come. */
export const TakeReport = z.object({
  move: z.uuid(),
  server: z.uuid(),
  state: z.enum(['working', 'complete', 'failed']),
  failure: z.enum(moveFailures).nullable(),
  bytes: z.number().int().nonnegative().nullable(),
  doneBytes: z.number().int().nonnegative(),
  skipped: z.number().int().nonnegative().max(2_000_000_000),
})
export type TakeReport = z.infer<typeof TakeReport>

/** One line of a manifest. `path` holds each byte of the name as one character: names need not be Unicode. */
export const MovedEntry = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('folder'),
    path: z.string(),
    mode: z.number().int(),
    mtimeMs: z.number().int(),
  }),
  z.object({
    kind: z.literal('file'),
    path: z.string(),
    mode: z.number().int(),
    mtimeMs: z.number().int(),
    size: z.number().int().nonnegative(),
    /** What of it is not in blocks of nothing but zeros: so much it takes on a disk that knows holes. */
    held: z.number().int().nonnegative(),
    sha256: z.string(),
  }),
  z.object({ kind: z.literal('link'), path: z.string(), to: z.string() }),
  /** Another name of a file that was told before. */
  z.object({ kind: z.literal('hardlink'), path: z.string(), to: z.string() }),
])
export type MovedEntry = z.infer<typeof MovedEntry>

/** The manifest's last line: without it, it is not whole. */
export const ManifestEnd = z.object({
  kind: z.literal('end'),
  entries: z.number().int().nonnegative(),
  bytes: z.number().int().nonnegative(),
  skipped: z.number().int().nonnegative(),
})
export type ManifestEnd = z.infer<typeof ManifestEnd>
