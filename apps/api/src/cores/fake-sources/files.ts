import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

export type Hashes = Record<'md5' | 'sha1' | 'sha256', string>
export type FakeCoreFile = { name: string; body: Buffer; hashes: Hashes }

/**
 * The files that the fake serves: from the folder by its own name, or by a name in `kind` for all
 * versions (`paper.jar`, `java-21-x64.tar.gz`); then from `made`; otherwise a line of text.
 */
export async function filesFrom(folder: string | undefined, made: Record<string, Buffer> = {}) {
  const byName = new Map(Object.entries(made))
  for (const entry of folder === undefined ? [] : await readdir(folder, { withFileTypes: true }))
    if (entry.isFile()) byName.set(entry.name, await readFile(path.join(folder ?? '', entry.name)))
  const served = new Map<string, FakeCoreFile>()
  return (name: string, kind: string): FakeCoreFile => {
    const before = served.get(name)
    if (before) return before
    const body =
      byName.get(name) ?? byName.get(kind) ?? Buffer.from(`This stands in for ${name}.\n`.repeat(40))
    const hash = (algorithm: string) => createHash(algorithm).update(body).digest('hex')
    const file = { name, body, hashes: { md5: hash('md5'), sha1: hash('sha1'), sha256: hash('sha256') } }
    served.set(name, file)
    return file
  }
}

export type FileOf = Awaited<ReturnType<typeof filesFrom>>
