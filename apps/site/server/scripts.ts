import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** Scripts beside React, by their name in the pages; see app/frame/script-names.ts. */
const sources = {
  'frame.js': '../app/frame/frame.ts',
  'landing.js': '../app/landing/landing.ts',
  'wiki.js': '../app/wiki/wiki.ts',
  'forms.js': '../app/forms/forms.ts',
  'partner.js': '../app/forms/partner-form.ts',
} as const

/**
 * Bundles each script into `assets/` under a hashed name, and writes the names to `scripts.json`.
 */
export async function buildScripts(client: string): Promise<void> {
  const names: Record<string, string> = {}
  mkdirSync(path.join(client, 'assets'), { recursive: true })
  for (const [name, source] of Object.entries(sources)) {
    const bundle = await rolldown({
      input: fileURLToPath(new URL(source, import.meta.url)),
      platform: 'browser',
    })
    // Dynamic imports become separate chunks, fetched on demand.
    const { output } = await bundle.generate({
      format: 'es',
      minify: true,
      entryFileNames: name.replace('.js', '-[hash].js'),
      chunkFileNames: '[name]-[hash].js',
    })
    await bundle.close()
    for (const chunk of output)
      if (chunk.type === 'chunk') {
        writeFileSync(path.join(client, 'assets', chunk.fileName), chunk.code)
        if (chunk.isEntry) names[`/assets/${name}`] = `/assets/${chunk.fileName}`
      }
  }
  writeFileSync(path.join(client, '..', 'scripts.json'), JSON.stringify(names))
}
