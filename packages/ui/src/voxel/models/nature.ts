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

/** A torch on the ground. */
export function torch(model: Model, [x, y, z]: Point, tall = 4): void {
  box(model, [x, y, z + 1], [1, 1, tall], 'plankDark')
  box(model, [x, y, z + 1 + tall], [1, 1, 1], 'flame')
  box(model, [x, y, z + 2 + tall], [1, 1, 1], 'spark')
}

/** A red flower. */
export function flower(model: Model, [x, y, z]: Point): void {
  box(model, [x, y, z + 1], [1, 1, 2], 'turf')
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const)
    model.set(x + dx, y + dy, z + 3, 'petal')
  model.set(x, y, z + 3, 'pollen')
}

/** Blades of grass where `on` says that the ground is free. */
export function meadow(model: Model, from: Point, size: readonly [number, number], share: number): void {
  for (let y = from[1]; y < from[1] + size[1]; y++)
    for (let x = from[0]; x < from[0] + size[0]; x++) {
      if (model.get(x, y, from[2]) !== 'grass' || model.has(x, y, from[2] + 1)) continue
      if (noise(x, y, 12) < share) model.set(x, y, from[2] + 1, 'blade')
    }
}
