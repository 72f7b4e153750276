/**
 * A block model: the material of each cell. On the picture x runs down-right, y down-left, z up.
 */
export type Face = 'top' | 'left' | 'right'

/** One material, or one for each face. */
export type Cell = string | Readonly<Record<Face, string>>

export type Point = readonly [x: number, y: number, z: number]

export interface Material {
  /** Possible tones, `#rrggbb`; list one twice to make it twice as likely. */
  readonly tones: readonly string[]
  /** Tones of top faces, if they differ: snow on needles, rings on a log. */
  readonly top?: readonly string[]
  /** Edge length in voxels of a cube that shares a tone; default 1. */
  readonly grain?: number
  /** Glows: takes no shadow. */
  readonly glow?: true
}

export type Palette = Readonly<Record<string, Material>>

/** A cell's key: three coordinates of ten bits, each from -512 to 511. */
const key = (x: number, y: number, z: number) => ((x + 512) << 20) | ((y + 512) << 10) | (z + 512)

export class Model {
  readonly #cells = new Map<number, Cell>()

  get(x: number, y: number, z: number): Cell | undefined {
    return this.#cells.get(key(x, y, z))
  }

  has(x: number, y: number, z: number): boolean {
    return this.#cells.has(key(x, y, z))
  }

  set(x: number, y: number, z: number, cell: Cell): void {
    this.#cells.set(key(x, y, z), cell)
  }

  delete(x: number, y: number, z: number): void {
    this.#cells.delete(key(x, y, z))
  }

  /** Every filled cell, nearest to the viewer first. */
  nearestFirst(): { at: Point; cell: Cell }[] {
    const voxels = [...this.#cells].map(([k, cell]) => {
      const at: Point = [(k >>> 20) - 512, ((k >>> 10) & 1023) - 512, (k & 1023) - 512]
      return { at, cell }
    })
    return voxels.sort((a, b) => depth(b.at) - depth(a.at))
  }
}

const depth = ([x, y, z]: Point) => x + y + z

/**
 * A pseudo-random number in [0, 1) that depends only on the position, so that builds are
 * reproducible.
 */
export function noise(x: number, y: number, z: number, salt = 0): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 ^ 0x5bd1e995) ^ salt
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}
