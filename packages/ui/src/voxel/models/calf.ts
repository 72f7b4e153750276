import type { Model, Point } from '../model.ts'
import { box } from '../shapes.ts'

/**
 * A bison calf: russet, with a big head and no hump. `at` is the ground under its rump, on its
 * middle line.
 */
export function calf(model: Model, [ax, ay, az]: Point): void {
  const part = (x: number, y: number, z: number, w: number, d: number, h: number, material: string) =>
    box(model, [ax + x, ay + y, az + z], [w, d, h], material)
  const leg = (x: number, y: number) => {
    part(x, y, 1, 2, 2, 5, 'calfDark')
    part(x, y, 0, 2, 2, 1, 'hoof')
  }
  leg(1, -3)
  leg(0, 1)
  leg(7, -3)
  leg(6, 1)
  part(0, -3, 5, 9, 6, 5, 'calf')
  part(1, -2, 10, 8, 4, 1, 'calf')
  part(5, -3, 8, 4, 6, 3, 'calf')
  part(-1, 0, 6, 1, 1, 3, 'calfDark')
  // An oversized head, turned to the viewer.
  part(9, -3, 7, 5, 6, 6, 'calf')
  part(10, -2, 13, 3, 4, 1, 'calfDark')
  part(14, -2, 7, 1, 4, 3, 'muzzle')
  part(14, -1, 8, 1, 2, 1, 'nostril')
  part(11, 2, 9, 1, 1, 2, 'eye')
  part(9, 3, 11, 1, 2, 1, 'calfDark')
  part(9, -5, 11, 1, 2, 1, 'calfDark')
}
