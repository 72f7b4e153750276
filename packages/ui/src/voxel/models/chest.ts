import type { Model, Point } from '../model.ts'
import { box, carve } from '../shapes.ts'

/** A closed chest, 7 × 5 × 5 voxels, with its latch on the down-left side. */
export function chest(model: Model, [x, y, z]: Point): void {
  box(model, [x, y, z], [7, 5, 5], (cx, cy, cz) => {
    const rims = [cx === x || cx === x + 6, cy === y || cy === y + 4, cz === z || cz === z + 4]
    const seam = cz === z + 3
    return rims.filter(Boolean).length > 1 || seam ? 'plankDark' : 'plank'
  })
  box(model, [x + 3, y + 5, z + 2], [1, 1, 2], 'iron')
}

/** The same chest with an open lid. */
export function openChest(model: Model, [x, y, z]: Point): void {
  box(model, [x, y, z], [9, 6, 5], (cx, cy, cz) => {
    const rims = [cx === x || cx === x + 8, cy === y || cy === y + 5, cz === z || cz === z + 4]
    return rims.filter(Boolean).length > 1 ? 'plankDark' : 'plank'
  })
  carve(model, [x + 1, y + 1, z + 2], [7, 4, 3])
  box(model, [x, y - 2, z + 5], [9, 2, 6], (cx, _, cz) =>
    cx === x || cx === x + 8 || cz === z + 5 || cz === z + 10 ? 'plankDark' : 'plank',
  )
  box(model, [x + 4, y + 6, z + 2], [1, 1, 2], 'iron')
}
