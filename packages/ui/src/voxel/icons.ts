import { Resvg } from '@resvg/resvg-js'

/** Icon paths that browsers, feed readers and phones request by default. */
export const iconPaths = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png'] as const
type IconPath = (typeof iconPaths)[number]

export const isIconPath = (pathname: string): pathname is IconPath =>
  (iconPaths as readonly string[]).includes(pathname)

const backgroundColor = '#0b1210'
const icoSizesPx = [16, 32, 48]
/** iOS shows 180 × 180 px without transparency and rounds the corners. */
const touchIconPx = 180
const touchMarkPx = 128

/** Renders the icon files from the mark, an SVG with a square view box. */
export function iconFiles(mark: string): Record<IconPath, Buffer> {
  return {
    '/favicon.svg': Buffer.from(mark),
    '/favicon.ico': icoOf(icoSizesPx.map((sizePx) => ({ sizePx, png: pngOf(mark, sizePx) }))),
    '/apple-touch-icon.png': pngOf(onBackground(mark), touchIconPx),
  }
}

function pngOf(svg: string, widthPx: number): Buffer {
  return new Resvg(svg, { fitTo: { mode: 'width', value: widthPx } }).render().asPng()
}

function onBackground(mark: string): string {
  const margin = (touchIconPx - touchMarkPx) / 2
  const padded = mark.replace(
    '<svg ',
    `<svg x="${margin}" y="${margin}" width="${touchMarkPx}" height="${touchMarkPx}" `,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${touchIconPx} ${touchIconPx}"><rect width="100%" height="100%" fill="${backgroundColor}"/>${padded}</svg>`
}

/**
 * An ICO file of PNG images, which Windows supports since Vista.
 * Source: the ICONDIR and ICONDIRENTRY structures of Windows.
 */
function icoOf(images: readonly { sizePx: number; png: Buffer }[]): Buffer {
  const headerBytes = 6 + 16 * images.length
  const header = Buffer.alloc(headerBytes)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = headerBytes
  for (const [n, { sizePx, png }] of images.entries()) {
    const at = 6 + 16 * n
    header.writeUInt8(sizePx, at)
    header.writeUInt8(sizePx, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(png.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...images.map(({ png }) => png)])
}
