import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { syncFolder } from '@zubr/process/sync-folder'
import type { z } from 'zod'

let counter = 0

/**
 * Replaces a file atomically: after any crash, also of the machine, it holds the old text or the
 * new one.
 */
export async function writeAtomically(file: string, text: string | Uint8Array, mode = 0o600): Promise<void> {
  counter += 1
  const fresh = `${file}.${process.pid}.${counter}.new`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(fresh, text, { mode, flush: true })
    await rename(fresh, file)
    await syncFolder(dirname(file))
  } catch (error) {
    // The error of the write is the one to report.
    await rm(fresh, { force: true }).catch(() => undefined)
    throw error
  }
}

/** Reads a JSON file; undefined if it is missing or does not match the schema. */
export async function readJsonFile<T extends z.ZodType>(
  file: string,
  kind: T,
): Promise<z.infer<T> | undefined> {
  try {
    return kind.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    // The file is missing or damaged: the caller starts without it.
    return undefined
  }
}
