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

test('one voxel shows three faces of two triangles each', () => {
  const seen = [...visibleFaces(cuboid(1, 1, 1)).values()]
  expect(seen.map(({ face }) => face).sort()).toEqual(['left', 'left', 'right', 'right', 'top', 'top'])
})

test('a cuboid shows its outer faces and nothing of its inside', () => {
  expect(visibleFaces(cuboid(4, 3, 5)).size).toBe(2 * (4 * 3 + 4 * 5 + 3 * 5))
})

test('a voxel behind another on the line of sight is not drawn', () => {
  const model = cuboid(1, 1, 1)
  model.set(3, 3, 3, 'gem')
  expect([...visibleFaces(model).values()].map(({ material }) => material)).not.toContain('stone')
})

test('of a face half covered by a nearer voxel only the other half is drawn', () => {
  const model = cuboid(1, 1, 1)
  model.set(1, 0, 1, 'gem')
  const tops = [...visibleFaces(model).values()].filter(
    (seen) => seen.material === 'stone' && seen.face === 'top',
  )
  expect(tops).toHaveLength(1)
})

test('faces of equal colour become one path, and a straight run one command', () => {
  const { svg } = renderVoxels(cuboid(3, 3, 3), { palette })
  expect(svg.match(/<path/g)).toHaveLength(3)
  expect(svg).toContain('d="M-6-3l6-3 6 3-6 3z"')
})

test('the frame is tight, and square where a row of icons asks for it', () => {
  const tight = renderVoxels(cuboid(2, 2, 1), { palette })
  expect([tight.width, tight.height]).toEqual([8, 6])
  const square = renderVoxels(cuboid(2, 2, 1), { palette, square: true })
  expect([square.width, square.height]).toEqual([8, 8])
})

test('a cast shadow darkens the ground behind what stands in the light', () => {
  const model = cuboid(6, 1, 1)
  model.set(2, 0, 1, 'stone')
  model.set(2, 0, 2, 'stone')
  const colours = (sun?: readonly [number, number, number]) =>
    new Set(renderVoxels(model, { palette, ...(sun && { sun }) }).svg.match(/fill="#\w+"/g)).size
  expect(colours([-1, 0, 1])).toBeGreaterThan(colours())
})

test('an unknown material stops the drawing', () => {
  const model = new Model()
  model.set(0, 0, 0, 'unobtainium')
  expect(() => renderVoxels(model, { palette })).toThrow('unobtainium')
})
