import { readFile } from 'node:fs/promises'

/** The text of a file, or '' if it cannot be read: it is gone, or the machine has no such file. */
export const readOrEmpty = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '')
