import { z } from 'zod'

const algorithms = { md5: 32, sha1: 40, sha256: 64, sha512: 128 } as const
export type HashAlgorithm = keyof typeof algorithms

/** `sha256:<hex>` or another algorithm. */
const FileHash = z.string().refine(
  (text) => {
    const [, name = '', hex = ''] = /^([a-z0-9]+):([0-9a-f]+)$/.exec(text) ?? []
    return Object.hasOwn(algorithms, name) && hex.length === algorithms[name as HashAlgorithm]
  },
  { error: 'expected a hash like sha256:<hex>' },
)

/** A file that a node downloads and verifies. */
export const CoreFile = z.object({
  /** Its name in the core's folder. */
  name: z.string().regex(/^[\w][\w.+-]{0,120}$/, 'expected a file name'),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  bytes: z.number().int().positive().nullable(),
  /** Null if its authors publish none: the node downloads it over TLS and stores the first hash. */
  hash: FileHash.nullable(),
})
export type CoreFile = z.infer<typeof CoreFile>

/** What a node needs to download and run a core. A core included in the agent has none. */
export const CorePackage = z.object({
  /** Build of the version: Paper's number, or the version of a mod loader. */
  build: z.string().max(60),
  /** Required Java version; null if it does not use Java. */
  java: z.number().int().min(8).max(99).nullable(),
  /** JVM flags that its authors recommend. */
  javaFlags: z.array(z.string().max(200)).max(60),
  /** The first file is run, or is the installer. */
  files: z.array(CoreFile).min(1).max(8),
})
export type CorePackage = z.infer<typeof CorePackage>

export const architectures = ['x64', 'aarch64'] as const
/** A Java runtime as an archive (.tar.gz) with one top folder. */
export const JavaRelease = z.object({
  java: z.number().int(),
  architecture: z.enum(architectures),
  release: z.string().max(60),
  file: CoreFile,
})
export type JavaRelease = z.infer<typeof JavaRelease>
