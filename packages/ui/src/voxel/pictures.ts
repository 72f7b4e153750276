import type { ArtName } from './art.ts'
import { type BlockName, blocks, renderBlock } from './blocks.ts'
import { type IconName, iconNames, renderIcon } from './models/icons.ts'
import { island, islandWinter } from './models/island.ts'
import { mark } from './models/mark.ts'
import * as scenes from './models/scenes.ts'
import type { Picture } from './render.ts'

const blockNames = Object.keys(blocks) as BlockName[]

const drawBlocks = Object.fromEntries(
  blockNames.map((name) => [`block-${name}`, () => renderBlock(name)]),
) as Record<`block-${BlockName}`, () => Picture>

const drawIcons = Object.fromEntries(iconNames.map((name) => [name, () => renderIcon(name)])) as Record<
  IconName,
  () => Picture
>

/** The renderer of each picture. Only the build imports it; pages import the generated files. */
export const pictures: Readonly<Record<ArtName, () => Picture>> = {
  island,
  'island-b': islandWinter,
  ...drawBlocks,
  ...drawIcons,
  lost: scenes.lost,
  works: scenes.works,
  'pay-success': scenes.paySuccess,
  'pay-error': scenes.payError,
  modpack: scenes.modpack,
  mark,
}
