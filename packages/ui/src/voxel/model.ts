/** A block model: which material stands in which cell. x runs down-right on the picture, y down-left, z up. */
export type Face = 'top' | 'left' | 'right'

/** A cell is one material, or one a face where a texture differs from side to side. */
export type Cell = string | Readonly<Record<Face, string>>

export type Point = readonly [x: number, y: number, z: number]

export interface Material {
  /** Tones a voxel may take, `#rrggbb`; name one twice to make it twice as common. */
  readonly tones: readonly string[]
  /** Tones of upward faces, where they differ: snow on needles, rings on a log. */
  readonly top?: readonly string[]
  /** Voxels a side that share a tone; 1 unless told. */
  readonly grain?: number
  /** Shines by itself: takes no shadow. */
  readonly glow?: true
}

export type Palette = Readonly<Record<string, Material>>

/** Cells are keyed by one number: three coordinates of ten bits, each from -512 to 511. */
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

/** A number in [0, 1) that depends on the position alone: the art must come out the same on every machine. */
export function noise(x: number, y: number, z: number, salt = 0): number {
  let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(z, 2147483647 ^ 0x5bd1e995) ^ salt
  h = Math.imul(h ^ (h >>> 13), 1274126177)
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}
