import { constantReturnedBy } from './class-constant.ts'
import { maxDescriptionBytes } from './forms.ts'
import type { Jar } from './jar.ts'
import { names } from './said.ts'

/**
 * Service files by which Forge and NeoForge find language loaders. A line names the class of a
 * provider.
 */
const services = [
  'META-INF/services/net.minecraftforge.forgespi.language.IModLanguageProvider',
  'META-INF/services/net.neoforged.neoforgespi.language.IModLanguageProvider',
  'META-INF/services/net.neoforged.neoforgespi.language.IModLanguageLoader',
]
const maxProviders = 20

/**
 * The languages that a jar provides, named as in `modLoader` of other mods: the result of each
 * provider's `name()`.
 */
export function providedLanguages(jar: Pick<Jar, 'has' | 'read'>): string[] {
  const classes = services.flatMap((service) => {
    const lines = readText(jar, service).split(/\r?\n/)
    return lines.map((line) => line.replace(/#.*/, '').trim()).filter((line) => line !== '')
  })
  return names(
    classes.slice(0, maxProviders).flatMap((name) => {
      try {
        const bytes = jar.read(`${name.replaceAll('.', '/')}.class`, maxDescriptionBytes)
        return (bytes && constantReturnedBy(bytes, 'name')) ?? []
      } catch {
        // A damaged class names no provider.
        return []
      }
    }),
  )
}

/** Empty if the file is missing or unreadable. */
export function readText(jar: Pick<Jar, 'read'>, path: string): string {
  try {
    return jar.read(path, maxDescriptionBytes)?.toString('utf8') ?? ''
  } catch {
    // A damaged file has no text.
    return ''
  }
}
