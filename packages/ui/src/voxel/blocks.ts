import { type Cell, type Face, Model, type Palette } from './model.ts'
import { type Picture, renderVoxels } from './render.ts'
import { box, notchedBox } from './shapes.ts'

/** Eight rows of eight characters; each character is a colour of this block. */
type Texture = readonly string[]

interface Block {
  readonly colours: Readonly<Record<string, string>>
  readonly side: Texture
  /** The top face, if it differs. */
  readonly top?: Texture
  /** Characters of colours that glow. */
  readonly glow?: string
}

const side = 8

/** A cube of eight voxels a side, with the texture on each face. */
function cube(name: string, { side: wall, top = wall }: Block): Model {
  const model = new Model()
  const last = side - 1
  const pick = (texture: Texture, column: number, row: number) => `${name} ${texture[row]?.[column]}`
  box(model, [0, 0, 0], [side, side, side], (x, y, z): Cell | undefined => {
    if (x < last && y < last && z < last) return undefined
    const faces: Record<Face, string> = {
      top: pick(top, x, y),
      left: pick(wall, x, last - z),
      right: pick(wall, last - y, last - z),
    }
    return faces
  })
  return model
}

/** The block's colours as materials, prefixed with its name so that blocks may share a picture. */
function paletteOf(name: string, { colours, glow = '' }: Block): Palette {
  return Object.fromEntries(
    Object.entries(colours).map(([char, tone]) => [
      `${name} ${char}`,
      glow.includes(char) ? { tones: [tone], glow: true } : { tones: [tone] },
    ]),
  )
}

const earth: Block = {
  colours: {
    a: '#7a5233',
    b: '#6b4529',
    c: '#8c613f',
    d: '#5a3820',
    e: '#a17a54',
    s: '#8f8a82',
    t: '#6f6b66',
  },
  top: ['caacabca', 'abacaaab', 'aebaacda', 'caasaaab', 'abattaea', 'aacaabac', 'adaacaaa', 'baacabac'],
  side: ['cacacaca', 'abaacaab', 'aedaabaa', 'aaaasaca', 'bcaattab', 'aaabaaea', 'dacaadab', 'bdbbdbdb'],
}
const wood: Block = {
  colours: {
    a: '#6e4a2c',
    b: '#5a3a21',
    c: '#83593a',
    d: '#48301c',
    r: '#c79a60',
    s: '#a87a45',
    t: '#dcb47a',
    k: '#8d6236',
  },
  top: ['bbbbbbbb', 'btttttsb', 'btkkkktb', 'btkrrktb', 'btkrsktb', 'btkkkktb', 'bstttttb', 'bbbbbbbb'],
  side: ['cabcabca', 'cabaabda', 'dabcabca', 'cacdabca', 'cabcacba', 'bdbcabca', 'cabcabdc', 'cabdabca'],
}
const coal: Block = {
  colours: {
    a: '#343a44',
    b: '#2a2f38',
    c: '#414955',
    d: '#14171c',
    e: '#1d2128',
    h: '#78849a',
    m: '#515b6b',
  },
  side: ['cccccccc', 'caeddaab', 'cedhdeab', 'caddeaab', 'cbaaedda', 'cmbaehda', 'caabaeeb', 'bbbbbbbb'],
}
const stone: Block = {
  colours: { a: '#8e969d', b: '#7f878f', c: '#a3abb1', d: '#5f676f', e: '#b8c0c5' },
  side: ['eccdeccc', 'caadcaab', 'cabdaaab', 'dddddddd', 'cdeccccd', 'adcaaabd', 'bdcabaad', 'dddddddd'],
}
const iron: Block = {
  colours: { a: '#cfd6d8', b: '#bac3c7', c: '#e8edee', d: '#8f9aa0', e: '#6f7b82', f: '#f6f9f9' },
  side: ['fccccccd', 'ceaaaaed', 'caddddad', 'cadbbcad', 'cadbbcad', 'caccccad', 'ceaaaaed', 'dddddddd'],
}
const gold: Block = {
  colours: { a: '#fcc52e', b: '#f0ab1c', c: '#ffe07a', d: '#c9820f', e: '#fff3c0' },
  side: ['cccccccb', 'cbbbbbbd', 'cbaaacbd', 'cbaaecbd', 'cbaceabd', 'cbceaabd', 'cbbbbbbd', 'bddddddd'],
}
const emerald: Block = {
  colours: { a: '#2fdc94', b: '#1fb679', c: '#6ff2bd', d: '#138558', e: '#b4ffe0', f: '#0f6b47' },
  side: ['bbbbbbbf', 'bfccccff', 'bcceaabf', 'bceaaabf', 'bcaaabdf', 'bcaabddf', 'bfbdddff', 'ffffffff'],
}
const diamond: Block = {
  colours: { a: '#5fe3e0', b: '#35b9bf', c: '#9ff5f1', d: '#1e8994', e: '#c8fffa', g: '#2596a0' },
  side: ['cccccccb', 'cggccggd', 'cgceaagd', 'cceaaabd', 'ccaaabbd', 'cgaabbgd', 'cggbbggd', 'bddddddd'],
}
const bedrock: Block = {
  colours: {
    a: '#50535c',
    b: '#393c44',
    c: '#71757f',
    d: '#22242a',
    e: '#9a9ea8',
    g: '#ff8b3d',
    h: '#ffc46b',
  },
  side: ['ecbaccce', 'cdbbacdb', 'bacddgdc', 'cbecdhda', 'abddgdca', 'bdchdaec', 'cbdgdbdb', 'dabdbbad'],
  glow: 'gh',
}
const free: Block = {
  colours: {
    n: '#1f7a50',
    m: '#37a672',
    g: '#4fbf7c',
    h: '#43ad6e',
    i: '#66d493',
    a: '#7a5233',
    b: '#6b4529',
    c: '#8c613f',
    d: '#5a3820',
    e: '#a17a54',
  },
  top: ['gghgighg', 'ghggghgi', 'igghgggh', 'ghgggigg', 'gggihggg', 'higgghgg', 'ggghgghi', 'ghgigghg'],
  side: ['gigggigg', 'ghghggih', 'hbghbhgb', 'abhcabha', 'aaaaeaab', 'beadaaca', 'aaabaaea', 'dbbdbbdb'],
}

/** One block for each plan tier, from the free plan up. */
export const blocks = { free, earth, wood, coal, stone, iron, gold, emerald, diamond, bedrock } as const

export type BlockName = keyof typeof blocks

/** The free plan: a young fir. */
function sapling(model: Model): void {
  const needles = { top: 'free m', left: 'free n', right: 'free n' }
  box(model, [4, 4, side], [1, 1, 2], 'free d')
  notchedBox(model, [2, 2, side + 2], [5, 5, 1], needles)
  notchedBox(model, [3, 3, side + 3], [3, 3, 2], needles)
  box(model, [4, 4, side + 5], [1, 1, 1], needles)
}

export function blockModel(name: BlockName): { model: Model; palette: Palette } {
  const block: Block = blocks[name]
  const model = cube(name, block)
  if (name === 'free') sapling(model)
  return { model, palette: paletteOf(name, block) }
}

export function renderBlock(name: BlockName): Picture {
  const { model, palette } = blockModel(name)
  return renderVoxels(model, { palette, shownAt: 150 })
}
