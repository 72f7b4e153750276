import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const quick = new URL('quick-imports.ts', import.meta.url).href
const all = new URL('../start.ts', import.meta.url).href

/** The modules that a new process loads when it imports the whole API, with their formats. */
async function imported(...flags: string[]): Promise<string[]> {
  const code = `
    import { registerHooks } from 'node:module'
    const seen = new Set()
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context)
        seen.add(loaded.format + ' ' + url)
        return loaded
      },
    })
    await import(${JSON.stringify(all)})
    process.stdout.write([...seen].join('\\n'), () => process.exit())`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...flags, '--input-type=module', '--eval', code],
    { cwd: new URL('.', import.meta.url), maxBuffer: 16 * 1_024 * 1_024 },
  )
  return stdout
    .split('\n')
    .filter((line) => line.includes('file:'))
    .sort()
}

test('module resolution: the hook loads the same modules as Node', async () => {
  const [usual, quickly] = await Promise.all([imported(), imported('--import', quick)])
  expect(usual.length).toBeGreaterThan(500)
  const own = (lines: string[]) => lines.filter((line) => !line.endsWith('/quick-imports.ts'))
  expect(own(quickly)).toEqual(own(usual))
})
