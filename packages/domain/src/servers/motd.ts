// A MOTD as one text of at most two lines with the game's § codes, and Spigot's `§x§r§r§g§g§b§b`
// for other colours. Source: minecraft.wiki, "Text component format" and "Formatting codes".

/** Codes included: enough for 45 letters in each of two lines, each with its own colour. */
export const maxMotdLength = 2_000
const maxDepth = 32
const hidden = String.raw`\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}`
const hiddenLetters = new RegExp(`[${hidden}]`, 'gu')
const motdPattern = new RegExp(`^[^${hidden}]*(?:\\n[^${hidden}]*)?$`, 'u')

export const isMotd = (text: string): boolean => text.length <= maxMotdLength && motdPattern.test(text)

const colors = [
  ...['black', 'dark_blue', 'dark_green', 'dark_aqua', 'dark_red', 'dark_purple', 'gold', 'gray'],
  ...['dark_gray', 'blue', 'green', 'aqua', 'red', 'light_purple', 'yellow', 'white'],
]
const styles = { bold: 'l', italic: 'o', underlined: 'n', strikethrough: 'm', obfuscated: 'k' } as const
const styleNames = Object.keys(styles) as (keyof typeof styles)[]
type Style = { color?: string } & { [style in keyof typeof styles]?: true }

/** A text component of the game. `color` is a name of the game or `#rrggbb`. */
export type MotdPart = Style & { text: string }

/** The MOTD in the `description` of a status response; null if it is invisible. */
export function motdOf(description: unknown): string | null {
  let motd = ''
  let last = ''
  for (const { text, ...style } of partsIn(description, {}, 0)) {
    const codes = codesOf(style)
    if (codes !== last) motd += codes || '§r'
    motd += text
    // Codes in its text have changed the style.
    last = text.includes('§') ? '?' : codes
    if (motd.length > 2 * maxMotdLength) break
  }
  const lines = motd.split(/\r\n|\r|\n/, 2).map((line) => line.replaceAll(hiddenLetters, '').trimEnd())
  const whole = lines
    .join('\n')
    .slice(0, maxMotdLength)
    .replace(/[§\ud800-\udbff\n]+$/, '')
  return motdLines(whole).length > 0 ? whole : null
}

/** The visible lines of a MOTD, in parts of one style. */
export function motdLines(motd: string): MotdPart[][] {
  const lines: MotdPart[][] = [[]]
  let style: Style = {}
  for (const [, hex, code, text] of motd.matchAll(/§x((?:§[\da-f]){6})|§([\da-fk-or])|(\n|[^§\n]+)/gi)) {
    if (hex) style = { color: `#${hex.replaceAll('§', '').toLowerCase()}` }
    else if (code) style = styleAfter(style, code.toLowerCase())
    else if (text === '\n') lines.push([])
    else if (text) lines.at(-1)?.push({ text, ...style })
  }
  return lines.filter((line) => line.some(({ text }) => text.trim() !== ''))
}

/** The form for a client without text components and RGB colours. */
export const legacyTextOf = (parts: readonly MotdPart[]): string =>
  parts
    .map(({ text, ...style }) => (codesOf({ ...style, color: named(style.color) }) || '§r') + text)
    .join('')

const named = (color = '') => (colors.includes(color) ? color : 'white')

function styleAfter(before: Style, code: string): Style {
  const color = colors[Number.parseInt(code, 16)]
  if (color) return { color }
  const style = styleNames.find((name) => styles[name] === code)
  return style ? { ...before, [style]: true } : {}
}

function codesOf(style: Style): string {
  const { color } = style
  const index = color === undefined ? -1 : colors.indexOf(color)
  const hex = color?.startsWith('#') ? `§x${color.slice(1).replaceAll(/./g, '§$&')}` : ''
  const begin = index < 0 ? hex : `§${index.toString(16)}`
  const marks = styleNames.flatMap((name) => (style[name] ? `§${styles[name]}` : [])).join('')
  // Without a colour the previous one would continue.
  return begin === '' && marks !== '' ? `§r${marks}` : begin + marks
}

/** Parts of a component in order, each with its inherited style. */
function* partsIn(component: unknown, around: Style, depth: number): Generator<MotdPart> {
  if (depth > maxDepth) return
  if (typeof component === 'string') yield { text: component, ...around }
  else if (Array.isArray(component)) {
    const [first, ...rest] = component
    const style = styleOf(first, around)
    yield* partsIn(first, around, depth + 1)
    for (const one of rest) yield* partsIn(one, style, depth + 1)
  } else if (typeof component === 'object' && component !== null) {
    const style = styleOf(component, around)
    const { text, translate, extra } = component as Record<string, unknown>
    const shown = text ?? translate
    if (typeof shown === 'string' && shown !== '') yield { text: shown, ...style }
    if (Array.isArray(extra)) for (const one of extra) yield* partsIn(one, style, depth + 1)
  }
}

function styleOf(component: unknown, around: Style): Style {
  if (typeof component !== 'object' || component === null) return around
  const own = component as Record<string, unknown>
  const style = { ...around }
  if (typeof own.color === 'string') {
    const color = own.color.toLowerCase()
    if (colors.includes(color) || /^#[\da-f]{6}$/.test(color)) style.color = color
    else delete style.color
  }
  for (const name of styleNames) {
    if (own[name] === true) style[name] = true
    else if (own[name] === false) delete style[name]
  }
  return style
}
