import { z } from 'zod'

/**
 * `stopping`: the server stops on its node. `copying`: the target node copies and verifies its
 * files. `settling`: it belongs to the target node and reaches its wanted state there. `clearing`:
 * the old copy is deleted.
 */
export const movePhases = ['stopping', 'copying', 'settling', 'clearing', 'done', 'failed'] as const
export type MovePhase = (typeof movePhases)[number]

/** Why a migration failed; the server stays on its node. */
export const moveFailures = [
  /** The source node does not answer, or the server did not stop in time. */
  'source_away',
  'target_away',
  /** The target node's disk is full. */
  'no_space',
  /** It exceeds its plan's disk, has too many files, or too deep folders. */
  'too_large',
  /** A file could not be read. */
  'unreadable',
  /** The received files differ from the sent ones, repeatedly. */
  'not_the_same',
  /** The target node has an old copy of unknown origin, and keeps it. */
  'in_the_way',
  /** The server was deleted meanwhile. */
  'deleted',
  /** The operator cancelled it. */
  'called_off',
] as const
export type MoveFailure = (typeof moveFailures)[number]

/**
 * The path at which an agent serves a server's files to another: `<path>/manifest` and
 * `<path>/files?from=<index>&skip=<bytes>`.
 */
export const movePath = '/move'

/**
 * Payload of the token between agents: one migration of one server from one node. Signed like
 * console tokens.
 */
export const MoveClaims = z
  .object({
    purpose: z.literal('move'),
    move: z.uuid(),
    server: z.uuid(),
    /** Name of the source node. */
    node: z.string(),
    /** Seconds since the epoch. */
    exp: z.number().int(),
  })
  .strict()
export type MoveClaims = z.infer<typeof MoveClaims>
export const moveTokenSeconds = 300

/** A server whose files a node has to copy from another. */
export const IncomingMigration = z.object({
  move: z.uuid(),
  server: z.uuid(),
  /** Origin of the other agent, without a path. */
  url: z.url(),
  token: z.string(),
  diskMb: z.number().int().positive(),
})
export type IncomingMigration = z.infer<typeof IncomingMigration>

/** Progress of the copy. */
export const IncomingMigrationReport = z.object({
  move: z.uuid(),
  server: z.uuid(),
  state: z.enum(['working', 'complete', 'failed']),
  failure: z.enum(moveFailures).nullable(),
  bytes: z.number().int().nonnegative().nullable(),
  doneBytes: z.number().int().nonnegative(),
  skipped: z.number().int().nonnegative().max(2_000_000_000),
})
export type IncomingMigrationReport = z.infer<typeof IncomingMigrationReport>

/**
 * One line of a manifest. `path` holds each byte of the name as one character: names need not be
 * Unicode.
 */
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
    /** Bytes without blocks of zeros: the size on a file system with sparse files. */
    held: z.number().int().nonnegative(),
    sha256: z.string(),
  }),
  z.object({ kind: z.literal('link'), path: z.string(), to: z.string() }),
  /** Another name of a file listed before. */
  z.object({ kind: z.literal('hardlink'), path: z.string(), to: z.string() }),
])
export type MovedEntry = z.infer<typeof MovedEntry>

/** The manifest's last line; without it the manifest is incomplete. */
export const ManifestEnd = z.object({
  kind: z.literal('end'),
  entries: z.number().int().nonnegative(),
  bytes: z.number().int().nonnegative(),
  skipped: z.number().int().nonnegative(),
})
export type ManifestEnd = z.infer<typeof ManifestEnd>
