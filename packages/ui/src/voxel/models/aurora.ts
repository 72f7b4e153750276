import { noise } from '../model.ts'

/** Height of a curtain's lower edge at a column, in picture units. */
const hem = (x: number, phase: number) => 5 * Math.sin(x / 13 + phase) + 3 * Math.sin(x / 5.5 + phase)

/**
 * One curtain of the northern lights: columns four units wide over a wavy edge, lower at both ends.
 */
function curtain(from: number, to: number, base: number, phase: number): string {
  let path = ''
  for (let x = from; x < to; x += 4) {
    const swell = Math.sin((Math.PI * (x + 2 - from)) / (to - from))
    const low = Math.round(base + hem(x, phase))
    const tall = 3 + Math.round(swell * (14 + noise(x, base, 3) * 9))
    path += `M${x} ${low}v-${tall}h4v${tall}z`
  }
  return path
}

const gradient = (id: string, low: string, high: string) =>
  `<linearGradient id="${id}" x1="0" y1="1" x2="0" y2="0"><stop stop-color="${low}" stop-opacity=".5"/>` +
  `<stop offset=".9" stop-color="${high}" stop-opacity="0"/></linearGradient>`

/** Northern lights and stars behind the island; `left` and `top` are the sky's corner. */
export function aurora(left: number, top: number, width: number): string {
  const stars = Array.from({ length: 16 }, (_, i) => {
    const x = left + Math.floor(noise(i, 1, 1) * width)
    const y = top + Math.floor(noise(i, 2, 1) * 28)
    return `M${x} ${y}h1v1h-1z`
  }).join('')
  return (
    gradient('a0', '#34e39b', '#2f9fd8') +
    gradient('a1', '#63e6e2', '#9b6bff') +
    `<path fill="#eaf4ee" fill-opacity=".6" d="${stars}"/>` +
    `<path class="window" fill="url(#a1)" d="${curtain(left + 22, left + width, top + 20, 2)}"/>` +
    `<path class="beacon" fill="url(#a0)" d="${curtain(left, left + width - 14, top + 28, 0)}"/>`
  )
}
