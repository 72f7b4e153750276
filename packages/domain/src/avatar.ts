/** Colours of hides, muzzles and horns of the bison avatars, and of the background. */
const hides = ['#8a5730', '#6f4a2d', '#a8713a', '#4d5566', '#3b5a4c', '#7a3f4a', '#5a4a86', '#2f6f8a']
const grounds = ['#1a2b24', '#22303a', '#33291f', '#2a1f33', '#1c2f3a', '#2f3320']
const eyes = ['#34e39b', '#ffb547', '#63e6e2', '#ff6b5e', '#fcbf3c']
const patterns = 6

/**
 * An avatar derived from a login: the same login always gets the same image. Half of an 8 × 8 grid
 * is drawn and mirrored; each cube has a light top and a dark right side. An SVG without scripts,
 * links or text.
 */
export function avatarSvg(login: string): string {
  const dice = diceOf(login.toLowerCase())
  const pick = <T>(list: readonly T[]): T => list[dice() % list.length] as T // never empty
  const [ground, hide, eye] = [pick(grounds), pick(hides), pick(eyes)]
  const [pattern, tuft, horn] = [dice() % patterns, dice() % 3, dice() % 2]
  const cells: string[] = []
  const put = (x: number, y: number, colour: string) => {
    for (const column of x === 7 - x ? [x] : [x, 7 - x]) cells.push(cube(column, y, colour))
  }
  for (let y = 2; y < 8; y++)
    for (let x = y === 7 ? 2 : 1; x < 4; x++) {
      const spot = dice() % 5 === 0 || (pattern > 2 && (x * pattern + y) % 4 === 0)
      put(x, y, spot ? shade(hide, -22) : hide)
    }
  put(horn === 0 ? 0 : 1, 1, '#d5dcda')
  put(0, horn === 0 ? 2 : 1, '#aab4b6')
  for (let x = 3; x > 3 - tuft; x--) put(x, 1, shade(hide, 26))
  put(2, 4, eye)
  for (const x of [2, 3]) put(x, 6, shade(hide, 44))
  put(3, 6, dice() % 2 === 0 ? '#2c1d16' : shade(hide, 60))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" shape-rendering="crispEdges"><rect width="80" height="80" fill="${ground}"/>${cells.join('')}</svg>`
}

function cube(column: number, row: number, colour: string): string {
  const [x, y] = [column * 10, row * 10]
  return (
    `<rect x="${x}" y="${y}" width="10" height="10" fill="${colour}"/>` +
    `<rect x="${x}" y="${y}" width="10" height="2" fill="${shade(colour, 18)}"/>` +
    `<rect x="${x + 8}" y="${y + 2}" width="2" height="8" fill="${shade(colour, -18)}"/>`
  )
}

function shade(colour: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) + by)
  return `#${parts.map((part) => Math.max(0, Math.min(255, part)).toString(16).padStart(2, '0')).join('')}`
}

/** Pseudorandom numbers from a text (FNV-1a seeds xorshift32). */
function diceOf(text: string): () => number {
  let state = 0x811c9dc5
  for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  state = state || 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return state >>> 0
  }
}
