import { blockModel } from '../blocks.ts'
import { Model, noise, type Point } from '../model.ts'
import { dusk } from '../palette.ts'
import { type Picture, renderVoxels } from '../render.ts'
import { box } from '../shapes.ts'
import { calf } from './calf.ts'
import { openChest } from './chest.ts'
import { fir, flower, meadow, torch } from './nature.ts'
import { sign } from './signs.ts'

/** A round islet, `across` voxels wide, with grass on top. */
function islet(model: Model, across: number): void {
  const middle = (across - 1) / 2
  for (let y = 0; y < across; y++)
    for (let x = 0; x < across; x++) {
      const deep = middle + 0.4 - Math.hypot(x - middle, y - middle) - noise(x >> 1, y >> 1, 4) * 1.5
      if (deep < 0) continue
      const keel = Math.floor(deep * 0.7 + noise(x >> 1, y >> 1, 3) * 3)
      for (let z = -2 - keel; z < -2; z++)
        model.set(x, y, z, noise(x >> 1, y >> 1, z >> 1, 8) < 0.05 ? 'ore' : 'stone')
      for (let z = -2; z < 0; z++) model.set(x, y, z, z === -1 ? 'turf' : 'soil')
      model.set(x, y, 0, 'grass')
    }
}

/** Renders an islet lit by one torch. */
function litByTorch(model: Model, at: Point): Picture {
  return renderVoxels(model, {
    palette: dusk,
    sun: [-0.5, 0.35, 0.8],
    lamps: [{ at, colour: '#ffb547', reach: 7, strength: 0.42 }],
    shownAt: 420,
  })
}

/** 404: a stray calf beside a signpost. */
export function lost(): Picture {
  const model = new Model()
  islet(model, 26)
  calf(model, [6, 15, 1])
  box(model, [19, 6, 1], [1, 1, 9], 'plankDark')
  const question = sign(
    ['ppppppppp', 'ppp###ppp', 'pp#ppp#pp', 'ppppp#ppp', 'pppp#pppp', 'ppppppppp', 'pppp#pppp', 'ppppppppp'],
    { p: 'plank', '#': 'ink' },
    1,
  )
  for (const { at, cell } of question.nearestFirst()) model.set(at[0] + 15, 7, at[2] + 7, cell)
  fir(model, [7, 6, 0], 3.8, 3)
  torch(model, [21, 16, 0], 3)
  flower(model, [14, 22, 0])
  meadow(model, 26, 0.07)
  return litByTorch(model, [21, 16, 4])
}

/** Work in progress: a crane lifts an emerald onto a half-built tower. */
export function works(): Picture {
  const model = new Model()
  islet(model, 28)
  box(model, [13, 4, 1], [10, 10, 6], (_, __, z) => ((z - 1) % 5 === 0 ? 'trim' : 'hull'))
  box(model, [13, 4, 7], [10, 10, 4], (x, y, z) =>
    noise(x >> 1, y >> 1, z >> 1) < 0.75 - (z - 7) * 0.15 ? 'hull' : undefined,
  )
  box(model, [14, 13, 3], [3, 1, 2], 'pane')
  box(model, [19, 13, 3], [3, 1, 2], 'lamp')
  crane(model, [6, 9, 1])
  box(model, [9, 18, 1], [4, 4, 4], 'plank')
  box(model, [9, 18, 4], [4, 4, 1], 'plankDark')
  box(model, [15, 19, 1], [3, 3, 3], 'stone')
  box(model, [18, 20, 1], [2, 2, 2], 'gold')
  torch(model, [22, 18, 0], 3)
  meadow(model, 28, 0.05)
  return litByTorch(model, [22, 18, 4])
}

function crane(model: Model, [x, y, z]: Point): void {
  box(model, [x - 1, y - 1, z], [4, 4, 1], 'ironDark')
  box(model, [x, y, z + 1], [2, 2, 24], (_, __, cz) => (cz % 4 < 2 ? 'gold' : 'trim'))
  box(model, [x - 4, y, z + 24], [20, 2, 2], (cx) => ((cx + 40) % 4 < 2 ? 'gold' : 'trim'))
  box(model, [x - 4, y, z + 21], [3, 2, 3], 'ironDark')
  box(model, [x + 13, y, z + 18], [1, 1, 6], 'ironDark')
  box(model, [x + 11, y - 2, z + 13], [5, 5, 5], 'gem')
}

/** Payment received: an open chest with an emerald. */
export function paySuccess(): Picture {
  const model = new Model()
  openChest(model, [0, 0, 0])
  box(model, [1, 1, 2], [7, 4, 2], (x, y) => (noise(x, y, 3) < 0.7 ? 'gold' : undefined))
  box(model, [3, 1, 4], [3, 3, 6], 'gem')
  box(model, [2, 1, 5], [5, 3, 4], 'gem')
  box(model, [3, 3, 8], [1, 1, 1], 'gemLight')
  return renderVoxels(model, { palette: dusk, square: true, shownAt: 200 })
}

/** Payment failed: a block cracked in two, with a dark redstone core. */
export function payError(): Picture {
  const model = new Model()
  const crack = [5, 4, 5, 6, 5, 6, 7, 6, 5, 6]
  for (let z = 0; z < 10; z++)
    box(model, [0, 0, z], [13, 10, 1], (x, y) => {
      const split = crack[z] ?? 5
      if (x >= split && x < split + 3) return undefined
      const edge = x === split - 1 || x === split + 3
      return edge && y > 1 && z > 0 && z < 9 ? 'redstone' : 'stone'
    })
  box(model, [6, 11, 0], [1, 1, 1], 'redstone')
  box(model, [3, 12, 0], [2, 1, 1], 'stone')
  box(model, [9, 12, 0], [1, 2, 1], 'redDark')
  return renderVoxels(model, { palette: dusk, square: true, shownAt: 200 })
}

/** A mod pack: a stack of different blocks. */
export function modpack(): Picture {
  const model = new Model()
  const stack = [
    ['stone', [0, 0, 0]],
    ['wood', [8, 0, 0]],
    ['coal', [0, 8, 0]],
    ['gold', [8, 8, 0]],
    ['diamond', [0, 0, 8]],
    ['earth', [8, 0, 8]],
    ['emerald', [0, 8, 8]],
    ['free', [0, 0, 16]],
  ] as const
  let palette = {}
  for (const [name, [x, y, z]] of stack) {
    const block = blockModel(name)
    palette = { ...palette, ...block.palette }
    for (const { at, cell } of block.model.nearestFirst()) model.set(at[0] + x, at[1] + y, at[2] + z, cell)
  }
  return renderVoxels(model, { palette, square: true, shownAt: 200 })
}
