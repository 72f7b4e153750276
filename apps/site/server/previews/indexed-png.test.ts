import { Resvg } from '@resvg/resvg-js'
import { expect, test } from 'vitest'
import { indexedPng } from './indexed-png.ts'

test('PNG: up to 256 colours are encoded without loss', () => {
  const pixels = Uint8Array.from({ length: 16 * 16 * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i >> 2) % 256))
  const png = Buffer.from(indexedPng(pixels, 16, 16)).toString('base64')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="16"><image width="16" height="16" href="data:image/png;base64,${png}" image-rendering="pixelated"/></svg>`
  expect([...new Resvg(svg).render().pixels]).toEqual([...pixels])
})
