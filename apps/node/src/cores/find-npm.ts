import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/**
 * npm's own program, to be run by this Node: npm beside it, or the machine's, wherever PATH finds it. Undefined if there is none.
 */
export function findNpm(execPath: string, path: string): string | undefined {
  const besides = [execPath, realIfThere(execPath)].flatMap((node) => [
    join(dirname(node), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(node), 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dirname(node), 'npm'),
  ])
  const inPath = path
    .split(delimiter)
    .flatMap((dir) => [
      join(dir, 'npm'),
      join(dir, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
      join(dir, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    ])
  for (const candidate of [...besides, ...inPath]) {
    if (!existsSync(candidate)) continue
    const real = realIfThere(candidate)
    // A shell wrapper by that name can't be run by Node.
    if (real.endsWith('.js')) return real
  }
  return undefined
}

function realIfThere(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}
