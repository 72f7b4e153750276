import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Resvg } from '@resvg/resvg-js'
import type { ArtName } from '@zubr/ui/voxel/art'
import { pictures } from '@zubr/ui/voxel/pictures'
import satori from 'satori'
import { indexedPng } from './indexed-png.ts'

export interface Preview {
  readonly title: string
  /** A short line over the title. */
  readonly kicker: string
  readonly brandName: string
  readonly domain: string
  readonly art: ArtName
}

/** Required by social networks, in pixels. */
const width = 1200
const height = 630
const sceneBox = { width: 490, height: 530 }
/** Icons and single blocks are coarse drawings; larger than this they look blurred. */
const iconBox = { width: 380, height: 380 }

const ground = '#0f1a16'
const text = '#eaf4ee'
const dim = '#a3b8ad'
const emerald = '#34e39b'
const line = '#24382f'

const { resolve } = createRequire(import.meta.url)
const subsets = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'] as const
const families = [
  { name: 'Tektur', path: '@fontsource/tektur/files/tektur', weight: 700 },
  { name: 'Onest', path: '@fontsource/onest/files/onest', weight: 500 },
] as const

/** One family name per subset: satori falls back between names, not within one. */
const family = (name: string) => subsets.map((subset) => `${name} ${subset}`).join(', ')

const fonts = families.flatMap(({ name, path, weight }) =>
  subsets.map((subset) => ({
    name: `${name} ${subset}`,
    data: readFileSync(resolve(`${path}-${subset}-${weight}-normal.woff`)),
    weight,
    style: 'normal' as const,
  })),
)

interface Raster {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** One of our pictures as a data URI that fits the box, default the box of its kind. */
function rasterise(name: ArtName, fixedBox?: { width: number; height: number }): Raster {
  const picture = pictures[name]()
  const box = fixedBox ?? (picture.width < 64 ? iconBox : sceneBox)
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  // Soft glows would become rings in 256 colours.
  const crisp = picture.svg.replaceAll(/<g class="air">.*?<\/g>/g, '')
  const png = new Resvg(crisp, {
    fitTo: { mode: 'width', value: Math.round(picture.width * scale) },
  }).render()
  return {
    src: `data:image/png;base64,${Buffer.from(png.asPng()).toString('base64')}`,
    width: png.width,
    height: png.height,
  }
}

const rasters = new Map<ArtName, Raster>()

/** A page's art, rendered once per process. */
function artRaster(name: ArtName): Raster {
  const raster = rasters.get(name) ?? rasterise(name)
  rasters.set(name, raster)
  return raster
}

interface Node {
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
}

const block = (style: Record<string, unknown>, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

const image = ({ src, width, height }: Raster, style: Record<string, unknown> = {}): Node => ({
  type: 'img',
  props: { src, width, height, style },
})

const markRaster = rasterise('mark', { width: 64, height: 64 })

/** Long titles get a smaller size, so that three lines suffice in all nine languages. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length))
  const byLength = title.length <= 26 ? 76 : title.length <= 48 ? 62 : title.length <= 80 ? 50 : 42
  // Tektur's letters are 0.62 em wide on average; the column is 600 px.
  return Math.min(byLength, Math.floor(600 / (longest * 0.62)))
}

function page({ title, kicker, brandName, domain, art }: Preview): Node {
  return block(
    { width, height, background: ground, color: text, fontFamily: family('Onest'), position: 'relative' },
    block({ position: 'absolute', left: 0, bottom: 0, width, height: 10, background: emerald }),
    block({ position: 'absolute', left: 0, bottom: 10, width: 24, height: 10, background: emerald }),
    block(
      { flexDirection: 'column', justifyContent: 'space-between', width: 664, padding: '56px 0 62px 64px' },
      block(
        { alignItems: 'center', gap: 18, fontFamily: family('Tektur'), fontSize: 40 },
        image(markRaster),
        brandName,
      ),
      block({ flexDirection: 'column', gap: 18 }, block({ color: emerald, fontSize: 28 }, kicker), {
        type: 'div',
        props: {
          style: {
            display: 'block',
            fontFamily: family('Tektur'),
            fontSize: titleSize(title),
            lineHeight: 1.16,
            lineClamp: 4,
          },
          children: title,
        },
      }),
      block({ color: dim, fontSize: 28, borderTop: `2px solid ${line}`, paddingTop: 20, width: 600 }, domain),
    ),
    block(
      { width: width - 664, height: height - 10, alignItems: 'center', justifyContent: 'center' },
      image(artRaster(art)),
    ),
  )
}

/** A page's preview for social networks: a PNG of 1200 × 630. */
export async function renderPreview(preview: Preview): Promise<Uint8Array> {
  // Satori's type requires a React element; it accepts plain objects of this shape too.
  const svg = await satori(page(preview) as unknown as Parameters<typeof satori>[0], {
    width,
    height,
    fonts,
  })
  const drawn = new Resvg(svg, { font: { loadSystemFonts: false } }).render()
  return indexedPng(drawn.pixels, drawn.width, drawn.height)
}
