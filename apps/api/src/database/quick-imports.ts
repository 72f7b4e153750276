import { type ResolveFnOutput, registerHooks } from 'node:module'

// Imported before anything else. For each import Node parses a package.json again, and Drizzle's
// has 4,000 lines. Here each name is resolved once per package: the API loads in a third of the
// time.

const resolved = new Map<string, ResolveFnOutput>()
/** Modules whose neighbours that end in .js and .ts are ES modules too. */
const esModules = new Set<string>()
const repository = new URL('../../../../', import.meta.url).href

/**
 * The folder of the package that a module belongs to; undefined outside of this repository and its
 * packages.
 */
function packageFolder(url: string): string | undefined {
  const installed = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+\//.exec(url)?.[0]
  if (installed || !url.startsWith(repository)) return installed
  const own = /^(?:apps\/|packages\/)?[^/]+\//.exec(url.slice(repository.length))?.[0]
  return own && repository + own
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    if (!parentURL.startsWith('file:') || !conditions.includes('import')) return next(specifier, context)
    const isRelative = /^\.\.?\//.test(specifier)
    if (isRelative && /\.[jt]s$/.test(specifier) && esModules.has(parentURL)) {
      const url = new URL(specifier, parentURL).href
      esModules.add(url)
      return { url, format: url.endsWith('.ts') ? 'module-typescript' : 'module', shortCircuit: true }
    }
    const folder = packageFolder(parentURL)
    const key = isRelative || !folder ? undefined : `${folder} ${specifier} ${conditions}`
    const output = (key && resolved.get(key)) || { ...next(specifier, context), shortCircuit: true }
    if (key) resolved.set(key, output)
    if (output.format === 'module-typescript' || (output.format === 'module' && output.url.endsWith('.js')))
      esModules.add(output.url)
    return output
  },
})
