import { Model, type Point } from '../model.ts'
import { dusk, type MaterialName } from '../palette.ts'
import { type Picture, renderVoxels } from '../render.ts'
import { box, carve, ellipsoid, notchedBox, pixels } from '../shapes.ts'
import * as signs from './signs.ts'

function present(model: Model): void {
  notchedBox(model, [0, 0, 0], [10, 10, 7], 'gem')
  box(model, [-1, -1, 6], [12, 12, 3], 'gem')
  // The ribbon and its bow.
  box(model, [4, 9, 0], [2, 1, 7], 'gold')
  box(model, [9, 4, 0], [1, 2, 7], 'gold')
  box(model, [4, -1, 6], [2, 12, 3], 'gold')
  box(model, [-1, 4, 6], [12, 2, 3], 'gold')
  box(model, [4, 4, 9], [2, 2, 2], 'gold')
  for (const x of [1, 6]) {
    box(model, [x, 4, 10], [3, 2, 3], 'gold')
    carve(model, [x + 1, 4, 11], [1, 2, 1])
  }
}

function globe(model: Model): void {
  const land = (x: number, y: number, z: number) =>
    Math.sin(x * 0.62 + 0.4) + Math.sin(y * 0.55 + z * 0.42 + 0.6) + Math.cos(z * 0.6 - x * 0.3) > 0.75
  ellipsoid(model, [0, 0, 0], [6.2, 6.2, 6.2], (x, y, z) => (land(x, y, z) ? 'gem' : 'sea'))
}

function folder(model: Model): void {
  box(model, [0, 0, 0], [14, 1, 11], 'gold')
  box(model, [1, 0, 11], [5, 1, 1], 'gold')
  box(model, [2, 1, 2], [10, 1, 11], 'cloth')
  box(model, [0, 2, 0], [14, 2, 8], 'gold')
  const arrow = ['  ##  ', ' #### ', '######', '  ##  ', '  ##  ']
  pixels(model, arrow, { '#': 'ink' }, (column, row) => [column + 4, 3, row + 1])
}

/** Bars of a full signal: a gigabit channel. */
function channel(model: Model): void {
  box(model, [0, 0, 0], [3, 3, 3], 'board')
  box(model, [3, -3, 0], [3, 3, 7], 'gemDark')
  box(model, [6, -6, 0], [3, 3, 11], 'gem')
  box(model, [9, -9, 0], [3, 3, 15], 'diamond')
}

function install(model: Model): void {
  box(model, [0, 0, 0], [12, 12, 3], 'iron')
  carve(model, [1, 1, 1], [10, 10, 2])
  box(model, [1, 1, 0], [10, 10, 1], 'ironDark')
  for (let i = 0; i < 5; i++) box(model, [5 - i, 5 - i, 4 + i], [2 + 2 * i, 2 + 2 * i, 1], 'gem')
  box(model, [4, 4, 9], [4, 4, 6], 'gem')
}

function processor(model: Model): void {
  for (let i = 1; i < 13; i += 3) {
    box(model, [i, -2, 0], [2, 18, 1], 'gold')
    box(model, [-2, i, 0], [18, 2, 1], 'gold')
  }
  box(model, [0, 0, 0], [14, 14, 3], 'board')
  box(model, [2, 2, 3], [10, 10, 2], 'iron')
  box(model, [4, 4, 5], [6, 6, 1], 'gem')
  box(model, [5, 5, 5], [4, 4, 1], 'gemLight')
}

function person(model: Model, [x, y, z]: Point, shirt: MaterialName): void {
  box(model, [x, y + 1, z], [4, 2, 4], 'night')
  box(model, [x - 1, y + 1, z + 4], [6, 2, 5], shirt)
  box(model, [x, y, z + 9], [4, 4, 4], 'skin')
  box(model, [x, y, z + 12], [4, 4, 1], 'hair')
  box(model, [x, y, z + 11], [4, 1, 1], 'hair')
  for (const eye of [0, 3]) model.set(x + eye, y + 3, z + 10, 'ink')
}

function people(model: Model): void {
  person(model, [0, 8, 0], 'gold')
  person(model, [10, -2, 0], 'petal')
  person(model, [8, 6, 0], 'gem')
}

const build = (draw: (model: Model) => void) => () => {
  const model = new Model()
  draw(model)
  return model
}

/** Features included in every plan, and reasons to choose the service. */
const icons = {
  'gift-free': build(present),
  'gift-subdomain': build(globe),
  'gift-channel': build(channel),
  'gift-sftp': build(folder),
  'gift-install': build(install),
  'gift-slots': signs.endless,
  'gift-nonstop': signs.clock,
  'gift-support': signs.bubble,
  'gift-shield': signs.shield,
  'reason-shield': signs.shield,
  'reason-cpu': build(processor),
  'reason-speed': signs.bolt,
  'reason-people': build(people),
} as const

export type IconName = keyof typeof icons

export const iconNames = Object.keys(icons) as IconName[]

export const renderIcon = (name: IconName): Picture =>
  renderVoxels(icons[name](), { palette: dusk, square: true, shownAt: 72 })
