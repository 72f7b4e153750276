import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../phase.ts'

const notOurs =
  /(?:^|\/)(?:node_modules|build|data|test-results|playwright-report|\.(?!ci$)[^/]+)$|^packages\/ui\/(?:art|fonts)$/

/** Every file of the repository, by its path from the root. */
export const files = [...filesBelow('.')]

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
    const inner = path.posix.join(folder, entry.name)
    if (!entry.isDirectory()) yield inner
    else if (!notOurs.test(inner)) yield* filesBelow(inner)
  }
}

export const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8')
