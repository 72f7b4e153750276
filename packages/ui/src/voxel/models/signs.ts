import { Model } from '../model.ts'
import { pixels } from '../shapes.ts'

/** An upright pixel drawing, `thick` voxels deep, facing down-left. */
export function sign(rows: readonly string[], materials: Readonly<Record<string, string>>, thick = 3): Model {
  const model = new Model()
  for (let y = 0; y < thick; y++) pixels(model, rows, materials, (column, row) => [column, y, row])
  return model
}

const emerald = { '#': 'gem', '+': 'gemLight', '-': 'gemDark', o: 'cloth' }

/** An infinity sign: no limit of players. */
export const endless = () =>
  sign(
    [
      '  #####       #####  ',
      ' #######     ####### ',
      '###   ###   ###   ###',
      '##     ### ###     ##',
      '##      #####      ##',
      '##       ###       ##',
      '##      #####      ##',
      '##     ### ###     ##',
      '###   ###   ###   ###',
      ' #######     ####### ',
      '  #####       #####  ',
    ],
    emerald,
    2,
  )

export const clock = () => {
  const model = sign(
    [
      '   #######   ',
      '  #########  ',
      ' ###########',
      '#############',
      '#############',
      '#############',
      '#############',
      '#############',
      '#############',
      '#############',
      ' ########### ',
      '  #########  ',
      '   #######   ',
    ],
    { '#': 'gold' },
  )
  const dial = [
    '             ',
    '    ooooo    ',
    '   ooohooo   ',
    '  oooohoooo  ',
    ' ooooohooooo ',
    ' ooooohooooo ',
    ' ooooohhhhoo ',
    ' ooooooooooo ',
    ' ooooooooooo ',
    '  ooooooooo  ',
    '   ooooooo   ',
    '    ooooo    ',
  ]
  pixels(model, [...dial, ''], { o: 'cloth', h: 'ink' }, (column, row) => [column, 2, row])
  return model
}

export const bubble = () =>
  sign(
    [
      ' ############# ',
      '###############',
      '###############',
      '###++##++##++##',
      '###++##++##++##',
      '###############',
      '###############',
      ' ############# ',
      '   ####        ',
      '   ###         ',
      '   #           ',
    ],
    { '#': 'cloth', '+': 'board' },
  )

/** A shield with one lighter half. */
export const shield = () =>
  sign(
    [
      'iiiiiiiiiiiii',
      'i+####------i',
      'i+####------i',
      'i#####------i',
      'i#####------i',
      'i#####------i',
      'i#####------i',
      'i#####------i',
      'ii####-----ii',
      ' ii###----ii ',
      '  ii##---ii  ',
      '   iii-iii   ',
      '     iii     ',
    ],
    { ...emerald, i: 'iron' },
  )

export const bolt = () =>
  sign(
    [
      '     ######',
      '    ######',
      '   ######',
      '  ######',
      ' #########',
      '#########',
      '   #####',
      '  #####',
      '  ####',
      ' ####',
      ' ##',
      '##',
    ],
    { '#': 'gold' },
  )
