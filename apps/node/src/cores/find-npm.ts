import { existsSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** How to run npm, with the part of the environment that it may see. */
export type Npm = { program: string; node: string; env: NodeJS.ProcessEnv }

/** Undefined if this machine has no npm. */
export function npmOfThisMachine(): Npm | undefined {
  const { execPath: node, env } = process
  const { PATH = '' } = env
  const program = findNpm(node, PATH)
  if (program === undefined) return undefined
  return {
    program,
    node,
    env: { ...npmEnvironment(env), PATH: [dirname(node), PATH].join(delimiter) },
  }
}

const passedToNpm =
  /^(?:PATH|HOME|USERPROFILE|APPDATA|TMPDIR|TEMP|LANG|SSL_CERT_\w+|NODE_EXTRA_CA_CERTS|(?:https?|no|all)_proxy|npm_config_(?:registry|userconfig|globalconfig|cache|cafile|proxy|https_proxy|noproxy|prefix))$/i

/**
 * The environment that npm needs for its registry: paths, proxies, certificates and its own
 * settings, but no secrets.
 */
export const npmEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => passedToNpm.test(name)))

/**
 * npm's script, for this Node: the npm beside Node, or else the first in PATH. Undefined if there
 * is none.
 */
function findNpm(execPath: string, path: string): string | undefined {
  const inFolder = (dir: string) => [
    join(dir, 'npm'),
    join(dir, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(dir, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ]
  const besides = [execPath, realIfThere(execPath)].flatMap((node) => inFolder(dirname(node)).reverse())
  const inPath = path.split(delimiter).flatMap(inFolder)
  for (const candidate of [...besides, ...inPath]) {
    if (!existsSync(candidate)) continue
    const real = realIfThere(candidate)
    // Node cannot run a shell wrapper of that name.
    if (real.endsWith('.js')) return real
  }
  return undefined
}

function realIfThere(path: string): string {
  return existsSync(path) ? realpathSync(path) : path
}
