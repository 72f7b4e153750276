import { expect, test } from 'vitest'
import { Model } from './model.ts'
import { renderVoxels, visibleFaces } from './render.ts'
import { box } from './shapes.ts'

const palette = { stone: { tones: ['#808080'] }, gem: { tones: ['#34e39b'] } }

function cuboid(width: number, depth: number, height: number): Model {
  const model = new Model()
  box(model, [0, 0, 0], [width, depth, height], 'stone')
  return model
}

test('faces: one voxel shows three faces of two triangles each', () => {
  const seen = [...visibleFaces(cuboid(1, 1, 1)).values()]
  expect(seen.map(({ face }) => face).sort()).toEqual(['left', 'left', 'right', 'right', 'top', 'top'])
})

test('faces: a cuboid shows its outer faces and no inner ones', () => {
  expect(visibleFaces(cuboid(4, 3, 5)).size).toBe(2 * (4 * 3 + 4 * 5 + 3 * 5))
})

test('occlusion: a voxel behind another on the line of sight is not drawn', () => {
  const model = cuboid(1, 1, 1)
  model.set(3, 3, 3, 'gem')
  expect([...visibleFaces(model).values()].map(({ material }) => material)).not.toContain('stone')
})

test('occlusion: a half-covered face shows its other half only', () => {
  const model = cuboid(1, 1, 1)
  model.set(1, 0, 1, 'gem')
  const tops = [...visibleFaces(model).values()].filter(
    (seen) => seen.material === 'stone' && seen.face === 'top',
  )
  expect(tops).toHaveLength(1)
})

test('paths: faces of equal colour are one path, and a straight run is one command', () => {
  const { svg } = renderVoxels(cuboid(3, 3, 3), { palette })
  expect(svg.match(/<path/g)).toHaveLength(3)
  expect(svg).toContain('d="M-6-3l6-3 6 3-6 3z"')
})

test('frame: the view box is tight, and square with the option `square`', () => {
  const tight = renderVoxels(cuboid(2, 2, 1), { palette })
  expect([tight.width, tight.height]).toEqual([8, 6])
  const square = renderVoxels(cuboid(2, 2, 1), { palette, square: true })
  expect([square.width, square.height]).toEqual([8, 8])
})

test('shadow: an object in the light darkens the ground behind it', () => {
  const model = cuboid(6, 1, 1)
  model.set(2, 0, 1, 'stone')
  model.set(2, 0, 2, 'stone')
  const colours = (sun?: readonly [number, number, number]) =>
    new Set(renderVoxels(model, { palette, ...(sun && { sun }) }).svg.match(/fill="#\w+"/g)).size
  expect(colours([-1, 0, 1])).toBeGreaterThan(colours())
})

test('materials: an unknown material throws', () => {
  const model = new Model()
  model.set(0, 0, 0, 'unobtainium')
  expect(() => renderVoxels(model, { palette })).toThrow('unobtainium')
})
