import { z } from 'zod'

const algorithms = { md5: 32, sha1: 40, sha256: 64, sha512: 128 } as const
export type HashAlgorithm = keyof typeof algorithms

/** `sha256:<hex>` and its kin. */
const FileHash = z.string().refine(
  (text) => {
    const [, name = '', hex = ''] = /^([a-z0-9]+):([0-9a-f]+)$/.exec(text) ?? []
    return Object.hasOwn(algorithms, name) && hex.length === algorithms[name as HashAlgorithm]
  },
  { error: 'expected a hash like sha256:<hex>' },
)

/** A file that a node fetches, and what it must be. */
export const CoreFile = z.object({
  /** Its name in the core's folder. */
  name: z.string().regex(/^[\w][\w.+-]{0,120}$/, 'expected a file name'),
  url: z.url({ protocol: /^https?$/ }).max(2_000),
  bytes: z.number().int().positive().nullable(),
  /** Null where its makers publish none: then a node takes it over TLS, and keeps the hash that it found first. */
  hash: FileHash.nullable(),
})
export type CoreFile = z.infer<typeof CoreFile>

/** What a node needs besides a core's name to have it and to run it. A core that the agent brings along has none. */
export const CorePackage = z.object({
  /** Of its version: Paper's number, the version of a mod loader. */
  build: z.string().max(60),
  /** The Java that it asks for; null if it does not run on Java. */
  java: z.number().int().min(8).max(99).nullable(),
  /** Flags that its makers recommend for the JVM, as they publish them. */
  javaFlags: z.array(z.string().max(200)).max(60),
  /** The first is what is run, or what installs it. */
  files: z.array(CoreFile).min(1).max(8),
})
export type CorePackage = z.infer<typeof CorePackage>

export const architectures = ['x64', 'aarch64'] as const
/** A Java runtime as an archive (.tar.gz) with one folder at its top. */
export const JavaRelease = z.object({
  java: z.number().int(),
  architecture: z.enum(architectures),
  release: z.string().max(60),
  file: CoreFile,
})
export type JavaRelease = z.infer<typeof JavaRelease>
