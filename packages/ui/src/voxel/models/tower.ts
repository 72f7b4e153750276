import type { Model, Point } from '../model.ts'
import { box, carve, notchedBox } from '../shapes.ts'

const storey = 6

/**
 * Windows of a storey between two corners, each three voxels wide: e = emerald light, w = warm
 * light, d = dark.
 */
const windows = ['ewe', 'eed', 'wee', 'dew', 'eew', 'ede'] as const
const lights: Readonly<Record<string, string>> = { e: 'pane', w: 'lamp', d: 'dark' }

/**
 * The server tower: a rack of `storeys` units with lit windows and a beacon on its roof.
 * Returns the middle of the beacon.
 */
export function tower(model: Model, [x, y, z]: Point, wide: number, storeys: number): Point {
  const high = storeys * storey + 1
  notchedBox(model, [x, y, z], [wide, wide, high], (_, __, cz) => ((cz - z) % storey === 0 ? 'trim' : 'hull'))
  for (let i = 0; i < storeys; i++) {
    const level = z + i * storey + 2
    wall(windows[(2 * i + 1) % windows.length], i === 0, (from, width, height, material) =>
      box(model, [x + from, y + wide - 1, level], [width, 1, height], material),
    )
    wall(windows[(2 * i + 4) % windows.length], false, (from, width, height, material) =>
      box(model, [x + wide - 1, y + from, level], [1, width, height], material),
    )
  }
  door(model, [x + 5, y + wide - 1, z])
  return roof(model, [x, y, z + high], wide)
}

type Paint = (from: number, width: number, height: number, material: string) => void

function wall(pattern: string | undefined, withDoor: boolean, paint: Paint): void {
  ;[...(pattern ?? '')].forEach((light, i) => {
    if (withDoor && i === 1) return
    paint([2, 6, 9][i] ?? 0, i === 1 ? 1 : 2, 3, lights[light] ?? 'dark')
  })
}

function door(model: Model, [x, y, z]: Point): void {
  box(model, [x - 1, y, z], [5, 1, 6], 'trim')
  carve(model, [x, y, z], [3, 1, 5])
  box(model, [x, y - 1, z], [3, 1, 5], 'slot')
}

function roof(model: Model, [x, y, z]: Point, wide: number): Point {
  notchedBox(model, [x, y, z], [wide, wide, 1], 'hull')
  carve(model, [x + 1, y + 1, z], [wide - 2, wide - 2, 1])
  const middle = Math.floor(wide / 2)
  notchedBox(model, [x + middle - 4, y + middle - 4, z], [9, 9, 1], 'trim')
  notchedBox(model, [x + middle - 3, y + middle - 3, z + 1], [7, 7, 1], 'hull')
  box(model, [x + middle - 2, y + middle - 2, z + 2], [5, 5, 5], (cx, cy, cz) => {
    const inner = (v: number, from: number) => v > from && v < from + 4
    const at = [inner(cx, x + middle - 2), inner(cy, y + middle - 2), inner(cz, z + 2)]
    return at.filter(Boolean).length > 1 ? 'core' : 'beacon'
  })
  return [x + middle, y + middle, z + 4]
}
