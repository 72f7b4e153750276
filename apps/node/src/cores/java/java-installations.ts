import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { JavaRelease } from '@zubr/contracts/cores/packages'
import { canRunWithJava } from '@zubr/domain/cores/java-compatibility'
import type { CoreId } from '@zubr/domain/cores/kinds'
import type { CoreFileStore } from '../store/core-file-store.ts'
import { Unavailable } from '../store/fetch-file.ts'
import { unpackTarGz } from '../store/tar.ts'

/** An installed Java: `<home>/bin/java` runs it. */
export type Java = { major: number; home: string }
export type RequestedJava = { java: number; core: CoreId; version: string }
const stampFile = '.complete'
/** The folders in which distributions install Java. */
const usualPlaces = ['/usr/lib/jvm', '/usr/lib64/jvm', '/opt/java']

export const architecture: JavaRelease['architecture'] = process.arch === 'arm64' ? 'aarch64' : 'x64'

export type JavaInstallationsOptions = {
  folder: string
  store: CoreFileStore
  userAgent: string
  /** The folders with the machine's own versions. */
  places?: readonly string[]
}

/**
 * The Java versions of this node: those of the machine, and those of the API's catalogue, each
 * downloaded once.
 */
export class JavaInstallations {
  readonly #folder: string
  readonly #store: CoreFileStore
  readonly #userAgent: string
  readonly #places: readonly string[]
  #offered: readonly JavaRelease[] = []
  readonly #fetching = new Map<string, Promise<Java>>()

  constructor(options: JavaInstallationsOptions) {
    const { folder, store, userAgent, places = usualPlaces } = options
    this.#folder = folder
    this.#store = store
    this.#userAgent = userAgent
    this.#places = places
  }

  /** Sets the releases that the API offers. */
  offer(releases: readonly JavaRelease[] = []): void {
    this.#offered = releases.filter((one) => one.architecture === architecture)
  }

  /**
   * The requested version if the machine has it or can download it, or else a compatible one.
   * Rejects if there is none.
   */
  async ensure(requested: RequestedJava, how: FetchOptions): Promise<Java> {
    const here = await installed(this.#places)
    const exact = ({ major }: { major: number }) => major === requested.java
    const serves = ({ major }: { major: number }) => canRunWithJava(major, requested)
    const release =
      this.#offered.find((one) => one.java === requested.java) ??
      this.#offered.find((one) => canRunWithJava(one.java, requested))
    const found = here.find(exact) ?? (release?.java === requested.java ? undefined : here.find(serves))
    if (found) return found
    if (!release)
      throw new Unavailable(
        `it asks for Java ${requested.java}: this node has none, and knows no place to fetch it`,
      )
    const key = nameOf(release)
    const present = this.#fetching.get(key)
    if (present) return present
    const getting = this.#unpack(release, how).finally(() => this.#fetching.delete(key))
    this.#fetching.set(key, getting)
    return getting
  }

  /** Deletes versions that no core has used since `before` and that the API no longer offers. */
  async sweep(before: number): Promise<void> {
    const named = new Set(this.#offered.map(nameOf))
    // The folder does not exist before the first download.
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const home = join(this.#folder, name)
      // An incomplete installation has no stamp, and is not in use.
      const used = await stat(join(home, stampFile)).catch(() => undefined)
      if (!named.has(name) && used && used.mtimeMs < before) await rm(home, { recursive: true, force: true })
    }
  }

  async #unpack(release: JavaRelease, how: FetchOptions): Promise<Java> {
    const name = nameOf(release)
    const home = join(this.#folder, name)
    const java = { major: release.java, home }
    // Without the stamp it is not installed.
    if (await stat(join(home, stampFile)).catch(() => undefined)) {
      await utimes(join(home, stampFile), new Date(), new Date())
      return java
    }
    await mkdir(this.#folder, { recursive: true, mode: 0o755 })
    const { bytes } = release.file
    const archive = await this.#store.fetch(release.file, {
      signal: how.signal,
      userAgent: this.#userAgent,
      progress: (got) => how.progress(bytes === null ? null : Math.floor((got / bytes) * 100)),
    })
    const making = join(this.#folder, `.${name}-making`)
    await rm(making, { recursive: true, force: true })
    await mkdir(making, { mode: 0o755 })
    try {
      await unpackTarGz(archive, making)
      const [top = '', ...others] = await readdir(making)
      const inside = others.length === 0 ? join(making, top) : making
      if ((await majorOf(inside)) !== release.java)
        throw new Unavailable(`${release.file.name} contains another Java than ${release.java}`)
      await writeFile(join(inside, stampFile), release.release)
      await rm(home, { recursive: true, force: true })
      await rename(inside, home)
    } finally {
      await rm(making, { recursive: true, force: true })
    }
    await this.#store.drop(release.file)
    return java
  }
}

type FetchOptions = { signal: AbortSignal; progress: (percent: number | null) => void }

const nameOf = ({ java, release, file }: JavaRelease) =>
  `${java}-${release.replaceAll(/[^\w.+-]/g, '_')}-${(file.hash ?? 'unsigned').slice(-12)}`

/** The major version, from the release file in the folder. Undefined if it is no Java. */
async function majorOf(home: string): Promise<number | undefined> {
  // A folder without a readable release file is no Java.
  const text = await readFile(join(home, 'release'), 'utf8').catch(() => '')
  const version = /^JAVA_VERSION="?([\d._]+)/m.exec(text)?.[1]
  // Some packages have the file but no program.
  const program = await stat(join(home, 'bin/java')).catch(() => undefined)
  if (version === undefined || !program) return undefined
  const [first = '', second = ''] = version.split('.')
  // Versions before 9 were called 1.8 and so on.
  return Number(first === '1' ? second : first)
}

async function installed(places: readonly string[]): Promise<Java[]> {
  const homes = await Promise.all(
    places.map(async (place) =>
      // Each distribution has only some of these folders.
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

export const javaProgram = ({ home }: Java) => join(home, 'bin', 'java')
/**
 * The folders that Java has to read. A distribution's Java has some of its settings elsewhere,
 * readable by all.
 */
export const javaReads = ({ home }: Java) => [dirname(join(home, 'release'))]
