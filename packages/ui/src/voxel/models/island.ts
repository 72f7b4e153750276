import { Model, noise, type Palette, type Point } from '../model.ts'
import { dusk, winter } from '../palette.ts'
import { type Picture, renderVoxels } from '../render.ts'
import { aurora } from './aurora.ts'
import { bison } from './bison.ts'
import { chest } from './chest.ts'
import { fir, flower, meadow, torch } from './nature.ts'
import { tower } from './tower.ts'

const across = 44
/** The colour of torchlight. */
const fire = '#ffb547'
const middle = (across - 1) / 2

/** Distance of a column from the coast, in voxels; negative is outside the island. */
function inland(x: number, y: number): number {
  const angle = Math.atan2(y - middle, x - middle)
  const coast = middle - 0.6 + 1.3 * Math.sin(3 * angle + 1) + 0.9 * Math.sin(7 * angle)
  return coast - Math.hypot(x - middle, y - middle)
}

const isPond = (x: number, y: number) => ((x - 7) / 6) ** 2 + ((y - 31.5) / 5) ** 2 < 1

/** Grass over soil over a keel of stone, with ore in the visible stone. */
function ground(model: Model): void {
  for (let y = 0; y < across; y++)
    for (let x = 0; x < across; x++) {
      const deep = inland(x, y)
      if (deep < 0) continue
      const [bx, by] = [Math.floor(x / 2), Math.floor(y / 2)]
      const soil = 3 + Math.floor(noise(bx, by, 1) * 2)
      const keel = Math.floor(deep * 1.1 + noise(bx, by, 2) * 5)
      for (let z = -soil - keel; z < -soil; z++)
        model.set(x, y, z, noise(bx, by, Math.floor(z / 2), 5) < 0.045 ? 'ore' : 'stone')
      for (let z = -soil; z < 0; z++) model.set(x, y, z, z > -1.5 - noise(x, y, 6) * 0.9 ? 'turf' : 'soil')
      if (isPond(x, y)) model.set(x, y, -1, 'water')
      else model.set(x, y, 0, 'grass')
    }
}

interface Scene {
  readonly model: Model
  readonly beacon: Point
  readonly torches: readonly Point[]
}

function scene(): Scene {
  const model = new Model()
  ground(model)
  const beacon = tower(model, [25, 4, 1], 13, 4)
  path(model)
  fir(model, [18, 6, 0], 5.6, 5)
  fir(model, [9, 10, 0], 5.2, 5)
  fir(model, [17, 15, 0], 4.2, 3)
  fir(model, [4, 17, 0], 4, 3)
  fir(model, [4, 24, 0], 4.4, 4)
  fir(model, [41, 14, 0], 3.4, 3)
  chest(model, [36, 27, 1])
  const torches: Point[] = [
    [27, 20, 0],
    [39, 20, 0],
    [19, 41, 0],
  ]
  for (const at of torches) torch(model, at)
  bison(model, [14, 34, 1])
  flower(model, [25, 40, 0])
  flower(model, [39, 35, 0])
  meadow(model, across, 0.045)
  model.set(2, 29, 9, 'firefly')
  model.set(22, 17, 13, 'firefly')
  model.set(42, 24, 8, 'firefly')
  model.set(12, 5, 13, 'firefly')
  return { model, beacon, torches }
}

/** A stone path from the tower's door to the shore. */
function path(model: Model): void {
  for (let y = 17; y < across; y++)
    for (let x = 30; x < 33; x++) {
      const worn = noise(x >> 1, y >> 1, 9) < 0.8
      if (worn && model.get(x, y, 0) === 'grass') model.set(x, y, 0, 'path')
    }
}

interface Mood {
  readonly beacon: string
  /** How much the torches brighten nearby faces. */
  readonly warmth: number
  readonly shade: string
  /** Markup behind the island. */
  readonly sky?: string
}

function draw(palette: Palette, mood: Mood): Picture {
  const { model, beacon, torches } = scene()
  const fires = torches.map(([x, y, z]): Point => [x, y, z + 5])
  return renderVoxels(model, {
    palette,
    sun: [-0.5, 0.35, 0.8],
    shade: mood.shade,
    lamps: [
      ...fires.map((at) => ({ at, colour: fire, reach: 8, strength: mood.warmth })),
      { at: beacon, colour: mood.beacon, reach: 10, strength: mood.warmth * 1.8 },
    ],
    shownAt: 700,
    margin: 4,
    ...(mood.sky && { under: mood.sky }),
    over: (on) =>
      halo('h0', mood.beacon) +
      halo('h1', fire) +
      light('h0', 'beacon', on(beacon), 14) +
      fires.map((at) => light('h1', 'flame', on(at), 9)).join(''),
  })
}

/** A radial gradient for soft light in the air. */
const halo = (id: string, colour: string) =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity=".5"/>` +
  `<stop offset=".4" stop-color="${colour}" stop-opacity=".16"/>` +
  `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

/** Soft light around a beacon or a flame. */
const light = (id: string, moves: 'beacon' | 'flame', [x, y]: readonly [number, number], radius: number) =>
  `<circle class="${moves}" cx="${x}" cy="${y}" r="${radius}" fill="url(#${id})"/>`

/** The hero: the forest at dusk. */
export const island = () => draw(dusk, { beacon: '#34e39b', warmth: 0.42, shade: '#07161c' })

/** The second landing's hero: the same island on a winter night. */
export const islandWinter = () =>
  draw(winter, {
    beacon: '#7ce8ff',
    warmth: 0.2,
    shade: '#2b4a7a',
    sky: aurora(-64, -32, 72),
  })
