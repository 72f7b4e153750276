import type { Face, Model, Point } from './model.ts'

/** Brightness of a face: top +8 %, left −18 %, right −36 %. */
const brightness: Record<Face, number> = { top: 1.08, left: 0.82, right: 0.64 }
const ownBrightness: Record<Face, number> = { top: 1.1, left: 1, right: 0.86 }

const outward: Record<Face, Point> = { top: [0, 0, 1], left: [0, 1, 0], right: [1, 0, 0] }

const directions = Object.values(outward).flatMap(([x, y, z]): Point[] => [
  [x, y, z],
  [-x, -y, -z],
])

export interface Lamp {
  readonly at: Point
  readonly colour: string
  /** Radius in voxels. */
  readonly reach: number
  /** How much it brightens the nearest faces: 1 doubles their brightness. */
  readonly strength: number
}

export interface Lighting {
  /** Direction of the sun or moon; without it nothing casts a shadow. */
  readonly sun?: Point
  /** The colour of shadows. */
  readonly shade?: string
  readonly lamps?: readonly Lamp[]
}

type Rgb = [number, number, number]

const parse = (hex: string): Rgb => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16)) as Rgb
const mix = (a: Rgb, b: Rgb, share: number) => a.map((v, i) => v + ((b[i] ?? v) - v) * share) as Rgb

function print(rgb: Rgb): string {
  const hex = rgb
    .map((v) =>
      Math.min(255, Math.max(0, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
  return /^(.)\1(.)\2(.)\3$/.test(hex) ? `#${hex[0]}${hex[2]}${hex[4]}` : `#${hex}`
}

/** Scales brightness. Darker tones gain some saturation, or pale ones would turn grey. */
function scaled(hex: string, factor: number): Rgb {
  const rgb = parse(hex)
  const grey = (rgb[0] * 0.3 + rgb[1] * 0.59 + rgb[2] * 0.11) * factor
  const colourfulness = 1 + Math.max(0, 1 - factor) * 0.7
  return rgb.map((v) => grey + (v * factor - grey) * colourfulness) as Rgb
}

/** The colour of a glowing face. */
export const glowing = (tone: string, face: Face) => print(scaled(tone, ownBrightness[face]))

/** The colour of a lit face: side, ambient occlusion, cast shadow, then lamps. */
export function lit(model: Model, at: Point, face: Face, tone: string, light: Lighting): string {
  let colour = scaled(tone, brightness[face])
  const shade = parse(light.shade ?? '#04100d')
  const [nx, ny, nz] = outward[face]
  const [x, y, z] = [at[0] + nx, at[1] + ny, at[2] + nz]
  // Neighbours in the plane of the face.
  const hemmed = directions.filter(
    ([dx, dy, dz]) => dx * nx + dy * ny + dz * nz === 0 && model.has(x + dx, y + dy, z + dz),
  ).length
  const shadowed = light.sun && face !== 'right' && casts(model, [x, y, z], light.sun)
  colour = mix(colour, shade, Math.min(hemmed, 2) * 0.07 + (shadowed ? 0.24 : 0))
  for (const lamp of light.lamps ?? []) {
    const far = Math.hypot(x - lamp.at[0], y - lamp.at[1], z - lamp.at[2])
    const faces = (lamp.at[0] - x) * nx + (lamp.at[1] - y) * ny + (lamp.at[2] - z) * nz
    if (far >= lamp.reach || faces < -0.5) continue
    const level = Math.ceil((1 - far / lamp.reach) * 3) / 3
    // Light multiplies: a dark wall stays dark, grass warms.
    const beam = parse(lamp.colour).map((v) => 1 + (v / 255) * level * lamp.strength)
    colour = colour.map((v, i) => v * (beam[i] ?? 1)) as Rgb
  }
  return print(colour)
}

/** Whether a voxel stands between a cell and the sun. */
function casts(model: Model, from: Point, sun: Point): boolean {
  for (let step = 1; step < 60; step++) {
    const [x, y, z] = from.map((v, i) => Math.round(v + (sun[i] ?? 0) * step)) as [number, number, number]
    if (model.has(x, y, z)) return true
  }
  return false
}
