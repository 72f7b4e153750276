import type { Model, Point } from '../model.ts'
import { box } from '../shapes.ts'

/** One slice across the body: lowest and highest voxel, and half its width. */
type Slice = readonly [low: number, high: number, half: number]

/** Rump to neck. A European bison is tallest at the shoulder. */
const body: readonly Slice[] = [
  [6, 10, 2],
  [5, 11, 3],
  [5, 12, 4],
  [5, 12, 4],
  [5, 12, 4],
  [6, 12, 4],
  [6, 13, 4],
  [6, 14, 4],
  [5, 16, 5],
  [4, 17, 5],
  [4, 18, 5],
  [4, 18, 5],
  [4, 17, 5],
  [4, 16, 5],
  [4, 14, 4],
]

/** Crown to muzzle, carried low. */
const head: readonly Slice[] = [
  [4, 12, 3],
  [3, 12, 3],
  [3, 11, 3],
  [3, 9, 3],
  [3, 8, 3],
  [3, 6, 2],
]

const maneFrom = 8

/**
 * The bison, 22 voxels long, facing along x; `at` is the ground under its rump, on its middle line.
 */
export function bison(model: Model, [ax, ay, az]: Point): void {
  const part: Part = (x, y, z, w, d, h, material) => box(model, [ax + x, ay + y, az + z], [w, d, h], material)
  legs(part)
  body.forEach((slice, x) => {
    section(model, [ax + x, ay, az], slice, x >= maneFrom ? 'mane' : 'fur')
  })
  head.forEach((slice, i) => {
    section(model, [ax + body.length + i, ay, az], slice, 'face')
  })
  // The mane under the throat, and the beard.
  part(9, -3, 3, 5, 6, 2, 'mane')
  part(14, -2, 2, 3, 4, 2, 'mane')
  part(15, -1, 0, 3, 2, 3, 'face')
  // The pale ring of the muzzle, and nostrils.
  part(20, -2, 3, 1, 4, 3, 'muzzle')
  for (const y of [-2, 1]) part(20, y, 4, 1, 1, 1, 'nostril')
  // A thin tail with a tuft, swung towards the viewer.
  part(-1, 2, 5, 1, 1, 5, 'mane')
  part(-1, 2, 3, 1, 1, 2, 'hoof')
  for (const flank of [-1, 1]) {
    const y = (reach: number) => (flank > 0 ? reach - 1 : -reach)
    // Horns: out, then up, then in.
    part(16, y(4), 10, 1, 1, 2, 'horn')
    part(16, y(5), 11, 1, 1, 3, 'horn')
    part(16, y(4), 14, 1, 1, 1, 'hornTip')
    part(17, y(3), 8, 1, 1, 1, 'eye')
    part(17, y(3), 9, 1, 1, 1, 'fur')
    part(15, y(4), 8, 1, 1, 1, 'fur')
  }
}

type Part = (x: number, y: number, z: number, w: number, d: number, h: number, material: string) => void

/** Mid-stride, so that all four legs are visible. */
function legs(part: Part): void {
  const leg = (x: number, y: number, thick: number) => {
    part(x, y, 1, thick, 2, 6, 'leg')
    part(x, y, 0, thick, 2, 1, 'hoof')
  }
  leg(4, -4, 2)
  leg(1, 2, 2)
  leg(13, -4, 2)
  leg(9, 2, 3)
  // The near thigh and shoulder.
  part(1, 3, 5, 4, 1, 4, 'fur')
  part(9, 4, 5, 4, 1, 6, 'mane')
}

/** A slice with rounded upper edges. */
function section(model: Model, [x, y, z]: Point, [low, high, half]: Slice, material: string): void {
  for (let level = low; level <= high; level++) {
    const inset = Math.max(0, 2 - (high - level)) + (level === low ? 1 : 0)
    const wide = Math.max(1, half - inset)
    box(model, [x, y - wide, z + level], [1, 2 * wide, 1], material)
  }
}
