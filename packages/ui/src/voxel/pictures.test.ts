import { brotliCompressSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { artNames, artSizes } from './art.ts'
import { pictures } from './pictures.ts'

const kilobyte = 1024

/** Size limit after brotli. Source: the look, "Art is built ahead of time". */
function budget(name: string): number {
  if (name.startsWith('island')) return 25 * kilobyte
  if (name.startsWith('block-') || name.startsWith('gift-') || name.startsWith('reason-')) return 4 * kilobyte
  return 8 * kilobyte
}

describe.each(artNames)('%s', (name) => {
  const picture = pictures[name]()

  test('determinism: two renders give the same bytes', () => {
    expect(pictures[name]().svg).toBe(picture.svg)
  })

  test('size budget: the picture stays within its limit after brotli', () => {
    expect(brotliCompressSync(picture.svg).length).toBeLessThanOrEqual(budget(name))
  })

  test('size: the picture has the width and height in artSizes', () => {
    expect([picture.width, picture.height]).toEqual(artSizes[name])
  })

  test('XML: a strict parser can draw the picture', () => {
    const drawn = new Resvg(picture.svg, { fitTo: { mode: 'width', value: 64 } }).render()
    expect(drawn.pixels.some((value) => value > 0)).toBe(true)
  })

  test('self-contained: no external references and no inline styles', () => {
    expect(picture.svg).not.toMatch(/\sstyle=|href|@import|url\((?!#)/)
    expect(picture.svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg'])
  })

  // A browser repaints a whole picture for each frame of an animation inside it.
  test('animation: the picture has none', () => {
    expect(picture.svg).not.toMatch(/animation|<animate|<set|<style/)
  })
})
