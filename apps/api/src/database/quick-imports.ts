import { readFileSync } from 'node:fs'
import { type ResolveFnOutput, registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

// Must be imported first. Node parses the package.json of a package at every import, and Drizzle's
// has 4,000 lines. This hook caches packages and resolved names, which cuts the import time by
// three fifths. Resolution is unchanged.

type Package = { folder: string; isModule: boolean }
const packages = new Map<string, Package>()
const found = new Map<string, ResolveFnOutput>()
const formats: Record<string, string> = { js: 'module', ts: 'module-typescript' }

/** The package of a folder. Addresses of folders end with a slash. */
function packageOf(folder: string): Package {
  const known = packages.get(folder)
  if (known) return known
  const own = described(folder) ?? packageOf(new URL('..', folder).href)
  packages.set(folder, own)
  return own
}

function described(folder: string): Package | undefined {
  try {
    const { type } = JSON.parse(readFileSync(fileURLToPath(new URL('package.json', folder)), 'utf8'))
    return { folder, isModule: type === 'module' }
  } catch {
    // The root folder is its own parent.
    return new URL('..', folder).href === folder ? { folder, isModule: false } : undefined
  }
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    if (!parentURL.startsWith('file:') || !conditions.includes('import')) return next(specifier, context)
    if (/^\.\.?\//.test(specifier)) {
      const format = formats[/\.(js|ts)$/.exec(specifier)?.[1] ?? '']
      const { href } = new URL(specifier, parentURL)
      return format && packageOf(new URL('.', href).href).isModule
        ? { url: href, format, shortCircuit: true }
        : next(specifier, context)
    }
    if (/^[/#]|:/.test(specifier)) return next(specifier, context)
    const key = `${packageOf(new URL('.', parentURL).href).folder} ${specifier} ${conditions}`
    const output = found.get(key) ?? { ...next(specifier, context), shortCircuit: true }
    found.set(key, output)
    return output
  },
})
