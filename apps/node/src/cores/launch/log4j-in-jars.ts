import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const maxEndBytes = 22 + 0xffff
const maxDirectoryBytes = 16 * 2 ** 20
const maxClassBytes = 64 * 1024
const maxJars = 1_000

/** Also matches the packages of a jar itself, since shading moves classes. */
const lookupClass = /(?:^|\/)(?:log4j\/core\/)?lookup\/JndiLookup\.class$/
/** Fixed versions are 2.15 and later, 2.12.2 to 2.12.4 for Java 7, 2.3.1 and 2.3.2 for Java 6. */
const nestedJar = /(?:^|\/)log4j-core-2\.(\d+)(?:\.(\d+))?[^/]*\.jar$/

type Entry = { name: string; method: number; packedBytes: number; offset: number }

/**
 * The jars in these folders with a vulnerable Log4j of their own (CVE-2021-44228), which the flags
 * and configuration of the server's Log4j do not reach. Unreadable jars are skipped.
 */
export function jarsWithLog4Shell(folders: readonly string[]): string[] {
  const jars = folders.flatMap((folder) => {
    try {
      const files = readdirSync(folder, { withFileTypes: true })
      return files.flatMap((one) =>
        one.isFile() && /\.jar$/i.test(one.name) ? [join(folder, one.name)] : [],
      )
    } catch {
      // There is no such folder.
      return []
    }
  })
  return jars.slice(0, maxJars).filter((jar) => {
    try {
      return isVulnerable(jar)
    } catch {
      // The jar is damaged or gone.
      return false
    }
  })
}

function isVulnerable(jar: string): boolean {
  const file = openSync(jar, 'r')
  try {
    return entriesOf(file).some((entry) => {
      const [, minor, patch = '0'] = nestedJar.exec(entry.name) ?? []
      if (minor !== undefined) return isVulnerableVersion(Number(minor), Number(patch))
      // Since 2.16 the class itself checks whether lookups are switched on.
      return lookupClass.test(entry.name) && !contentOf(file, entry).includes('isJndi')
    })
  } finally {
    closeSync(file)
  }
}

const isVulnerableVersion = (minor: number, patch: number) =>
  minor < 15 && !(minor === 12 && patch >= 2) && !(minor === 3 && patch >= 1)

function read(file: number, at: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  return bytes.subarray(0, readSync(file, bytes, 0, length, at))
}

function entriesOf(file: number): Entry[] {
  const { size } = fstatSync(file)
  const tail = read(file, Math.max(0, size - maxEndBytes), Math.min(size, maxEndBytes))
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  if (end < 0 || tail.readUInt32LE(end) !== endSignature) return []
  const [length, start] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (length > maxDirectoryBytes) return []
  const directory = read(file, start, length)
  const entries: Entry[] = []
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === entrySignature; ) {
    const nameBytes = directory.readUInt16LE(at + 28)
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameBytes),
      method: directory.readUInt16LE(at + 10),
      packedBytes: directory.readUInt32LE(at + 20),
      offset: directory.readUInt32LE(at + 42),
    })
    at += 46 + nameBytes + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return entries
}

function contentOf(file: number, { method, packedBytes, offset }: Entry): Buffer {
  const head = read(file, offset, 30)
  const packed = read(
    file,
    offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28),
    Math.min(packedBytes, maxClassBytes),
  )
  return method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: maxClassBytes })
}
