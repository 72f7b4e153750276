import { type ResolveFnOutput, registerHooks } from 'node:module'

// Imported before anything that imports Drizzle, directly or not: Node reads and parses a package's list of what it exports anew for every
// import that leads to or begins in the package, and Drizzle's has 4,000 lines. Without that the product is imported in three fifths of
// the time. What is found is the same.

const inside = '/node_modules/drizzle-orm/'
const found = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context
    // All files of Drizzle's with this ending are modules.
    if (specifier.startsWith('.') && specifier.endsWith('.js') && parentURL.includes(inside))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    // What other packages mean by it may be another Drizzle.
    const isOurs = /^drizzle-orm(?:\/|$)/.test(specifier) && !parentURL.includes('/node_modules/')
    if (!isOurs || !conditions.includes('import')) return next(specifier, context)
    const output = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    found.set(specifier, output)
    return output
  },
})
