import { expect, test } from 'vitest'
import { iconFiles } from './icons.ts'
import { pictures } from './pictures.ts'

const files = iconFiles(pictures.mark().svg)
const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex')
/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

test('icons: favicon.ico holds a PNG of 16, 32 and 48 px where its directory says', () => {
  const ico = files['/favicon.ico']
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
  for (const [n, sizePx] of [16, 32, 48].entries()) {
    const entry = ico.subarray(6 + 16 * n, 22 + 16 * n)
    const [length, offset] = [entry.readUInt32LE(8), entry.readUInt32LE(12)]
    const png = ico.subarray(offset, offset + length)
    expect(entry.readUInt8(0)).toBe(sizePx)
    expect(png.subarray(0, 8)).toEqual(pngSignature)
    expect(sizeOf(png)).toEqual([sizePx, sizePx])
  }
})

test('icons: the touch icon is a PNG of 180 px', () => {
  const png = files['/apple-touch-icon.png']
  expect(png.subarray(0, 8)).toEqual(pngSignature)
  expect(sizeOf(png)).toEqual([180, 180])
})
