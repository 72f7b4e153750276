import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

/** The scripts beside React, by the name that pages call them by; see app/frame/script-names.ts. */
const sources = {
  'frame.js': '../app/frame/frame.ts',
  'landing.js': '../app/landing/landing.ts',
} as const

/** Bundles each script into `assets/` under a name with its hash, and notes the names in `scripts.json`. */
export async function buildScripts(client: string): Promise<void> {
  const names: Record<string, string> = {}
  mkdirSync(path.join(client, 'assets'), { recursive: true })
  for (const [name, source] of Object.entries(sources)) {
    const bundle = await rolldown({
      input: fileURLToPath(new URL(source, import.meta.url)),
      platform: 'browser',
    })
    const { output } = await bundle.generate({ format: 'iife', minify: true })
    await bundle.close()
    const { code } = output[0]
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8)
    names[`/assets/${name}`] = `/assets/${name.replace('.js', `-${hash}.js`)}`
    writeFileSync(path.join(client, 'assets', name.replace('.js', `-${hash}.js`)), code)
  }
  writeFileSync(path.join(client, '..', 'scripts.json'), JSON.stringify(names))
}
