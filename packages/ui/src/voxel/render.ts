import { glowing, type Lighting, lit } from './light.ts'
import { type Face, type Model, noise, type Palette, type Point } from './model.ts'
import { outline, triangle } from './trace.ts'

export interface RenderOptions extends Lighting {
  readonly palette: Palette
  /** Makes the picture square with the model in its centre, for rows of icons. */
  readonly square?: boolean
  /** The usual width in CSS pixels; about one pixel closes the seam between two faces. */
  readonly shownAt?: number
  /** Markup over the voxels, for glows. `on` returns a voxel's centre on the picture. */
  readonly over?: (on: (at: Point) => readonly [number, number]) => string
  /** Markup under the voxels. */
  readonly under?: string
  /** Units of empty space on each side for what `over` and `under` draw. */
  readonly margin?: number
}

export interface Picture {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/**
 * The two triangles of each face, as steps from the voxel's nearest corner: column, then middle.
 */
const halves: Record<Face, readonly [readonly [number, number], readonly [number, number]]> = {
  top: [
    [-1, -1],
    [0, -1],
  ],
  left: [
    [-1, 0],
    [-1, 1],
  ],
  right: [
    [0, 0],
    [0, 1],
  ],
}
const faces: readonly Face[] = ['top', 'left', 'right']

const project = ([x, y, z]: Point) => [2 * (x - y), x + y - 2 * z] as const

export interface VisibleFace {
  readonly at: Point
  readonly face: Face
  readonly material: string
}

/** The nearest voxel, and its visible face, in each triangle of the picture. */
export function visibleFaces(model: Model): Map<number, VisibleFace> {
  const seen = new Map<number, VisibleFace>()
  for (const { at, cell } of model.nearestFirst()) {
    const [x, y] = project(at)
    for (const face of faces) {
      let shown: VisibleFace | undefined
      for (const [column, middle] of halves[face]) {
        const id = triangle(x / 2 + column, y + middle)
        if (seen.has(id)) continue
        shown ??= { at, face, material: typeof cell === 'string' ? cell : cell[face] }
        seen.set(id, shown)
      }
    }
  }
  return seen
}

/** Draws a block model as an SVG picture. The same model always gives the same bytes. */
export function renderVoxels(model: Model, options: RenderOptions): Picture {
  const layers = paint(model, options)
  const bounds = frame(layers, options)
  const stroke = Math.max(0.05, bounds.width / (options.shownAt ?? 300))
    .toFixed(2)
    .replace(/^0/, '')
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}">`,
    air(options.under),
    `<g stroke-width="${stroke}">`,
    ...[...layers.values()].map(drawLayer),
    '</g>',
    air(options.over?.(project)),
    '</svg>\n',
  ].join('')
  return { svg, width: bounds.width, height: bounds.height }
}

/** Glows have their own groups, so that a raster with few colours can omit them. */
const air = (markup = '') => (markup ? `<g class="air">${markup}</g>` : '')

/**
 * One face of one material: its most common colour is drawn under the others, which need no holes
 * then.
 */
type Layer = Map<string, number[]>

function paint(model: Model, options: RenderOptions): Map<string, Layer> {
  const layers = new Map<string, Layer>()
  const colours = new Map<VisibleFace, string>()
  for (const [id, seen] of visibleFaces(model)) {
    const material = options.palette[seen.material]
    if (!material) throw new Error(`No material "${seen.material}" in the palette.`)
    let colour = colours.get(seen)
    if (!colour) {
      const tone = toneOf(material, seen)
      colour = material.glow ? glowing(tone, seen.face) : lit(model, seen.at, seen.face, tone, options)
      colours.set(seen, colour)
    }
    const name = `${seen.material} ${seen.face}`
    const layer: Layer = layers.get(name) ?? new Map()
    layers.set(name, layer)
    const triangles = layer.get(colour)
    if (triangles) triangles.push(id)
    else layer.set(colour, [id])
  }
  return layers
}

function toneOf(material: Palette[string], { at, face }: VisibleFace): string {
  const grain = material.grain ?? 1
  const tones = face === 'top' ? (material.top ?? material.tones) : material.tones
  const [x, y, z] = at.map((v) => Math.floor(v / grain)) as [number, number, number]
  return tones[Math.floor(noise(x, y, z) * tones.length)] ?? '#ff00ff'
}

function drawLayer(layer: Layer): string {
  const byCount = [...layer].sort(([, a], [, b]) => b.length - a.length)
  return byCount
    .map(([colour, triangles], i) => {
      const covered = i === 0 ? byCount.flatMap(([, all]) => all) : triangles
      return `<path fill="${colour}" stroke="${colour}" d="${outline(covered)}"/>`
    })
    .join('')
}

function frame(layers: Map<string, Layer>, { square, margin = 0 }: RenderOptions) {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const layer of layers.values())
    for (const triangles of layer.values())
      for (const id of triangles) {
        const x = 2 * (Math.floor(id / 4096) - 2048)
        const y = (id % 4096) - 2048
        left = Math.min(left, x)
        right = Math.max(right, x + 2)
        top = Math.min(top, y - 1)
        bottom = Math.max(bottom, y + 1)
      }
  const box = {
    x: left - margin,
    y: top - margin,
    width: right - left + 2 * margin,
    height: bottom - top + 2 * margin,
  }
  if (!square) return box
  const side = Math.max(box.width, box.height)
  return { x: box.x - (side - box.width) / 2, y: box.y - (side - box.height) / 2, width: side, height: side }
}
