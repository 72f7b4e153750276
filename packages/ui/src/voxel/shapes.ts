import type { Cell, Model, Point } from './model.ts'

/** One material for a cell, or a choice by position; `undefined` leaves the cell unchanged. */
export type Fill = Cell | ((x: number, y: number, z: number) => Cell | undefined)

function put(model: Model, x: number, y: number, z: number, fill: Fill): void {
  const cell = typeof fill === 'function' ? fill(x, y, z) : fill
  if (cell !== undefined) model.set(x, y, z, cell)
}

/** Fills a box of `size` voxels with its lowest corner at `from`. */
export function box(model: Model, from: Point, size: Point, fill: Fill): void {
  for (let z = 0; z < size[2]; z++)
    for (let y = 0; y < size[1]; y++)
      for (let x = 0; x < size[0]; x++) put(model, from[0] + x, from[1] + y, from[2] + z, fill)
}

/** Empties a box. */
export function carve(model: Model, from: Point, size: Point): void {
  for (let z = 0; z < size[2]; z++)
    for (let y = 0; y < size[1]; y++)
      for (let x = 0; x < size[0]; x++) model.delete(from[0] + x, from[1] + y, from[2] + z)
}

/** A box without its four upright edges: notched like the site's cards, seen from above. */
export function notchedBox(model: Model, from: Point, size: Point, fill: Fill): void {
  box(model, from, size, (x, y, z) => {
    const edgeX = x === from[0] || x === from[0] + size[0] - 1
    const edgeY = y === from[1] || y === from[1] + size[1] - 1
    if (edgeX && edgeY) return undefined
    return typeof fill === 'function' ? fill(x, y, z) : fill
  })
}

/** A flat disc around a centre that may be between cells (`.5`). */
export function disc(model: Model, centre: Point, radius: number, fill: Fill): void {
  const reach = Math.ceil(radius)
  const [cx, cy, z] = centre
  for (let y = Math.floor(cy) - reach; y <= Math.ceil(cy) + reach; y++)
    for (let x = Math.floor(cx) - reach; x <= Math.ceil(cx) + reach; x++)
      if ((x - cx) ** 2 + (y - cy) ** 2 <= radius ** 2) put(model, x, y, z, fill)
}

export function ellipsoid(model: Model, centre: Point, radii: Point, fill: Fill): void {
  const [cx, cy, cz] = centre
  const [rx, ry, rz] = radii
  for (let z = Math.floor(cz - rz); z <= Math.ceil(cz + rz); z++)
    for (let y = Math.floor(cy - ry); y <= Math.ceil(cy + ry); y++)
      for (let x = Math.floor(cx - rx); x <= Math.ceil(cx + rx); x++)
        if (((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 + ((z - cz) / rz) ** 2 <= 1) put(model, x, y, z, fill)
}

/**
 * Draws rows of characters as voxels, one material for each character; a space leaves the cell
 * empty.
 */
export function pixels(
  model: Model,
  rows: readonly string[],
  materials: Readonly<Record<string, Fill>>,
  toPoint: (column: number, row: number) => Point,
): void {
  rows.forEach((line, row) => {
    ;[...line].forEach((char, column) => {
      const fill = materials[char]
      if (fill !== undefined) put(model, ...toPoint(column, rows.length - 1 - row), fill)
    })
  })
}
