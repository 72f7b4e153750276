import type { Picture } from '../render.ts'

/**
 * The mark: a bison's head between its horns, sixteen pixels a side, so that a favicon shows it
 * pixel for pixel.
 */
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

/** One rectangle for each run of pixels. */
const path = rows
  .flatMap((line, y) =>
    [...line.matchAll(/#+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  )
  .join('')

export function mark(): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#34e39b" shape-rendering="crispEdges" d="${path}"/></svg>\n`
  return { svg, width: 16, height: 16 }
}
