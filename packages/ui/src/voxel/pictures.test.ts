import { brotliCompressSync } from 'node:zlib'
import { Resvg } from '@resvg/resvg-js'
import { describe, expect, test } from 'vitest'
import { artNames, artSizes } from './art.ts'
import { pictures } from './pictures.ts'

const kilobyte = 1024

/** What a picture may weigh after brotli. Source: the look, "Art is built ahead of time". */
function budget(name: string): number {
  if (name.startsWith('island')) return 25 * kilobyte
  if (name.startsWith('block-') || name.startsWith('gift-') || name.startsWith('reason-')) return 4 * kilobyte
  return 8 * kilobyte
}

describe.each(artNames)('%s', (name) => {
  const picture = pictures[name]()

  test('comes out the same every time', () => {
    expect(pictures[name]().svg).toBe(picture.svg)
  })

  test('keeps its byte budget', () => {
    expect(brotliCompressSync(picture.svg).length).toBeLessThanOrEqual(budget(name))
  })

  test('has the size that pages are told', () => {
    expect([picture.width, picture.height]).toEqual(artSizes[name])
  })

  test('is well-formed XML that a strict parser draws', () => {
    const drawn = new Resvg(picture.svg, { fitTo: { mode: 'width', value: 64 } }).render()
    expect(drawn.pixels.some((value) => value > 0)).toBe(true)
  })

  test('refers to nothing outside itself and carries no inline style', () => {
    expect(picture.svg).not.toMatch(/\sstyle=|href|@import|url\((?!#)/)
    expect(picture.svg.match(/https?:[^"]*/g)).toEqual(['http://www.w3.org/2000/svg'])
  })

  // A browser paints a whole picture anew for each step of what moves inside it.
  test('stands still', () => {
    expect(picture.svg).not.toMatch(/animation|<animate|<set|<style/)
  })
})
