import { type Model, noise, type Point } from '../model.ts'
import { box, disc } from '../shapes.ts'

/** A fir: a trunk, then `tiers` skirts that narrow to a tip. `at` is the ground cell under it. */
export function fir(model: Model, [x, y, z]: Point, radius: number, tiers: number): void {
  box(model, [x, y, z + 1], [1, 1, 3], 'trunk')
  let level = z + 3
  for (let tier = 0; tier < tiers; tier++) {
    const wide = radius - (tier * (radius - 1.5)) / tiers
    for (const shrink of [0, 1, 2]) {
      const r = wide - shrink
      if (r < 0.9) continue
      disc(model, [x, y, level++], r, 'needle')
    }
  }
  box(model, [x, y, level], [1, 1, 2], 'tip')
}

export function torch(model: Model, [x, y, z]: Point, tall = 4): void {
  box(model, [x, y, z + 1], [1, 1, tall], 'plankDark')
  box(model, [x, y, z + 1 + tall], [1, 1, 1], 'flame')
  box(model, [x, y, z + 2 + tall], [1, 1, 1], 'spark')
}

export function flower(model: Model, [x, y, z]: Point): void {
  box(model, [x, y, z + 1], [1, 1, 2], 'turf')
  box(model, [x - 1, y, z + 3], [3, 1, 1], 'petal')
  box(model, [x, y - 1, z + 3], [1, 3, 1], 'petal')
  model.set(x, y, z + 3, 'pollen')
}

/** Grass blades on a share of the free ground. */
export function meadow(model: Model, across: number, share: number): void {
  for (let y = 0; y < across; y++)
    for (let x = 0; x < across; x++) {
      const isFree = model.get(x, y, 0) === 'grass' && !model.has(x, y, 1)
      if (isFree && noise(x, y, 12) < share) model.set(x, y, 1, 'blade')
    }
}
