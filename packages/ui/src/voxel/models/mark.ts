import type { Picture } from '../render.ts'

/** The mark: a bison's head between its horns, sixteen pixels a side, so that a favicon shows it pixel for pixel. */
const rows = [
  '                ',
  '     ######     ',
  '## ########## ##',
  '## ########## ##',
  '################',
  ' ############## ',
  '  ############  ',
  '  ## ###### ##  ',
  '  ## ###### ##  ',
  '   ##########   ',
  '   ##########   ',
  '    ########    ',
  '    ########    ',
  '    # #### #    ',
  '     ######     ',
  '      ####      ',
]

/** One rectangle a run of pixels; equal runs below one another grow into one. */
function path(): string {
  const runs = new Map<string, { x: number; width: number; y: number; height: number }>()
  const done: { x: number; width: number; y: number; height: number }[] = []
  rows.forEach((line, y) => {
    const here = new Set<string>()
    for (const { index, 0: pixels } of line.matchAll(/#+/g)) {
      const name = `${index} ${pixels.length}`
      here.add(name)
      const open = runs.get(name)
      if (open) open.height++
      else runs.set(name, { x: index, width: pixels.length, y, height: 1 })
    }
    for (const [name, run] of runs)
      if (!here.has(name)) {
        done.push(run)
        runs.delete(name)
      }
  })
  return [...done, ...runs.values()].map((r) => `M${r.x} ${r.y}h${r.width}v${r.height}h-${r.width}z`).join('')
}

export function mark(): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#34e39b" shape-rendering="crispEdges" d="${path()}"/></svg>\n`
  return { svg, width: 16, height: 16 }
}
