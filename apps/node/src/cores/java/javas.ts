import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { JavaRelease } from '@zubr/contracts/cores/packages'
import { canRunWithJava } from '@zubr/domain/cores/java-compatibility'
import type { CoreId } from '@zubr/domain/cores/kinds'
import { Unavailable } from '../store/fetch-file.ts'
import type { Store } from '../store/store.ts'
import { unpackTarGz } from '../store/tar.ts'

/** A Java that is here: `<home>/bin/java` runs it. */
export type Java = { major: number; home: string }
export type AskedJava = { java: number; core: CoreId; version: string }

export type Javas = ReturnType<typeof javas>

const stampFile = '.complete'
/** Where distributions put theirs. */
const usualPlaces = ['/usr/lib/jvm', '/usr/lib64/jvm', '/opt/java']

export const architecture: JavaRelease['architecture'] = process.arch === 'arm64' ? 'aarch64' : 'x64'

/** The Javas of this node: those that the machine has, and those that the API names, each fetched once. */
export function javas(options: {
  folder: string
  store: Store
  userAgent: string
  /** Where the machine's own are. */
  places?: readonly string[]
}) {
  const { folder, store, userAgent, places = usualPlaces } = options
  let offered: readonly JavaRelease[] = []
  const fetching = new Map<string, Promise<Java>>()

  async function unpacked(release: JavaRelease, how: FetchOptions): Promise<Java> {
    const name = nameOf(release)
    const home = join(folder, name)
    const java = { major: release.java, home }
    if (await stat(join(home, stampFile)).catch(() => undefined)) {
      await utimes(join(home, stampFile), new Date(), new Date())
      return java
    }
    await mkdir(folder, { recursive: true, mode: 0o755 })
    const { bytes } = release.file
    const archive = await store.have(release.file, {
      signal: how.signal,
      userAgent,
      progress: (got) => how.progress(bytes === null ? null : Math.floor((got / bytes) * 100)),
    })
    const making = join(folder, `.${name}-making`)
    await rm(making, { recursive: true, force: true })
    await mkdir(making, { mode: 0o755 })
    try {
      await unpackTarGz(archive, making)
      const [top = '', ...others] = await readdir(making)
      const inside = others.length === 0 ? join(making, top) : making
      if ((await majorOf(inside)) !== release.java)
        throw new Unavailable(`${release.file.name} holds another Java than ${release.java}`)
      await writeFile(join(inside, stampFile), release.release)
      await rm(home, { recursive: true, force: true })
      await rename(inside, home)
    } finally {
      await rm(making, { recursive: true, force: true })
    }
    await store.drop(release.file)
    return java
  }

  return {
    /** Those that the API names from now on. */
    offer(releases: readonly JavaRelease[] = []): void {
      offered = releases.filter((one) => one.architecture === architecture)
    },
    /** The asked one if the machine has it, or it can be fetched; else one that serves as well. Rejects if there is none. */
    async have(asked: AskedJava, how: FetchOptions): Promise<Java> {
      const here = await installed(places)
      const exact = ({ major }: { major: number }) => major === asked.java
      const serves = ({ major }: { major: number }) => canRunWithJava(major, asked)
      const release =
        offered.find((one) => one.java === asked.java) ??
        offered.find((one) => canRunWithJava(one.java, asked))
      const found = here.find(exact) ?? (release?.java === asked.java ? undefined : here.find(serves))
      if (found) return found
      if (!release)
        throw new Unavailable(
          `it asks for Java ${asked.java}: this node has none, and knows no place to fetch it`,
        )
      const key = nameOf(release)
      const present = fetching.get(key)
      if (present) return present
      const getting = unpacked(release, how).finally(() => fetching.delete(key))
      fetching.set(key, getting)
      return getting
    },
    /** Throws away what no core has asked for since then, and no release names any more. */
    async sweep(before: number): Promise<void> {
      const named = new Set(offered.map(nameOf))
      for (const name of await readdir(folder).catch(() => [])) {
        const home = join(folder, name)
        const used = await stat(join(home, stampFile)).catch(() => undefined)
        if (!named.has(name) && used && used.mtimeMs < before)
          await rm(home, { recursive: true, force: true })
      }
    },
  }
}

type FetchOptions = { signal: AbortSignal; progress: (percent: number | null) => void }

const nameOf = ({ java, release, file }: JavaRelease) =>
  `${java}-${release.replaceAll(/[^\w.+-]/g, '_')}-${(file.hash ?? 'unsigned').slice(-12)}`

/** What a Java says of itself in its folder; undefined if that is none. */
async function majorOf(home: string): Promise<number | undefined> {
  const text = await readFile(join(home, 'release'), 'utf8').catch(() => '')
  const version = /^JAVA_VERSION="?([\d._]+)/m.exec(text)?.[1]
  if (version === undefined || !(await stat(join(home, 'bin/java')).catch(() => undefined))) return undefined
  const [first = '', second = ''] = version.split('.')
  // Before 9 they were called 1.8 and so on.
  return Number(first === '1' ? second : first)
}

async function installed(places: readonly string[]): Promise<Java[]> {
  const homes = await Promise.all(
    places.map(async (place) =>
      (await readdir(place).catch(() => [])).toSorted().map((name) => join(place, name)),
    ),
  )
  const found = await Promise.all(
    homes.flat().map(async (home) => {
      const major = await majorOf(home)
      return major === undefined ? [] : [{ major, home }]
    }),
  )
  return found.flat()
}

/** The program of a Java. */
export const javaProgram = ({ home }: Java) => join(home, 'bin', 'java')
/** Folders that it may read to run: a distribution's Java has parts of its own settings elsewhere, open to all. */
export const javaReads = ({ home }: Java) => [dirname(join(home, 'release'))]
