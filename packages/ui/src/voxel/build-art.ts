/** Writes every picture to `packages/ui/art/<name>.svg`. `--sizes` prints the size of each. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { artNames, artSizes } from './art.ts'
import { pictures } from './pictures.ts'

const folder = new URL('../../art/', import.meta.url)

/** Does not touch an unchanged file, so that watchers do not fire. */
function writeChanged(name: string, text: string): void {
  const file = new URL(name, folder)
  let before: string | undefined
  try {
    before = readFileSync(file, 'utf8')
  } catch {
    // The file does not exist yet.
  }
  if (before !== text) writeFileSync(file, text)
}

mkdirSync(folder, { recursive: true })
const wrong: string[] = []
for (const name of artNames) {
  const { svg, width, height } = pictures[name]()
  writeChanged(`${name}.svg`, svg)
  const [noted, notedHeight] = artSizes[name]
  if (noted !== width || notedHeight !== height) wrong.push(`  '${name}': [${width}, ${height}],`)
  if (process.argv.includes('--sizes')) {
    const packed = brotliCompressSync(svg).length
    process.stdout.write(
      `${name.padEnd(16)}${`${width}×${height}`.padStart(9)}${svg.length.toString().padStart(8)}${packed.toString().padStart(7)}\n`,
    )
  }
}
if (wrong.length > 0) {
  process.stderr.write(`These sizes in packages/ui/src/voxel/art.ts are out of date:\n${wrong.join('\n')}\n`)
  process.exitCode = 1
}
